import MartletGraph

/// What a graphics context asks of the canvas it draws for.
@MainActor
protocol CanvasHost: AnyObject {
    func symbol<ID: Hashable>(_ id: ID) -> LayoutNode?
}

/// The element of a canvas. The views of its symbols are elements inside, which are only seen where they are drawn.
final class CanvasNode<Symbols: View>: ContainerNode, CanvasHost, RoomTaker {
    var takesRoom: Bool { true }

    private var view: Canvas<Symbols>
    private var reader: Reader!

    init(_ view: Canvas<Symbols>, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
        reader = Reader(self)
        content = Symbols._makeNode(view.symbols, self.inputs)
    }

    func update(with new: Canvas<Symbols>) {
        view = new
        Symbols._updateNode(content, new.symbols, inputs)
        setNeedsDisplay()
    }

    override func update() {
        flags.remove(.stale)
        setNeedsDisplay()
    }

    override func collectElements(into list: inout ContiguousArray<_ViewNode>) { list.append(self) }
    override func willLeave() { reader.leave() }

    override func styleChanged() {
        super.styleChanged()
        setNeedsDisplay()
    }

    // MARK: Layout

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override var fillsHeight: Bool { true }

    override func placeChildren() {
        for child in layoutChildren {
            let size = child.sizeThatFits(.unspecified)
            // At the corner on the left, whichever the leading edge is: from there it is drawn elsewhere.
            child.place(at: mirrored(CGRect(origin: .zero, size: size)).origin, size: size, proposal: .unspecified)
        }
    }

    // MARK: Display

    /// On its way to another size it is drawn in one between.
    private var shownSize: CGSize { flags.contains(.moves) ? shownFrame.size : size }

    override var wantsGroup: Bool { true }

    override var appearance: GroupAppearance {
        var appearance = GroupAppearance()
        appearance.isRaster = true
        appearance.isIsolated = true
        appearance.clip = .rect(CGRect(origin: .zero, size: shownSize))
        return appearance
    }

    override func draw(into builder: inout DisplayBuilder) {
        let size = shownSize
        let rect = builder.rect(size)
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
        if view.isOpaque { builder.add(.fill(.rect(rect), .color(.black), FillStyle())) }
        let drawing = CanvasDrawing(environment, CGRect(origin: .zero, size: size), self)
        var context = GraphicsContext(drawing, CanvasLayer(), transform: .identity)
        let layer = context.layer
        reader.evaluate { view.renderer(&context, size) }
        let origin = builder.origin
        for item in layer.items { builder.add(origin == .zero ? item : item.moved(by: origin)) }
    }

    func symbol<ID: Hashable>(_ id: ID) -> LayoutNode? {
        layoutChildren.first { $0.selectionValue(as: ID.self, in: self) == id }
    }

    // MARK: Events and description

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        guard CGRect(origin: .zero, size: size).contains(point) else { return false }
        path.append(self)
        return true
    }

    override func describe(into list: inout AccessibilityBuilder) {}
}

/// Where and for whom a renderer draws, shared by all its contexts.
final class CanvasDrawing: @unchecked Sendable {
    let environment: EnvironmentValues
    /// What can be seen of what is drawn.
    let bounds: CGRect
    weak var host: (any CanvasHost)?

    init(_ environment: EnvironmentValues, _ bounds: CGRect, _ host: (any CanvasHost)?) {
        self.environment = environment
        self.bounds = bounds
        self.host = host
    }
}

/// What was drawn into one layer, in the canvas's coordinates.
final class CanvasLayer: @unchecked Sendable {
    @MainActor var items: [DisplayItem] = []
}
