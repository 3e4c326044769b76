import MartletGraph
import MartletHost

/// Suggestions below one another, over the whole width; nothing where there are none.
nonisolated struct SuggestionColumn<Content: View>: ContainerView {
    typealias Body = Never
    let content: Content
    private let session: SearchSession

    init(content: Content, session: SearchSession) {
        self.content = content
        self.session = session
    }

    @MainActor func makeContainer(_ inputs: _ViewInputs) -> SuggestionColumnNode {
        let node = SuggestionColumnNode(inputs)
        update(node)
        return node
    }

    @MainActor func update(_ node: SuggestionColumnNode) { session.column = node }
}

/// The element of the suggestions: knows which one the keys in the field have come to.
final class SuggestionColumnNode: ContainerNode {
    private static let inset: CGFloat = 6
    private weak var highlighted: SuggestionRowNode?

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let children = layoutChildren
        if children.isEmpty { return .zero }
        let offer = ProposedViewSize(width: proposal.width.map { max(0, $0 - 2 * Self.inset) }, height: nil)
        let fits = children.map { $0.sizeThatFits(offer) }
        return CGSize(
            width: proposal.width ?? (fits.map(\.width).max() ?? 0) + 2 * Self.inset,
            height: fits.reduce(2 * Self.inset) { $0 + $1.height })
    }

    override func placeChildren() {
        let offer = ProposedViewSize(width: max(0, size.width - 2 * Self.inset), height: nil)
        var y = Self.inset
        for child in layoutChildren {
            let fit = child.sizeThatFits(offer)
            child.place(at: CGPoint(x: Self.inset, y: y), size: fit, proposal: offer)
            y += fit.height
        }
    }

    // MARK: Keys in the field

    /// The suggestions that can be taken, from the top.
    private var rows: [SuggestionRowNode] {
        flags.contains(.left) ? [] : descendants(of: SuggestionRowNode.self).filter { $0.button != nil }
    }

    private var current: SuggestionRowNode? { rows.first { $0 === highlighted } }

    var hasHighlight: Bool { current != nil }

    /// Goes to the next suggestion, or the one before; beyond the last and the first nothing is highlighted.
    ///
    /// - Returns: whether there are any.
    func move(by step: Int) -> Bool {
        let rows = rows
        guard !rows.isEmpty else { return false }
        let place = rows.firstIndex { $0 === highlighted }.map { $0 + step } ?? (step > 0 ? 0 : rows.count - 1)
        let row = rows.indices.contains(place) ? rows[place] : nil
        highlight(row)
        row?.reveal()
        // The keyboard stays in the field, so that a screen reader would not say where the keys have come to.
        if let row { AccessibilityNotification.Announcement(AccessibilityBuilder.name(of: [row])).post() }
        return true
    }

    func highlight(_ row: SuggestionRowNode?) {
        if row === highlighted { return }
        let old = highlighted
        highlighted = row
        old?.setHighlighted(false)
        row?.setHighlighted(true)
    }

    /// Takes the suggestion that is highlighted.
    ///
    /// - Returns: whether there is one.
    func takeHighlighted() -> Bool {
        guard let button = current?.button else { return false }
        highlight(nil)
        button.action()
        return true
    }
}

/// One of the suggestions, which keys in the field can highlight.
nonisolated struct SuggestionRow<Content: View>: ContainerView {
    typealias Body = Never
    let content: Content

    init(content: Content) { self.content = content }

    @MainActor func makeContainer(_ inputs: _ViewInputs) -> SuggestionRowNode { SuggestionRowNode(inputs) }
}

final class SuggestionRowNode: BarPartNode {
    private var isHighlighted = false

    /// What takes it; nil where nothing does, or may not now.
    var button: (any PressedElement)? {
        guard let button = firstButton, button.isEnabled else { return nil }
        return button as? any PressedElement
    }

    func setHighlighted(_ new: Bool) {
        isHighlighted = new
        setNeedsDisplay()
    }

    override func draw(into builder: inout DisplayBuilder) {
        if isHighlighted {
            let color = ControlPalette(environment).foreground.withAlpha(multipliedBy: 0.12)
            builder.add(.fill(.rounded(builder.rect(size), 6), .color(color), FillStyle()))
        }
        super.draw(into: &builder)
    }

    override func styleChanged() {
        setNeedsDisplay()
        super.styleChanged()
    }

    override func describe(into list: inout AccessibilityBuilder) {
        guard isHighlighted else { return super.describe(into: &list) }
        list.add {
            super.describe(into: &$0)
        } changing: {
            AccessibilityTraits.isSelected.apply(to: &$0, isAdded: true)
        }
    }
}

/// A scroll view that is no higher than its content.
nonisolated struct FittingScroll<Content: View>: ContainerView {
    typealias Body = Never
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor func makeContainer(_ inputs: _ViewInputs) -> FittingScrollNode { FittingScrollNode(inputs) }
}

final class FittingScrollNode: ContainerNode {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let child = layoutChildren.first else { return .zero }
        let ideal = child.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
        if ideal.height == 0 { return .zero }
        return CGSize(width: ideal.width, height: min(ideal.height, proposal.height ?? ideal.height))
    }

    override func placeChildren() {
        layoutChildren.first?.place(at: .zero, size: size, proposal: ProposedViewSize(size))
    }
}

/// A view and, over all of it, one in front that is read before it.
nonisolated struct ReadFirstOverlay<Content: View>: ContainerView {
    typealias Body = Never
    let content: Content

    init<Base: View, Overlay: View>(_ base: Base, overlay: Overlay)
    where Content == TupleView<(BarPart<Base>, BarPart<Overlay>)> {
        content = TupleView((BarPart(content: base), BarPart(content: overlay)))
    }

    @MainActor func makeContainer(_ inputs: _ViewInputs) -> ReadFirstNode { ReadFirstNode(inputs) }
}

final class ReadFirstNode: BarPartNode {
    override func placeChildren() {
        for child in layoutChildren { child.place(at: .zero, size: size, proposal: ProposedViewSize(size)) }
    }

    override func describe(into list: inout AccessibilityBuilder) {
        for child in layoutChildren.reversed() { child.describe(into: &list) }
    }
}
