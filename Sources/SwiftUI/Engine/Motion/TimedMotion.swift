/// What moves from one timer to the next, as content does that runs on after a finger.
@MainActor
protocol TimedMotion: AnyObject {
    /// Whether it goes on by itself.
    var isUnderWay: Bool { get }
}

/// What of a window moves that way.
@MainActor
struct TimedMotions {
    private struct Entry { weak var motion: (any TimedMotion)? }
    private var entries: [Entry] = []

    nonisolated init() {}

    var areUnderWay: Bool { entries.contains { $0.motion?.isUnderWay == true } }

    mutating func add(_ motion: any TimedMotion) {
        entries.removeAll { $0.motion?.isUnderWay != true || $0.motion === motion }
        entries.append(Entry(motion: motion))
    }
}
