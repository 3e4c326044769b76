import MartletHost

extension LayerNode: ScrollTaker {
    /// Fingers on content that can be scrolled pull the sheet as long as it can grow, and down from the beginning of the
    /// content; which of both they do is settled by their first move.
    func take(_ event: ScrollEvent, isAtTop: Bool) -> Bool? {
        guard kind == .sheet, geometry.isNarrow, let detents = options.detents, detents.count > 1,
            (options.contentInteraction ?? .automatic).resizes(isTouched: environment.idiom.isTouched)
        else { return nil }
        switch event.phase {
        case .began:
            scrollPull = .undecided
            return nil
        case .changed:
            if scrollPull == .undecided, event.delta.height != 0 {
                let pulls = event.delta.height > 0 ? resting < highest - 0.5 : isAtTop && resting > lowest + 0.5
                scrollPull = pulls ? .pulls : nil
            }
            guard scrollPull == .pulls else { return nil }
            // What runs on moves nothing: the sheet comes to rest.
            if event.isMomentum { return false }
            drag = max(drag - event.delta.height, resting - highest)
            setNeedsLayout()
            return true
        case .ended:
            defer { scrollPull = nil }
            guard scrollPull == .pulls else { return nil }
            endDrag()
            return true
        }
    }

    private var resting: CGFloat { detentHeight(in: geometry.sheetOffer.height) ?? card.size.height }
    private var heights: [CGFloat] {
        let context = PresentationDetent.Context(maxDetentValue: geometry.sheetOffer.height, environment: environment)
        return (options.detents ?? []).compactMap { $0.height(in: context) }
    }
    private var highest: CGFloat { heights.max() ?? resting }
    private var lowest: CGFloat { heights.min() ?? resting }
}
