import MartletGraph

/// The element that fills a window: its content, and above it the layers that are shown now.
///
/// Only the last layer takes events, keys and the keyboard's focus. What lies behind it is still seen and described, as
/// covered.
final class RootNode: LayoutNode, PreferenceReader {
    private(set) var base: BaseNode!
    /// What is shown above the content, the last in front.
    private(set) var layers: [WindowLayer] = []

    init(_ inputs: _ViewInputs) {
        super.init(inputs)
        flags.insert(.readsPreferences)
        base = BaseNode(self.inputs)
        base.layoutParent = self
        base.group = DisplayGroup()
    }

    override func forEachChild(_ body: (_ViewNode) -> Void) { body(base) }

    override var layoutChildren: ContiguousArray<LayoutNode> { [base] + layers }

    /// The element that takes part in events before all others.
    var front: LayoutNode { layers.last ?? base }

    /// Whether an element takes part in events: the front one, and those behind layers that let them.
    func canReach(_ element: LayoutNode) -> Bool {
        for layer in layers.reversed() {
            if layer === element { return true }
            if !layer.letsBehindBeUsed { return false }
        }
        return true
    }

    /// Other elements can be used than before.
    func reachChanged() {
        for child in layoutChildren { child.setNeedsDisplay() }
        setNeedsDisplay()
    }

    /// What is still seen of layers that have gone.
    private var leaving: [WindowLayer] = []

    func add(_ layer: WindowLayer) {
        layers.append(layer)
        layer.arrive(in: self)
        layersChanged()
    }

    func remove(_ layer: WindowLayer) {
        guard let index = layers.firstIndex(where: { $0 === layer }) else { return }
        layers.remove(at: index)
        let isSeen = layer.depart(from: self) { [weak self, weak layer] in
            self?.leaving.removeAll { $0 === layer }
            self?.setNeedsDisplay()
        }
        if isSeen { leaving.append(layer) }
        layersChanged()
    }

    private func layersChanged() {
        setNeedsLayout()
        setNeedsDisplay()
        for child in layoutChildren { child.setNeedsDisplay() }
    }

    func preferencesDidChange() { window?.contents.preferencesChanged(below: base) }

    override func draw(into builder: inout DisplayBuilder) {
        super.draw(into: &builder)
        for layer in leaving {
            guard let group = layer.group else { continue }
            group.setOrigin(builder.origin)
            builder.add(.group(group))
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func placeChildren() {
        for child in layoutChildren { child.place(at: .zero, proposal: ProposedViewSize(size)) }
    }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        for child in layoutChildren.reversed() where canReach(child) && child.hitTest(point, &path) {
            path.append(self)
            return true
        }
        return false
    }

    override func describe(into list: inout AccessibilityBuilder) {
        let place = list.elements.count
        defer { list.sortByPriority(from: place) }
        for child in layoutChildren {
            guard !canReach(child) else {
                child.describe(into: &list)
                continue
            }
            list.add {
                child.describe(into: &$0)
            } changing: {
                $0.isCovered = true
                $0.isFocusable = false
            }
        }
    }
}

/// The element of a window's content, centred in the window.
final class BaseNode: ContainerNode {
    override var frameContainerSize: CGSize? { inner }

    /// What the window's buttons stand on is outside of the safe area.
    override var coveredEdges: EdgeInsets? {
        reserve > 0 ? EdgeInsets(top: reserve, leading: 0, bottom: 0, trailing: 0) : nil
    }

    override var freeTop: CGFloat { reserve }
    override var titleStrip: CGFloat? { reserve }

    private var reserve: CGFloat { window?.titleBars.reserve ?? 0 }
    private var inner: CGSize { CGSize(width: size.width, height: max(0, size.height - reserve)) }

    /// What fills the window behind its content.
    var background: LayoutNode? {
        didSet {
            if background === oldValue { return }
            oldValue?.leave()
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    override func forEachChild(_ body: (_ViewNode) -> Void) {
        super.forEachChild(body)
        if let background { body(background) }
    }

    override func draw(into builder: inout DisplayBuilder) {
        if let background { builder.add(background) }
        super.draw(into: &builder)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func placeChildren() {
        layoutChildren.placeInMiddle(of: inner, ProposedViewSize(inner), from: reserve)
        background?.place(at: .zero, size: size, proposal: ProposedViewSize(size))
    }

    override var appearance: GroupAppearance {
        var appearance = GroupAppearance()
        appearance.isInert = (layoutParent as? RootNode)?.canReach(self) == false
        return appearance
    }
}
