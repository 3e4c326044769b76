import MartletGraph

/// Moves the content of a scroll view to a place by an animation.
@MainActor
final class ScrollMotion: Animator {
    private unowned let scroll: ScrollNode
    private var data: ValueMotion<CGPoint.AnimatableData>?
    private var done: (@MainActor () -> Void)?
    private var isAsked = false

    init(_ scroll: ScrollNode) { self.scroll = scroll }

    var animatedElement: LayoutNode? { scroll }

    func begin(
        to place: CGPoint, _ transaction: Transaction, in window: WindowRoot,
        then done: @escaping @MainActor () -> Void
    ) {
        let data = data ?? ValueMotion(scroll.offset.animatableData, scroll.environment)
        self.data = data
        self.done = done
        data.change(to: place.animatableData, in: transaction, at: window.time)
        scroll.flags.insert(.scrollsByItself)
        scroll.activity?.set(.animating)
        if isAsked { return }
        isAsked = true
        window.animate(self)
    }

    func advance(to time: TimeInterval) -> Bool {
        guard let data else {
            isAsked = false
            return false
        }
        var place = scroll.offset
        place.animatableData = data.value(at: time)
        scroll.scroll(to: place, by: .motion)
        if !data.isMoving {
            let action = finish()
            scroll.tellFollowers(.program)
            action?()
        }
        isAsked = self.data != nil
        return isAsked
    }

    /// Somebody else moves the content.
    func cancel() { _ = finish() }

    func ended() { cancel() }
    func rests() { data?.leaveCompletionToClock() }

    private func finish() -> (@MainActor () -> Void)? {
        let action = done
        (data, done) = (nil, nil)
        scroll.flags.remove(.scrollsByItself)
        if scroll.activity?.phase == .animating { scroll.activity?.set(.idle) }
        return action
    }
}

extension NodeFlags {
    /// Is on its way to a place of its content.
    static let scrollsByItself = NodeFlags(rawValue: 1 << 25)
}
