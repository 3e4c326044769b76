import MartletGraph

/// A label and a value beside it, or below it where there is no room for both: a value is never cut while the line is
/// wide enough for it, and no word of either breaks while there is another way.
nonisolated struct LabeledLineLayout: Layout {
    enum ValueWidth: Equatable {
        /// That of its content, such as a button's.
        case own
        /// That of texts, which break into lines.
        case texts
        /// As wide as there is room, and at least so many points.
        case filling(least: CGFloat)
    }

    enum Place: Equatable {
        /// The value at the end of a row.
        case row
        /// The label in a column of labels, the value in the one beside it.
        case columns
        /// Side by side, no wider than both need.
        case free
    }

    static let gap: CGFloat = 8
    /// The share of the line up to which a value is short, so that a longer label breaks into lines beside it.
    private static let shortShare: CGFloat = 0.6
    /// The share of the line that fields and sliders have where labels are shorter, so that they begin below one another.
    private static let fillingShare: CGFloat = 0.6

    var width = ValueWidth.own
    var place = Place.row
    /// Whether the first lines of both are level, not their middles.
    var isAtTop = false

    private struct Plan {
        var label: CGRect
        var value: CGRect
        var size: CGSize
        /// Where the value begins that stands beside its label; nil where it stands below.
        var edge: CGFloat?
    }

    private struct Parts {
        let label, value: LayoutSubview
        let labelFit, valueFit: CGSize
        /// What the line is offered: in no height each text keeps to one line.
        let height: CGFloat?
        /// Between them; nothing where there is no label.
        var gap: CGFloat { labelFit.width > 0 ? LabeledLineLayout.gap : 0 }
        var wanted: CGFloat { labelFit.width + gap + valueFit.width }

        func offer(_ width: CGFloat) -> ProposedViewSize { ProposedViewSize(width: max(0, width), height: height) }
    }

    private func plan(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Plan {
        let parts = Parts(
            label: subviews[0], value: subviews[1], labelFit: subviews[0].sizeThatFits(.unspecified),
            valueFit: subviews[1].sizeThatFits(.unspecified), height: proposal.height)
        let width = proposal.width
        guard let width, width.isFinite else {
            var plan = beside(parts.wanted, valueWidth: parts.valueFit.width, parts)
            if width == .infinity, place == .row || fills { plan.size.width = .infinity }
            return plan
        }
        guard let value = valueWidth(in: width, parts) else { return below(width, parts) }
        return beside(place == .free ? min(width, parts.wanted) : width, valueWidth: value, parts)
    }

    private var fills: Bool { if case .filling = width { true } else { false } }

    /// How wide the value is beside its label; nil where it stands below.
    private func valueWidth(in line: CGFloat, _ parts: Parts) -> CGFloat? {
        let (label, value, gap) = (parts.labelFit.width, parts.valueFit.width, parts.gap)
        switch width {
        case .own:
            if parts.wanted <= line { return value }
            let isShort = value <= Self.shortShare * line
            return isShort && parts.label.leastTextWidth <= line - gap - value ? value : nil
        case .texts:
            if parts.wanted <= line { return parts.value.sizeThatFits(parts.offer(line - gap - label)).width }
            let half = max(0, line - gap) / 2
            let share = label <= half ? max(0, line - gap - label) : min(value, half)
            let fits = parts.value.leastTextWidth <= share && parts.label.leastTextWidth <= line - gap - share
            return fits ? parts.value.sizeThatFits(parts.offer(share)).width : nil
        case .filling(let least):
            let rest = line - gap - label
            let usual = place == .row && label > 0 ? min(rest, max(least, Self.fillingShare * line)) : rest
            if usual >= least { return usual }
            let room = line - gap - least
            return room > 0 && parts.label.leastTextWidth <= room ? least : nil
        }
    }

    private func beside(_ line: CGFloat, valueWidth: CGFloat, _ parts: Parts) -> Plan {
        let value = fills || width == .texts ? parts.value.sizeThatFits(parts.offer(valueWidth)) : parts.valueFit
        let room = max(0, line - parts.gap - value.width)
        let label = parts.label.sizeThatFits(parts.offer(room))
        let x = place == .columns ? label.width + parts.gap : max(label.width + parts.gap, line - value.width)
        let shift = isAtTop ? level(parts, label, value) : (max(0, value.height - label.height) / 2, 0)
        let top = isAtTop ? shift : (shift.0, max(0, label.height - value.height) / 2)
        let width = place == .columns ? x + value.width : line
        return Plan(
            label: CGRect(origin: CGPoint(x: 0, y: top.0), size: label),
            value: CGRect(origin: CGPoint(x: x, y: top.1), size: value),
            size: CGSize(width: width, height: max(top.0 + label.height, top.1 + value.height)), edge: x)
    }

    /// How far both stand below the upper edge where their first lines are level.
    private func level(_ parts: Parts, _ label: CGSize, _ value: CGSize) -> (CGFloat, CGFloat) {
        let first = parts.label.dimensions(in: ProposedViewSize(label))[VerticalAlignment.firstTextBaseline]
        let second = parts.value.dimensions(in: ProposedViewSize(value))[VerticalAlignment.firstTextBaseline]
        return (max(0, second - first), max(0, first - second))
    }

    private func below(_ width: CGFloat, _ parts: Parts) -> Plan {
        let (label, value) = (
            parts.label.sizeThatFits(parts.offer(width)), parts.value.sizeThatFits(parts.offer(width))
        )
        let top = label.height + Self.gap
        return Plan(
            label: CGRect(origin: .zero, size: label), value: CGRect(origin: CGPoint(x: 0, y: top), size: value),
            size: CGSize(
                width: place == .row ? width : max(label.width, value.width), height: top + value.height))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        plan(proposal, subviews).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        // A line that hugs its content is offered more than it takes.
        let width = place == .row ? bounds.width : proposal.width ?? bounds.width
        let plan = plan(ProposedViewSize(width: width, height: proposal.height), subviews)
        for (view, frame) in zip(subviews, [plan.label, plan.value]) {
            view.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guard place == .columns, guide == .formColumn else { return nil }
        return plan(proposal, subviews).edge.map { bounds.minX + $0 }
    }
}

/// An element of words.
@MainActor
protocol WordHolding {
    /// The width of the widest word, in points: in less room words break.
    var widestWord: CGFloat { get }
}

extension LayoutSubview {
    /// The width below which words in it break, in points; of what is no text, the least width that it takes.
    fileprivate var leastTextWidth: CGFloat { MainActor.assumeIsolated { node.leastTextWidth } }
}

extension LayoutNode {
    /// The width below which words in it break, in points; of what is no text, the least width that it takes.
    fileprivate var leastTextWidth: CGFloat {
        if let text = self as? any WordHolding { return text.widestWord }
        let parts = layoutChildren
        guard let first = parts.first else { return sizeThatFits(ProposedViewSize(width: 0, height: nil)).width }
        let ideal = sizeThatFits(.unspecified).width
        func taken(_ part: LayoutNode) -> CGFloat { part.sizeThatFits(.unspecified).width }
        if parts.count == 1 { return first.leastTextWidth + max(0, ideal - taken(first)) }
        guard (self as? any StackingElement)?.stackOrientation == .horizontal else {
            return parts.map(\.leastTextWidth).max() ?? 0
        }
        return parts.reduce(0) { $0 + $1.leastTextWidth } + max(0, ideal - parts.reduce(0) { $0 + taken($1) })
    }
}
