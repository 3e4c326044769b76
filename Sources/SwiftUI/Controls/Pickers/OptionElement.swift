import MartletGraph
import MartletHost

/// Makes each option of a picker one that can be chosen, and shows whether it is.
nonisolated struct OptionElement: PointerModifier, HoverModifier, RowActionModifier, ListModifier, Equatable {
    enum Look {
        /// A row with a tick at its end.
        case row
        /// The same as a row of a list, which is as high as the others and reacts as a whole.
        case listRow
        /// A round button with the option after it.
        case radio
        /// A part of a box that somebody else draws.
        case segment
        /// A symbol that gets a box.
        case palette
        /// A line of a wheel.
        case wheel
    }

    let look: Look
    /// Whether the keyboard stops at each option, where choosing one leaves the page. Else it stops at the chosen one,
    /// and arrows choose.
    var isStopEach = false
    /// Whether screen readers are told of a tab.
    var isTab = false

    @MainActor func change(from old: Self) -> ElementChange { self == old ? .none : .layout }

    @MainActor static func isChosen(_ option: LayoutNode) -> Bool? {
        option.pickerContent.flatMap { $0.choice.isChosen(option, $0) }
    }

    // MARK: Layout

    @MainActor private func insets(of option: LayoutNode) -> EdgeInsets {
        switch look {
        case .row: EdgeInsets(top: 7, leading: 0, bottom: 7, trailing: 24)
        case .listRow: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 24)
        case .radio:
            Self.isChosen(option) == nil ? EdgeInsets() : EdgeInsets(top: 2, leading: 28, bottom: 2, trailing: 0)
        case .segment: EdgeInsets(top: 2, leading: 8, bottom: 2, trailing: 8)
        case .palette: EdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8)
        case .wheel: EdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
        }
    }

    @MainActor private func inner(_ proposal: ProposedViewSize, _ option: LayoutNode) -> ProposedViewSize {
        let insets = insets(of: option)
        return ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
    }

    @MainActor func measure(_ child: LayoutNode, _ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        let insets = insets(of: child)
        let fit = child.sizeThatFits(inner(proposal, child))
        let size = CGSize(
            width: fit.width + insets.leading + insets.trailing, height: fit.height + insets.top + insets.bottom)
        switch look {
        case .row: return CGSize(width: max(size.width, proposal.width ?? 0), height: max(size.height, 34))
        case .listRow: return CGSize(width: max(size.width, proposal.width ?? 0), height: size.height)
        case .radio: return CGSize(width: size.width, height: max(size.height, 24))
        case .palette: return CGSize(width: max(size.width, 34), height: max(size.height, 34))
        case .segment: return size
        case .wheel: return CGSize(width: max(size.width, proposal.width ?? 0), height: node.environment.wheelRowHeight)
        }
    }

    @MainActor func place(_ child: LayoutNode, _ node: LayoutNode) {
        let insets = insets(of: child)
        let offer = inner(ProposedViewSize(node.size), child)
        let size = child.sizeThatFits(offer)
        let spare = node.size.width - insets.leading - insets.trailing - size.width
        let isLeading = look == .row || look == .listRow || look == .radio
        child.place(
            at: CGPoint(x: insets.leading + (isLeading ? 0 : spare / 2), y: (node.size.height - size.height) / 2),
            size: size, proposal: offer)
    }

    @MainActor func guides(
        of child: LayoutNode, _ size: CGSize, _ proposal: ProposedViewSize, _ node: LayoutNode
    ) -> ExplicitGuides? {
        let offer = inner(ProposedViewSize(size), child)
        let inside = child.dimensions(offer)
        return inside.explicit?.translated(
            by: CGPoint(x: insets(of: child).leading, y: (size.height - inside.height) / 2))
    }

    // MARK: Display

    @MainActor var wantsGroup: Bool { true }

    /// Whether the picker can be used, but not this option.
    @MainActor private func isOut(_ node: LayoutNode) -> Bool {
        guard node.isEnabled, let option = node.layoutChildren.first else { return false }
        return option.pickerContent?.canChoose(option) == false
    }

    @MainActor func appearance(in node: LayoutNode) -> GroupAppearance {
        var appearance = GroupAppearance()
        if let wheel = node.layoutParent as? WheelNode { appearance.opacity = wheel.opacity(of: node) }
        if isOut(node) { appearance.opacity *= 0.5 }
        if look == .segment, let titles = ChangedAppearances.segmentedControl, titles.colorsTitles {
            // The titles are black, so that they take any colour.
            let isChosen = node.layoutChildren.first.flatMap(Self.isChosen) == true
            let wanted = titles.title(isSelected: isChosen).color ?? .label
            let color = Color(uiColor: wanted).rgba(in: node.environment)
            func only(_ value: Float) -> [Double] { [0, 0, 0, 0, Double(value)] }
            appearance.colors = MartletDisplay.ColorMatrix(
                red: only(color.red), green: only(color.green), blue: only(color.blue),
                alpha: [0, 0, 0, Double(color.alpha), 0])
        }
        return appearance
    }

    @MainActor func draw(_ child: LayoutNode, _ node: LayoutNode, into builder: inout DisplayBuilder) {
        // What the option says of itself is not told to what is around it.
        node.group?.setAppearance(appearance(in: node))
        let isChosen = Self.isChosen(child)
        let pointer = child.pickerContent?.pointer(on: child) ?? PointerState()
        let palette = ControlPalette(node.environment)
        let rect = builder.rect(node.size)
        switch look {
        case .row where isChosen == true, .listRow where isChosen == true:
            let inset: CGFloat = look == .row ? 16 : 8
            builder.addTick(
                builder.point(node.size.width - inset, rect.height / 2, of: node),
                Color._accentText.rgba(in: node.environment),
                size: node.environment.scaled(16))
        case .radio where isChosen != nil:
            builder.addRadio(
                builder.point(10, rect.height / 2, of: node), isOn: isChosen == true, pointer, palette)
        case .palette where isChosen == true || pointer != PointerState():
            let color = palette.foreground.withAlpha(
                multipliedBy: isChosen == true ? pointer.choose(0.15, 0.2, 0.25) : pointer.choose(0, 0.07, 0.16))
            builder.add(.fill(.rounded(rect, 6), .color(color), FillStyle()))
        default: break
        }
        builder.add(child)
        if isStop { builder.addFocusRing(node) }
    }

    // MARK: Use

    @MainActor func hitTest(
        _ point: CGPoint, _ child: LayoutNode, _ node: LayoutNode, _ path: inout HitPath
    ) -> Bool {
        child.hitTest(child.fromParent(point), &path) || CGRect(origin: .zero, size: node.size).contains(point)
    }

    @MainActor static func makeTracker(_ node: ModifierLayoutNode<Self>) -> PressTracker? {
        guard node.modifier.look != .listRow, let option = node.layoutChildren.first, isChosen(option) != nil else {
            return nil
        }
        return OptionTracker(node, option)
    }

    @MainActor func hoverChanged(_ isInside: Bool, _ node: LayoutNode) {
        guard let option = node.layoutChildren.first else { return }
        option.pickerContent?.setHovered(option, isInside)
    }

    /// Whether the keyboard stops at options. Else it stops at the picker, and arrows choose.
    private var isStop: Bool { look == .row || look == .listRow }

    @MainActor var isRowAction: Bool { look == .listRow }

    @MainActor func perform(_ action: AccessibleAction) -> Bool { false }

    @MainActor func perform(_ action: AccessibleAction, _ node: LayoutNode) -> Bool {
        guard let option = node.layoutChildren.first, Self.isChosen(option) != nil, let content = option.pickerContent
        else { return false }
        switch action {
        case .activate: return content.choose(option)
        case .increment where isStop && !isStopEach: return choose(1, after: option, in: content, node)
        case .decrement where isStop && !isStopEach: return choose(-1, after: option, in: content, node)
        default: return false
        }
    }

    /// Chooses the option that many after another one, and takes the keyboard there.
    @MainActor private func choose(
        _ distance: Int, after option: LayoutNode, in content: PickerContentNode, _ node: LayoutNode
    ) -> Bool {
        guard let next = content.option(distance, after: option), content.choose(next) else { return false }
        if let window = node.window, window.focusedNode === node, let stop = next.layoutParent {
            window.requestFocus(stop.elementID)
        }
        return true
    }

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        guard let isChosen = Self.isChosen(child) else { return list.addPart { child.describe(into: &$0) } }
        list.addPart {
            $0.addControl(isTab ? .tab : .option, node) {
                $0.isOn = isChosen
                if isOut(node) { $0.isEnabled = false }
                // Keys lead on from where they are.
                $0.isFocusable = node.isEnabled && isStop && (isChosen || !isOut(node))
                $0.isPassedByTab = isStop && !isStopEach && !isChosen && child.pickerContent?.stop !== child
            } content: {
                child.describe(into: &$0)
            }
        }
    }
}

