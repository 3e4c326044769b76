/// Where a pointer has been lately.
struct MotionTrail {
    private var samples: [(place: CGPoint, time: TimeInterval)] = []

    /// How far back motion counts, in seconds.
    private static let memory: TimeInterval = 0.1

    var last: CGPoint? { samples.last?.place }

    mutating func add(_ place: CGPoint, at time: TimeInterval) {
        samples.append((place, time))
        // The last one before the window is kept: the motion since then counts.
        while samples.count > 2, time - samples[1].time > Self.memory { samples.removeFirst() }
    }

    /// Points a second.
    func velocity(at time: TimeInterval) -> CGSize {
        guard let last = samples.last, let first = samples.first(where: { time - $0.time <= Self.memory }),
            last.time > first.time
        else { return .zero }
        let seconds = last.time - first.time
        return CGSize(
            width: (last.place.x - first.place.x) / seconds, height: (last.place.y - first.place.y) / seconds)
    }
}
