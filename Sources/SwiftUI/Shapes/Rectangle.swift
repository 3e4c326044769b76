/// A rectangle that fills the space it is offered.
nonisolated public struct Rectangle: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }
}
