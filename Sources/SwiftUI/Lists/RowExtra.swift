import MartletGraph

/// Views that a row shows beside or behind its content; several side by side, the first nearest to its edge.
final class RowExtra: ContainerNode {
    private let isReversed: Bool
    /// The shape that it is shown in.
    var clip: Outline? {
        didSet { group?.setAppearance(appearance) }
    }

    init(_ view: AnyView, _ row: ListRowNode, isReversed: Bool) {
        self.isReversed = isReversed
        super.init(row.inputs)
        layoutParent = row
        content = AnyView._makeNode(view, inputs)
        group = DisplayGroup()
        setNeedsDisplay()
    }

    override var wantsGroup: Bool { true }

    override var appearance: GroupAppearance {
        var appearance = GroupAppearance()
        appearance.clip = clip
        return appearance
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        layoutChildren.reduce(CGSize.zero) {
            let fit = $1.sizeThatFits(proposal)
            return CGSize(width: $0.width + fit.width, height: max($0.height, fit.height))
        }
    }

    /// Room beyond what the views take is the first one's, which is what a swipe over all of the row does.
    override func placeChildren() {
        var x: CGFloat = 0
        let children = layoutChildren
        let wanted = children.map { $0.sizeThatFits(proposal.size).width }.reduce(0, +)
        let rest = max(0, size.width - wanted)
        for child in isReversed ? ContiguousArray(children.reversed()) : children {
            var (offer, fit) = (proposal.size, child.sizeThatFits(proposal.size))
            if rest > 0, child === children.first {
                offer = ProposedViewSize(width: fit.width + rest, height: size.height)
                fit = child.sizeThatFits(offer)
                fit.width = max(fit.width, offer.width ?? 0)
            }
            child.place(at: CGPoint(x: x, y: (size.height - fit.height) / 2), size: fit, proposal: offer)
            x += fit.width
        }
    }
}

/// A number or word at the end of a row.
struct BadgeLabel: View {
    let text: Text
    let prominence: BadgeProminence

    init(text: Text, prominence: BadgeProminence) {
        self.text = text
        self.prominence = prominence
    }

    var body: some View {
        if prominence == .increased {
            text.font(.caption.bold()).foregroundStyle(Color.white).lineLimit(1)
                .padding(.horizontal, 6)
                .frame(minWidth: 20, minHeight: 20)
                .background(Capsule().fill(.tint))
        } else {
            text.foregroundStyle(prominence == .decreased ? .tertiary : .secondary).lineLimit(1)
        }
    }
}

/// Shows the badge of what is the label of a link in a row, at the end of the label: such a label is the row's content.
struct BadgeInLabel: ViewModifier {
    let text: Text?
    @Environment(\.isLinkLabel) private var isLinkLabel
    @Environment(\.badgeProminence) private var prominence

    nonisolated init(text: Text?) { self.text = text }

    func body(content: Content) -> some View {
        if isLinkLabel {
            HStack(spacing: 8) {
                content
                Spacer(minLength: 0)
                if let text { BadgeLabel(text: text, prominence: prominence) }
            }
        } else {
            content
        }
    }
}

private struct LinkLabelKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether what is here is the label of a link that is a row.
    var isLinkLabel: Bool {
        get { self[LinkLabelKey.self] }
        set { self[LinkLabelKey.self] = newValue }
    }
}
