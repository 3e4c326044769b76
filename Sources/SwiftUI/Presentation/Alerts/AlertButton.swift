import MartletGraph
import MartletHost

/// Buttons as answers of an alert.
nonisolated struct AlertButtonStyle: PrimitiveButtonStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .fontWeight(.semibold)
            .lineLimit(2)
            .multilineTextAlignment(.center)
            .modifier(AlertButtonModifier(role: configuration.role, action: { configuration.trigger() }))
    }
}

nonisolated struct AlertButtonModifier: ViewModifier {
    typealias Body = Never
    let role: ButtonRole?
    let action: @MainActor () -> Void

    @MainActor static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs) -> _ViewNode
    {
        let node = AlertButtonNode(view.modifier, inputs)
        node.content = C._makeNode(view.content, node.inputs)
        return node
    }

    @MainActor static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        let node = unsafeDowncast(node, to: AlertButtonNode.self)
        node.modifier = view.modifier
        node.showLabel()
        C._updateNode(node.content, view.content, node.inputs)
    }
}

/// The element of an alert's button: 38 points high, as wide as the alert makes it.
final class AlertButtonNode: ContainerNode, PointerResponder, HoverResponder {
    var modifier: AlertButtonModifier
    private let label: ScopeValue<ForegroundLevels>
    private var pointer = PointerState()
    /// Whether return means this button.
    private var isPreferred = false

    private static let padding: CGFloat = 14
    private static let height: CGFloat = 38

    init(_ modifier: AlertButtonModifier, _ inputs: _ViewInputs) {
        self.modifier = modifier
        label = ScopeValue(
            parent: inputs.scope, key: ObjectIdentifier(ForegroundKey.self), writer: ForegroundKey.self,
            value: AlertButtonNode.color(modifier.role, false))
        super.init(inputs, scope: label)
    }

    var role: ButtonRole? { modifier.role }

    func activate() {
        guard isEnabled else { return }
        let answered = leaves ? nil : environment[AnsweredKey.self]
        modifier.action()
        answered?.perform()
    }

    /// The answer that return gives: the only one, else the first that confirms, else the first that neither destroys
    /// nor leaves.
    static func preferred(among buttons: [AlertButtonNode]) -> AlertButtonNode? {
        let possible = buttons.filter { $0.role != .destructive && !$0.leaves && $0.isEnabled }
        return possible.first { $0.role == .confirm } ?? possible.first ?? (buttons.count == 1 ? buttons[0] : nil)
    }

    /// Whether it is a way out, with nothing done.
    var leaves: Bool { role == .cancel || role == .close }

    func setPreferred(_ new: Bool) {
        if new == isPreferred { return }
        isPreferred = new
        setNeedsDisplay()
        showLabel()
    }

    func showLabel() {
        if label.setValue(AlertButtonNode.color(role, isPreferred)) { styleChanged() }
    }

    private static func color(_ role: ButtonRole?, _ isPreferred: Bool) -> ForegroundLevels {
        let color: Color = isPreferred ? .white : role == .destructive ? ._redTextOnBox : .primary
        return ForegroundLevels(styles: [AnyShapeStyle(color)])
    }

    // MARK: Layout

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let offer = ProposedViewSize(width: proposal.width.map { max(0, $0 - 2 * Self.padding) }, height: nil)
        let fit = layoutChildren.first?.sizeThatFits(offer) ?? .zero
        return CGSize(
            width: max(fit.width + 2 * Self.padding, proposal.width ?? 0), height: max(fit.height + 12, Self.height))
    }

    override func placeChildren() {
        let offer = ProposedViewSize(width: max(0, size.width - 2 * Self.padding), height: nil)
        layoutChildren.placeInMiddle(of: size, offer)
    }

    // MARK: Display

    override var wantsGroup: Bool { true }

    override var appearance: GroupAppearance {
        var appearance = GroupAppearance()
        if !isEnabled { appearance.opacity = 0.5 }
        return appearance
    }

    override func draw(into builder: inout DisplayBuilder) {
        let palette = ControlPalette(environment)
        let color = PointerFade.amounts(of: self, showing: pointer).color { pointer in
            if isPreferred {
                palette.filled(palette.tint, pointer)
            } else if role == .destructive {
                palette.redBox(pointer)
            } else {
                palette.box(pointer)
            }
        }
        builder.add(.fill(.rounded(builder.rect(shownFrame.size), 9), .color(color), FillStyle()))
        super.draw(into: &builder)
    }

    override func styleChanged() {
        setNeedsDisplay()
        super.styleChanged()
    }

    // MARK: Events

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        guard CGRect(origin: .zero, size: size).contains(point) else { return false }
        path.append(self)
        return true
    }

    func makeTracker() -> PressTracker? { AlertButtonTracker(self) }

    fileprivate func setPressed(_ new: Bool) {
        pointerChanged(PointerState(isHovered: pointer.isHovered, isPressed: new))
    }
    func hoverChanged(_ isInside: Bool) {
        pointerChanged(PointerState(isHovered: isInside, isPressed: pointer.isPressed))
    }

    private func pointerChanged(_ new: PointerState) {
        if new == pointer { return }
        pointer = new
        setNeedsDisplay()
    }
}

/// Follows a press on an alert's button.
private final class AlertButtonTracker: PressTracker {
    private var button: AlertButtonNode? { isPresent ? node as? AlertButtonNode : nil }

    override func began(_ press: Press) -> Bool {
        button?.setPressed(true)
        return false
    }

    override func moved(_ press: Press) -> Bool {
        button?.setPressed(contains(press.location))
        return false
    }

    override func ended(_ press: Press) -> PressOutcome {
        let isInside = contains(press.location)
        button?.setPressed(false)
        guard isInside, let button else { return .failed }
        return .recognized { button.activate() }
    }

    override func cancelled() { button?.setPressed(false) }
}
