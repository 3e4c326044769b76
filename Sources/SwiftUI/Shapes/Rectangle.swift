/// A rectangle that fills the space it is offered.
nonisolated public struct Rectangle: Shape {
    var insetAmount: CGFloat = 0

    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: insetAmount)) }
}

extension Rectangle: InsetKeeping {
    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, by: amount) }
}

extension Shape where Self == Rectangle {
    nonisolated public static var rect: Rectangle { Rectangle() }
}
