/// What an animation keeps from one moment to the next, and what it can ask.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation keeps.
    public var state: AnimationState<Value>
    /// Whether the animation has done what it is for, though it may still settle.
    public var isLogicallyComplete: Bool
    /// The environment of the view that is animated.
    public let environment: EnvironmentValues

    init(
        state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
        environment: EnvironmentValues = EnvironmentValues()
    ) {
        self.state = state
        self.isLogicallyComplete = isLogicallyComplete
        self.environment = environment
    }

    /// The same context with other state.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
    }
}

/// The values that an animation keeps from one moment to the next, each under a key of its own.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    /// The value of a key; its default before it was set.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)].map { $0 as! K.Value } ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A value that animations keep from one moment to the next.
///
///     struct Pause<Value: VectorArithmetic>: AnimationStateKey {
///         var time = 0.0
///         static var defaultValue: Self { Self() }
///     }
public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
