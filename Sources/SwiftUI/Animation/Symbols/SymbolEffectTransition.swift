/// An effect with which a symbol can come and go.
public protocol TransitionSymbolEffect: SymbolEffect {}

extension AppearSymbolEffect: TransitionSymbolEffect {}
extension DisappearSymbolEffect: TransitionSymbolEffect {}

/// The effect that fits where it is used: a bounce where a value changes, a pulse while it is active, and a symbol that
/// comes or goes does so as `appear` and `disappear` have it.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
    ContentTransitionSymbolEffect, KnownSymbolEffect
{
    let motion = SymbolMotion(kind: .bounce)
}

extension AutomaticSymbolEffect: TransitionSymbolEffectMotion {
    var comingMotion: SymbolMotion { SymbolMotion(kind: .appear, isForward: false) }
}

/// What a symbol that comes or goes looks like when it is not there.
protocol TransitionSymbolEffectMotion { var comingMotion: SymbolMotion { get } }

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect that fits where it is used.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// Lets a symbol come and go with an effect.
nonisolated public struct SymbolEffectTransition: Transition {
    private let isForward: Bool
    private let speed: Double

    /// - Parameter options: how fast; a symbol comes and goes once, however often they say.
    public init<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) {
        let motion =
            (effect as? any TransitionSymbolEffectMotion)?.comingMotion ?? (effect as? any KnownSymbolEffect)?.motion
        isForward = motion?.isForward ?? false
        speed = options.speed
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(phase.isIdentity ? 1 : isForward ? 1.2 : 0.8)
            .opacity(phase.isIdentity ? 1 : 0)
            .transaction { if speed != 1 { $0.animation = $0.animation?.speed(speed) } }
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// Lets a symbol come and go with the effect that fits.
    nonisolated public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }

    /// Lets a symbol come and go with an effect.
    ///
    ///     if isOn { Image(systemName: "bell").transition(.symbolEffect(.appear.up)) }
    nonisolated public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}

extension AnyTransition {
    /// Lets a symbol come and go with the effect that fits.
    nonisolated public static var symbolEffect: AnyTransition { symbolEffect(.automatic) }

    /// Lets a symbol come and go with an effect.
    nonisolated public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> AnyTransition {
        AnyTransition(SymbolEffectTransition(effect: effect, options: options))
    }
}
