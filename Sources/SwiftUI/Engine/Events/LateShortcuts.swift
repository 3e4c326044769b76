import MartletGraph
import MartletHost

/// A node whose views with keyboard shortcuts are made when keys come that nothing takes.
@MainActor
protocol LateShortcuts: _ViewNode {
    /// Has the views made; they are there after the next update.
    func makeShortcuts()
}

/// The nodes of a window whose shortcuts are not made yet.
final class LateShortcutList: WindowKeeping {
    private struct Weak { weak var node: (any LateShortcuts)? }

    private var waiting: [Weak] = []

    init() {}

    func add(_ node: any LateShortcuts) {
        waiting.append(Weak(node: node), forgetting: { $0.node?.flags.contains(.left) != false })
    }

    /// Whether the keys wait for shortcuts to be made before the window does with them what windows usually do.
    func mayTake(_ event: KeyEvent) -> Bool {
        event.phase == .down && !event.modifiers.isDisjoint(with: [.control, .command])
            && waiting.contains { $0.node?.flags.contains(.left) == false }
    }

    /// Has the shortcuts made, for keys that nothing took.
    ///
    /// - Returns: whether there are any that were not there before.
    func make() -> Bool {
        let nodes = waiting.compactMap(\.node).filter { !$0.flags.contains(.left) }
        waiting = []
        for node in nodes { node.makeShortcuts() }
        return !nodes.isEmpty
    }
}
