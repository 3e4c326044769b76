/// An effect by which one symbol becomes another.
public protocol ContentTransitionSymbolEffect {}

/// Takes a symbol away and brings another one.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    enum Way: Equatable, Sendable { case downUp, upUp, offUp }
    var way = Way.downUp

    /// The old symbol shrinks, the new one grows.
    public static var downUp: Self { Self(way: .downUp) }
    /// The old symbol grows away, the new one grows to its size.
    public static var upUp: Self { Self(way: .upUp) }
    /// The old symbol is gone at once, the new one grows.
    public static var offUp: Self { Self(way: .offUp) }

    /// The old symbol shrinks, the new one grows.
    public var downUp: Self { Self(way: .downUp) }
    /// The old symbol grows away, the new one grows to its size.
    public var upUp: Self { Self(way: .upUp) }
    /// The old symbol is gone at once, the new one grows.
    public var offUp: Self { Self(way: .offUp) }
    /// Keeps what both symbols share, where they have parts that are known to be alike; else does what `fallback` does, as
    /// always here: a symbol is one part.
    public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// Takes a symbol away and brings another one.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension ReplaceSymbolEffect.Way {
    /// How the old symbol is shown, from 0 to 1 of the way.
    func old(_ presence: Double, _ size: CGSize) -> GroupAppearance {
        let part = min(presence * 2, 1)
        let end = self == .upUp ? 1.4 : 0.5
        return .scaled(1 + (end - 1) * part, size, opacity: self == .offUp ? 0 : 1 - part)
    }

    /// How the new one is.
    func new(_ presence: Double, _ size: CGSize) -> GroupAppearance {
        let part = self == .offUp ? presence : max(presence * 2 - 1, 0)
        return .scaled(0.5 + 0.5 * part, size, opacity: part)
    }
}

extension GroupAppearance {
    fileprivate static func scaled(_ factor: Double, _ size: CGSize, opacity: Double) -> GroupAppearance {
        var appearance = GroupAppearance()
        appearance.opacity = min(max(opacity, 0), 1)
        if factor != 1 {
            appearance.transform = CGAffineTransform(scaleX: factor, y: factor).about(
                CGPoint(x: size.width / 2, y: size.height / 2))
        }
        return appearance
    }
}
