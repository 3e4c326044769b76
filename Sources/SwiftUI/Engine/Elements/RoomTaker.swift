/// An element that takes all the room it is offered, and shows more in more of it.
protocol RoomTaker: LayoutNode {
    /// Whether it does so as it is now.
    var takesRoom: Bool { get }
}
