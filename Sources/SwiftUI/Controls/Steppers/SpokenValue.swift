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
        content.background {
            if let spoken { spoken.modifier(HiddenLabelModifier(place: .value)) }
        }
    }

    private var spoken: AnyView? {
        if let current { return current }
        guard let ticks = scale.ticks, !ticks.isEmpty else { return nil }
        let value = scale.value.wrappedValue
        return ticks.first { $0.value == value }?.label
    }
}

extension _ViewNode {
    /// The texts that tell the value of this control; nil where the program says none.
    var spokenValue: String? {
        var found: ModifierLayoutNode<HiddenLabelModifier>?
        func search(_ node: _ViewNode) {
            if found != nil { return }
            if let label = node as? ModifierLayoutNode<HiddenLabelModifier>, label.modifier.place == .value {
                found = label
            }
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
    @Environment(\.controlScale) private var size

    init(scale: SliderScale) { self.scale = scale }

    func body(content: Content) -> some View {
        let labeled = idiom.isTouched ? [] : (scale.ticks ?? []).filter { $0.label != nil }
        if labeled.isEmpty {
            content
        } else {
            VStack(spacing: 0) {
                content
                TickLabelsLayout(fractions: labeled.map { scale.fraction(of: $0.value) }, size: size) {
                    ForEach(Array(labeled.enumerated()), id: \.offset) { tick in
                        ViewThatFits(in: .horizontal) {
                            tick.element.label.fixedSize()
                            Color.clear.frame(width: 0, height: 0)
                        }
                    }
                }
                .font(.caption)
                .foregroundStyle(.secondary)
                .modifier(DecorativeModifier())
            }
            .alignmentGuide(.sliderTrack) { _ in (34 * size).rounded() / 2 }
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

/// Views side by side, each in the middle below the knob where it is at its fraction. One that would lie on the view before
/// it is offered no room.
struct TickLabelsLayout: Layout {
    let fractions: [Double]
    /// How large the slider is, against the usual.
    let size: CGFloat

    init(fractions: [Double], size: CGFloat) {
        self.fractions = fractions
        self.size = size
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(
            width: proposal.width ?? 200,
            height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let places = zip(fractions, subviews).sorted { $0.0 < $1.0 }
        var end = -CGFloat.infinity
        for (fraction, label) in places {
            let x = SliderShape.knobCenter(fraction, in: bounds.width, size)
            let wanted = label.sizeThatFits(.unspecified)
            let fits = x - wanted.width / 2 >= end
            if fits { end = x + wanted.width / 2 + Self.distance }
            label.place(
                at: CGPoint(x: bounds.minX + x, y: bounds.minY), anchor: .top,
                proposal: fits ? ProposedViewSize(wanted) : .zero)
        }
    }

    /// Between labels, at least; in points.
    private static let distance: CGFloat = 4
}
