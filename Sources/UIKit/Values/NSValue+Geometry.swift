import MartletFoundation

extension NSValue {
    /// Makes a value of a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// Makes a value of a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// Makes a value of a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// The rectangle that the value was made of; zero for one of something else.
    public var cgRectValue: CGRect { rectValue }

    /// The point that the value was made of; zero for one of something else.
    public var cgPointValue: CGPoint { pointValue }

    /// The size that the value was made of; zero for one of something else.
    public var cgSizeValue: CGSize { sizeValue }
}
