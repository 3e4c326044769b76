import MartletGraph
import MartletHost

/// Options on a wheel: drag it, scroll it, click a line, or use the arrow keys.
nonisolated struct WheelOptions<Content: View>: ContainerView {
    typealias Body = Never
    let content: Content

    @MainActor func makeContainer(_ inputs: _ViewInputs) -> WheelNode { WheelNode(inputs) }
}

/// The element of a wheel: five lines high where there is room, the chosen one in the middle.
final class WheelNode: ContainerNode, ChoiceFollowing {
    private var rowHeight: CGFloat { environment.wheelRowHeight }
    private static let visibleRows: CGFloat = 5
    /// How far a wheel of a mouse turns this one by a line, in points.
    private static let scrollStep: CGFloat = 60

    /// The line in the middle; between two while the wheel is dragged.
    private var position: CGFloat = 0
    private var isDragged = false
    private var scrolled: CGFloat = 0

    private var rows: ContiguousArray<LayoutNode> { layoutChildren }

    private func option(_ row: LayoutNode) -> LayoutNode? { row.layoutChildren.first }

    private var chosenIndex: Int? { rows.firstIndex { option($0).flatMap(OptionElement.isChosen) == true } }

    private var motion: SystemMotion?

    func choiceChanged() {
        if !isDragged { glide() }
    }

    /// Turns to the line that is chosen, where the window shows motion of its own.
    private func glide() {
        motion?.cancel()
        let (start, end) = (position, CGFloat(chosenIndex ?? 0))
        if start == end { return turn(to: end) }
        motion = SystemMotion.begin(in: self, by: SystemAnimation.swipes, from: 0, to: 1) { [weak self] in
            self?.turn(to: start + (end - start) * CGFloat($0))
        } over: { [weak self] in
            self?.motion = nil
            self?.turn(to: end)
        }
        if motion == nil { turn(to: end) }
    }

    override func elementsCollected() { setNeedsLayout() }

    // MARK: Layout

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let widest = rows.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let (row, ideal) = (rowHeight, rowHeight * Self.visibleRows)
        return CGSize(
            width: max(0, proposal.width ?? max(widest, 80)), height: min(max(proposal.height ?? ideal, row), ideal))
    }

    override func placeChildren() {
        if !isDragged, motion == nil { position = CGFloat(chosenIndex ?? 0) }
        placeRows()
    }

    private func placeRows() {
        let row = CGSize(width: size.width, height: rowHeight)
        for (index, child) in rows.enumerated() {
            let y = size.height / 2 + (CGFloat(index) - position - 0.5) * row.height
            child.place(at: CGPoint(x: 0, y: y), size: row, proposal: ProposedViewSize(row))
            child.group?.setAppearance(child.appearance)
        }
    }

    private func turn(to new: CGFloat) {
        position = new
        guard flags.contains(.placed) else { return }
        placeRows()
        setNeedsDisplay()
    }

    /// Lines are fainter the further they are from the middle.
    func opacity(of row: LayoutNode) -> Double {
        let distance = abs(row.origin.y + row.size.height / 2 - size.height / 2) / max(row.size.height, 1)
        return Double(max(0, 1 - 0.32 * distance))
    }

    // MARK: Display

    override var wantsGroup: Bool { true }

    override var appearance: GroupAppearance {
        var appearance = GroupAppearance()
        appearance.clip = .rect(CGRect(origin: .zero, size: size))
        return appearance
    }

    override func draw(into builder: inout DisplayBuilder) {
        let rect = builder.rect(size)
        let height = rowHeight
        let band = CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
        let color = ControlPalette(environment).foreground.withAlpha(multipliedBy: 0.08)
        builder.add(.fill(.rounded(band, 8), .color(color), FillStyle()))
        for row in rows where row.origin.y < size.height && row.origin.y + height > 0 { builder.add(row) }
    }

    override func styleChanged() {
        super.styleChanged()
        setNeedsDisplay()
    }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        guard CGRect(origin: .zero, size: size).contains(point) else { return false }
        for row in rows where row.hitTest(row.fromParent(point), &path) { break }
        path.append(self)
        return true
    }

    override func describe(into list: inout AccessibilityBuilder) {
        list.addClipped(to: frameInWindow) { for row in rows { row.describe(into: &$0) } }
    }

    // MARK: Turning

    fileprivate func drag(from start: CGFloat, by distance: CGFloat) {
        isDragged = true
        motion?.cancel()
        motion = nil
        turn(to: min(max(start - distance / rowHeight, -0.4), CGFloat(rows.count) - 0.6))
    }

    fileprivate var place: CGFloat { position }

    /// Chooses the line that is nearest to the middle.
    fileprivate func settle() {
        isDragged = false
        let index = min(max(Int(position.rounded()), 0), rows.count - 1)
        if index >= 0, let option = option(rows[index]) { option.pickerContent?.choose(option) }
        // A line that cannot be chosen gives way to the one that is.
        glide()
    }

    fileprivate func stop() {
        isDragged = false
        glide()
    }
}

extension WheelNode: PointerResponder, ScrollResponder {
    func makeTracker() -> PressTracker? { WheelTracker(self) }

    func scroll(_ event: ScrollEvent) -> Bool {
        if event.phase == .began { scrolled = 0 }
        scrolled += event.delta.height
        guard let content = rows.first.flatMap(option)?.pickerContent else { return false }
        var isTaken = abs(event.delta.height) > 0 && abs(scrolled) < Self.scrollStep
        while abs(scrolled) >= Self.scrollStep {
            let direction: CGFloat = scrolled > 0 ? 1 : -1
            scrolled -= direction * Self.scrollStep
            isTaken = content.move(by: Int(direction)) || isTaken
        }
        return isTaken
    }
}

/// Turns a wheel by dragging it.
private final class WheelTracker: PressTracker {
    private let wheel: WheelNode
    private var start: CGFloat?

    init(_ node: WheelNode) {
        wheel = node
        super.init(node)
    }

    override func moved(_ press: Press) -> Bool {
        guard start != nil || press.distance > 4 else { return false }
        let isFirst = start == nil
        if isFirst { start = wheel.place }
        wheel.drag(from: start!, by: press.location.y - press.start.location.y)
        return isFirst
    }

    override func ended(_ press: Press) -> PressOutcome {
        guard start != nil else { return .failed }
        start = nil
        return .recognized { [wheel] in wheel.settle() }
    }

    override func cancelled() {
        if start != nil, isPresent { wheel.stop() }
        start = nil
    }
}

extension EnvironmentValues {
    /// How high a line of a wheel is, in points.
    var wheelRowHeight: CGFloat { scaled(32) }
}
