import MartletGraph

/// Layout: proposals down, sizes up, placements down.
///
/// In: elements whose answer to a proposal may be another one, and the size of the window.
/// Out: a place for every element that moved, and the groups to display again.
/// Holds: no element is stale afterwards; an element none of whose answers changed stops the change there, and nothing
/// around it is visited.
@MainActor
struct LayoutPass {
    let root: RootNode
    let size: CGSize

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
        while !stale.isEmpty {
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
}
