import MartletGraph

/// The cards behind the rows of a list in a boxed style: one behind the rows of each section, as far as they are in
/// sight.
@MainActor
final class ListCards {
    private unowned let list: ListNode
    private var cards: [ObjectIdentifier: ListCard] = [:]
    /// Those whose rows are gone, while they close.
    private var closing: [ListCard] = []
    private var order: [ListCard] = []

    init(_ list: ListNode) { self.list = list }

    func forEachNode(_ body: (_ViewNode) -> Void) {
        for card in order + closing { body(card) }
    }

    func draw(into builder: inout DisplayBuilder) {
        for card in closing { builder.add(card) }
        for card in order { builder.add(card) }
    }

    /// Puts a card behind each run of rows that is shown.
    func place() {
        closing.removeAll { $0.leaveIfClosed() }
        var left = cards
        order = []
        var line = list.shownLines.lowerBound
        while line < list.shownLines.upperBound, line < list.entries.count {
            defer { line += 1 }
            guard list.entries.all[line].kind == .row else { continue }
            let first = line
            while line + 1 < list.shownLines.upperBound, list.isJoined(line, line + 1) { line += 1 }
            let isBegin = first == 0 || !list.isJoined(first - 1, first)
            let isEnd = line + 1 >= list.entries.count || !list.isJoined(line, line + 1)
            let top = list.starts[first] - (isBegin ? 0 : 60)
            let bottom = list.starts[line] + list.length(of: line) + (isEnd ? 0 : 60)
            guard bottom > top else { continue }
            let key = key(of: first)
            let card = left.removeValue(forKey: key) ?? ListCard(list)
            cards[key] = card
            order.append(card)
            card.cover(top..<bottom, list.sides(ofSection: list.entries.all[first].section, list.size.width))
            card.gaps = (first...line).filter { list.row(at: $0)?.hasOwnBackground == true }.map {
                list.starts[$0] - top..<list.starts[$0] + list.length(of: $0) - top
            }
        }
        for (key, card) in left {
            cards[key] = nil
            card.close()
            if !card.leaveIfClosed() { closing.append(card) }
        }
    }

    /// By what a card is known: its section, where that has one card, or its first row.
    private func key(of line: Int) -> ObjectIdentifier {
        let section = list.entries.all[line].section
        let key = section >= 0 ? ObjectIdentifier(list.entries.sections[Int(section)].node) : ObjectIdentifier(list)
        if list.look.rowSpacing == 0, !order.contains(where: { cards[key] === $0 }) { return key }
        return list.entries.elements[line].map { ObjectIdentifier($0) } ?? key
    }
}

/// A card: an element of its own, so that it moves and grows as everything does that is laid out.
private final class ListCard: LayoutNode {
    private unowned(unsafe) let list: ListNode
    /// Where rows lie on backgrounds of their own instead; in points from the top.
    var gaps: [Range<CGFloat>] = [] {
        didSet { if gaps != oldValue { setNeedsDisplay() } }
    }

    /// The space beside it, in points.
    private var sides: (leading: CGFloat, trailing: CGFloat) = (0, 0)

    init(_ list: ListNode) {
        self.list = list
        super.init(list.inputs)
        layoutParent = list
    }

    func cover(_ range: Range<CGFloat>, _ sides: (leading: CGFloat, trailing: CGFloat)) {
        self.sides = sides
        // A new one opens at its place.
        if !flags.contains(.placed), list.flags.contains(.placed) { put(range.lowerBound, 0) }
        put(range.lowerBound, range.upperBound - range.lowerBound)
    }

    func close() { put(origin.y, 0) }

    private func put(_ top: CGFloat, _ height: CGFloat) {
        let size = CGSize(width: max(0, list.size.width - sides.leading - sides.trailing), height: height)
        place(at: CGPoint(x: sides.leading, y: top), size: size, proposal: ProposedViewSize(size))
    }

    /// - Returns: whether nothing of it is to be seen any more.
    func leaveIfClosed() -> Bool {
        guard size.height == 0, !flags.contains(.moves) else { return false }
        leave()
        return true
    }

    override func draw(into builder: inout DisplayBuilder) {
        let rect = builder.rect(shownFrame.size)
        guard rect.height > 0.5 else { return }
        let palette = ControlPalette(EnvironmentValues(scope: scope))
        // What is seen through a card must not be its own strong border.
        let dark = palette.isHighContrast ? palette.system.solidCard : palette.system.card
        let fill = palette.isDark ? dark : .white
        for part in parts(of: rect) {
            // Between whole points a line costs its own pixels only; elsewhere GSK draws no line, but fills.
            if part == part.integral {
                let line = outline(part, in: rect, outset: 0.5)
                builder.add(.stroke(line, .color(palette.cardBorder), StrokeStyle(lineWidth: 1)))
            } else {
                builder.add(.fill(outline(part, in: rect, outset: 1), .color(palette.cardBorder), FillStyle()))
            }
            builder.add(.fill(outline(part, in: rect, outset: 0), .color(fill), FillStyle()))
        }
    }

    /// What is left of the card between the gaps.
    private func parts(of rect: CGRect) -> [CGRect] {
        var (parts, top): ([CGRect], CGFloat) = ([], 0)
        for end in gaps.map({ ($0.lowerBound, $0.upperBound) }) + [(rect.height, rect.height)] {
            let bottom = min(end.0, rect.height)
            if bottom - top > 0.5 {
                parts.append(CGRect(x: rect.minX, y: rect.minY + top, width: rect.width, height: bottom - top))
            }
            top = max(top, end.1)
        }
        return parts
    }

    /// A part is round where the card is.
    private func outline(_ part: CGRect, in card: CGRect, outset: CGFloat) -> Outline {
        let rect = part.insetBy(dx: -outset, dy: -outset)
        let radius = list.look.cornerRadius + outset
        switch (part.minY < card.minY + 0.5, part.maxY > card.maxY - 0.5) {
        case (true, true): return .rounded(rect, radius)
        case (false, false): return .rect(rect)
        case (_, let isEnd): return .topRounded(rect, radius, isBottom: isEnd)
        }
    }

    override func styleChanged() { setNeedsDisplay() }
}
