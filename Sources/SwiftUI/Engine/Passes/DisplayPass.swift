import MartletDisplay

/// Display: changed groups of the display list.
///
/// In: elements with a group of their own whose picture is stale, and those that stand elsewhere.
/// Out: their groups show the tree; versions tell a host which.
/// Holds: a group whose items are what they were keeps its version.
@MainActor
struct DisplayPass {
    let window: WindowRoot

    func run() {
        while let node = window.nextStaleDisplay() { draw(node) }
        for node in window.takeMovedGroups() { move(node) }
    }

    private func draw(_ node: LayoutNode) {
        node.flags.remove(.displayStale)
        guard let group = node.group, !node.isGone else { return }
        var builder = DisplayBuilder(count: group.items.count)
        builder.draw(node)
        group.setAppearance(node.appearance)
        group.setItems(builder.items)
    }

    private func move(_ node: LayoutNode) {
        guard let group = node.group, !node.isGone else { return }
        var place = node.shownOrigin
        var next = node.layoutParent
        while let outer = next, outer.group == nil {
            place.x += outer.shownOrigin.x
            place.y += outer.shownOrigin.y
            next = outer.layoutParent
        }
        group.setOrigin(place)
    }
}
