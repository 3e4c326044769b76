import MartletGraph

/// Effects: what the views asked to be called for.
///
/// In: preferences that may have changed, and the actions the update left behind.
/// Out: every action has run once; their writes wait for the next round.
/// Holds: state may be written; the order is that of `EffectQueue`.
@MainActor
package struct EffectsPass {
    let graph: Graph

    package init(graph: Graph) {
        self.graph = graph
    }

    /// - Parameter isPlaced: whether anything may be somewhere else than before.
    package func run(isPlaced: Bool = true) {
        if isPlaced || graph.placesMayDiffer { tellPlacements() }
        readPreferences()
        for action in graph.effects.removeAll() { action() }
    }

    private func tellPlacements() {
        graph.placesMayDiffer = false
        for node in graph.placementObservers.present() { node.placementMayHaveChanged() }
    }

    /// Innermost readers first, so that a reader further out sees what an inner one passes on.
    private func readPreferences() {
        let readers = graph.stalePreferenceReaders.sorted { $0.depth > $1.depth }
        graph.stalePreferenceReaders = []
        for node in readers {
            node.flags.remove(.preferencesStale)
            guard !node.flags.contains(.left) else { continue }
            (node as? any PreferenceReader)?.preferencesDidChange()
        }
    }
}
