import MartletGraph

/// Gives a value to the views around, instead of what the content gives.
nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: ViewModifier {
    public typealias Body = Never
    public var value: Key.Value

    nonisolated public init(key: Key.Type = Key.self, value: Key.Value) {
        self.value = value
    }

    @MainActor public static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs)
        -> _ViewNode
    {
        let node = PreferenceWritingNode<Key>(view.modifier.value, inputs)
        node.child = C._makeNode(view.content, node.inputs)
        node.preferencesChanged()
        return node
    }

    @MainActor public static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        let node = unsafeDowncast(node, to: PreferenceWritingNode<Key>.self)
        node.update(view.modifier.value)
        C._updateNode(node.child, view.content, node.inputs)
    }
}

final class PreferenceWritingNode<Key: PreferenceKey>: ChildNode {
    private var value: Key.Value

    init(_ value: Key.Value, _ inputs: _ViewInputs) {
        self.value = value
        super.init(inputs)
    }

    func update(_ new: Key.Value) {
        if Equality<Key.Value>.cached.isEqual(&value, new) { return }
        value = new
        preferencesChanged()
    }

    override func reducePreference<Value>(_ key: PreferenceReduction<Value>, into result: inout Value?) {
        guard key.key == ObjectIdentifier(Key.self) else { return super.reducePreference(key, into: &result) }
        key.add(value as! Value, to: &result)
    }
}

/// Changes what the content gives to the views around.
nonisolated public struct _PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier {
    public typealias Body = Never
    public var transform: (inout Key.Value) -> Void

    nonisolated public init(key: Key.Type = Key.self, transform: @escaping (inout Key.Value) -> Void) {
        self.transform = transform
    }

    @MainActor public static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs)
        -> _ViewNode
    {
        let node = PreferenceTransformNode<Key>(view.modifier.transform, inputs)
        node.child = C._makeNode(view.content, node.inputs)
        node.preferencesChanged()
        return node
    }

    @MainActor public static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        let node = unsafeDowncast(node, to: PreferenceTransformNode<Key>.self)
        node.transform = view.modifier.transform
        C._updateNode(node.child, view.content, node.inputs)
        node.preferencesChanged()
    }
}

class PreferenceTransformNode<Key: PreferenceKey>: ChildNode {
    var transform: (inout Key.Value) -> Void
    private var reader: Reader!

    init(_ transform: @escaping (inout Key.Value) -> Void, _ inputs: _ViewInputs) {
        self.transform = transform
        super.init(inputs)
        reader = Reader(self)
    }

    override func update() { preferencesChanged() }
    override func willLeave() { reader.leave() }

    override func reducePreference<Value>(_ key: PreferenceReduction<Value>, into result: inout Value?) {
        guard key.key == ObjectIdentifier(Key.self) else { return super.reducePreference(key, into: &result) }
        var inner: Value?
        super.reducePreference(key, into: &inner)
        var value = inner.map { $0 as! Key.Value } ?? Key.defaultValue
        reader.evaluate { transform(&value) }
        key.add(value as! Value, to: &result)
    }
}

extension View {
    /// Gives `value` for `key` to the views around.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceWritingModifier<K>(value: value))
    }

    /// Changes what the views inside give for `key`; where they give nothing, the default value.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(_PreferenceTransformModifier<K>(transform: callback))
    }
}
