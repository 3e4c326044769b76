import MartletGraph

#if DEBUG
    /// What holds of every tree between two frames. Tests look for it after each frame; a program never does.
    ///
    /// - Every node is known to the node it is a child of, and is one level below its parent; the
    ///   content of a page is deeper by more.
    /// - Nothing in the tree has left it, and nothing waits for an update.
    /// - A body's reader tells the node of that body.
    /// - An element's list holds what its content collects, once each; what is laid out knows who lays it out, and has a
    ///   place.
    @MainActor
    struct TreeInvariants {
        /// How many nodes are looked at, so that a tree of a hundred thousand does not make its tests take minutes.
        private var remaining: Int
        private(set) var problems: [String] = []

        /// Looks at a tree from its root down.
        ///
        /// - Returns: A sentence for each thing that does not hold, the first eight of them.
        static func problems(below root: _ViewNode, limit: Int = 2_000) -> [String] {
            var check = TreeInvariants(remaining: limit)
            check.visit(root)
            return check.problems
        }

        private init(remaining: Int) { self.remaining = remaining }

        private mutating func visit(_ root: _ViewNode) {
            var waiting = [root]
            while let node = waiting.popLast(), remaining > 0, problems.count < 8 {
                remaining -= 1
                check(node)
                if let element = node as? LayoutNode { checkLayout(of: element) }
                if let container = node as? ContainerNode { checkElements(of: container) }
                node.forEachChild { child in
                    checkPlace(of: child, below: node)
                    waiting.append(child)
                }
            }
        }

        private mutating func check(_ node: _ViewNode) {
            // A decoration goes from one of the elements that a modifier stands around to another.
            if let parent = node.parent, node.depth != parent.depth + 1, !(parent is DecorationNode),
                !(node is any DeeperNode && node.depth > parent.depth)
            {
                say("\(name(node)) has depth \(node.depth), its parent \(name(parent)) has \(parent.depth)")
            }
            if node.flags.contains(.left) { say("\(name(node)) is in the tree, and has left it") }
            if node.flags.contains(.stale) { say("\(name(node)) still waits for an update") }
            if let holder = node as? any ReaderHolder, let reader = holder.heldReader, reader.node !== node {
                say("the reader of \(name(node)) tells \(reader.node.map { name($0) } ?? "nobody")")
            }
        }

        /// What a modifier puts around each of several views is below them all; anything else is the child of its parent.
        private mutating func checkPlace(of child: _ViewNode, below node: _ViewNode) {
            guard let parent = child.parent else {
                return say("\(name(child)) is a child of \(name(node)), and has no parent")
            }
            if parent === node || (node as? ContainerNode)?.isCopy == true { return }
            if node is DecorationNode, parent is DecorationNode { return }
            say("\(name(child)) is a child of \(name(node)), and its parent is \(name(parent))")
        }

        private mutating func checkLayout(of element: LayoutNode) {
            if element.flags.contains(.layoutStale) { say("\(name(element)) still waits for layout") }
            guard let outer = element.layoutParent, !(element is PortalNode) else { return }
            if outer.flags.contains(.left), !outer.isGone {
                say("\(name(element)) is laid out by \(name(outer)), which left")
            }
        }

        private mutating func checkElements(of container: ContainerNode) {
            // What is lazy lists the rows that can be seen.
            guard let content = container.content, !container.flags.contains(.elementsStale), !container.isCopy,
                !(container is LazyNode)
            else { return }
            let listed = container.elements
            var collected: ContiguousArray<_ViewNode> = []
            content.collectElements(into: &collected)
            remaining -= collected.count
            if listed.count != collected.count || zip(listed, collected).contains(where: { $0 !== $1 }) {
                say(
                    "\(name(container)) lists \(names(ContiguousArray(listed))), and its content collects "
                        + names(collected))
            }
            if Set(listed.map(ObjectIdentifier.init)).count != listed.count {
                say("\(name(container)) lists an element twice: \(names(ContiguousArray(listed)))")
            }
            if container.flags.contains(.distributes), listed.count > 1 { return }
            for element in container.layoutChildren where element.layoutParent !== container {
                let other = element.layoutParent.map { name($0) } ?? "nobody"
                say("\(name(container)) lists \(name(element)), which is laid out by \(other)")
            }
        }

        private mutating func say(_ problem: String) { problems.append(problem) }

        private func name(_ node: _ViewNode) -> String {
            let type = String(describing: type(of: node))
            return "\(type.prefix { $0 != "<" }) at depth \(node.depth)"
        }

        private func names(_ nodes: ContiguousArray<_ViewNode>) -> String {
            "[" + nodes.prefix(6).map { name($0) }.joined(separator: ", ") + (nodes.count > 6 ? ", …]" : "]")
        }

        private func names(_ nodes: ContiguousArray<LayoutNode>) -> String {
            names(ContiguousArray<_ViewNode>(nodes.map { $0 }))
        }
    }

    /// A node that keeps the reader of its body.
    @MainActor
    protocol ReaderHolder: _ViewNode {
        var heldReader: Reader? { get }
    }
#endif

extension WindowRoot {
    /// What does not hold of the tree, a sentence each; always nothing in a release build.
    package func brokenInvariants() -> [String] {
        #if DEBUG
            return DeepStack.run { TreeInvariants.problems(below: root) }
        #else
            return []
        #endif
    }
}

/// A node that is brought up to date after others that are not above it.
@MainActor
protocol DeeperNode: _ViewNode {}
