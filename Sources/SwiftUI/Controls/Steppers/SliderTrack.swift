import MartletGraph
import MartletHost

/// The trough and the knob of a slider, drawn where the value is.
struct SliderTrack: View {
    let scale: SliderScale
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.sliderThumbVisibility) private var thumbVisibility
    @Environment(\.idiom) private var idiom
    @Environment(\.controlScale) private var size

    init(scale: SliderScale) { self.scale = scale }

    var body: some View {
        SliderShape(
            fraction: scale.fraction, neutral: scale.neutralValue.map { scale.fraction(of: $0) } ?? 0,
            enabled: scale.fraction(of: scale.enabled.lowerBound)...scale.fraction(of: scale.enabled.upperBound),
            ticks: scale.ticks?.map { scale.fraction(of: $0.value) } ?? [],
            marked: scale.ticks == nil && !idiom.isTouched ? scale.stepFraction : nil,
            showsKnob: thumbVisibility != .hidden, size: size
        )
        // The knob stays under the pointer, whatever moves around it.
        .transaction { if $0.isContinuous { $0.animation = nil } }
        .modifier(ControlFrame(isDimmed: !isEnabled))
    }
}

/// A trough 10 points high and a knob of 20 points, 34 points with the space around, at the usual size of controls; takes
/// the width it is offered, else 200 points.
nonisolated struct SliderShape: LeafView, Animatable, Equatable {
    var fraction: Double
    /// Where the filled part begins.
    let neutral: Double
    /// Between which places the knob can be.
    let enabled: ClosedRange<Double>
    let ticks: [Double]
    /// The part of the track from one mark to the next, where every value that can be chosen has one and there is room.
    let marked: Double?
    var showsKnob = true
    /// How large it is, against the usual.
    var size: CGFloat = 1
    static var hasDirection: Bool { true }
    /// Marks that would be closer than this, in points, are left out.
    private static let markDistance: CGFloat = 10

    var animatableData: Double {
        get { fraction * 128 }
        set { fraction = newValue / 128 }
    }

    @MainActor func measure(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        CGSize(width: max(2 * knobRadius, proposal.width ?? 200), height: (34 * size).rounded())
    }

    @MainActor func change(from old: Self) -> ElementChange {
        if size != old.size { return .layout }
        return self == old ? .none : .display
    }

    private var knobRadius: CGFloat { Self.knobRadius(size) }
    /// How thick the trough is.
    private var thickness: CGFloat { 10 * size }

    @MainActor func draw(_ node: LayoutNode, into builder: inout DisplayBuilder) {
        let palette = ControlPalette(node.environment)
        let rect = builder.rect(node.size)
        let knob = place(fraction, in: rect)
        let changed = ChangedAppearances.slider
        func own(_ color: UIColor?) -> RGBA? { color.map { Color(uiColor: $0).rgba(in: node.environment) } }
        let trough = own(changed?.maximumTrackTintColor) ?? palette.trough
        fill(0...1, trough.withAlpha(multipliedBy: enabled == 0...1 ? 1 : 0.5), rect, into: &builder)
        if enabled != 0...1 { fill(enabled, trough, rect, into: &builder) }
        if fraction != neutral {
            let usual = node.environment.hasTint ? nil : own(changed?.minimumTrackTintColor ?? changed?.tintColor)
            fill(min(fraction, neutral)...max(fraction, neutral), usual ?? palette.tint, rect, into: &builder)
        }
        builder.addContrastEdge(
            CGRect(x: rect.minX, y: rect.midY - thickness / 2, width: rect.width, height: thickness),
            radius: thickness / 2, palette)
        for tick in ticks + marks(in: rect) {
            let isFilled = min(fraction, neutral) <= tick && tick < max(fraction, neutral)
            let color = isFilled ? RGBA.white : palette.foreground
            let center = place(tick, in: rect)
            builder.add(.fill(.circle(center, 2 * size), .color(color.withAlpha(multipliedBy: 0.5)), FillStyle()))
        }
        if !showsKnob { return }
        builder.add(
            .fill(.circle(CGPoint(x: knob.x, y: knob.y + 1), knobRadius + 0.5), .color(palette.shadow), FillStyle()))
        builder.add(
            .fill(.circle(knob, knobRadius), .color(own(changed?.thumbTintColor) ?? palette.knob), FillStyle()))
    }

    private func marks(in rect: CGRect) -> [Double] {
        guard let marked, CGFloat(marked) * (rect.width - 2 * knobRadius) >= Self.markDistance else { return [] }
        return Array(stride(from: 0, through: 1 + 1e-9, by: marked))
    }

    private func place(_ fraction: Double, in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + Self.knobCenter(fraction, in: rect.width, size), y: rect.midY)
    }

    /// Fills a part of the trough, which goes on to its ends beyond the outermost places of the knob.
    @MainActor private func fill(
        _ part: ClosedRange<Double>, _ color: RGBA, _ rect: CGRect, into builder: inout DisplayBuilder
    ) {
        let start = part.lowerBound <= 0 ? rect.minX : place(part.lowerBound, in: rect).x
        let end = part == 0...1 ? rect.maxX : place(part.upperBound, in: rect).x
        guard end > start else { return }
        let bar = CGRect(x: start, y: rect.midY - thickness / 2, width: end - start, height: thickness)
        builder.add(.fill(.rounded(bar, thickness / 2), .color(color), FillStyle()))
    }

    static func knobRadius(_ size: CGFloat) -> CGFloat { 10 * size }

    static func knobCenter(_ fraction: Double, in width: CGFloat, _ size: CGFloat) -> CGFloat {
        knobRadius(size) + CGFloat(fraction) * max(0, width - 2 * knobRadius(size))
    }

    static func fraction(at x: CGFloat, in width: CGFloat, _ size: CGFloat) -> Double {
        let room = width - 2 * knobRadius(size)
        return room > 0 ? min(max(Double((x - knobRadius(size)) / room), 0), 1) : 0
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
            let usual = scale.step == nil ? "\(Int((scale.fraction * 100).rounded()))%" : value.formatted()
            $0.value = node.spokenValue ?? usual
            $0.range = AccessibleElement.Range(
                current: value, minimum: scale.enabled.lowerBound, maximum: scale.enabled.upperBound,
                step: scale.stride)
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
    private var size: CGFloat { slider.environment.controlScale }

    override func began(_ press: Press) -> Bool {
        let distance =
            place(of: press) - SliderShape.knobCenter(scale.fraction, in: node.size.width, size)
        grip = abs(distance) <= SliderShape.knobRadius(size) ? distance : 0
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
        scale.set(fraction: SliderShape.fraction(at: x, in: node.size.width, size))
    }
}
