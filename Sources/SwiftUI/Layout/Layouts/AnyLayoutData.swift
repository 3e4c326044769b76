/// What can be animated of a layout of whatever type.
///
/// Between data of different types there is no distance: a change from one to the other is none that can be animated.
public struct AnyLayoutData: VectorArithmetic {
    /// Nil stands for the zero of every type.
    let value: (any VectorArithmetic)?

    init(_ value: (any VectorArithmetic)?) { self.value = value }

    public static var zero: AnyLayoutData { AnyLayoutData(nil) }

    public static func == (a: AnyLayoutData, b: AnyLayoutData) -> Bool {
        func isEqual<V: VectorArithmetic>(_ value: V, _ other: (any VectorArithmetic)?) -> Bool {
            other.map { ($0 as? V) == value } ?? (value == .zero)
        }
        if let value = a.value { return isEqual(value, b.value) }
        return b.value.map { isEqual($0, nil) } ?? true
    }

    public static func + (a: AnyLayoutData, b: AnyLayoutData) -> AnyLayoutData {
        func sum<V: VectorArithmetic>(_ value: V, _ other: any VectorArithmetic) -> any VectorArithmetic {
            (other as? V).map { value + $0 } ?? value
        }
        guard let value = a.value, let other = b.value else { return a.value == nil ? b : a }
        return AnyLayoutData(sum(value, other))
    }

    public static func - (a: AnyLayoutData, b: AnyLayoutData) -> AnyLayoutData {
        func difference<V: VectorArithmetic>(_ value: V, _ other: any VectorArithmetic) -> any VectorArithmetic {
            (other as? V).map { value - $0 } ?? V.zero
        }
        guard let other = b.value else { return a }
        guard let value = a.value else {
            var negative = b
            negative.scale(by: -1)
            return negative
        }
        return AnyLayoutData(difference(value, other))
    }

    public mutating func scale(by factor: Double) {
        func scaled<V: VectorArithmetic>(_ value: V) -> any VectorArithmetic {
            var value = value
            value.scale(by: factor)
            return value
        }
        self = AnyLayoutData(value.map { scaled($0) })
    }

    public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }
}
