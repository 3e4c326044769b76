import MartletGraph

/// A frame for every open window: five passes in order, again while the last one writes state (semantics 14).
@MainActor
package struct Frame {
    package static let maximumRounds = 8
    let graph: Graph
    private let stages: [any FrameStage]

    package init(graph: Graph) {
        self.graph = graph
        stages = graph.openStages
    }

    /// - Returns: `false` when the views still write state after the last round; the rest waits for the next frame.
    @discardableResult
    package func run() -> Bool {
        graph.asCurrent { DeepStack.run { runRounds() } }
    }

    private func runRounds() -> Bool {
        graph.frame += 1
        graph.transactionsAtStart = graph.batches.count
        // Transactions that waited before the frame began have rounds of their own: events may come in faster than
        // frames, and no frame may show a state between them.
        for round in 0..<(Frame.maximumRounds + graph.batches.count) {
            ApplyPass(graph: graph).run(follows: round > 0)
            var isPlaced = false
            repeat {
                UpdatePass(graph: graph).run()
                for stage in stages where stage.needsLayout {
                    stage.layout()
                    isPlaced = true
                }
            } while !graph.stale.isEmpty
            for stage in stages {
                stage.animate()
                stage.display()
            }
            EffectsPass(graph: graph).run(isPlaced: isPlaced)
            if graph.isIdle, !stages.contains(where: \.needsLayout) { return true }
        }
        return graph.isIdle
    }
}
