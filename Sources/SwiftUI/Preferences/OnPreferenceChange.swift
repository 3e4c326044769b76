import MartletGraph

/// Calls a closure when what the content gives for a key is another value.
nonisolated public struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
    public typealias Body = Never
    public var action: (Key.Value) -> Void

    nonisolated public init(action: @escaping (Key.Value) -> Void) {
        self.action = action
    }

    @MainActor public static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs)
        -> _ViewNode
    {
        let node = PreferenceActionNode<Key>(view.modifier.action, inputs)
        node.child = C._makeNode(view.content, node.inputs)
        return node
    }

    @MainActor public static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        let node = unsafeDowncast(node, to: PreferenceActionNode<Key>.self)
        node.action = view.modifier.action
        C._updateNode(node.child, view.content, node.inputs)
    }
}

final class PreferenceActionNode<Key: PreferenceKey>: ChildNode, PreferenceReader where Key.Value: Equatable {
    var action: (Key.Value) -> Void
    private var last: Key.Value?
    private var calls = FrameCount()

    init(_ action: @escaping (Key.Value) -> Void, _ inputs: _ViewInputs) {
        self.action = action
        super.init(inputs)
        flags.insert(.readsPreferences)
    }

    func preferencesDidChange() {
        var found: Key.Value?
        reducePreference(Key.reduction, into: &found)
        if found == nil, last == nil { return }
        let value = found ?? Key.defaultValue
        if value == last { return }
        guard calls.next() < Frame.maximumRounds else {
            RuntimeWarning.issue("Bound preference \(Key.self) tried to update multiple times per frame.")
            return
        }
        last = value
        action(value)
    }
}

extension View {
    /// Calls `action` with what the views inside give for `key`: once after the first layout, and then when it is
    /// another value; never while nobody gives one (semantics 70).
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action))
    }
}
