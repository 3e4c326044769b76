import MartletGraph
import MartletHost

extension LayerNode {
    /// The height at which a sheet rests; nil where its content decides.
    func detentHeight(in available: CGFloat) -> CGFloat? {
        guard let detents = options.detents, !detents.isEmpty else { return nil }
        let context = PresentationDetent.Context(maxDetentValue: available, environment: environment)
        if let wanted = options.selection.map({ binding in Reader.withoutTracking { binding.wrappedValue } })
            ?? chosenDetent, detents.contains(wanted), let height = wanted.height(in: context)
        {
            return height
        }
        return detents.compactMap { $0.height(in: context) }.min()
    }

    /// Rests at the height that is nearest after a pull; below half of the lowest the sheet goes.
    func endDrag() {
        let offer = geometry.sheetOffer.height
        let resting = detentHeight(in: offer) ?? card.size.height
        let shown = resting - drag
        drag = 0
        setNeedsLayout()
        let context = PresentationDetent.Context(maxDetentValue: offer, environment: environment)
        let heights = (options.detents ?? []).compactMap { detent in detent.height(in: context).map { (detent, $0) } }
        let lowest = heights.map(\.1).min() ?? resting
        if shown < lowest / 2, !options.isDismissDisabled { return dismissal.dismiss() }
        guard let nearest = heights.min(by: { abs($0.1 - shown) < abs($1.1 - shown) }) else { return }
        chosenDetent = nearest.0
        if options.selection?.wrappedValue != nearest.0 { options.selection?.wrappedValue = nearest.0 }
    }
}

extension LayerNode: PointerResponder {
    /// A sheet at the bottom is pulled by the strip at its top.
    func makeTracker() -> PressTracker? { kind == .sheet && geometry.isNarrow ? SheetTracker(self) : nil }
}

/// Follows a pull at the top of a sheet.
private final class SheetTracker: PressTracker {
    private static let strip: CGFloat = 28
    private var layer: LayerNode? { node as? LayerNode }
    private var isPulling = false

    override func moved(_ press: Press) -> Bool {
        guard let layer else { return false }
        let top = press.start.location.y - (layer.card.origin.y - max(layer.drag, 0))
        guard isPulling || (top >= 0 && top <= Self.strip && press.distance > 4) else { return false }
        let isFirst = !isPulling
        isPulling = true
        let distance = press.location.y - press.start.location.y
        layer.drag = layer.options.detents == nil ? max(distance, 0) : distance
        layer.setNeedsLayout()
        return isFirst
    }

    override func ended(_ press: Press) -> PressOutcome {
        guard isPulling, let layer else { return .failed }
        return .recognized { layer.endDrag() }
    }

    override func cancelled() {
        guard isPulling, let layer else { return }
        layer.drag = 0
        layer.setNeedsLayout()
    }
}
