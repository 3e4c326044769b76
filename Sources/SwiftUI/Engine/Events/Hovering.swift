import MartletHost

/// Knows what the pointer is over, and gives it its shape.
@MainActor
final class Hovering {
    private var hovered: [LayoutNode] = []
    private var cursor = HostCursor.arrow
    private unowned let window: WindowRoot
    /// Where the pointer is; nil while it is elsewhere.
    private(set) var location: CGPoint?

    init(_ window: WindowRoot) { self.window = window }

    /// Tells who was left first, then who was entered, innermost first, then where the pointer is.
    ///
    /// - Returns: whether anybody was told.
    @discardableResult
    func move(to location: CGPoint?, over path: [LayoutNode]) -> Bool {
        self.location = location
        let inside = path.compactMap { $0 as? any HoverResponder }.filter(\.isEnabled)
        let old = hovered
        hovered = inside
        for node in old where !node.flags.contains(.left) && !inside.contains(where: { $0 === node }) {
            (node as? any HoverResponder)?.hoverChanged(false)
        }
        for node in inside where !old.contains(where: { $0 === node }) { node.hoverChanged(true) }
        if let location { for node in inside { node.hoverMoved(to: location) } }
        setCursor(over: path)
        return !old.isEmpty || !inside.isEmpty
    }

    private func setCursor(over path: [LayoutNode]) {
        var wanted = HostCursor.arrow
        for case let node as any CursorResponder in path {
            guard let cursor = node.cursor else { continue }
            wanted = node.isEnabled ? cursor : .arrow
            break
        }
        guard wanted != cursor else { return }
        cursor = wanted
        window.shell?.setCursor(wanted)
    }
}
