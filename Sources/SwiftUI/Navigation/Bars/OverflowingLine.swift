import MartletGraph

/// Where an item of a bar goes when there is no room for it.
struct BarOverflow: Equatable {
    let menu: ToolbarOverflow
    /// Its place among those that may go.
    let index: Int
    /// Those of the lowest rank go first.
    let rank: Double
}

/// The item of a bar that an element shows.
struct BarItemTrait: TraitKey { typealias Value = BarItem }

/// The items at the end of a bar. Where there is no room for all, those of the lowest priority, and of these the last,
/// go into the menu at the end.
nonisolated struct OverflowingLine<Content: View>: ContainerView {
    typealias Body = Never
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor func makeContainer(_ inputs: _ViewInputs) -> OverflowingLineNode { OverflowingLineNode(inputs) }
    @MainActor func update(_ node: OverflowingLineNode) {}
}

final class OverflowingLineNode: ContainerNode {
    private static let gap: CGFloat = 4
    /// Those that were told that they cannot be seen.
    private var hidden: Set<ObjectIdentifier> = []

    private var all: ContiguousArray<LayoutNode> { super.layoutChildren }

    override var layoutChildren: ContiguousArray<LayoutNode> { all.filter { !hidden.contains(ObjectIdentifier($0)) } }

    private struct Part {
        let element: LayoutNode
        let item: BarItem?
        var width: CGFloat
        /// How narrow it can be; only a search field gives way.
        let least: CGFloat
    }

    /// What is shown in a width, in its order.
    private func fitting(_ width: CGFloat?) -> [Part] {
        let parts = withOneMenu(
            all.map { element in
                let item = element.trait(BarItemTrait.self)
                let width = element.sizeThatFits(.unspecified).width
                let least = item?.isSearchField == true ? element.sizeThatFits(.zero).width : width
                return Part(element: element, item: item, width: width, least: min(least, width))
            })
        let usual = parts.filter { $0.item?.menu.map(\.hasRows) ?? true }
        guard let width, Self.width(usual) > width else { return usual }
        if Self.least(usual) <= width { return Self.narrowed(usual, to: width) }
        var shown = parts
        while Self.least(shown) > width {
            let last = shown.indices.filter { shown[$0].item?.overflow != nil }.min { a, b in
                let (first, second) = (shown[a].item!.overflow!.rank, shown[b].item!.overflow!.rank)
                return first == second ? a > b : first < second
            }
            guard let last else { break }
            shown.remove(at: last)
            Self.removeSpaces(from: &shown)
        }
        return Self.narrowed(shown, to: width)
    }

    /// Each toolbar of a page has a menu; the last one shows what is in all of them.
    private func withOneMenu(_ parts: [Part]) -> [Part] {
        let menus = parts.compactMap { $0.item?.menu }
        guard menus.count > 1, let shown = menus.last else { return parts }
        return parts.filter { $0.item?.menu.map { $0 === shown } ?? true }
    }

    /// Takes what is too much from the search field.
    private static func narrowed(_ parts: [Part], to width: CGFloat) -> [Part] {
        var parts = parts
        var missing = self.width(parts) - width
        for index in parts.indices where missing > 0 {
            let taken = min(missing, parts[index].width - parts[index].least)
            parts[index].width -= taken
            missing -= taken
        }
        return parts
    }

    private static func least(_ parts: [Part]) -> CGFloat {
        parts.reduce(width(parts)) { $0 - ($1.width - $1.least) }
    }

    /// How much narrower it can be with all that it usually shows; in points.
    var slack: CGFloat {
        let usual = fitting(nil)
        return Self.width(usual) - Self.least(usual)
    }

    /// Takes away spaces that stand beside no item any more.
    private static func removeSpaces(from parts: inout [Part]) {
        func isSpace(_ part: Part?) -> Bool {
            guard let part else { return true }
            return part.item?.content == .fixedSpace || part.item?.content == .flexibleSpace
        }
        var kept: [Part] = []
        for part in parts where !(isSpace(part) && isSpace(kept.last)) { kept.append(part) }
        if let last = kept.last, isSpace(last) { kept.removeLast() }
        parts = kept
    }

    private static func width(_ parts: [Part]) -> CGFloat {
        parts.reduce(0) { $0 + $1.width } + CGFloat(max(0, parts.count - 1)) * gap
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let shown = fitting(proposal.width)
        return CGSize(
            width: Self.width(shown), height: shown.map { $0.element.sizeThatFits(.unspecified).height }.max() ?? 0)
    }

    override func placeChildren() {
        let shown = fitting(proposal.size.width)
        show(Set(shown.map { ObjectIdentifier($0.element) }))
        var x: CGFloat = 0
        for part in shown {
            var offer = ProposedViewSize.unspecified
            if part.width < part.element.sizeThatFits(offer).width { offer.width = part.width }
            let fit = part.element.sizeThatFits(offer)
            part.element.place(at: CGPoint(x: x, y: (size.height - fit.height) / 2), size: fit, proposal: offer)
            x += fit.width + Self.gap
        }
    }

    private func show(_ shown: Set<ObjectIdentifier>) {
        let all = all
        var moved: [ObjectIdentifier: (menu: ToolbarOverflow, places: Set<Int>)] = [:]
        hidden.formIntersection(all.map(ObjectIdentifier.init))
        for element in all {
            let (id, overflow) = (ObjectIdentifier(element), element.trait(BarItemTrait.self)?.overflow)
            let menu = overflow.map { ObjectIdentifier($0.menu) }
            if let overflow, let menu, moved[menu] == nil { moved[menu] = (overflow.menu, []) }
            if shown.contains(id) {
                guard hidden.remove(id) != nil else { continue }
                element.outermostNode(inside: self).tellPresence(true)
                element.setNeedsDisplay()
                setNeedsDisplay()
            } else {
                if let overflow, let menu { moved[menu]?.places.insert(overflow.index) }
                guard hidden.insert(id).inserted else { continue }
                element.outermostNode(inside: self).tellPresence(false)
                setNeedsDisplay()
            }
        }
        for (menu, places) in moved.values { menu.move(places) }
        let menus = all.compactMap { $0.trait(BarItemTrait.self)?.menu }
        menus.last?.show(ofOthers: menus.dropLast())
    }
}
