import MartletHost

/// Counts presses that are let go where they began.
final class TapRecognizer<Value>: LeafRecognizer<Value> {
    /// A tap strays less than this, in points: where it ends, a drag begins.
    static var tolerance: CGFloat { 10 }

    private var count: Int
    private var value: (CGPoint) -> Value
    private var taken = 0
    private var start: CGPoint?

    init(count: Int, _ context: _GestureContext, _ value: @escaping (CGPoint) -> Value) {
        self.count = count
        self.value = value
        super.init(context)
    }

    func update(count: Int, _ value: @escaping (CGPoint) -> Value) {
        self.count = count
        self.value = value
    }

    override var interests: GestureInterests { .presses }
    override var isFollowing: Bool { start != nil && current.isPossible }
    override var wait: GestureWait { taken > 0 && start == nil && current.isPossible ? .click : .no }

    override func handle(_ event: GestureEvent) {
        guard current.isPossible else { return }
        switch event {
        case .down(let event): if inputKinds.allow(event) { start = event.location } else { current = .failed }
        case .moved(let event): if isFar(event) { current = .failed }
        case .up(let event):
            if isFar(event) || !context.contains(event.location) {
                current = .failed
                return
            }
            start = nil
            taken += 1
            if taken >= count { current = .ended(value(event.location)) }
        case .timeout, .over: current = .failed
        case .transform, .time: break
        }
    }

    private func isFar(_ event: PointerEvent) -> Bool {
        guard let start else { return true }
        return hypot(event.location.x - start.x, event.location.y - start.y) >= Self.tolerance
    }
}
