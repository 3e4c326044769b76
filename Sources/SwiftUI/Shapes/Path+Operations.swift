extension Path {
    /// What lies in this path or in another, open figures closed; curves become short straight lines.
    ///
    /// - Parameter eoFill: whether the inside of both is found by the even-odd rule, and not by the winding rule.
    /// - Complexity: O(*n* · *m*) in the numbers of lines where they meet everywhere, much less where they seldom do.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(other, .union, eoFill) }

    /// What lies in this path and in another.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(other, .intersection, eoFill) }

    /// What lies in this path, but not in another.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(other, .difference, eoFill) }

    /// What lies in one of this path and another, but not in both.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(other, .symmetricDifference, eoFill)
    }

    /// The parts of this path's line that lie in another path.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { cut(other, isInside: true, eoFill) }

    /// The parts of this path's line that lie outside of another path.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { cut(other, isInside: false, eoFill) }

    private func combined(_ other: Path, _ operation: PathOverlay.Operation, _ eoFill: Bool) -> Path {
        let overlay = PathOverlay(outline.pathElements, other.outline.pathElements, evenOdd: eoFill)
        return Path(.path(overlay.combined(operation)))
    }

    private func cut(_ other: Path, isInside: Bool, _ eoFill: Bool) -> Path {
        let overlay = PathOverlay(outline.pathElements, other.outline.pathElements, evenOdd: eoFill)
        return Path(.path(overlay.line(inside: isInside)))
    }
}

/// Two shapes put together.
nonisolated public struct _CombinedShape<A: Shape, B: Shape>: Shape {
    var first: A
    var second: B
    let operation: Operation
    let eoFill: Bool

    enum Operation: Sendable {
        case union, intersection, subtraction, symmetricDifference, lineIntersection, lineSubtraction
    }

    public func path(in rect: CGRect) -> Path {
        let (a, b) = (first.path(in: rect), second.path(in: rect))
        return switch operation {
        case .union: a.union(b, eoFill: eoFill)
        case .intersection: a.intersection(b, eoFill: eoFill)
        case .subtraction: a.subtracting(b, eoFill: eoFill)
        case .symmetricDifference: a.symmetricDifference(b, eoFill: eoFill)
        case .lineIntersection: a.lineIntersection(b, eoFill: eoFill)
        case .lineSubtraction: a.lineSubtraction(b, eoFill: eoFill)
        }
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

    public var animatableData: AnimatablePair<A.AnimatableData, B.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Shape {
    /// What lies in this shape or in another.
    ///
    /// - Parameter eoFill: whether the inside of both is found by the even-odd rule, and not by the winding rule.
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
    }

    /// What lies in this shape and in another.
    nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
    }

    /// What lies in this shape, but not in another.
    nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .subtraction, eoFill: eoFill)
    }

    /// What lies in one of this shape and another, but not in both.
    nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
    }

    /// The parts of this shape's line that lie in another shape.
    nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
    }

    /// The parts of this shape's line that lie outside of another shape.
    nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
    }
}
