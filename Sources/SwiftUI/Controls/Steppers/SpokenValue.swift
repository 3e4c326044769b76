import MartletGraph
import MartletHost

/// Keeps what tells a screen reader the value of a slider: a view of the program's, or the label of the tick that the
/// value is at.
struct SpokenValue: ViewModifier {
    let current: AnyView?
    let scale: SliderScale

    init(current: AnyView?, scale: SliderScale) {
        self.current = current
        self.scale = scale
    }

    func body(content: Content) -> some View {
        if let spoken {
            content.background(spoken.modifier(HiddenValueModifier()))
        } else {
            content
        }
    }

    private var spoken: AnyView? {
        if let current { return current }
        if scale.ticks.isEmpty { return nil }
        let value = scale.value.wrappedValue
        return scale.ticks.first { $0.value == value }?.label
    }
}

/// Is there for its texts only, which `spokenValue` reads.
nonisolated struct HiddenValueModifier: ElementModifier {
    @MainActor func change(from old: Self) -> ElementChange { .none }
    @MainActor func measure(_ child: LayoutNode, _ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize { .zero }
    @MainActor func draw(_ child: LayoutNode, _ node: LayoutNode, into builder: inout DisplayBuilder) {}

    @MainActor func hitTest(
        _ point: CGPoint, _ child: LayoutNode, _ node: LayoutNode, _ path: inout HitPath
    ) -> Bool { false }

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {}
}

extension _ViewNode {
    /// The texts that tell the value of this control; nil where the program says none.
    var spokenValue: String? {
        var found: ModifierLayoutNode<HiddenValueModifier>?
        func search(_ node: _ViewNode) {
            if found != nil { return }
            found = node as? ModifierLayoutNode<HiddenValueModifier>
            node.forEachChild(search)
        }
        forEachChild(search)
        let value = found.map { AccessibilityBuilder.name(of: $0.layoutChildren) } ?? ""
        return value.isEmpty ? nil : value
    }
}

/// The labels of a slider's ticks, below them; on a phone they are there for screen readers only.
struct SliderTickLabels: ViewModifier {
    let scale: SliderScale
    @Environment(\.idiom) private var idiom

    init(scale: SliderScale) { self.scale = scale }

    func body(content: Content) -> some View {
        let labeled = idiom.isTouched ? [] : scale.ticks.filter { $0.label != nil }
        if labeled.isEmpty {
            content
        } else {
            VStack(spacing: 0) {
                content
                TickLabelsLayout(fractions: labeled.map { scale.fraction(of: $0.value) }) {
                    ForEach(Array(labeled.enumerated()), id: \.offset) { $0.element.label.fixedSize() }
                }
                .font(.caption)
                .foregroundStyle(.secondary)
                .modifier(DecorativeModifier())
            }
            .alignmentGuide(.sliderTrack) { _ in 17 }
        }
    }
}

extension VerticalAlignment {
    private enum SliderTrack: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }

    /// The middle of a slider's track, beside which the labels of its ends stand. Nobody around a slider knows it, so that
    /// one with labels below its track is aligned like any other view.
    static let sliderTrack = VerticalAlignment(SliderTrack.self)
}

/// Views side by side, each in the middle below the knob where it is at its fraction.
struct TickLabelsLayout: Layout {
    let fractions: [Double]

    init(fractions: [Double]) { self.fractions = fractions }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(
            width: proposal.width ?? 200,
            height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (fraction, label) in zip(fractions, subviews) {
            let x = bounds.minX + SliderShape.knobCenter(fraction, in: bounds.width)
            label.place(at: CGPoint(x: x, y: bounds.minY), anchor: .top, proposal: .unspecified)
        }
    }
}
