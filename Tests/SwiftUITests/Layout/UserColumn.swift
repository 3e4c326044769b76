import SwiftUI

/// A column as a program writes one, with nothing but what `Layout` says in public.
struct UserColumn: Layout {
    var alignment = HorizontalAlignment.center
    var spacing: CGFloat?

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    private func distances(_ subviews: Subviews) -> [CGFloat] {
        zip(subviews, subviews.dropFirst()).map { above, below in
            spacing ?? above.spacing.distance(to: below.spacing, along: .vertical)
        }
    }

    /// The heights that the views are offered: within a priority the least flexible choose first, and what they leave is
    /// shared by those still waiting; those of lower priorities keep what they need at least.
    private func offers(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGFloat?] {
        guard let height = proposal.height else { return subviews.map { _ in nil } }
        func length(_ index: Int, _ offer: CGFloat) -> CGFloat {
            subviews[index].sizeThatFits(ProposedViewSize(width: proposal.width, height: offer)).height
        }
        let least = subviews.indices.map { length($0, 0) }
        let flexibility = subviews.indices.map { length($0, .infinity) - least[$0] }
        let order = subviews.indices.sorted { a, b in
            if subviews[a].priority != subviews[b].priority { return subviews[a].priority > subviews[b].priority }
            if flexibility[a] != flexibility[b] { return flexibility[a] < flexibility[b] }
            return least[a] == least[b] ? a < b : least[a] > least[b]
        }
        var rest = height - distances(subviews).reduce(0, +)
        var offers: [CGFloat?] = subviews.map { _ in nil }
        for (place, index) in order.enumerated() {
            let waiting = order[place...]
            let equals = waiting.count { subviews[$0].priority == subviews[index].priority }
            let aside = waiting.dropFirst(equals).reduce(0) { $0 + least[$1] }
            let offer = max(0, (rest - aside) / CGFloat(equals))
            offers[index] = offer
            rest -= length(index, offer)
        }
        return offers
    }

    private func frames(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGRect] {
        let offers = offers(proposal, subviews)
        let distances = distances(subviews) + [0]
        var y: CGFloat = 0
        var frames = subviews.indices.map { index in
            let size = subviews[index].dimensions(in: ProposedViewSize(width: proposal.width, height: offers[index]))
            defer { y += size.height + distances[index] }
            return CGRect(x: -size[alignment], y: y, width: size.width, height: size.height)
        }
        let left = frames.map(\.minX).min() ?? 0
        for index in frames.indices { frames[index].origin.x -= left }
        return frames
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = frames(proposal, subviews)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.last?.maxY ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let offers = offers(proposal, subviews)
        for (index, frame) in frames(proposal, subviews).enumerated() {
            subviews[index].place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(width: proposal.width, height: offers[index]))
        }
    }
}
