import MartletGraph

/// Calls a closure when what the content gives for a key is another value.
nonisolated public struct _PreferenceActionModifier<Key: PreferenceKey>: NodeModifier where Key.Value: Equatable {
    public typealias Body = Never
    public var action: (Key.Value) -> Void

    nonisolated public init(action: @escaping (Key.Value) -> Void) {
        self.action = action
    }

    @MainActor func makeNode(_ inputs: _ViewInputs) -> PreferenceActionNode<Key> {
        PreferenceActionNode<Key>(action, inputs)
    }

    @MainActor func update(_ node: PreferenceActionNode<Key>) {
        node.action = action
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
        Text.LayoutKey.noteReader(of: Key.self)
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
