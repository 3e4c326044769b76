import MartletGraph
import MartletHost

/// A button with the chosen option that opens a menu of all.
struct MenuPicker<Options: View, MenuOptions: View>: View {
    let current: Options
    let all: MenuOptions
    let currentValueLabel: CurrentValueLabel?
    /// Whether there is no box, because the button is the end of a row.
    let isFlat: Bool
    @Binding var isOpen: Bool
    @State private var pointer = PointerState()
    @Environment(\.controlSize) private var controlSize
    @Environment(\.idiom) private var idiom

    init(
        current: Options, all: MenuOptions, currentValueLabel: CurrentValueLabel?, isFlat: Bool, isOpen: Binding<Bool>
    ) {
        self.current = current
        self.all = all
        self.currentValueLabel = currentValueLabel
        self.isFlat = isFlat
        _isOpen = isOpen
    }

    var body: some View {
        HStack(spacing: 8) {
            if let currentValueLabel {
                // The options are there to be chosen by keys, but the label is seen.
                currentValueLabel.modifier(DecorativeModifier())
                    .background(CurrentOption(content: current).hidden())
            } else {
                CurrentOption(content: current).lineLimit(1)
            }
            if !isDrawn { Chevrons() }
        }
        .foregroundStyle(
            isDrawn || idiom.isTouched && !isFlat ? Color._accentText : isFlat ? Color.secondary : Color.primary
        )
        .modifier(
            ControlFrame(
                look: isBare ? .none : .grey, horizontalPadding: isBare ? 0 : 12, verticalPadding: 2,
                minimumSize: CGSize(width: 0, height: isBare ? 0 : controlSize.height),
                pointer: pointer.pressed(if: isOpen))
        )
        .modifier(PressModifier(takesFrame: true, pointer: $pointer) { isOpen = true })
        ._menuLayer(isPresented: $isOpen) { all }
    }

    /// Whether the program draws what is chosen itself.
    private var isDrawn: Bool { currentValueLabel?.isDrawn() ?? false }

    private var isBare: Bool { isFlat || isDrawn || idiom.isTouched }
}

/// A small triangle that points down: more can be seen.
nonisolated struct Chevrons: LeafView {
    static var sizeFollowsStyle: Bool { true }

    @MainActor func measure(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        let side = node.environment.scaled(10)
        return CGSize(width: side, height: side)
    }

    @MainActor func change(from old: Self) -> ElementChange { .none }

    @MainActor func draw(_ node: LayoutNode, into builder: inout DisplayBuilder) {
        let rect = builder.rect(node.size)
        let unit = rect.width / 10
        let steps: [PathElement] = [
            .move(to: CGPoint(x: rect.minX + unit, y: rect.midY - 2 * unit)),
            .line(to: CGPoint(x: rect.midX, y: rect.midY + 2 * unit)),
            .line(to: CGPoint(x: rect.maxX - unit, y: rect.midY - 2 * unit)),
        ]
        let color = Color.primary.rgba(in: node.environment)
        builder.add(
            .stroke(
                .path(PathElements(steps)), .color(color),
                StrokeStyle(lineWidth: 2 * unit, lineCap: .round, lineJoin: .round)))
    }
}

/// The options of a picker as rows of a menu.
nonisolated struct PickerMenuRows<Content: View>: View {
    typealias Body = Never
    let content: Content

    @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node = PickerMenuRowsNode(inputs)
        node.child = Content._makeNode(view.content, node.inputs)
        return node
    }

    @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        Content._updateNode(unsafeDowncast(node, to: PickerMenuRowsNode.self).child, view.content, node.inputs)
    }
}

/// The node that puts a row around each option.
final class PickerMenuRowsNode: ChildNode, MenuPart {
    private var rows: [ObjectIdentifier: OptionRowNode] = [:]

    override func collectElements(into list: inout ContiguousArray<_ViewNode>) {
        var elements: ContiguousArray<_ViewNode> = []
        super.collectElements(into: &elements)
        var kept: [ObjectIdentifier: OptionRowNode] = [:]
        for element in elements {
            let option = unsafeDowncast(element, to: LayoutNode.self)
            guard OptionElement.isChosen(option) != nil else {
                list.append(option)
                continue
            }
            let row = rows[ObjectIdentifier(option)] ?? OptionRowNode(option, inputs)
            kept[ObjectIdentifier(option)] = row
            list.append(row)
        }
        for (key, row) in rows where kept[key] == nil { row.leaveElement() }
        rows = kept
    }

    override func willLeave() {
        for row in rows.values { row.leaveElement() }
        super.willLeave()
    }
}

/// A row of a menu with an option and, before it, a tick where it is chosen.
final class OptionRowNode: MenuRowNode, ActionResponder {
    private unowned let option: LayoutNode

    init(_ option: LayoutNode, _ inputs: _ViewInputs) {
        self.option = option
        super.init(MenuRowModifier(action: {}), inputs)
        content = option
        isCopy = true
    }

    override var leadingSpace: CGFloat { 24 }

    override var canBeUsed: Bool { super.canBeUsed && option.pickerContent?.canChoose(option) != false }

    override func activate() {
        guard canBeUsed else { return }
        let choose = { @MainActor [option] in
            if let content = option.pickerContent { content.choose(option) }
        }
        let menu = Reader.withoutTracking { environment.menu }
        if let menu { menu.choose(choose) } else { choose() }
    }

    func perform(_ action: AccessibleAction) -> Bool {
        guard action == .activate else { return false }
        activate()
        return true
    }

    override func draw(into builder: inout DisplayBuilder) {
        // What the option says of itself is not told to what is around it.
        group?.setAppearance(appearance)
        super.draw(into: &builder)
        guard OptionElement.isChosen(option) == true else { return }
        builder.addTick(
            builder.point(20, size.height / 2, of: self), Color.primary.rgba(in: environment),
            size: environment.scaled(16))
    }

    override func describe(into list: inout AccessibilityBuilder) {
        list.addControl(.menuItem, self) {
            $0.isOn = OptionElement.isChosen(option)
            if !canBeUsed { ($0.isEnabled, $0.isFocusable) = (false, false) }
        } content: {
            super.describe(into: &$0)
        }
    }
}
