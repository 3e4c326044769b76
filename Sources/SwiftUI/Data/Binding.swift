import MartletGraph

/// A way to read and write a value that somebody else owns.
///
/// A binding made from state points at the place where the value lives; parts of it (`$store.cards[3].title`) are
/// written where they stand. A binding into a collection ignores a write after its element is gone, and reads the
/// last value it saw; it never traps (a deviation: semantics 65).
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    @usableFromInline let location: Location<Value>

    /// Goes along with every write, under the keys of an ambient `withTransaction` (semantics 39, 40).
    public var transaction: Transaction

    package init(location: Location<Value>, transaction: Transaction = Transaction()) {
        self.location = location
        self.transaction = transaction
    }

    /// A binding that asks and tells these closures.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        self.init(location: ClosureLocation(get: _plain(get), set: { value, _ in _plain(set)(value) }))
    }

    /// A binding that asks and tells these closures; `set` is told the transaction of the write.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        self.init(
            location: ClosureLocation(
                get: _plain(get), set: { value, values in _plain(set)(value, Transaction(values: values)) }))
    }

    /// A binding to `value` that ignores writes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    @inlinable
    public var wrappedValue: Value {
        get { location.read() }
        nonmutating set { location.set(newValue, writeTransaction) }
    }

    public var projectedValue: Binding<Value> { self }

    @usableFromInline
    var writeTransaction: TransactionValues {
        let ambient = TransactionValues.current
        if transaction.values.isEmpty { return ambient }
        return transaction.values.merging(ambient).withID(ambient.id)
    }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: location.part(keyPath), transaction: transaction)
    }

    /// The same binding with another transaction for its writes.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(location: location, transaction: transaction)
    }

    /// The same binding, whose writes animate.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var transaction = transaction
        transaction.animation = animation
        return Binding(location: location, transaction: transaction)
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    public typealias ID = Value.ID
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: DynamicProperty {}

extension Binding: InstalledProperty {
    mutating func install(_ storage: AnyObject?, in node: _ViewNode) -> AnyObject? { nil }
    static var decidesEquality: Bool { true }
    static func isSame(_ a: Self, _ b: Self) -> Bool {
        a.location === b.location && a.transaction.values.isSame(as: b.transaction.values)
    }

    func isWritten(_ storage: AnyObject?, since run: UInt32, of reader: Reader) -> Bool {
        location.isWritten(since: run, of: reader)
    }
}

/// Closures of a binding are called where the binding is used: on the main actor in a view, like Apple's.
private func _plain<Value>(_ get: @escaping @isolated(any) @Sendable () -> Value) -> () -> Value {
    unsafeBitCast(get, to: (@Sendable () -> Value).self)
}

private func _plain<Value>(_ set: @escaping @isolated(any) @Sendable (Value) -> Void) -> (Value) -> Void {
    unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
}

private func _plain<Value>(
    _ set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
) -> (Value, Transaction) -> Void {
    unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
}
