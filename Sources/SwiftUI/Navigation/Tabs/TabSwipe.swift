import MartletGraph
import MartletHost

/// How far the pages of a tab view are swiped.
struct TabSwipe {
    /// From where the shown page stands to where it is seen, in points.
    var offset: CGFloat = 0
    fileprivate var isActive = false
    /// Whether this gesture has shown another page already.
    fileprivate var isSpent = false
    /// Whether the gesture tells when it ends.
    fileprivate var hasEnd = false
    fileprivate var cancelTimer: (() -> Void)?
    /// The page that a swipe brings, and how far it is from the one before.
    fileprivate var arriving: (page: LayoutNode, distance: CGFloat)?

    /// Another page is shown: one that was swiped in goes on from where it is seen.
    mutating func shown(_ page: LayoutNode?) {
        if let arriving, arriving.page === page {
            offset += arriving.distance
        } else {
            offset = 0
        }
        arriving = nil
    }
}

extension TabsNode: ScrollResponder {
    /// How far pages have to be swiped, in points, for the next one to be shown.
    private static let threshold: CGFloat = 40
    private static let frame: TimeInterval = 1.0 / 60

    var followsMouse: Bool { look.isPaged }
    /// A page that a finger leaves moves to its place at once.
    var endsAtOnce: Bool { swipe.isActive }

    /// A finger, a mouse that drags, a touchpad or a wheel moves the pages sideways, one page at a time.
    func scroll(_ event: ScrollEvent) -> Bool {
        guard look.isPaged else { return false }
        switch event.phase {
        case .began:
            swipe.hasEnd = true
            swipe.isSpent = false
            return false
        case .ended:
            swipe.hasEnd = false
            swipe.isSpent = false
            guard swipe.isActive else { return false }
            settle()
            return true
        case .changed: break
        }
        guard swipe.isActive || abs(event.delta.width) > abs(event.delta.height) else { return false }
        if swipe.isSpent {
            endSoon()
            return false
        }
        let least = page(after: 1) == nil ? 0 : -size.width
        let most = page(after: -1) == nil ? 0 : size.width
        let wanted = min(max(swipe.offset - mirrored(event.delta.width), least), most)
        guard wanted != swipe.offset || swipe.isActive else { return false }
        swipe.isActive = true
        setOffset(wanted)
        endSoon()
        if size.width > 0, abs(wanted) >= size.width {
            swipe.isSpent = true
            settle()
        }
        return true
    }

    /// Ends the swipe of a wheel when it stands still.
    private func endSoon() {
        swipe.cancelTimer?()
        swipe.cancelTimer = nil
        if swipe.hasEnd { return }
        swipe.cancelTimer = window?.schedule(after: 0.2) { [weak self] in
            guard let self else { return }
            swipe.isSpent = false
            if swipe.isActive { settle() }
        }
    }

    /// Shows the page that was swiped in far enough, and lets the pages move to where they belong.
    private func settle() {
        swipe.isActive = false
        if abs(swipe.offset) >= min(Self.threshold, size.width / 2) {
            let distance = swipe.offset < 0 ? 1 : -1
            if let next = page(after: distance) {
                swipe.arriving = (next, CGFloat(distance) * size.width)
                select(next)
            }
        }
        if !swipe.isSpent { swipe.cancelTimer?() }
        moveHome()
    }

    private func moveHome() {
        _ = window?.schedule(after: Self.frame) { [weak self] in
            guard let self, !swipe.isActive, swipe.offset != 0, !flags.contains(.left) else { return }
            let next = swipe.offset * exp(-14 * Self.frame)
            setOffset(abs(next) < 0.5 ? 0 : next)
            moveHome()
        }
    }
}
