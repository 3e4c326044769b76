/// Numbers of a type that is known only at run time: nothing where there are none.
nonisolated public struct _AnyAnimatableData: VectorArithmetic {
    private var data: (any VectorArithmetic)?

    init(_ data: any VectorArithmetic) {
        if !(data is EmptyAnimatableData) { self.data = data }
    }

    private init() {}

    public static var zero: Self { Self() }

    /// The numbers as those of a type; nil where they are others.
    func value<Value: VectorArithmetic>(as type: Value.Type) -> Value? { data as? Value }

    public static func == (a: Self, b: Self) -> Bool {
        func isSame<Value: VectorArithmetic>(_ value: Value) -> Bool { b.data as? Value == value }
        return a.data.map { isSame($0) } ?? (b.data == nil)
    }

    public static func + (a: Self, b: Self) -> Self {
        /// Numbers of another type do not count: what they belong to has become something else.
        func sum<Value: VectorArithmetic>(_ value: Value) -> Self {
            (b.data as? Value).map { Self(value + $0) } ?? a
        }
        return a.data.map { sum($0) } ?? b
    }

    public static func - (a: Self, b: Self) -> Self {
        var negative = b
        negative.scale(by: -1)
        return a + negative
    }

    public mutating func scale(by rhs: Double) { data?.scale(by: rhs) }
    public var magnitudeSquared: Double { data?.magnitudeSquared ?? 0 }
}
