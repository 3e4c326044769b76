import MartletGraph

/// What the program's own parts of a content, such as items of a toolbar or tabs, keep from one collection to the next,
/// so that their dynamic properties live and update as a view's do. Parts have no identity but their type and their
/// order among those of that type.
@MainActor
final class PartMemory {
    private struct Place: Hashable {
        let type: ObjectIdentifier
        let number: Int
    }

    private unowned let owner: _ViewNode
    private var nodes: [Place: _ViewNode] = [:]
    private var counts: [ObjectIdentifier: Int] = [:]

    /// - Parameter owner: collects the parts when it is updated.
    init(owner: _ViewNode) { self.owner = owner }

    /// Collects the parts anew; those that are not met leave.
    func collect<R>(_ body: () -> R) -> R {
        counts = [:]
        defer {
            for (place, node) in nodes where place.number >= counts[place.type, default: 0] {
                node.leave()
                nodes[place] = nil
            }
        }
        return body()
    }

    /// Evaluates the body of the next part of its type, with its properties in place.
    func evaluate<Part, R>(_ part: Part, _ body: (Part) -> R) -> R {
        let type = ObjectIdentifier(Part.self)
        let place = Place(type: type, number: counts[type, default: 0])
        counts[type] = place.number + 1
        let node = nodes[place] ?? PartNode<Part>(owner)
        nodes[place] = node
        return unsafeDowncast(node, to: PartNode<Part>.self).evaluate(part, body)
    }

    func leave() {
        for node in nodes.values { node.leave() }
        nodes = [:]
    }
}

extension PartMemory: LeavingStorage {}

/// The node of one part. What its properties tell has all parts collected again.
private final class PartNode<Part>: _ViewNode {
    private var properties = PropertyStorage(Part.self)

    init(_ owner: _ViewNode) { super.init(parent: owner, scope: owner.scope) }

    override func update() {
        flags.remove(.stale)
        parent?.update()
    }

    override func willLeave() { properties.leave() }

    func evaluate<R>(_ part: Part, _ body: (Part) -> R) -> R {
        var part = part
        return properties.evaluate(&part, in: self, body)
    }
}

/// The parts of the content of the view that has this.
nonisolated struct OwnParts: InstalledProperty, DynamicProperty {
    private(set) var memory: PartMemory?

    init() {}

    mutating func install(_ storage: AnyObject?, in node: _ViewNode) -> AnyObject? {
        nonisolated(unsafe) let kept = storage
        memory = MainActor.assumeIsolated { kept as? PartMemory ?? PartMemory(owner: node) }
        return memory
    }

    func isWritten(_ storage: AnyObject?, since run: UInt32, of reader: Reader) -> Bool { false }
}
