import MartletGraph

/// Gives a value to the views around, instead of what the content gives.
nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: NodeModifier {
    public typealias Body = Never
    public var value: Key.Value

    nonisolated public init(key: Key.Type = Key.self, value: Key.Value) {
        self.value = value
    }

    @MainActor func makeNode(_ inputs: _ViewInputs) -> PreferenceWritingNode<Key> {
        PreferenceWritingNode<Key>(value, inputs)
    }

    @MainActor func contentMade(in node: PreferenceWritingNode<Key>) {
        node.preferencesChanged()
    }

    @MainActor func update(_ node: PreferenceWritingNode<Key>) {
        node.update(value)
    }
}

/// A node that says for itself what the views around get for one key.
@MainActor
protocol PreferenceWriter: _ViewNode {
    var writtenKey: ObjectIdentifier { get }
}

final class PreferenceWritingNode<Key: PreferenceKey>: ChildNode, PreferenceWriter {
    var writtenKey: ObjectIdentifier { ObjectIdentifier(Key.self) }
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
nonisolated public struct _PreferenceTransformModifier<Key: PreferenceKey>: NodeModifier {
    public typealias Body = Never
    public var transform: (inout Key.Value) -> Void

    nonisolated public init(key: Key.Type = Key.self, transform: @escaping (inout Key.Value) -> Void) {
        self.transform = transform
    }

    @MainActor func makeNode(_ inputs: _ViewInputs) -> PreferenceTransformNode<Key> {
        PreferenceTransformNode<Key>(transform, inputs)
    }

    @MainActor func contentMade(in node: PreferenceTransformNode<Key>) {
        node.preferencesChanged()
    }

    @MainActor func update(_ node: PreferenceTransformNode<Key>) {
        node.transform = transform
    }

    @MainActor func contentUpdated(in node: PreferenceTransformNode<Key>) {
        node.preferencesChanged()
    }
}

class PreferenceTransformNode<Key: PreferenceKey>: ChildNode, PreferenceWriter {
    var writtenKey: ObjectIdentifier { ObjectIdentifier(Key.self) }
    var transform: (inout Key.Value) -> Void
    private var reader: Reader!

    init(_ transform: @escaping (inout Key.Value) -> Void, _ inputs: _ViewInputs) {
        self.transform = transform
        super.init(inputs)
        Text.LayoutKey.noteReader(of: Key.self)
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
