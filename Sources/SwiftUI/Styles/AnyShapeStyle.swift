import MartletGraph

/// A style whose type is known only at run time.
nonisolated public struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) {
        self.style = (style as? AnyShapeStyle)?.style ?? style
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        style._apply(to: &shape)
    }
}

extension AnyShapeStyle: Equatable {
    public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool {
        func isSame<S: ShapeStyle>(_ style: S) -> Bool {
            guard let other = b.style as? S else { return false }
            return isSameValue(style, other)
        }
        return isSame(a.style)
    }
}

/// Whether two values of a type that may not be Equatable are the same, as far as can be told.
nonisolated func isSameValue<T>(_ a: T, _ b: T) -> Bool {
    withUnsafePointer(to: a) { a in
        withUnsafePointer(to: b) { b in Equality<T>.cached.isEqual(a, b) }
    }
}
