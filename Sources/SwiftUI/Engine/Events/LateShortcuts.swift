import MartletGraph
import MartletHost

/// A node whose views with keyboard shortcuts are made when keys come that nothing takes.
@MainActor
protocol LateShortcuts: _ViewNode {
    /// Has the views made; they are there after the next update.
    func makeShortcuts()
    /// Takes the views away: none of them has a shortcut.
    func dropShortcuts()
}

/// The nodes of a window whose shortcuts are not made yet.
final class LateShortcutList: WindowKeeping {
    private struct Weak { weak var node: (any LateShortcuts)? }

    private var waiting: [Weak] = []
    /// Whose views were made since `dropUseless` was called last.
    private var made: [any LateShortcuts] = []

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
        made += nodes
        return !nodes.isEmpty
    }

    /// Takes away what was made in vain, so that a thousand menus without keys are not kept for one key.
    func dropUseless(except shortcuts: [WeakShortcut]) {
        var useful: Set<ObjectIdentifier> = []
        for case let shortcut? in shortcuts.map(\.node) where !shortcut.flags.contains(.left) {
            for node in sequence(first: shortcut as _ViewNode, next: \.parent) where node is any LateShortcuts {
                useful.insert(ObjectIdentifier(node))
            }
        }
        for node in made where !useful.contains(ObjectIdentifier(node)) { node.dropShortcuts() }
        made = []
    }
}
