import MartletGraph

/// Options beside each other in one box, as wide as each other where every title has room for that.
nonisolated struct SegmentedOptions<Content: View>: ContainerView {
    typealias Body = Never
    let content: Content

    @MainActor func makeContainer(_ inputs: _ViewInputs) -> SegmentedNode { SegmentedNode(inputs) }
}

/// The element of options beside each other: takes the width it is offered, and is as high as a button.
final class SegmentedNode: ContainerNode, ChoiceFollowing {
    /// From the box to a segment, in points.
    private static let inset: CGFloat = 3

    /// The raised box of the chosen segment, and which that is.
    private lazy var thumb = SegmentThumb(self)
    private var chosen: Int?

    func choiceChanged() { setNeedsLayout() }

    override func forEachChild(_ body: (_ViewNode) -> Void) {
        super.forEachChild(body)
        body(thumb)
    }

    private func isChosen(_ child: LayoutNode) -> Bool {
        child.layoutChildren.first.flatMap(OptionElement.isChosen) == true
    }

    private var height: CGFloat { environment.controlSize.height }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let sizes = layoutChildren.map { $0.sizeThatFits(.unspecified) }
        let widest = CGFloat(sizes.count) * (sizes.map(\.width).max() ?? 0)
        let width = (isApportioned ? sizes.map(\.width).reduce(0, +) : widest) + 2 * Self.inset
        let tallest = (sizes.map(\.height).max() ?? 0) + 2 * Self.inset
        // In a bar there is room for a title beside it.
        let offer = proposal.width.map { environment.isBarItem ? min($0, width) : $0 }
        return CGSize(width: max(0, offer ?? width), height: max(height, tallest))
    }

    private var isApportioned: Bool {
        ChangedAppearances.segmentedControl?.apportionsSegmentWidthsByContent == true
    }

    /// The frames of all segments, from the leading edge.
    private func frames(in size: CGSize) -> [CGRect] {
        let room = max(0, size.width - 2 * Self.inset)
        let ideals = layoutChildren.map { $0.sizeThatFits(.unspecified).width }
        let widths: [CGFloat]
        if isApportioned {
            let share = room / max(1, ideals.reduce(0, +))
            widths = ideals.map { $0 * share }
        } else {
            widths = SegmentWidths.shared(room, among: ideals)
        }
        var x = Self.inset
        return widths.map { width in
            defer { x += width }
            return CGRect(x: x, y: Self.inset, width: width, height: max(0, size.height - 2 * Self.inset))
        }
    }

    override func placeChildren() {
        let frames = frames(in: size)
        for (child, frame) in zip(layoutChildren, frames) {
            child.place(at: frame.origin, size: frame.size, proposal: ProposedViewSize(frame.size))
        }
        let old = chosen
        chosen = layoutChildren.firstIndex(where: isChosen)
        guard let chosen else { return }
        let frame = frames[chosen]
        placeMoving(if: old != nil && old != chosen) {
            thumb.place(at: frame.origin, size: frame.size, proposal: ProposedViewSize(frame.size))
        }
    }

    override func guides(in size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides? {
        guard let first = layoutChildren.first, let frame = frames(in: size).first else { return nil }
        return first.guides(in: frame.size, ProposedViewSize(frame.size))?.translated(by: frame.origin)
    }

    override func draw(into builder: inout DisplayBuilder) {
        let palette = ControlPalette(environment)
        let box = builder.rect(size)
        let own = ChangedAppearances.segmentedControl?.backgroundColor
        let fill = own.map { Color(uiColor: $0).rgba(in: environment) }
        builder.add(
            .fill(.rounded(box, 9), .color(fill ?? palette.foreground.withAlpha(multipliedBy: 0.1)), FillStyle()))
        if palette.isHighContrast {
            builder.add(
                .stroke(.rounded(box.insetBy(dx: 0.5, dy: 0.5), 8.5), .color(palette.border), StrokeStyle(lineWidth: 1))
            )
        }
        let isChosen = layoutChildren.map(self.isChosen)
        if chosen != nil { builder.add(thumb) }
        let frames = frames(in: size)
        for (index, child) in layoutChildren.enumerated() {
            let frame = mirrored(frames[index]).offsetBy(dx: box.minX, dy: box.minY)
            let pointer = child.layoutChildren.first.flatMap { $0.pickerContent?.pointer(on: $0) } ?? PointerState()
            if !isChosen[index], pointer != PointerState() {
                let color = palette.foreground.withAlpha(multipliedBy: pointer.choose(0, 0.05, 0.1))
                builder.add(.fill(.rounded(frame, 6), .color(color), FillStyle()))
            }
            if index > 0, !isChosen[index], !isChosen[index - 1] {
                let line = CGRect(
                    x: (isRightToLeft ? frame.maxX : frame.minX) - 0.5, y: frame.midY - 8, width: 1, height: 16)
                builder.add(.fill(.rect(line), .color(palette.trough), FillStyle()))
            }
            builder.add(child)
        }
    }

    override func styleChanged() {
        super.styleChanged()
        setNeedsLayout()
        setNeedsDisplay()
    }
}

/// The raised box of the chosen segment: an element of its own, so that it moves from one to another.
private final class SegmentThumb: LayoutNode {
    init(_ segments: SegmentedNode) {
        super.init(segments.inputs)
        layoutParent = segments
    }

    override func draw(into builder: inout DisplayBuilder) {
        let palette = ControlPalette(environment)
        let frame = builder.rect(shownFrame.size)
        if !palette.isDark {
            let shadow = palette.shadow.withAlpha(multipliedBy: 0.6)
            builder.add(.fill(.rounded(frame.offsetBy(dx: 0, dy: 1), 6), .color(shadow), FillStyle()))
        }
        let own = ChangedAppearances.segmentedControl?.selectedSegmentTintColor
        let fill: RGBA =
            own.map { Color(uiColor: $0).rgba(in: environment) }
            ?? (palette.isDark ? .white.withAlpha(multipliedBy: 0.2) : .white)
        builder.add(.fill(.rounded(frame, 6), .color(fill), FillStyle()))
    }
}
