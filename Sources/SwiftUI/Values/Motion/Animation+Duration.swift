extension Animation {
    /// Seconds until the animation of a way of 1 counts as complete, and until it is over; infinite where neither comes
    /// within ten minutes.
    var durations: (logical: Double, total: Double) {
        var context = AnimationContext<Double>()
        var logical: Double?
        let frames = 60
        for frame in 0...(600 * frames) {
            let time = Double(frame) / Double(frames)
            let isOver = animate(value: 1.0, time: time, context: &context) == nil
            if logical == nil, context.isLogicallyComplete { logical = time }
            guard isOver else { continue }
            // The frame before was the last that showed it.
            let end = max(time - 1 / Double(frames), 0)
            return (min(logical ?? end, end), end)
        }
        return (logical ?? .infinity, .infinity)
    }
}
