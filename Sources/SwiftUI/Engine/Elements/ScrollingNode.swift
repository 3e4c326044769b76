import MartletGraph

/// An element that shows a part of its content, and moves it.
class ScrollingNode: ContainerNode {
    /// What of the content is shown, in leading coordinates: right to left, 0 shows the right end.
    final var offset = CGPoint.zero
    /// Room around the content that it can be scrolled through.
    final var insets = EdgeInsets()

    /// The transaction of the call that scrolls now.
    private(set) static var transaction = Transaction()

    /// Who scrolls now and follows the scroll view, so that it need not be told of it.
    private(set) static var asker: ObjectIdentifier?

    /// Runs `body`, in which scrolling is shown by the animation of a transaction.
    static func scrolling(in transaction: Transaction, for asker: _ViewNode? = nil, _ body: () -> Void) {
        let outer = (Self.transaction, Self.asker)
        (Self.transaction, Self.asker) = (transaction, asker.map { ObjectIdentifier($0) })
        defer { (Self.transaction, Self.asker) = outer }
        body()
    }

    /// Who moves the content.
    enum Mover { case user, program, motion }

    /// How large all of the content is, in points.
    var contentSize: CGSize { .zero }

    /// What is left of a size for the content.
    func room(_ size: CGSize) -> CGSize { size }

    /// Whether the content is moved along an axis.
    func scrolls(_ axis: Axis) -> Bool { false }

    /// Whether the wheel, a finger and keys move the content.
    var canBeMovedByUser: Bool { false }

    /// Shows the nearest place to `place` at which the content can stand.
    ///
    /// - Returns: whether that is another one than before.
    @discardableResult
    func scroll(to place: CGPoint, by mover: Mover = .program) -> Bool { false }

    /// Tells a container inside from now on when another part of it can be seen.
    func follow(_ node: LazyNode) {}

    /// Moves the content to the nearest place to `place` at which it can stand, by an animation; then calls `done`.
    func move(to place: CGPoint, _ transaction: Transaction, then done: @escaping @MainActor () -> Void) {}

    /// Whether a finger that leaves in motion does not let the content run on.
    var endsAtOnce: Bool { false }

    /// A finger has come to lie on the content, or has left it without having moved anything.
    func fingerLies(_ isThere: Bool) {}

    /// Scrolls to a rectangle of the content, as it is on the screen.
    ///
    /// - Parameter anchor: the point of the rectangle that is put at the same point of what is seen; nil to scroll no
    ///   further than needed.
    final func show(_ frame: CGRect, _ anchor: UnitPoint?) {
        let frame = isRightToLeft ? frame.applying(.mirror(in: contentSize.width)) : frame
        func wanted(_ begin: CGFloat, _ end: CGFloat, _ offset: CGFloat, _ length: CGFloat, _ share: CGFloat?)
            -> CGFloat
        {
            if let share { return begin + (end - begin) * share - length * share }
            if begin < offset { return begin }
            return end > offset + length ? end - length : offset
        }
        let room = self.room(size)
        let place = CGPoint(
            x: scrolls(.horizontal) ? wanted(frame.minX, frame.maxX, offset.x, room.width, anchor?.x) : offset.x,
            y: scrolls(.vertical) ? wanted(frame.minY, frame.maxY, offset.y, room.height, anchor?.y) : offset.y)
        move(to: place, Self.transaction) {}
    }

    final func position(_ axis: Axis) -> CGFloat { axis == .vertical ? offset.y : offset.x }

    /// Moves along with content that grew above what is seen, in the layout that is under way.
    final func shift(by distance: CGFloat, _ axis: Axis) {
        if axis == .vertical { offset.y += distance } else { offset.x += distance }
        setNeedsLayout()
        setNeedsDisplay()
        shifted()
    }

    /// Told in the layout that has moved the content along.
    func shifted() {}

    /// Told in the layout that shows what a program asked for.
    func reached(askedBy asker: ObjectIdentifier?) {}
}
