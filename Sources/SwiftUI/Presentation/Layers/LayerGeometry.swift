/// Where the card of a layer lies in a window: pure functions, in points.
struct LayerGeometry {
    let window: CGSize
    /// Whether sheets come from below however wide the window is.
    var isPhone = false
    /// What the window's buttons take at the top, in front of what is shown there.
    var strip: CGFloat = 0

    /// A window narrower than this shows its sheets at the bottom, over the whole width.
    static let narrowWidth: CGFloat = 450
    /// The length of a pop-over's arrow.
    static let arrow: CGFloat = 8
    /// How close an anchored card may come to the window's edge.
    static let margin: CGFloat = 6

    /// The least size of a sheet, in points: around what is smaller it would look like a tip.
    static let leastSheet = CGSize(width: 240, height: 160)

    var isNarrow: Bool { isPhone || window.width < Self.narrowWidth }

    /// What a sheet's content is offered.
    var sheetOffer: CGSize {
        isNarrow
            ? CGSize(width: window.width, height: max(window.height - 48, 0))
            : CGSize(width: min(540, window.width - 60), height: min(640, max(window.height - 60, 0)))
    }

    /// A sheet whose content answered with `fit`.
    func sheet(_ fit: CGSize) -> CGRect {
        let offer = sheetOffer
        guard !isNarrow else {
            let height = min(max(fit.height, min(Self.leastSheet.height, offer.height)), offer.height)
            return CGRect(x: 0, y: window.height - height, width: window.width, height: height)
        }
        return centred(
            CGSize(
                width: min(max(fit.width, min(Self.leastSheet.width, offer.width)), offer.width),
                height: min(max(fit.height, min(Self.leastSheet.height, offer.height)), offer.height)))
    }

    /// What an alert's content is offered.
    var alertOffer: CGSize { CGSize(width: min(360, window.width - 48), height: max(window.height - 48, 0)) }

    func centred(_ size: CGSize) -> CGRect {
        CGRect(
            x: ((window.width - size.width) / 2).rounded(), y: ((window.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }

    /// The largest anchored card.
    var anchoredLimit: CGSize {
        CGSize(width: max(window.width - 2 * Self.margin, 0), height: max(window.height - strip - 2 * Self.margin, 0))
    }

    /// A menu of this size below `anchor`, or above where there is more room; its leading edge at the anchor's.
    func menu(_ size: CGSize, at anchor: CGRect) -> CGRect {
        let gap: CGFloat = anchor.isEmpty ? 0 : 4
        let below = window.height - anchor.maxY - gap - Self.margin
        let above = anchor.minY - gap - Self.margin - strip
        let y =
            size.height <= below || below >= above ? anchor.maxY + gap : anchor.minY - gap - size.height
        return inside(CGRect(origin: CGPoint(x: anchor.minX, y: y), size: size))
    }

    /// A pop-over of this size at an edge of `anchor`: the wanted one, else the opposite, else where most room is.
    ///
    /// - Returns: the card, the edge of the anchor it is at, and the tip of its arrow.
    func popover(_ size: CGSize, at anchor: CGRect, edge: Edge?) -> (card: CGRect, edge: Edge, tip: CGPoint) {
        let wanted = edge ?? .bottom
        let order = [wanted, wanted.opposite] + Edge.allCases.filter { $0 != wanted && $0 != wanted.opposite }
        let needed = { (edge: Edge) in (edge.isVertical ? size.height : size.width) + Self.arrow + Self.margin }
        let found =
            order.first { room(at: $0, of: anchor) >= needed($0) }
            ?? order.max { room(at: $0, of: anchor) - needed($0) < room(at: $1, of: anchor) - needed($1) }!
        var card = CGRect(origin: .zero, size: size)
        var tip = CGPoint(x: anchor.midX, y: anchor.midY)
        switch found {
        case .top:
            tip.y = anchor.minY
            card.origin = CGPoint(x: tip.x - size.width / 2, y: tip.y - Self.arrow - size.height)
        case .bottom:
            tip.y = anchor.maxY
            card.origin = CGPoint(x: tip.x - size.width / 2, y: tip.y + Self.arrow)
        case .leading:
            tip.x = anchor.minX
            card.origin = CGPoint(x: tip.x - Self.arrow - size.width, y: tip.y - size.height / 2)
        case .trailing:
            tip.x = anchor.maxX
            card.origin = CGPoint(x: tip.x + Self.arrow, y: tip.y - size.height / 2)
        }
        return (inside(card), found, tip)
    }

    private func room(at edge: Edge, of anchor: CGRect) -> CGFloat {
        switch edge {
        case .top: anchor.minY - strip
        case .bottom: window.height - anchor.maxY
        case .leading: anchor.minX
        case .trailing: window.width - anchor.maxX
        }
    }

    /// The rectangle moved into the window.
    private func inside(_ rect: CGRect) -> CGRect {
        let m = Self.margin
        return CGRect(
            x: max(min(rect.minX, window.width - m - rect.width), m).rounded(),
            y: max(min(rect.minY, window.height - m - rect.height), m + strip).rounded(), width: rect.width,
            height: rect.height)
    }
}

extension Edge {
    /// The same edge counted from the other side.
    var mirrored: Edge { isVertical ? self : opposite }

    fileprivate var isVertical: Bool { self == .top || self == .bottom }

    var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}
