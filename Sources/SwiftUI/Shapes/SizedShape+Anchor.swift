extension Shape {
    /// Draws this shape in a size of its own, in points, about a point of its rectangle.
    nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        _AnchoredShape(shape: self, size: size, anchor: anchor)
    }

    /// Draws this shape in a size of its own, in points, about a point of its rectangle.
    nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }
}

/// A shape of a size of its own, which has a point in common with its rectangle.
nonisolated public struct _AnchoredShape<S: Shape>: Shape {
    public var shape: S
    public var size: CGSize
    public var anchor: UnitPoint

    public func path(in rect: CGRect) -> Path {
        let origin = CGPoint(
            x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
        return shape.path(in: CGRect(origin: origin, size: size))
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public var animatableData:
        AnimatablePair<S.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(size.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            (size.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
        }
    }
}

extension Shape where Self == ButtonBorderShape {
    /// The shape of bordered buttons.
    nonisolated public static var buttonBorder: ButtonBorderShape { .automatic }
}
