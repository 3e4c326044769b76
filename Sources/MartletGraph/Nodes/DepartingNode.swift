/// A node that its owner no longer shows and that leaves the tree when it has shown itself out. Until then it keeps its
/// state, and its owner may take it back.
@MainActor
package final class DepartingNode {
    package let node: _ViewNode
    /// Which of its owner's nodes it was.
    package let key: AnyHashable
    private weak var owner: _ViewNode?
    private struct Weak { weak var motion: (any DepartureMotion)? }
    private var motions: [Weak] = []

    package init(_ node: _ViewNode, _ key: AnyHashable, of owner: _ViewNode) {
        self.node = node
        self.key = key
        self.owner = owner
    }

    /// Somebody shows a part of the node on its way, and is told when it is taken back.
    package func add(_ motion: any DepartureMotion) { motions.append(Weak(motion: motion)) }

    fileprivate func turnBack() {
        for entry in motions { entry.motion?.turnBack() }
    }

    /// One of those who show it has done so to the end: with the last, the node leaves.
    package func ended(_ motion: any DepartureMotion) {
        motions.removeAll { $0.motion == nil || $0.motion === motion }
        guard motions.isEmpty else { return }
        owner?.forget(self)
        node.leave()
    }
}

/// Shows a part of a departing node on its way out.
@MainActor
package protocol DepartureMotion: AnyObject {
    /// The node is in the tree again.
    func turnBack()
}

extension _ViewNode {
    /// Has a node that is no longer below this one stay until it has shown itself out.
    package final func keep(_ departing: DepartingNode) {
        flags.insert(.keepsDeparting)
        graph.departing[ObjectIdentifier(self), default: []].append(departing)
    }

    /// Takes back a node that is on its way out; nil where there is none by this key.
    package final func takeBack(_ key: @autoclosure () -> AnyHashable) -> _ViewNode? {
        guard flags.contains(.keepsDeparting) else { return nil }
        let key = key()
        guard let found = graph.departing[ObjectIdentifier(self)]?.last(where: { $0.key == key }) else {
            return nil
        }
        forget(found)
        found.turnBack()
        return found.node
    }

    /// Whether the node, or one around it, is on its way out.
    package final var isDeparting: Bool {
        var next: _ViewNode? = self
        while let node = next {
            if let outer = node.parent, outer.flags.contains(.keepsDeparting),
                graph.departing[ObjectIdentifier(outer)]?.contains(where: { $0.node === node }) == true
            {
                return true
            }
            next = node.parent
        }
        return false
    }

    fileprivate final func forget(_ departing: DepartingNode) {
        let key = ObjectIdentifier(self)
        graph.departing[key]?.removeAll { $0 === departing }
        guard graph.departing[key]?.isEmpty == true else { return }
        graph.departing[key] = nil
        flags.remove(.keepsDeparting)
    }
}
