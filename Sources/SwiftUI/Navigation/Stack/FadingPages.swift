import MartletGraph

/// An element whose children are pages.
protocol PageHolder: LayoutNode {}

/// The elements of a window that ask for the page or the layer they stand in to fade (see
/// `navigationTransition(_:)`).
@MainActor
final class FadingPages: WindowKeeping {
    private struct Entry {
        weak var node: LayoutNode?
        /// Found while the element is placed: what has gone tells nothing of what was around it.
        weak var page: LayoutNode?
    }
    private var entries: [Entry] = []

    func set(_ node: LayoutNode, _ fades: Bool) {
        entries.removeAll { $0.node == nil || $0.node === node }
        if fades { entries.append(Entry(node: node, page: Self.page(around: node))) }
    }

    /// Whether something in a page or a layer asks for that one, and not for a page inside of it, to fade.
    func concern(_ page: LayoutNode) -> Bool { entries.contains { $0.page === page && $0.node != nil } }

    private static func page(around node: LayoutNode) -> LayoutNode? {
        var next: LayoutNode? = node
        while let node = next {
            if node is WindowLayer || node.layoutParent is any PageHolder { return node }
            next = node.layoutParent
        }
        return nil
    }
}
