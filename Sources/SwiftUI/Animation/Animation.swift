import Foundation

/// How a change spreads over time.
///
/// Transactions carry it and completions follow it; drawn values take their new value at once (see COVERAGE.md).
public struct Animation: Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        case bezier(Double, Double, Double, Double)
        case spring(response: Double, dampingFraction: Double)
    }

    var curve: Curve
    /// Seconds of one run.
    var duration: Double
    var delaySeconds = 0.0
    var speedFactor = 1.0
    /// Seconds until it counts as complete, where that is not the end of the last run.
    var logicalSeconds: Double?
    /// Nil repeats without an end.
    var repeatCount: Int? = 1
    var autoreverses = false

    public static let `default` = spring(response: 0.5, dampingFraction: 0.825)
    public static let linear = linear(duration: 0.35)
    public static let easeIn = easeIn(duration: 0.35)
    public static let easeOut = easeOut(duration: 0.35)
    public static let easeInOut = easeInOut(duration: 0.35)
    public static let spring = spring(duration: 0.5)
    public static let bouncy = bouncy()
    public static let smooth = smooth()
    public static let snappy = snappy()

    public static func linear(duration: TimeInterval) -> Animation { timingCurve(0, 0, 1, 1, duration: duration) }
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(0.42, 0, 0.58, 1, duration: duration)
    }

    /// A cubic Bézier curve of progress over time.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        Animation(curve: .bezier(p1x, p1y, p2x, p2y), duration: duration)
    }

    @_disfavoredOverload public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(
            curve: .spring(response: response, dampingFraction: dampingFraction),
            duration: settlingTime(response, dampingFraction))
    }

    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        spring(response: duration, dampingFraction: max(0, 1 - bounce))
    }

    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        let frequency = (stiffness / mass).squareRoot()
        return spring(response: 2 * .pi / frequency, dampingFraction: damping / (2 * (stiffness * mass).squareRoot()))
    }

    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// Counts as complete `duration` seconds after its start, though it goes on.
    public func logicallyComplete(after duration: TimeInterval) -> Animation { with { $0.logicalSeconds = duration } }

    public func delay(_ delay: TimeInterval) -> Animation { with { $0.delaySeconds += delay } }
    public func speed(_ speed: Double) -> Animation { with { $0.speedFactor *= speed } }

    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        with {
            $0.repeatCount = repeatCount
            $0.autoreverses = autoreverses
        }
    }

    public func repeatForever(autoreverses: Bool = true) -> Animation {
        with {
            $0.repeatCount = nil
            $0.autoreverses = autoreverses
        }
    }

    private func with(_ change: (inout Animation) -> Void) -> Animation {
        var copy = self
        change(&copy)
        return copy
    }

    private static func settlingTime(_ response: Double, _ damping: Double) -> Double {
        guard response > 0, damping > 0 else { return response }
        return response / (2 * .pi) * 6.9 / min(damping, 1)
    }

    /// Seconds until it counts as complete: a spring's response, else the whole.
    var logicalDuration: Double {
        if let logicalSeconds { return (delaySeconds + logicalSeconds) / max(speedFactor, .leastNonzeroMagnitude) }
        guard case .spring(let response, _) = curve, let repeatCount, speedFactor > 0 else { return totalDuration }
        return (delaySeconds + min(response, duration) * Double(repeatCount)) / speedFactor
    }

    /// Seconds until all is still; infinite when it repeats for ever.
    var totalDuration: Double {
        guard let repeatCount, speedFactor > 0 else { return .infinity }
        return (delaySeconds + duration * Double(repeatCount)) / speedFactor
    }
}
