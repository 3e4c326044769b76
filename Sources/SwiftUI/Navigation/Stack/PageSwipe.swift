import MartletHost

/// A swipe of two fingers that goes back: the page follows, and when the fingers leave goes on by itself (semantics 151).
struct PageSwipe {
    /// The page that comes to light, and what moves both.
    let page: LayoutNode
    let slide: PageSlide
    /// How far the fingers have come, in points towards the trailing edge.
    var distance: CGFloat = 0
    /// How far in the last event.
    var last: CGFloat = 0
}

extension ColumnStackNode: ScrollResponder {
    var endsAtOnce: Bool { swipe != nil }

    func scroll(_ event: ScrollEvent) -> Bool {
        switch event.phase {
        case .began:
            // A wheel, which tells no beginning, turns no pages.
            canSwipe = true
            return false
        case .ended:
            canSwipe = false
            guard swipe != nil else { return false }
            endSwipe()
            return true
        case .changed: return follow(event)
        }
    }

    private func follow(_ event: ScrollEvent) -> Bool {
        guard canSwipe, !event.isMomentum else { return false }
        let step = -mirrored(event.delta.width)
        if swipe == nil {
            guard step > 0, step > abs(event.delta.height), let page = pageBehind else { return false }
            beginSwipe(to: page)
        }
        guard var swipe, size.width > 0 else { return false }
        swipe.distance = min(max(swipe.distance + step, 0), size.width)
        swipe.last = step
        self.swipe = swipe
        swipe.slide.follow(Double(swipe.distance / size.width))
        window?.transitionsMoved()
        window?.requestFrame()
        return true
    }

    /// Past the middle, or where the fingers were quick, the page goes; else it comes back.
    private func endSwipe() {
        guard let swipe else { return }
        let goes = swipe.last > 8 || (swipe.distance > size.width / 2 && swipe.last >= 0)
        swipe.slide.settle(to: goes ? 1 : 0, in: self) { [weak self] in self?.swipeSettled() }
        if goes { goBack?() }
    }
}
