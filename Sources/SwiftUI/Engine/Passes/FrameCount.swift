import MartletGraph

/// Counts what happens in one frame, to notice what feeds itself.
@MainActor
package struct FrameCount {
    private var frame: UInt64 = 0
    private var count = 0

    package init() {}

    /// Counts one more.
    ///
    /// - Returns: which one of this frame it is, from 1; those that transactions account for, which came in faster than
    ///   frames, do not count.
    package mutating func next() -> Int {
        let graph = Graph.current
        if frame != graph.frame {
            frame = graph.frame
            count = 0
        }
        count += 1
        return max(1, count - max(0, graph.transactionsAtStart - 1))
    }
}
