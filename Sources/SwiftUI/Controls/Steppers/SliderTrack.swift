import MartletGraph
import MartletHost

/// The trough and the knob of a slider, drawn where the value is.
struct SliderTrack: View {
    let scale: SliderScale
    @Environment(\.isEnabled) private var isEnabled

    init(scale: SliderScale) { self.scale = scale }

    var body: some View {
        SliderShape(fraction: scale.fraction).modifier(ControlFrame(isDimmed: !isEnabled))
    }
}

/// A trough 10 points high and a knob of 20 points, 34 points with the space around; takes the width it is offered, else 200 points.
nonisolated struct SliderShape: LeafView {
    let fraction: Double
    static var hasDirection: Bool { true }
    static let knobRadius: CGFloat = 10

    @MainActor func measure(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        CGSize(width: max(2 * Self.knobRadius, proposal.width ?? 200), height: 34)
    }

    @MainActor func change(from old: Self) -> ElementChange { fraction == old.fraction ? .none : .display }

    @MainActor func draw(_ node: LayoutNode, into builder: inout DisplayBuilder) {
        let palette = ControlPalette(node.environment)
        let rect = builder.rect(node.size)
        let knob = CGPoint(x: rect.minX + Self.knobCenter(fraction, in: rect.width), y: rect.midY)
        let trough = CGRect(x: rect.minX, y: rect.midY - 5, width: rect.width, height: 10)
        builder.add(.fill(.rounded(trough, 5), .color(palette.trough), FillStyle()))
        if fraction > 0 {
            let filled = CGRect(x: trough.minX, y: trough.minY, width: knob.x - trough.minX, height: 10)
            builder.add(.fill(.rounded(filled, 5), .color(palette.tint), FillStyle()))
        }
        builder.add(.fill(.circle(CGPoint(x: knob.x, y: knob.y + 1), 10.5), .color(palette.shadow), FillStyle()))
        builder.add(.fill(.circle(knob, Self.knobRadius), .color(palette.knob), FillStyle()))
    }

    static func knobCenter(_ fraction: Double, in width: CGFloat) -> CGFloat {
        knobRadius + CGFloat(fraction) * max(0, width - 2 * knobRadius)
    }

    static func fraction(at x: CGFloat, in width: CGFloat) -> Double {
        let room = width - 2 * knobRadius
        return room > 0 ? min(max(Double((x - knobRadius) / room), 0), 1) : 0
    }
}

/// Describes a slider, drags it and steps it.
nonisolated struct SliderElement: PointerModifier, ActionModifier {
    let scale: SliderScale

    @MainActor func change(from old: Self) -> ElementChange { .none }

    @MainActor static func makeTracker(_ node: ModifierLayoutNode<Self>) -> PressTracker? { SliderTracker(node) }

    @MainActor func perform(_ action: AccessibleAction) -> Bool {
        switch action {
        case .increment: edit(to: scale.value.wrappedValue + scale.stride)
        case .decrement: edit(to: scale.value.wrappedValue - scale.stride)
        case .setValue(let value): edit(to: value)
        default: return false
        }
        return true
    }

    @MainActor private func edit(to value: Double) {
        scale.onEditingChanged(true)
        scale.set(value)
        scale.onEditingChanged(false)
    }

    @MainActor func draw(_ child: LayoutNode, _ node: LayoutNode, into builder: inout DisplayBuilder) {
        builder.add(child)
        builder.addFocusRing(node)
    }

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        list.addControl(.slider, node) {
            let value = scale.value.wrappedValue
            $0.value = scale.step == nil ? "\(Int((scale.fraction * 100).rounded()))%" : value.formatted()
            $0.range = AccessibleElement.Range(
                current: value, minimum: scale.bounds.lowerBound, maximum: scale.bounds.upperBound, step: scale.stride)
        } content: {
            child.describe(into: &$0)
        }
    }
}

/// Follows a press on a slider: takes the knob along, or moves it where the track was clicked.
private final class SliderTracker: PressTracker {
    private let slider: ModifierLayoutNode<SliderElement>
    private var grip: CGFloat = 0
    private var isEditing = false

    init(_ node: ModifierLayoutNode<SliderElement>) {
        slider = node
        super.init(node)
    }

    private var scale: SliderScale { slider.modifier.scale }

    override func began(_ press: Press) -> Bool {
        let distance =
            place(of: press) - SliderShape.knobCenter(scale.fraction, in: node.size.width)
        grip = abs(distance) <= SliderShape.knobRadius ? distance : 0
        isEditing = true
        scale.onEditingChanged(true)
        if grip == 0 { follow(press) }
        return true
    }

    override func moved(_ press: Press) -> Bool {
        follow(press)
        return false
    }

    override func ended(_ press: Press) -> PressOutcome {
        if press.distance > 0 { follow(press) }
        cancelled()
        return .recognized {}
    }

    override func cancelled() {
        guard isEditing else { return }
        isEditing = false
        if isPresent { scale.onEditingChanged(false) }
    }

    /// How far from the leading edge a press is.
    private func place(of press: Press) -> CGFloat { slider.mirrored(slider.convertFromWindow(press.location)).x }

    private func follow(_ press: Press) {
        guard isPresent else { return }
        let x = place(of: press) - grip
        scale.set(fraction: SliderShape.fraction(at: x, in: node.size.width))
    }
}
