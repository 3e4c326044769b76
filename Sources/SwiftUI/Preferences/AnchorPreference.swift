import MartletGraph

/// Gives a place in the content to the views around.
nonisolated struct AnchorPreferenceModifier<Key: PreferenceKey, A>: NodeModifier {
    typealias Body = Never
    var source: Anchor<A>.Source
    /// Whether what the content gives is changed, or left out.
    var keepsContent: Bool
    var transform: (inout Key.Value, Anchor<A>) -> Void

    @MainActor func makeNode(_ inputs: _ViewInputs) -> AnchorPreferenceNode<Key, A> {
        AnchorPreferenceNode<Key, A>(self, inputs)
    }

    @MainActor func contentMade(in node: AnchorPreferenceNode<Key, A>) {
        node.preferencesChanged()
        node.graph.placementObservers.append(node)
    }

    @MainActor func update(_ node: AnchorPreferenceNode<Key, A>) {
        node.modifier = self
    }

    @MainActor func contentUpdated(in node: AnchorPreferenceNode<Key, A>) {
        node.preferencesChanged()
    }
}

/// The node that works out an anchor after layout, and again when the content is somewhere else.
final class AnchorPreferenceNode<Key: PreferenceKey, A>: ChildNode, PlacementObserver {
    var modifier: AnchorPreferenceModifier<Key, A>
    private var last: [CGPoint] = []
    private var reader: Reader!

    init(_ modifier: AnchorPreferenceModifier<Key, A>, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
        reader = Reader(self)
    }

    override func update() { preferencesChanged() }
    override func willLeave() { reader.leave() }

    private var element: LayoutNode? { madeElements.first }

    func placementMayHaveChanged() {
        guard let points = element.map({ modifier.source.anchor(in: $0).points }), points != last else { return }
        last = points
        preferencesChanged()
    }

    override func reducePreference<Value>(_ key: PreferenceReduction<Value>, into result: inout Value?) {
        guard key.key == ObjectIdentifier(Key.self), let element else {
            return super.reducePreference(key, into: &result)
        }
        var inner: Value?
        if modifier.keepsContent { super.reducePreference(key, into: &inner) }
        var value = inner.map { $0 as! Key.Value } ?? Key.defaultValue
        let anchor = modifier.source.anchor(in: element)
        reader.evaluate { modifier.transform(&value, anchor) }
        key.add(value as! Value, to: &result)
    }
}

extension View {
    /// Gives a value made from a place in this view to the views around.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorPreferenceModifier<K, A>(source: value, keepsContent: false) { $0 = transform($1) })
    }

    /// Changes what the views inside give for `key`, with a place in this view.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorPreferenceModifier<K, A>(source: value, keepsContent: true, transform: transform))
    }
}
