/// A shape whose type is known only at run time.
nonisolated public struct AnyShape: Shape {
    private var shape: any Shape

    public init<S: Shape>(_ shape: S) {
        self.shape = (shape as? AnyShape)?.shape ?? shape
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var animatableData: _AnyAnimatableData {
        get {
            func data<S: Shape>(of shape: S) -> _AnyAnimatableData { _AnyAnimatableData(shape.animatableData) }
            return data(of: shape)
        }
        set {
            func moved<S: Shape>(_ shape: S) -> any Shape {
                guard let data = newValue.value(as: S.AnimatableData.self) else { return shape }
                var shape = shape
                shape.animatableData = data
                return shape
            }
            shape = moved(shape)
        }
    }
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
