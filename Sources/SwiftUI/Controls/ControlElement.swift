import MartletGraph
import MartletHost

/// Describes a view as a control, and lets keys, screen readers and tests use it.
nonisolated struct ControlElement: ActionModifier {
    /// Nil where the control is a part of another one.
    var role: AccessibleElement.Role?
    var value: String?
    var isOn: Bool?
    var range: AccessibleElement.Range?
    /// Whether a press of the first button inside is what the control is for; the others do something else.
    var pressesFirstButton = false
    /// Whether Tab passes it, as arrow keys lead there.
    var isPassedByTab = false
    /// Whether a click elsewhere on the row of a list that it stands in presses it, too.
    var isPressedByRow = true
    let action: (@MainActor (AccessibleAction) -> Bool)?

    @MainActor func change(from old: Self) -> ElementChange { .none }

    @MainActor func perform(_ action: AccessibleAction) -> Bool { self.action?(action) ?? false }

    @MainActor func draw(_ child: LayoutNode, _ node: LayoutNode, into builder: inout DisplayBuilder) {
        builder.add(child)
        // The items of a menu have a ground where the keyboard is.
        if let role, role != .menuItem { builder.addFocusRing(node) }
    }

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        guard let role else { return child.describe(into: &list) }
        list.addControl(role, node) {
            $0.value = value
            $0.isOn = isOn
            $0.range = range
            if action == nil { $0.isFocusable = false }
            $0.isPassedByTab = isPassedByTab
            if pressesFirstButton, let frame = node.firstButton?.frameInWindow {
                $0.activationPoint = CGPoint(x: frame.midX, y: frame.midY)
            }
        } content: {
            child.describe(into: &$0)
        }
    }
}

extension LayoutNode {
    var firstButton: LayoutNode? {
        if self is any PressedElement { return self }
        var found: LayoutNode?
        forEachChild { child in
            if found == nil { found = child.madeElements.lazy.compactMap(\.firstButton).first }
        }
        return found
    }
}

extension View {
    /// A control that does one thing.
    nonisolated func _controlElement(
        _ role: AccessibleElement.Role?, value: String? = nil, isOn: Bool? = nil, isPressedByRow: Bool = true,
        activate: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(
            ControlElement(role: role, value: value, isOn: isOn, isPressedByRow: isPressedByRow) {
                guard $0 == .activate else { return false }
                activate()
                return true
            })
    }

    /// A control with a value between two others.
    nonisolated func _controlElement(
        _ role: AccessibleElement.Role?, value: String? = nil, range: AccessibleElement.Range?,
        perform: (@MainActor (AccessibleAction) -> Bool)? = nil
    ) -> some View {
        modifier(ControlElement(role: role, value: value, range: range, action: perform))
    }
}

/// Acts when the pointer goes down and up in a view; tells in between whether it is inside.
nonisolated struct PressModifier: PointerModifier, HoverModifier {
    /// Whether the whole frame can be pressed, not only what is drawn in it.
    let takesFrame: Bool
    let setPressed: @MainActor (Bool) -> Void
    let setHovered: @MainActor (Bool) -> Void
    let action: @MainActor () -> Void

    init(
        takesFrame: Bool = false, setPressed: @escaping @MainActor (Bool) -> Void,
        setHovered: @escaping @MainActor (Bool) -> Void = { _ in }, action: @escaping @MainActor () -> Void
    ) {
        self.takesFrame = takesFrame
        self.setPressed = setPressed
        self.setHovered = setHovered
        self.action = action
    }

    /// - Parameter pointer: told what the pointer does.
    init(takesFrame: Bool = false, pointer: Binding<PointerState>, action: @escaping @MainActor () -> Void) {
        self.init(
            takesFrame: takesFrame, setPressed: { pointer.wrappedValue.isPressed = $0 },
            setHovered: { pointer.wrappedValue.isHovered = $0 }, action: action)
    }

    @MainActor func hoverChanged(_ isInside: Bool, _ node: LayoutNode) { setHovered(isInside) }

    @MainActor func change(from old: Self) -> ElementChange { .none }

    @MainActor func hitTest(
        _ point: CGPoint, _ child: LayoutNode, _ node: LayoutNode, _ path: inout HitPath
    ) -> Bool {
        child.hitTest(child.fromParent(point), &path)
            || (takesFrame && CGRect(origin: .zero, size: node.size).contains(point))
    }

    @MainActor static func makeTracker(_ node: ModifierLayoutNode<Self>) -> PressTracker? { ButtonTracker(node) }
}

extension ModifierLayoutNode: PressedElement where M == PressModifier {
    func setPressed(_ isPressed: Bool) { modifier.setPressed(isPressed) }
    var action: @MainActor () -> Void { modifier.action }
}

/// Follows a press on a button.
final class ButtonTracker: PressTracker {
    private let button: any PressedElement
    private var isPressed = false
    private var repeater: ButtonRepeater?

    init(_ button: any PressedElement) {
        self.button = button
        super.init(button)
    }

    override func began(_ press: Press) -> Bool {
        setPressed(true)
        if button.repeatsAction { repeater = ButtonRepeater(button) { [weak self] in self?.isPressed == true } }
        return false
    }

    override func moved(_ press: Press) -> Bool {
        setPressed(contains(press.location))
        return false
    }

    override func ended(_ press: Press) -> PressOutcome {
        let isInside = contains(press.location)
        setPressed(false)
        repeater?.stop()
        guard isInside, node.isEnabled else { return .failed }
        return repeater?.hasActed == true ? .recognized({}) : .recognized(button.action)
    }

    override func cancelled() {
        setPressed(false)
        repeater?.stop()
    }

    private func setPressed(_ new: Bool) {
        guard new != isPressed, isPresent else { return }
        isPressed = new
        button.setPressed(new)
    }
}

/// Says something of the control around it without being seen or taking space.
nonisolated struct HiddenLabelModifier: ElementModifier {
    /// What its texts are.
    enum Place {
        case name
        /// Read by `spokenValue`.
        case value
    }

    var place = Place.name

    @MainActor func change(from old: Self) -> ElementChange { .none }
    @MainActor func measure(_ child: LayoutNode, _ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize { .zero }
    @MainActor func draw(_ child: LayoutNode, _ node: LayoutNode, into builder: inout DisplayBuilder) {}

    @MainActor func hitTest(
        _ point: CGPoint, _ child: LayoutNode, _ node: LayoutNode, _ path: inout HitPath
    ) -> Bool { false }

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        if place == .name { list.addName { child.describe(into: &$0) } }
    }
}
