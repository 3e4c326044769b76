import MartletGraph

/// Goes along a curve for some seconds. Who takes over from it begins at rest, as after Apple's curves.
struct CurveAnimation: CustomAnimation {
    let curve: UnitCurve
    let duration: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard duration > 0, time <= duration + 1e-6 else { return nil }
        if time >= duration - 1e-6 { context.isLogicallyComplete = true }
        // A whole number of 2^-20: places that follow from the same time are the same however it was reached.
        return value.scaled(by: (curve.value(at: min(time / duration, 1)) * 0x1p20).rounded() / 0x1p20)
    }
}

extension Animation {
    public static let linear = linear(duration: 0.35)
    public static let easeIn = easeIn(duration: 0.35)
    public static let easeOut = easeOut(duration: 0.35)
    public static let easeInOut = easeInOut(duration: 0.35)

    /// At one speed.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
    /// Begins slowly.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
    /// Ends slowly.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
    /// Begins and ends slowly.
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// Along a cubic Bézier curve of progress over time, given by its control points.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
            duration: duration)
    }

    /// Along a curve of progress over time. A duration that is none, or not positive, is over at once.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(curve: curve, duration: duration.checked("duration", of: "Animation")))
    }
}

extension Double {
    /// This number, or 0 with a warning where it is none or infinite.
    func checked(_ name: String, of type: String) -> Double {
        if isFinite { return self }
        RuntimeWarning.issue("\(type): the \(name) \(self) is not a finite number; 0 is used.")
        return 0
    }
}
