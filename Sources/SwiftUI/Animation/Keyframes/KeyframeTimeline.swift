/// How a value changes along keyframes, to be asked for any time.
///
///     let timeline = KeyframeTimeline(initialValue: 0.0) {
///         LinearKeyframe(100.0, duration: 1)
///     }
///     timeline.value(time: 0.5)  // 50
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let motions: [KeyframeMotion<Value>]

    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue, content())
    }

    /// - Parameter earlier: what these keyframes take over from, and the time it has come to.
    init<K: Keyframes<Value>>(
        _ initialValue: Value, _ keyframes: K, after earlier: (timeline: KeyframeTimeline, time: TimeInterval)? = nil
    ) {
        self.initialValue = initialValue
        var list = _KeyframeTracks<Value>()
        K._addTracks(of: keyframes, to: &list)
        for (index, motion) in list.tracks.enumerated() {
            let others = earlier?.timeline.motions ?? []
            motion.begin(
                at: initialValue, after: others.indices.contains(index) ? others[index] : nil, earlier?.time ?? 0)
        }
        motions = list.tracks
    }

    /// How long the longest track lasts, in seconds.
    public var duration: TimeInterval { motions.map(\.duration).max() ?? 0 }

    /// The value at a time in seconds; tracks that have ended hold theirs.
    public func value(time: TimeInterval) -> Value {
        var value = initialValue
        update(&value, time: time)
        return value
    }

    /// The value at a part of the duration, from 0 to 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// Changes what the tracks change of a value to what it is at a time.
    public func update(_ value: inout Value, time: TimeInterval) {
        let time = time.isNaN ? 0 : time
        for motion in motions { motion.update(&value, at: max(time, 0)) }
    }

    /// Changes what the tracks change of a value to what it is at a part of the duration.
    public func update(_ value: inout Value, progress: Double) { update(&value, time: progress * duration) }
}
