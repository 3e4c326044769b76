import MartletGraph
import MartletHost

/// A node whose control keys use from anywhere in the window.
@MainActor
protocol ShortcutResponder: _ViewNode {
    func isMeant(by event: KeyEvent) -> Bool
    /// The control that the keys use; nil while there is none.
    var control: AccessibleElement? { get }
    /// Whether the keys are those of a control that cannot be used now.
    var isOff: Bool { get }
}

struct WeakShortcut {
    weak var node: (any ShortcutResponder)?
}

/// A node that keys mean something to which nothing else took, while its views are seen.
@MainActor
protocol PageKeyFollower: PresenceFollower {
    func takes(_ event: KeyEvent) -> Bool
    func act(on event: KeyEvent)
}

struct WeakPageKeys {
    weak var node: (any PageKeyFollower)?
}

extension WindowRoot {
    /// Gives a key to the innermost of those it means something to, first to one that has the keyboard.
    ///
    /// - Returns: whether there is one.
    func runPageKeys(_ event: KeyEvent) -> Bool {
        pageKeys.removeAll { $0.node?.flags.contains(.left) != false }
        let nodes = pageKeys.compactMap(\.node).filter {
            $0.takes(event) && $0.hiders == 0 && $0.madeElements.first.map { !$0.isCovered } == true
        }
        let focused = focusedNode.map { focus in nodes.filter { focus.isInside($0) } } ?? []
        guard let node = (focused.isEmpty ? nodes : focused).max(by: { $0.depth < $1.depth }) else { return false }
        withTransaction(Transaction()) { node.act(on: event) }
        return true
    }
}
