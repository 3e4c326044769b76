import MartletGraph

/// Update: bodies whose inputs changed, from the root down.
///
/// In: stale nodes.
/// Out: a tree that shows the state; nodes whose layout or look must follow are marked.
/// Holds: no node is stale afterwards; no node ran twice for one change; state is not written meanwhile (semantics 10).
@MainActor
package struct UpdatePass {
    let graph: Graph

    package init(graph: Graph) {
        self.graph = graph
    }

    package func run() {
        graph.updating {
            while let node = graph.stale.removeFirst() {
                guard node.flags.contains(.stale) else { continue }
                node.flags.remove(.stale)
                if !node.flags.contains(.left) { node.update() }
            }
        }
    }
}
