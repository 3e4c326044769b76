/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How many rounds; nil for as the effect does by itself, infinite for without an end.
    var rounds: Double?
    var speed = 1.0
    /// Seconds between two rounds.
    var pause = 0.0

    /// As the effect does by itself: once where a value changes, without an end while it is active.
    public static let `default` = SymbolEffectOptions()
    /// Without an end.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions(rounds: .infinity) }
    /// Once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(rounds: 1) }
    /// So many times; less than once is once.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// As often, and with such pauses, as a behaviour says.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }
    /// So many times as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// The same without an end.
    public var repeating: SymbolEffectOptions { with { $0.rounds = .infinity } }
    /// The same, once.
    public var nonRepeating: SymbolEffectOptions { with { $0.rounds = 1 } }
    /// The same so many times; without an end for nil.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        with { $0.rounds = count.map { Double(max($0, 1)) } ?? .infinity }
    }
    /// The same as often, and with such pauses, as a behaviour says.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        with { ($0.rounds, $0.pause) = (behavior.rounds, behavior.pause) }
    }
    /// The same so many times as fast; a speed that is none, or not above 0, changes nothing.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        with { $0.speed *= speed.isFinite && speed > 0 ? speed : 1 }
    }

    private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var copy = self
        change(&copy)
        return copy
    }
}

extension SymbolEffectOptions {
    /// How often a symbol moves, and how long it rests between.
    public struct RepeatBehavior: Hashable, Sendable {
        fileprivate let rounds: Double
        fileprivate let pause: TimeInterval

        /// Without an end and without a pause.
        public static var continuous: RepeatBehavior { Self(rounds: .infinity, pause: 0) }
        /// Without an end, with a pause of half a second after each round.
        public static var periodic: RepeatBehavior { periodic() }
        /// So many times, less than once is once; without an end for nil.
        ///
        /// - Parameter delay: seconds between two rounds; half a second for nil, none where it is negative or no number.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            let delay = delay ?? 0.5
            return Self(
                rounds: count.map { Double(max($0, 1)) } ?? .infinity, pause: delay.isFinite ? max(delay, 0) : 0)
        }
    }
}

/// An effect as a view asks for it.
struct SymbolEffectUse: Equatable {
    let motion: SymbolMotion
    let options: SymbolEffectOptions
    let isActive: Bool
    /// The value whose changes begin it; nil for one that is active or not.
    let trigger: AnyTrigger?
}

enum SymbolEffectsKey: EnvironmentKey { static var defaultValue: [SymbolEffectUse] { [] } }

/// Adds an effect to those of the symbols inside, or takes them away.
nonisolated struct SymbolEffectsModifier: ViewModifier {
    let use: SymbolEffectUse?
    let isRemoving: Bool

    @MainActor func body(content: Content) -> some View {
        content.transformEnvironment(\.symbolEffects) { effects in
            if let use { effects.append(use) } else if isRemoving { effects = [] }
        }
    }
}

extension EnvironmentValues {
    var symbolEffects: [SymbolEffectUse] {
        get { self[SymbolEffectsKey.self] }
        set { self[SymbolEffectsKey.self] = newValue }
    }
}

extension View {
    /// Moves the symbols of this view for as long as the effect is active.
    ///
    ///     Image(systemName: "wifi").symbolEffect(.pulse, isActive: isSearching)
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(
            SymbolEffectsModifier(
                use: (effect as? any KnownSymbolEffect).map {
                    SymbolEffectUse(motion: $0.motion, options: options, isActive: isActive, trigger: nil)
                }, isRemoving: false))
    }

    /// Moves the symbols of this view whenever a value changes.
    ///
    ///     Image(systemName: "cart").symbolEffect(.bounce, value: count)
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(
            SymbolEffectsModifier(
                use: (effect as? any KnownSymbolEffect).map {
                    SymbolEffectUse(
                        motion: $0.motion, options: options, isActive: false, trigger: AnyTrigger(value))
                }, isRemoving: false))
    }

    /// Leaves the symbols of this view without the effects that are set further out, where it is enabled.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        modifier(SymbolEffectsModifier(use: nil, isRemoving: isEnabled))
    }
}
