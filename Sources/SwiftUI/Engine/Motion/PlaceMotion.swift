import MartletGraph

/// Moves an element from one place and size to another within the element around it (semantics 101).
///
/// The layout is done at once, for the last places; only what is drawn is on its way. Elements inside of one that moves
/// move with it, and what each moves by adds up.
@MainActor
final class PlaceMotion: Animator {
    private let element: LayoutNode
    private let data: ValueMotion<AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>>
    /// Where the element is drawn, in the coordinates of the element around.
    private(set) var shown: CGRect
    fileprivate var isAsked = false
    /// What moves the elements that are being placed, where the transaction says nothing.
    fileprivate(set) static var systemAnimation: Animation?

    init(_ element: LayoutNode) {
        self.element = element
        shown = CGRect(origin: element.origin, size: element.size)
        data = ValueMotion(shown.animatableData, element.environment)
    }

    var animatedElement: LayoutNode? { element }
    var outOfSight: OutOfSight { .endsWhereClipped }
    fileprivate var isMoving: Bool { data.isMoving }

    func rests() { data.leaveCompletionToClock() }

    fileprivate func change(to new: CGRect, in transaction: Transaction, at time: TimeInterval) {
        data.change(to: new.animatableData, in: transaction, at: time)
        show(at: time)
    }

    private func show(at time: TimeInterval) {
        let old = shown
        shown.animatableData = data.value(at: time)
        if shown.size != old.size { element.setNeedsDisplay() }
        if shown.origin != old.origin { element.moved() }
    }

    func advance(to time: TimeInterval) -> Bool {
        show(at: time)
        isAsked = isMoving
        if !isMoving { ended() }
        return isMoving
    }

    func ended() {
        guard element.flags.contains(.moves) else { return }
        element.window?.placeMotions[ObjectIdentifier(element)] = nil
        element.flags.remove(.moves)
        if element.isGone { return }
        if shown.size != element.size { element.setNeedsDisplay() }
        // What stands still is drawn at whole pixels again.
        element.moved()
    }
}

extension LayoutNode {
    /// Where the element is drawn, in the coordinates of the element around.
    final var shownFrame: CGRect {
        if flags.contains(.moves), let motion = window?.placeMotions[ObjectIdentifier(self)] { return motion.shown }
        return CGRect(origin: origin, size: size)
    }

    final var shownOrigin: CGPoint { flags.contains(.moves) ? shownFrame.origin : origin }

    /// What draws asks for the size; on its way to another the element is drawn in one between.
    final func withShownSize<Result>(_ body: () -> Result) -> Result {
        guard flags.contains(.moves) else { return body() }
        let final = size
        size = shownFrame.size
        defer { size = final }
        return body()
    }

    /// The rectangle around the element as it is drawn now, in the coordinates of the window's content; `frameInWindow`
    /// is the one it has come to in the end.
    final var shownFrameInWindow: CGRect {
        guard window?.placeMotions.isEmpty == false else { return frameInWindow }
        let size = shownFrame.size
        var corners = [CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: 0, y: size.height)]
        corners.append(CGPoint(x: size.width, y: size.height))
        var next: LayoutNode? = self
        while let node = next {
            let (shown, place) = (node.shownOrigin, node.origin)
            for index in corners.indices {
                let corner = node.toParent(corners[index])
                corners[index] = CGPoint(x: corner.x + shown.x - place.x, y: corner.y + shown.y - place.y)
            }
            next = node.layoutParent
        }
        let (left, top) = (corners.map(\.x).min()!, corners.map(\.y).min()!)
        return CGRect(x: left, y: top, width: corners.map(\.x).max()! - left, height: corners.map(\.y).max()! - top)
    }

    /// Where the element is drawn, and where it is laid out, within the nearest element around that is moved as a whole.
    final var placeInGeometry: (shown: CGPoint, final: CGPoint) {
        var (shown, final) = (CGPoint.zero, CGPoint.zero)
        var next: LayoutNode = self
        while let outer = next.layoutParent, !outer.holdsGeometry {
            let place = next.shownOrigin
            shown = CGPoint(x: shown.x + place.x, y: shown.y + place.y)
            final = CGPoint(x: final.x + next.origin.x, y: final.y + next.origin.y)
            next = outer
        }
        return (shown, final)
    }

    /// Places elements inside, which move there where the window shows motion of its own.
    final func placeMoving(
        by animation: Animation = SystemAnimation.controls, if moves: Bool = true, _ body: () -> Void
    ) {
        guard moves, hadPlace, window?.showsSystemMotion == true else { return body() }
        Animation.isUsed = true
        let outer = PlaceMotion.systemAnimation
        PlaceMotion.systemAnimation = animation
        defer { PlaceMotion.systemAnimation = outer }
        body()
    }

    /// Shows the element on its way to its place from another one.
    final func startMotion(from other: CGPoint) {
        let place = origin
        origin = other
        startMotion(to: CGRect(origin: place, size: size))
        origin = place
    }

    /// Shows the element so far from where it is, and on its way there.
    final func startMotion(awayBy jump: CGSize) {
        startMotion(to: CGRect(origin: origin, size: size), from: jump)
    }

    /// Told before the element has another place or size.
    ///
    /// - Parameter jump: how far it is to be shown away from where it would be otherwise.
    final func startMotion(to new: CGRect, from jump: CGSize = .zero) {
        let isMovedAround = layoutParent?.movesChild == true
        guard flags.contains(.placed), !flags.contains(.arrives) || isMovedAround else { return }
        // What scrolls moves at once, and takes along what is on its way.
        guard LayoutPass.isRunning || flags.contains(.moves) else { return }
        let scope = (isMovedAround ? layoutParent! : self).scope
        var transaction = LayoutPass.isRunning ? scope.transaction : Transaction()
        if transaction.motion == nil { transaction = transaction.animated(by: PlaceMotion.systemAnimation) }
        guard transaction.motion != nil || flags.contains(.moves), let window, new.isFinite else { return }
        let motion = window.placeMotions[ObjectIdentifier(self)] ?? PlaceMotion(self)
        window.placeMotions[ObjectIdentifier(self)] = motion
        flags.insert(.moves)
        if jump != .zero {
            motion.change(to: new.offsetBy(dx: jump.width, dy: jump.height), in: Transaction(), at: window.time)
        }
        motion.change(to: new, in: transaction, at: window.time)
        guard motion.isMoving else { return motion.ended() }
        if motion.isAsked { return }
        motion.isAsked = true
        window.animate(motion)
    }
}

extension CGRect {
    var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}
