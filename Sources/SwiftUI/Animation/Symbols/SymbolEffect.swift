/// A way in which a symbol moves.
public protocol SymbolEffect: Sendable {}

/// One that goes on for as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// One that happens when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// What the library knows of an effect.
protocol KnownSymbolEffect: SymbolEffect { var motion: SymbolMotion { get } }

/// What becomes of a symbol in the course of an effect.
struct SymbolMotion: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case bounce, pulse, waves, breathe, rotate, wiggle
        /// Another size, or none at all, for as long as it is active.
        case scale, appear, disappear
    }

    var kind: Kind
    /// Upwards, clockwise or larger; the other way round where false.
    var isForward = true
    /// Which way a symbol wiggles; nil for turning.
    var direction: CGVector?
    /// How much of the symbol is seen when least is; nil for as its kind has it.
    var least: Double?
    /// Whether a wave comes back before the next one begins.
    var reverses = true
    /// Whether a wave stays filled until it begins anew.
    var accumulates = false

    /// Whether the symbol stays otherwise for as long as the effect is active.
    var isLasting: Bool { kind == .scale || kind == .appear || kind == .disappear }

    /// Seconds that one round takes.
    var duration: TimeInterval {
        switch kind {
        case .bounce: 0.5
        case .pulse, .waves: 1.2
        case .breathe: 2
        case .rotate: 1.4
        case .wiggle: 0.9
        case .scale, .appear, .disappear: 0.3
        }
    }
}

/// Springs up or down once.
public struct BounceSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, KnownSymbolEffect {
    var motion = SymbolMotion(kind: .bounce)
    public var up: Self { Self(motion: SymbolMotion(kind: .bounce)) }
    public var down: Self { Self(motion: SymbolMotion(kind: .bounce, isForward: false)) }
}

/// Becomes fainter and comes back.
public struct PulseSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, KnownSymbolEffect {
    let motion = SymbolMotion(kind: .pulse)
}

/// Becomes fainter and comes back in a wave.
public struct VariableColorSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, KnownSymbolEffect {
    var motion = SymbolMotion(kind: .waves)

    /// One layer after the other is seen, and leaves before the next.
    public var iterative: Self { with { $0.accumulates = false } }
    /// One layer after the other is seen, and stays until all are.
    public var cumulative: Self { with { $0.accumulates = true } }
    /// There and back.
    public var reversing: Self { with { $0.reverses = true } }
    /// There, and then from the beginning.
    public var nonReversing: Self { with { $0.reverses = false } }
    /// What is not in the wave is faint.
    public var dimInactiveLayers: Self { with { $0.least = 0.4 } }
    /// What is not in the wave is not seen.
    public var hideInactiveLayers: Self { with { $0.least = 0 } }

    private func with(_ change: (inout SymbolMotion) -> Void) -> Self {
        var copy = self
        change(&copy.motion)
        return copy
    }
}

/// Is larger, or smaller, while it is active.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, KnownSymbolEffect {
    var motion = SymbolMotion(kind: .scale)
    public var up: Self { Self() }
    public var down: Self { Self(motion: SymbolMotion(kind: .scale, isForward: false)) }
}

/// Is there while it is active, and not while it is not.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, KnownSymbolEffect {
    var motion = SymbolMotion(kind: .appear)
    public var up: Self { Self() }
    public var down: Self { Self(motion: SymbolMotion(kind: .appear, isForward: false)) }
}

/// Is not there while it is active.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, KnownSymbolEffect {
    var motion = SymbolMotion(kind: .disappear)
    public var up: Self { Self() }
    public var down: Self { Self(motion: SymbolMotion(kind: .disappear, isForward: false)) }
}

/// Grows and shrinks slowly.
public struct BreatheSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, KnownSymbolEffect {
    var motion = SymbolMotion(kind: .breathe)
    /// Becomes fainter, too: as by itself.
    public var pulse: Self { Self() }
    /// Changes its size only.
    public var plain: Self {
        var copy = self
        copy.motion.least = 1
        return copy
    }
}

/// Turns round and round.
public struct RotateSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, KnownSymbolEffect {
    var motion = SymbolMotion(kind: .rotate)
    public var clockwise: Self { Self() }
    public var counterClockwise: Self { Self(motion: SymbolMotion(kind: .rotate, isForward: false)) }
}

/// Shakes, turning or along a way.
public struct WiggleSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, KnownSymbolEffect {
    var motion = SymbolMotion(kind: .wiggle)

    private init(_ direction: CGVector) { motion.direction = direction }
    init() {}

    public var clockwise: Self { Self() }
    public var counterClockwise: Self {
        var copy = Self()
        copy.motion.isForward = false
        return copy
    }
    public var left: Self { Self(CGVector(dx: -1, dy: 0)) }
    public var right: Self { Self(CGVector(dx: 1, dy: 0)) }
    public var up: Self { Self(CGVector(dx: 0, dy: -1)) }
    public var down: Self { Self(CGVector(dx: 0, dy: 1)) }

    /// Along a way of one's own, told from the right, clockwise.
    public func custom(angle: Angle) -> Self {
        Self(CGVector(dx: cos(angle.radians), dy: sin(angle.radians)))
    }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// Springs up once.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Becomes fainter and comes back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Becomes fainter and comes back in a wave.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Is larger while it is active.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// Is there while it is active.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Is not there while it is active.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Grows and shrinks slowly.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// Turns clockwise.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Shakes.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
