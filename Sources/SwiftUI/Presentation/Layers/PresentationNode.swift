import MartletGraph

/// Shows a view above the content of the window for as long as there is something to present.
///
/// The view belongs to the one it is declared at: it sees that one's environment, is brought up to date with it and
/// leaves with it.
nonisolated struct PresentationModifier<Item, Layer: View>: NodeModifier {
    typealias Body = Never
    let kind: LayerKind
    /// What is presented, nil while nothing is; what this reads is followed.
    let item: () -> Item?
    /// Another id is another presentation.
    var id: (Item) -> AnyHashable = { _ in true }
    /// Where the layer points to, by where the view lies that it is declared at; nil for that itself.
    var anchor: ((Item, CGRect) -> CGRect)?
    /// Writes that nothing is presented any more.
    let end: () -> Void
    /// Told once a presentation is over, after its views have disappeared.
    var onDismiss: (() -> Void)?
    let content: (Item) -> Layer

    @MainActor func makeNode(_ inputs: _ViewInputs) -> PresentationNode<Item, Layer> { PresentationNode(self, inputs) }

    @MainActor func contentMade(in node: PresentationNode<Item, Layer>) {
        node.update()
    }

    @MainActor func contentUpdated(in node: PresentationNode<Item, Layer>) {
        node.modifier = self
        node.update()
    }
}

/// The node that presents a layer.
final class PresentationNode<Item, Layer: View>: ChildNode, Presenter, PlacementObserver {
    var modifier: PresentationModifier<Item, Layer>
    private var reader: Reader!
    private var layer: LayerNode?
    private var shown: _ViewNode!
    private typealias Shown = ModifiedContent<Layer, PresentedSchemeModifier>
    private var shownID: AnyHashable?
    /// Whether a presentation has ended whose `onDismiss` is still to be called.
    private var isEnding = false
    private var isObserving = false
    /// The layer, or the window, above whose content this one presents.
    private let context: ObjectIdentifier
    private(set) var isSheet = false

    init(_ modifier: PresentationModifier<Item, Layer>, _ inputs: _ViewInputs) {
        self.modifier = modifier
        context = PresentationQueue.context(of: inputs)
        super.init(inputs)
        reader = Reader(self)
    }

    override func forEachChild(_ body: (_ViewNode) -> Void) {
        super.forEachChild(body)
        if let layer { body(layer) }
    }

    override func update() {
        flags.remove(.stale)
        graph.updating { follow() }
    }

    private func follow() {
        guard let (item, id) = reader.evaluate({ modifier.item().map { ($0, modifier.id($0)) } }) else {
            takeAway()
            window?.kept(PresentationQueue.self).withdraw(self, in: context)
            return
        }
        if id != shownID { takeAway() }
        guard layer != nil || present(item, id), let layer else { return }
        let view = reader.extend { modifier.content(item) }.modifier(PresentedSchemeModifier(scheme: layer.scheme))
        if shown != nil { return Shown._updateNode(shown, view, layer.card.inputs) }
        guard let root = window?.root else { return }
        // Before its content is made, which may present something in turn.
        layer.show(in: root)
        root.add(layer)
        shown = Shown._makeNode(view, layer.card.inputs)
        layer.card.content = shown
    }

    private var window: WindowRoot? { scope.windowRoot }

    /// - Returns: whether it is this one's turn.
    private func present(_ item: Item, _ id: AnyHashable) -> Bool {
        guard let window, !isEnding else { return false }
        let kind = modifier.kind
        isSheet = kind == .sheet || kind == .cover
        if kind.isPresentation, !window.kept(PresentationQueue.self).begin(self, in: context) { return false }
        shownID = id
        let new = LayerNode(kind, presenter: self) { [weak self] in self?.end() }
        layer = new
        shown = nil
        new.anchor = { [unowned self] in modifier.anchor?(item, frame) ?? frame }
        if kind.isAnchored, !isObserving {
            isObserving = true
            graph.placementObservers.append(self)
        }
        graph.effects.addAction { [weak window, weak new] in new.map { window?.layerAppeared($0) } }
        return true
    }

    /// Asks for the end, and looks whether the binding gave in: one made of closures may not say so itself.
    private func end() {
        modifier.end()
        setNeedsUpdate()
    }

    /// Takes the layer out of the tree; what comes after waits until `onDismiss` was called.
    private func takeAway() {
        guard let old = layer else { return }
        layer = nil
        shown = nil
        shownID = nil
        isEnding = true
        old.leave()
        let onDismiss = modifier.onDismiss
        graph.effects.addDeparture { [self] in
            isEnding = false
            window?.layerDisappeared(old)
            onDismiss?()
            window?.kept(PresentationQueue.self).end(self, in: context)
            setNeedsUpdate()
        }
    }

    override func willLeave() {
        reader.leave()
        guard let window else { return }
        window.kept(PresentationQueue.self).withdraw(self, in: context)
        guard let layer else { return window.kept(PresentationQueue.self).end(self, in: context) }
        let onDismiss = modifier.onDismiss
        graph.effects.addDeparture { [self] in
            window.layerDisappeared(layer)
            onDismiss?()
            window.kept(PresentationQueue.self).end(self, in: context)
        }
    }

    func placementMayHaveChanged() { layer?.placementMayHaveChanged() }

    /// Where the view is that the layer is declared at, in window coordinates; nowhere, where the program itself presents.
    private var frame: CGRect {
        let elements = child?.madeElements ?? []
        return elements.reduce(CGRect.null) { $1.flags.contains(.placed) ? $0.union($1.frameInWindow) : $0 }
    }
}
