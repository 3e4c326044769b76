import MartletGraph

extension Binding {
    /// A binding to an optional that holds the base's value; writing nil is ignored.
    public init<V>(_ base: Binding<V>) where Value == V? {
        let location = base.location
        self.init(
            location: ClosureLocation(
                get: { location.read() },
                set: { value, transaction in if let value { location.set(value, transaction) } }),
            transaction: base.transaction)
    }

    /// A binding to what the optional holds; nil while it holds nothing. Once it does not, reading gives the last
    /// value and writing is ignored (semantics 46, 47).
    public init?(_ base: Binding<Value?>) {
        guard let value = base.location.read() else { return nil }
        self.init(location: UnwrappedLocation(base.location, last: value), transaction: base.transaction)
    }

    /// A binding to the type-erased value; a value of another type is ignored.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        let location = base.location
        self.init(
            location: ClosureLocation(
                get: { AnyHashable(location.read()) },
                set: { value, transaction in if let value = value.base as? V { location.set(value, transaction) } }),
            transaction: base.transaction)
    }
}

/// What an optional holds.
private final class UnwrappedLocation<Value>: Location<Value>, @unchecked Sendable {
    private let base: Location<Value?>
    private var last: Value

    init(_ base: Location<Value?>, last: Value) {
        self.base = base
        self.last = last
    }

    override func get() -> Value {
        if let value = base.get() { last = value }
        return last
    }

    override func set(_ value: Value, _ transaction: TransactionValues) {
        guard exists else { return }
        base.set(value, transaction)
    }

    override func modify(_ transaction: TransactionValues, _ change: (inout Value) -> Void) {
        guard exists else { return }
        base.modify(transaction) { if $0 != nil { change(&$0!) } }
    }

    override func isWritten(since run: UInt32, of reader: AnyObject) -> Bool { base.isWritten(since: run, of: reader) }

    override var exists: Bool { base.exists && Reader.withoutTracking { base.get() != nil } }
}
