/// An element that shows a part of its content, and moves it.
class ScrollingNode: ContainerNode {
    /// What of the content is shown, in leading coordinates: right to left, 0 shows the right end.
    final var offset = CGPoint.zero
    /// Room around the content that it can be scrolled through.
    final var insets = EdgeInsets()

    /// Whether the content is moved along an axis.
    func scrolls(_ axis: Axis) -> Bool { false }

    /// Tells a container inside from now on when another part of it can be seen.
    func follow(_ node: LazyNode) {}

    /// Moves the content to the nearest place to `place` at which it can stand, by an animation; then calls `done`.
    func move(to place: CGPoint, _ transaction: Transaction, then done: @escaping @MainActor () -> Void) {}

    /// Shows a place of the content at once.
    func stand(at place: CGPoint) {}

    /// Whether a finger that leaves in motion does not let the content run on.
    var endsAtOnce: Bool { false }

    /// A finger has come to lie on the content, or has left it without having moved anything.
    func fingerLies(_ isThere: Bool) {}

    final func position(_ axis: Axis) -> CGFloat { axis == .vertical ? offset.y : offset.x }

    /// Moves along with content that grew above what is seen, in the layout that is under way.
    final func shift(by distance: CGFloat, _ axis: Axis) {
        if axis == .vertical { offset.y += distance } else { offset.x += distance }
        setNeedsLayout()
        setNeedsDisplay()
    }
}
