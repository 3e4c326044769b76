import MartletDisplay

/// Something that an element shows and that changes with time alone.
///
/// Its window asks it once a frame, between layout and display, with one time for the whole frame: what it changes is
/// drawn in that frame, while no body, update or layout runs. Where nothing moves, no frame is asked for.
@MainActor
protocol Animator: AnyObject {
    /// The element whose group shows it; nil or gone ends the motion.
    var animatedElement: LayoutNode? { get }

    /// Shows what is to be seen at a time, in seconds on the window's clock.
    ///
    /// - Returns: whether it goes on.
    func advance(to time: TimeInterval) -> Bool

    /// Told when its element is gone.
    func ended()

    /// Told when nobody can see it, while it goes on.
    func rests()

    /// What becomes of it while nobody can see it.
    var outOfSight: OutOfSight { get }
    /// Whether what it shows depends on where other motions have put things, so that it is asked after them.
    var followsPlaces: Bool { get }
}

/// What becomes of a motion that nobody can see.
enum OutOfSight {
    /// It waits to be seen, and goes on from where it would be then.
    case rests
    /// It is over where it is scrolled away or covered, and waits where it is only faint.
    case endsWhereClipped
    /// It is over.
    case ends
}

extension Animator {
    /// Whether it is over because nobody can see its element.
    @MainActor func isOver(outOfSight element: LayoutNode) -> Bool {
        switch outOfSight {
        case .rests: false
        case .endsWhereClipped: !element.isInBounds
        case .ends: true
        }
    }

    func ended() {}
    func rests() {}
    var outOfSight: OutOfSight { .rests }
    var followsPlaces: Bool { false }
}

extension LayoutNode {
    /// The group in which the element is drawn.
    private var nearestGroup: DisplayGroup? {
        var next: LayoutNode? = self
        while let node = next {
            if let group = node.group { return group }
            next = node.layoutParent
        }
        return nil
    }

    /// Whether the window's picture shows something of this element: nothing around it is hidden, covered or left out,
    /// and no scroll view has moved it out of sight. It may be on its way out of being hidden itself.
    var isInSight: Bool {
        guard let window, !isGone, var shown = nearestGroup else { return false }
        if outOfSightRoot != nil { return isInBounds }
        while shown !== window.rootGroup {
            if shown.appearance.opacity <= 0, shown !== group { return false }
            guard let outer = shown.parent else { return false }
            shown = outer
        }
        return isInBounds
    }

    /// Whether no scroll view around has moved the element out of sight.
    fileprivate var isInBounds: Bool {
        var rect = CGRect(origin: .zero, size: size)
        var next: LayoutNode = self
        while let outer = next.layoutParent {
            let (a, b) = (next.toParent(rect.origin), next.toParent(CGPoint(x: rect.maxX, y: rect.maxY)))
            rect = CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
            // What is on its way out of sight is seen until it is there.
            if next.flags.contains(.moves) {
                let (shown, place) = (next.shownOrigin, next.origin)
                rect = rect.union(rect.offsetBy(dx: shown.x - place.x, dy: shown.y - place.y))
            }
            let clips = outer is ScrollingNode || outer.layoutParent == nil
            if clips, !rect.intersects(CGRect(origin: .zero, size: outer.size)) { return false }
            next = outer
        }
        return true
    }
}
