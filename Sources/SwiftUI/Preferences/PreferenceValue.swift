import MartletGraph

/// Shows, in front of or behind a view, another that is made from what the view gives for a key.
nonisolated struct PreferenceValueModifier<Key: PreferenceKey, Secondary: View>: ViewModifier {
    typealias Body = Never
    let alignment: Alignment
    let isInFront: Bool
    let transform: (Key.Value) -> Secondary

    @MainActor static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs) -> _ViewNode
    {
        let node = PreferenceValueNode<Key, Secondary>(view.modifier, inputs)
        node.decorated.setContent(C._makeNode(view.content, node.decorated.inputs))
        node.appeared()
        return node
    }

    @MainActor static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        let node = unsafeDowncast(node, to: PreferenceValueNode<Key, Secondary>.self)
        C._updateNode(node.decorated.content, view.content, node.decorated.inputs)
        node.update(with: view.modifier)
    }
}

/// The node that makes the second view anew when the preference of the first is another value.
final class PreferenceValueNode<Key: PreferenceKey, Secondary: View>: ChildNode, PreferenceReader {
    private var modifier: PreferenceValueModifier<Key, Secondary>
    private var value = Key.defaultValue
    private var secondary: Secondary?
    private var reader: Reader!
    private(set) var decorated: DecorationNode!

    init(_ modifier: PreferenceValueModifier<Key, Secondary>, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
        flags.insert(.readsPreferences)
        Text.LayoutKey.noteReader(of: Key.self)
        reader = Reader(self)
        decorated = DecorationNode(decoration, self.inputs)
        child = decorated
    }

    private var decoration: Decoration {
        Decoration(
            alignment: modifier.alignment, isInFront: modifier.isInFront,
            make: { [unowned self] in Secondary?._makeNode(secondary, $0) },
            update: { [unowned self] in Secondary?._updateNode($0, secondary, $1) })
    }

    /// The content is there: what it gives can be read.
    func appeared() {
        value = given
        evaluate()
    }

    func update(with new: PreferenceValueModifier<Key, Secondary>) {
        modifier = new
        value = given
        evaluate()
    }

    override func update() { evaluate() }

    func preferencesDidChange() {
        let new = given
        if Equality<Key.Value>.cached.isEqual(&value, new) { return }
        value = new
        setNeedsUpdate()
    }

    private var given: Key.Value {
        var found: Key.Value?
        decorated.content.reducePreference(Key.reduction, into: &found)
        return found ?? Key.defaultValue
    }

    private func evaluate() {
        flags.remove(.stale)
        secondary = reader.evaluate { modifier.transform(value) }
        decorated.setDecoration(decoration)
    }

    override func willLeave() { reader.leave() }
}

extension View {
    /// Shows in front of this view another, made from what this view gives for `key` (semantics 68).
    nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        overlayPreferenceValue(key, alignment: .center, transform)
    }

    /// Shows in front of this view another, made from what this view gives for `key`, aligned in its frame.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceValueModifier<K, V>(alignment: alignment, isInFront: true, transform: transform))
    }

    /// Shows behind this view another, made from what this view gives for `key` (semantics 68).
    nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        backgroundPreferenceValue(key, alignment: .center, transform)
    }

    /// Shows behind this view another, made from what this view gives for `key`, aligned in its frame.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceValueModifier<K, V>(alignment: alignment, isInFront: false, transform: transform))
    }
}
