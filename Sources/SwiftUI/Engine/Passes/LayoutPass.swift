import MartletGraph

/// Layout: proposals down, sizes up, placements down.
///
/// In: elements whose answer to a proposal may be another one, and the size of the window.
/// Out: a place for every element that moved, and the groups to display again.
/// Holds: no element is stale afterwards; an element none of whose answers changed stops the change there, and nothing
/// around it is visited. Elements that move one another to and fro stay where they are after `mostRounds`.
@MainActor
struct LayoutPass {
    let root: RootNode
    let size: CGSize

    /// In how many rounds everything that comes to rest does so, by far.
    private static let mostRounds = 64

    /// Whether places are being given, rather than content scrolled.
    private(set) static var isRunning = false

    func run(_ stale: NodeQueue) {
        let wasRunning = Self.isRunning
        Self.isRunning = true
        defer { Self.isRunning = wasRunning }
        defer { root.window?.heldPlaces.letGo() }
        if root.size != size { SizeCache.beginEra() }
        // What was known before the changes that brought this pass about.
        GuideMemo.forget()
        let settled = NodeQueue()
        var rounds = 0
        while !stale.isEmpty {
            rounds += 1
            if rounds > Self.mostRounds { return giveUp(stale) }
            while let node = stale.removeFirst() {
                let node = unsafeDowncast(node, to: LayoutNode.self)
                guard node.flags.contains(.layoutStale), !node.isGone else { continue }
                if node === root {
                    node.flags.remove(.layoutStale)
                    node.cache.removeAll()
                    settled.insert(node)
                } else if node.remeasure() || node.flags.contains(.departs) {
                    settled.insert(node)
                } else {
                    node.layoutParent?.setNeedsLayout(for: node)
                }
            }
            while let node = settled.removeFirst() {
                let node = unsafeDowncast(node, to: LayoutNode.self)
                guard !node.isGone else { continue }
                if node === root {
                    root.place(at: .zero, size: size, proposal: ProposedViewSize(size))
                } else if node.flags.contains(.placementStale) {
                    // What is on its way out is placed by nobody else.
                    let size =
                        node.flags.contains(.departs) ? node.sizeThatFits(node.proposal.size) : node.size
                    node.place(onScreenAt: node.origin, size: size, proposal: node.proposal.size)
                }
            }
        }
    }

    /// Leaves what is laid out anew for ever where it is, until something else changes it.
    private func giveUp(_ stale: NodeQueue) {
        while let node = stale.removeFirst() {
            let node = unsafeDowncast(node, to: LayoutNode.self)
            guard node.flags.contains(.layoutStale), !node.isGone else { continue }
            _ = node.remeasure()
            RuntimeWarning.issue("Layout does not come to rest: \(type(of: node)) changes in each round.")
        }
    }
}
