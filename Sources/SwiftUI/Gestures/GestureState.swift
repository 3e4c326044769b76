import MartletGraph

/// A value that follows a gesture and goes back to its initial value when the gesture is over, in whatever way: ended,
/// failed, cancelled, or its view gone.
///
///     @GestureState private var offset = CGSize.zero
///     card.offset(offset).gesture(DragGesture().updating($offset) { value, offset, _ in offset = value.translation })
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private(set) var location: StoredLocation<Value>?
    let initialValue: Value
    private let resetting: (Value, inout Transaction) -> Void

    /// A value that goes back without an animation.
    public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

    public init(initialValue: Value) { self.init(initialValue: initialValue, resetTransaction: Transaction()) }

    /// A value that goes back in `resetTransaction`.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
    }

    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: initialValue) { _, transaction in transaction = resetTransaction }
    }

    /// A value that goes back in a transaction that `reset` changes; it is told the last value.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue: wrappedValue, reset: reset)
    }

    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.initialValue = initialValue
        resetting = reset
    }

    /// The value now; only gestures change it.
    public var wrappedValue: Value { location?.get() ?? initialValue }

    /// What `updating(_:body:)` takes.
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(initialValue: nil, resetTransaction: resetTransaction)
    }

    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue: nil, reset: reset)
    }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: InstalledProperty {
    mutating func install(_ storage: AnyObject?, in node: _ViewNode) -> AnyObject? {
        let location =
            storage.map { unsafeDowncast($0, to: StoredLocation<Value>.self) } ?? StoredLocation(initialValue)
        self.location = location
        return location
    }

    func isWritten(_ storage: AnyObject?, since run: UInt32, of reader: Reader) -> Bool {
        location?.isWritten(since: run, of: reader) ?? false
    }
}

extension GestureState {
    /// Lets `body` change the value, in the transaction of the event unless it changes that.
    @MainActor func update(_ body: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var value = location.get()
        write({ body(&value, &$0) }, { value }, to: location)
    }

    @MainActor func reset() {
        guard let location else { return }
        let last = location.get()
        write({ resetting(last, &$0) }, { initialValue }, to: location)
    }

    /// Writes in the running transaction, so that all that an event changes is one update, unless `change` makes it
    /// another.
    @MainActor private func write(
        _ change: (inout Transaction) -> Void, _ value: () -> Value, to location: StoredLocation<Value>
    ) {
        let current = Transaction(values: .current)
        var transaction = current
        change(&transaction)
        let isSame = transaction.values.isSame(as: current.values) || transaction.values.isEmpty
        if isSame { return location.set(value(), .current) }
        withTransaction(transaction) { location.set(value(), .current) }
    }
}
