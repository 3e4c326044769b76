/// Where an arrow key points.
public enum MoveCommandDirection: Hashable, Sendable {
    case up, down, left, right
}
