/// Several values that move together.
///
///     var animatableData: AnimatableValues<CGFloat, CGFloat, CGFloat> {
///         get { AnimatableValues(width, height, radius) }
///         set { (width, height, radius) = newValue.value }
///     }
@frozen
public struct AnimatableValues<each T: VectorArithmetic>: VectorArithmetic {
    public var value: (repeat each T)

    /// Makes one of several values.
    public init(_ value: repeat each T) { self.value = (repeat each value) }

    public static var zero: AnimatableValues { AnimatableValues(repeat (each T).zero) }

    public static func + (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
        AnimatableValues(repeat each lhs.value + each rhs.value)
    }

    public static func - (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
        AnimatableValues(repeat each lhs.value - each rhs.value)
    }

    public mutating func scale(by rhs: Double) {
        func scaled<V: VectorArithmetic>(_ value: V) -> V {
            var value = value
            value.scale(by: rhs)
            return value
        }
        value = (repeat scaled(each value))
    }

    public var magnitudeSquared: Double {
        var sum = 0.0
        for part in repeat each value { sum += part.magnitudeSquared }
        return sum
    }

    public static func == (lhs: AnimatableValues, rhs: AnimatableValues) -> Bool {
        for (left, right) in repeat (each lhs.value, each rhs.value) {
            if left != right { return false }
        }
        return true
    }
}

extension AnimatableValues: Sendable where repeat each T: Sendable {}
