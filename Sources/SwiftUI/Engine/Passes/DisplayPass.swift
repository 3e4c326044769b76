import MartletDisplay

/// Display: changed groups of the display list.
///
/// In: elements with a group of their own whose picture is stale, and those that stand elsewhere.
/// Out: their groups show the tree, as far as it can be seen or nearly; versions tell a host which.
/// Holds: a group whose items are what they were keeps its version.
@MainActor
struct DisplayPass {
    let window: WindowRoot

    func run() {
        window.sight.update()
        while case let nodes = window.takeStaleDisplay(), !nodes.isEmpty {
            for node in nodes { draw(node) }
        }
        for node in window.takeMovedGroups() { move(node) }
    }

    private func draw(_ node: LayoutNode) {
        if node.isGone || node.followOutOfSight() { return }
        node.flags.remove(.displayStale)
        guard let group = node.group else { return }
        node.flags.remove(.undrawn)
        var builder = DisplayBuilder(count: group.items.count, grid: PixelGrid(density: window.pixels))
        builder.draw(node)
        group.setAppearance(node.appearance)
        group.setItems(builder.items)
    }

    private func move(_ node: LayoutNode) {
        // What comes in is placed by its motion, in whose group its own is.
        guard let group = node.group, !node.isGone, !node.flags.contains(.arrives) else { return }
        var place = node.shownOrigin
        var next = node.layoutParent
        var moves = node.flags.contains(.moves)
        while let outer = next, outer.group == nil {
            if outer.flags.contains(.moves) { moves = true }
            place.x += outer.shownOrigin.x
            place.y += outer.shownOrigin.y
            next = outer.layoutParent
        }
        group.setOrigin(moves ? place : PixelGrid(density: window.pixels).rounded(place))
    }
}
