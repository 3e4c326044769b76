import MartletGraph

/// The context of a change: how it is animated, and values of your own.
public struct Transaction: Sendable {
    var values: TransactionValues

    public init() {
        values = TransactionValues()
    }

    public init(animation: Animation?) {
        self.init()
        self.animation = animation
    }

    init(values: TransactionValues) {
        self.values = values
    }

    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { (values.value(for: ObjectIdentifier(key)) as? K.Value) ?? K.defaultValue }
        set { values.set(newValue, for: ObjectIdentifier(key)) }
    }

    /// The animation of what changes; nil for none.
    public var animation: Animation? {
        get { self[AnimationKey.self] }
        set {
            if newValue != nil { Animation.isUsed = true }
            self[AnimationKey.self] = newValue
        }
    }

    /// Whether animations of views below are left out (semantics 43).
    public var disablesAnimations: Bool {
        get { self[DisablesAnimationsKey.self] }
        set { self[DisablesAnimationsKey.self] = newValue }
    }

    /// Whether the change comes from an interaction that is still going on.
    public var isContinuous: Bool {
        get { self[IsContinuousKey.self] }
        set { self[IsContinuousKey.self] = newValue }
    }

    private struct AnimationKey: TransactionKey { static var defaultValue: Animation? { nil } }
    private struct DisablesAnimationsKey: TransactionKey { static var defaultValue: Bool { false } }
    private struct IsContinuousKey: TransactionKey { static var defaultValue: Bool { false } }
}

/// A value of your own in a transaction.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Runs `body` so that what it writes carries `transaction` (semantics 41).
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    guard let completions = transaction[AnimationCompletionKey.self], isMainThread else {
        return try TransactionValues.with(transaction.values, body)
    }
    let (result, id) = try TransactionValues.with(transaction.values) { (try body(), TransactionValues.current.id) }
    // Where nothing was written there is nothing to wait for.
    if !Graph.batches.contains(where: { $0.transaction.id == id }) {
        MainActor.assumeIsolated { completions.schedule(nil) }
    }
    return result
}

/// Runs `body` so that what it writes carries one more value.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
