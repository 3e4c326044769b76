/// How far something has come, from 0 to 1, as a function of how much of its time has passed, from 0 to 1.
///
///     UnitCurve.easeInOut.value(at: 0.25)   // 0.129162
///
/// A time outside of 0 to 1 counts as the nearer end; one that is no number, as the start.
public struct UnitCurve: Hashable, Sendable {
    private enum Function: Hashable, Sendable {
        case bezier(CubicCurve)
        case circularEaseIn, circularEaseOut, circularEaseInOut
    }

    private let function: Function

    /// Progress equal to time.
    public static let linear = UnitCurve(function: .bezier(CubicCurve(0, 0, 1, 1)))
    /// Begins slowly.
    public static let easeIn = UnitCurve(function: .bezier(CubicCurve(0.42, 0, 1, 1)))
    /// Ends slowly.
    public static let easeOut = UnitCurve(function: .bezier(CubicCurve(0, 0, 0.58, 1)))
    /// Begins and ends slowly.
    public static let easeInOut = UnitCurve(function: .bezier(CubicCurve(0.42, 0, 0.58, 1)))
    /// Begins at rest and ends at full speed, along a quarter of a circle.
    public static let circularEaseIn = UnitCurve(function: .circularEaseIn)
    /// Begins at full speed and ends at rest, along a quarter of a circle.
    public static let circularEaseOut = UnitCurve(function: .circularEaseOut)
    /// Two quarters of a circle, at half the size each.
    public static let circularEaseInOut = UnitCurve(function: .circularEaseInOut)

    /// A cubic Bézier curve from (0, 0) to (1, 1). Horizontal places outside of 0 to 1 count as the nearer end, so that
    /// each time has one progress.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(
            function: .bezier(
                CubicCurve(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)))
    }

    /// The progress at a time.
    public func value(at progress: Double) -> Double {
        let time = progress >= 0 ? min(progress, 1) : 0
        switch function {
        case .bezier(let curve): return curve.value(at: time)
        case .circularEaseIn: return Self.quarter(time)
        case .circularEaseOut: return 1 - Self.quarter(1 - time)
        case .circularEaseInOut:
            return time < 0.5 ? Self.quarter(2 * time) / 2 : 1 - Self.quarter(2 - 2 * time) / 2
        }
    }

    /// How fast the progress grows at a time: 1 is the speed of `linear`.
    public func velocity(at progress: Double) -> Double {
        let time = progress >= 0 ? min(progress, 1) : 0
        switch function {
        case .bezier(let curve): return curve.velocity(at: time)
        case .circularEaseIn: return Self.quarterVelocity(time)
        case .circularEaseOut: return Self.quarterVelocity(1 - time)
        case .circularEaseInOut: return Self.quarterVelocity(time < 0.5 ? 2 * time : 2 - 2 * time)
        }
    }

    /// The curve with time and progress exchanged.
    public var inverse: UnitCurve {
        switch function {
        case .bezier(let curve): UnitCurve(function: .bezier(curve.inverse))
        case .circularEaseIn: .circularEaseOut
        case .circularEaseOut: .circularEaseIn
        case .circularEaseInOut: self
        }
    }

    private static func quarter(_ time: Double) -> Double { 1 - (1 - time * time).squareRoot() }
    private static func quarterVelocity(_ time: Double) -> Double { time / (1 - time * time).squareRoot() }
}

/// A cubic Bézier curve from (0, 0) to (1, 1) as a function of its horizontal place.
struct CubicCurve: Hashable, Sendable {
    private let x1, y1, x2, y2: Double

    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }
        self.x1 = min(max(finite(x1), 0), 1)
        self.y1 = finite(y1)
        self.x2 = min(max(finite(x2), 0), 1)
        self.y2 = finite(y2)
    }

    var inverse: CubicCurve { CubicCurve(y1, x1, y2, x2) }

    func value(at x: Double) -> Double {
        // Both ends are exact, whatever the search below finds.
        x <= 0 ? 0 : x >= 1 ? 1 : Self.place(y1, y2, parameter(at: x))
    }

    func velocity(at x: Double) -> Double {
        let parameter = x <= 0 ? 0 : x >= 1 ? 1 : parameter(at: x)
        let (across, up) = (Self.slope(x1, x2, parameter), Self.slope(y1, y2, parameter))
        // Where the curve begins with its control point it begins as the straight line does.
        if across == 0 { return parameter == 0 && up == 0 ? 1 : 0 }
        return up / across
    }

    private static func place(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * p1 + 3 * rest * t * t * p2 + t * t * t
    }

    private static func slope(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * p1 + 6 * rest * t * (p2 - p1) + 3 * t * t * (1 - p2)
    }

    /// The parameter at which the curve is at `x`: by Newton's steps, halving the interval where they leave it.
    private func parameter(at x: Double) -> Double {
        var (low, high, t) = (0.0, 1.0, x)
        for _ in 0..<60 {
            let error = Self.place(x1, x2, t) - x
            if abs(error) < 1e-12 { break }
            if error > 0 { high = t } else { low = t }
            let slope = Self.slope(x1, x2, t)
            let next = t - error / slope
            t = slope > 1e-9 && next > low && next < high ? next : (low + high) / 2
        }
        return t
    }
}
