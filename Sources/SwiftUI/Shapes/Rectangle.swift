/// A rectangle that fills the space it is offered.
nonisolated public struct Rectangle: Shape {
    private var insetAmount: CGFloat = 0

    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: insetAmount)) }
}

extension Rectangle: InsettableShape {
    public func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}

extension Shape where Self == Rectangle {
    nonisolated public static var rect: Rectangle { Rectangle() }
}
