/// How a text or picture becomes another one where that is animated.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case identity, opacity, interpolate
        case numericText(countsDown: Bool)
        /// Rolls the way in which this value changes.
        case numericValue(Double)
        /// One symbol shrinks or grows away before the other comes.
        case symbol(ReplaceSymbolEffect.Way, speed: Double)
    }

    let kind: Kind

    /// At once.
    public static let identity = ContentTransition(kind: .identity)
    /// One fades into the other.
    public static let opacity = ContentTransition(kind: .opacity)
    /// Each part goes over into its like: what only stands elsewhere or has another colour moves and changes colour, another
    /// text fades in.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// Characters that change roll from below, or from above when counting down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    /// Characters that change roll from below when `value` has become larger, and from above when smaller.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numericValue(value))
    }

    /// Symbols that become others are replaced: one goes, then the other comes.
    public static var symbolEffect: ContentTransition { symbolEffect(.replace) }

    /// Symbols that become others go over as an effect says, also where the change is not animated otherwise.
    ///
    ///     Image(systemName: isOn ? "pause" : "play").contentTransition(.symbolEffect(.replace.upUp))
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        ContentTransition(kind: .symbol((effect as? ReplaceSymbolEffect)?.way ?? .downUp, speed: options.speed))
    }

    /// Whether characters roll.
    var rolls: Bool {
        switch kind {
        case .numericText, .numericValue: true
        case .identity, .opacity, .interpolate, .symbol: false
        }
    }
}

private enum ContentTransitionKey: EnvironmentKey { static let defaultValue = ContentTransition.interpolate }

extension EnvironmentValues {
    /// How texts and pictures become others where that is animated.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// Sets how the texts and pictures of this view become others where that is animated.
    ///
    ///     Text(score, format: .number).contentTransition(.numericText(value: Double(score)))
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
