/// A shape whose type is known only at run time.
nonisolated public struct AnyShape: Shape {
    private let shape: any Shape

    public init<S: Shape>(_ shape: S) {
        self.shape = (shape as? AnyShape)?.shape ?? shape
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension AnyShape: Equatable {
    public static func == (a: AnyShape, b: AnyShape) -> Bool {
        func isSame<S: Shape>(_ shape: S) -> Bool {
            guard let other = b.shape as? S else { return false }
            return isSameValue(shape, other)
        }
        return isSame(a.shape)
    }
}
