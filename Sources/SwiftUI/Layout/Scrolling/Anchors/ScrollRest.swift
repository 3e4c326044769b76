import MartletGraph
import MartletHost

/// Brings a scroll view to rest where its behaviour wants it.
@MainActor
final class ScrollRest {
    private unowned let scroll: ScrollNode
    private var cancelTimer: (() -> Void)?
    /// Whether the present gesture tells when it ends, as a finger does and a wheel does not.
    private var hasEnd = false
    /// Where the content stood when the gesture began.
    private var start: CGPoint?
    private var last: (place: CGPoint, time: TimeInterval)?
    private var velocity = CGVector.zero
    private static let frame: TimeInterval = 1.0 / 60

    init(_ scroll: ScrollNode) { self.scroll = scroll }

    /// Told of what the user does, after the content has moved from `place`.
    func follow(_ event: ScrollEvent, from place: CGPoint) {
        cancelTimer?()
        cancelTimer = nil
        switch event.phase {
        case .began:
            hasEnd = true
            start = place
            last = nil
        case .changed:
            if start == nil { start = place }
            if hasEnd, let last, event.time > last.time {
                let time = event.time - last.time
                velocity = CGVector(
                    dx: (scroll.offset.x - last.place.x) / time, dy: (scroll.offset.y - last.place.y) / time)
            }
            last = (scroll.offset, event.time)
            // A wheel is at rest when it has stood still for a while.
            if !hasEnd {
                wait(0.15) { $0.settleWheel() }
            }
        case .ended:
            hasEnd = false
            settle()
        }
    }

    /// Moves on to where the behaviour wants the content to rest.
    func settle() {
        // As far as the content would run on.
        let time: CGFloat = limitsScrolls ? 1 / 8 : 1 / 4
        let projected = CGPoint(x: scroll.offset.x + velocity.dx * time, y: scroll.offset.y + velocity.dy * time)
        guard let place = rest(near: projected) else { return }
        start = nil
        velocity = .zero
        move(to: place)
    }

    private var limitsScrolls: Bool {
        let context = ScrollTargetBehaviorPropertiesContext(axes: scroll.axes, environment: scroll.environment)
        return scroll.targetBehavior?.properties(context: context).limitsScrolls == true
    }

    /// A notch of a wheel is much less than a page, and means to go on all the same: to the next place of rest that way.
    private func settleWheel() {
        guard let start, let nearest = rest(near: scroll.offset) else { return }
        let room = scroll.room(scroll.size)
        func way(_ distance: CGFloat) -> CGFloat { distance == 0 ? 0 : distance < 0 ? -1 : 1 }
        let (x, y) = (way(scroll.offset.x - start.x), way(scroll.offset.y - start.y))
        var place = nearest
        for part in 1...8 where place == start {
            let more = CGFloat(part) / 8
            let projected = CGPoint(
                x: scroll.offset.x + x * room.width * more, y: scroll.offset.y + y * room.height * more)
            place = rest(near: projected) ?? start
        }
        self.start = nil
        move(to: place)
    }

    /// Where the behaviour brings content to rest that would do so at `projected`.
    private func rest(near projected: CGPoint) -> CGPoint? {
        guard let behavior = scroll.targetBehavior else { return nil }
        let room = scroll.room(scroll.size)
        var target = ScrollTarget(rect: CGRect(origin: scroll.clamped(projected), size: room))
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: start ?? scroll.offset, size: room)), velocity: velocity,
            contentSize: scroll.stack.size, containerSize: room, axes: scroll.axes, environment: scroll.environment,
            targets: scroll.targetFrames)
        behavior.behavior.updateTarget(&target, context: context)
        var place = target.rect.origin
        if let anchor = target.anchor {
            place.x += (target.rect.width - room.width) * anchor.x
            place.y += (target.rect.height - room.height) * anchor.y
        }
        return scroll.clamped(place)
    }

    /// A part of the way in each frame, like the pages of a tab view.
    private func move(to place: CGPoint) {
        let (dx, dy) = (place.x - scroll.offset.x, place.y - scroll.offset.y)
        let share: CGFloat = abs(dx) + abs(dy) < 1 ? 1 : 1 - exp(-14 * Self.frame)
        guard dx != 0 || dy != 0 else { return scroll.activity?.set(.idle) ?? () }
        scroll.activity?.set(.decelerating)
        wait(Self.frame) { rest in
            let scroll = rest.scroll
            let next = CGPoint(x: scroll.offset.x + dx * share, y: scroll.offset.y + dy * share)
            if scroll.scroll(to: next, by: .user), share < 1 { return rest.move(to: place) }
            scroll.activity?.set(.idle)
        }
    }

    private func wait(_ seconds: TimeInterval, then action: @escaping @MainActor (ScrollRest) -> Void) {
        cancelTimer = scroll.window?.schedule(after: seconds) { [weak self] in
            guard let self else { return }
            cancelTimer = nil
            if !scroll.flags.contains(.left) { action(self) }
        }
        scroll.window?.timedMotions.add(self)
    }
}

extension ScrollRest: TimedMotion {
    var isUnderWay: Bool { cancelTimer != nil }
}

extension ScrollNode {
    /// The frames of the views of the layout with `scrollTargetLayout()`, in the coordinates of the content.
    var targetFrames: [CGRect] {
        guard let target = scrollTarget, let layout = target.madeElements.first?.innermostElement else { return [] }
        // Those of a lazy layout that were not made yet count as well: a strong flick goes further than they are.
        if let lazy = layout as? LazyNode, !lazy.isRightToLeft {
            let corner = stack.convertFromWindow(lazy.convertToWindow(.zero))
            return lazy.lineFrames.map { $0.offsetBy(dx: corner.x, dy: corner.y) }
        }
        // Where they are laid out: what they are drawn with, such as a smaller scale, changes nothing of it.
        return layout.layoutChildren.map { element in
            let corner = stack.convertFromWindow(layout.convertToWindow(element.origin))
            return stack.mirrored(CGRect(origin: corner, size: element.size))
        }
    }

    /// The layout whose views are told apart.
    var scrollTarget: ScrollTargetNode? {
        func find(_ node: _ViewNode) -> ScrollTargetNode? {
            if let target = node as? ScrollTargetNode, target.isEnabled { return target }
            var found: ScrollTargetNode?
            node.forEachChild { if found == nil { found = find($0) } }
            return found
        }
        return find(self)
    }
}
