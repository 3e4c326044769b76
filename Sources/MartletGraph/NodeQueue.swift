import Foundation

/// Nodes that wait for a pass, taken out by depth; among equals in the order they came.
@MainActor
package final class NodeQueue {
    private var heap: [(key: UInt64, node: _ViewNode)] = []
    private var count: UInt64 = 0
    private let deepestFirst: Bool

    /// A queue from the root down, or from the leaves up.
    package nonisolated init(deepestFirst: Bool = false) {
        self.deepestFirst = deepestFirst
    }

    package var isEmpty: Bool { heap.isEmpty }

    package func removeAll() { heap = [] }

    /// - Complexity: O(log *n*)
    package func insert(_ node: _ViewNode) {
        count &+= 1
        let level = deepestFirst ? UInt64(0xFF_FFFF) - UInt64(node.depth) : UInt64(node.depth)
        heap.append((level << 40 | (count & 0xFF_FFFF_FFFF), node))
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            if heap[parent].key <= heap[child].key { break }
            heap.swapAt(parent, child)
            child = parent
        }
    }

    /// - Complexity: O(log *n*)
    package func removeFirst() -> _ViewNode? {
        guard let first = heap.first else { return nil }
        let last = heap.removeLast()
        if heap.isEmpty { return first.node }
        heap[0] = last
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child].key < heap[least].key
            {
                least = child
            }
            if least == parent { return first.node }
            heap.swapAt(parent, least)
            parent = least
        }
    }
}