/// Chooses an option when the pointer goes up where it went down.
private final class OptionTracker: PressTracker {
    private let option: LayoutNode

    init(_ node: LayoutNode, _ option: LayoutNode) {
        self.option = option
        super.init(node)
    }

    override func began(_ press: Press) -> Bool {
        option.pickerContent?.setPressed(option)
        return false
    }

    override func moved(_ press: Press) -> Bool {
        option.pickerContent?.setPressed(contains(press.location) ? option : nil)
        return false
    }

    override func ended(_ press: Press) -> PressOutcome {
        let isInside = contains(press.location)
        cancelled()
        guard isInside, node.isEnabled, let content = option.pickerContent, content.canChoose(option) else {
            return .failed
        }
        return .recognized { [option] in content.choose(option) }
    }

    override func cancelled() { option.pickerContent?.setPressed(nil) }
}

extension DisplayBuilder {
    /// A tick in a square of `size` points around `center`.
    mutating func addTick(_ center: CGPoint, _ color: RGBA, size: CGFloat) {
        let scale = size / 16
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x * scale, y: center.y + y * scale) }
        let steps: [PathElement] = [
            .move(to: point(-5.5, 0.5)), .line(to: point(-1.5, 4.5)), .line(to: point(5.5, -4)),
        ]
        add(
            .stroke(
                .path(PathElements(steps)), .color(color),
                StrokeStyle(lineWidth: 2 * scale, lineCap: .round, lineJoin: .round)))
    }

    /// A round button of 20 points.
    mutating func addRadio(_ center: CGPoint, isOn: Bool, _ pointer: PointerState, _ palette: ControlPalette) {
        guard isOn else {
            return add(.stroke(.circle(center, 9), .color(palette.outline(pointer)), StrokeStyle(lineWidth: 2)))
        }
        add(.fill(.circle(center, 10), .color(palette.filled(palette.tint, pointer)), FillStyle()))
        add(.fill(.circle(center, 4), .color(.white), FillStyle()))
    }
}
