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

    /// Whether values follow the changes of this transaction, where it has no animation, so that the next spring goes on
    /// with the speed at which they went (semantics 114).
    ///
    ///     DragGesture()
    ///         .onChanged { value in
    ///             var transaction = Transaction()
    ///             transaction.tracksVelocity = true
    ///             withTransaction(transaction) { offset = value.translation }
    ///         }
    ///         .onEnded { _ in withAnimation(.spring) { offset = .zero } }
    public var tracksVelocity: Bool {
        get { self[TracksVelocityKey.self] }
        set {
            if newValue { Animation.isUsed = true }
            self[TracksVelocityKey.self] = newValue
        }
    }

    /// What moves the values of this transaction; nil where they are at once where they will be.
    var motion: Animation? { animation ?? (tracksVelocity ? VelocityTrackingAnimation.shared : nil) }

    /// This transaction, with another animation unless that is nil.
    func animated(by other: Animation?) -> Transaction {
        guard let other else { return self }
        var result = self
        result.animation = other
        return result
    }

    private struct TracksVelocityKey: TransactionKey { static var defaultValue: Bool { false } }
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
    guard let completions = transaction.completions, isMainThread else {
        return try TransactionValues.with(transaction.values, body)
    }
    let (result, id) = try TransactionValues.with(transaction.values) { (try body(), TransactionValues.current.id) }
    // Where nothing was written there is nothing to wait for.
    MainActor.assumeIsolated {
        if !Graph.all.contains(where: { $0.waits(forTransaction: id) }) { completions.callIfComplete() }
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
