import Testing

@testable import MartletGraph
@testable import SwiftUI

@MainActor @Suite("Transactions", .serialized)
struct TransactionTests {
    private enum First {}
    private enum Second {}
    private let first = ObjectIdentifier(First.self)
    private let second = ObjectIdentifier(Second.self)

    /// Applies what tests of other suites have left.
    private func drain() {
        while !Graph.current.batches.isEmpty { ApplyPass(graph: .current).run() }
        _ = Frame(graph: .current).run()
    }

    private func values(_ pairs: (ObjectIdentifier, Int)...) -> TransactionValues {
        var result = TransactionValues()
        for (key, value) in pairs { result.set(value, for: key) }
        return result
    }

    @Test("semantics 41: inner keys win over outer ones, and the outer transaction comes back, also after a throw")
    func nesting() {
        struct Stop: Error {}
        TransactionValues.with(values((first, 1), (second, 2))) {
            try? TransactionValues.with(values((first, 10))) {
                #expect(TransactionValues.current.value(for: first) as? Int == 10)
                #expect(TransactionValues.current.value(for: second) as? Int == 2)
                throw Stop()
            }
            #expect(TransactionValues.current.value(for: first) as? Int == 1)
        }
        #expect(TransactionValues.current.isEmpty)
    }

    @Test("semantics 8, 9, 13: writes of one transaction are seen together, those of the next one later")
    func batches() {
        let location = StoredLocation(0)
        location.set(1, .current)
        location.set(2, .current)
        TransactionValues.with(values((first, 1))) { location.set(4, .current) }
        #expect(location.get() == 4)

        Graph.current.updating { #expect(location.get() == 2) }
        ApplyPass(graph: .current).run()
        ApplyPass(graph: .current).run()
        Graph.current.updating { #expect(location.get() == 4) }
        #expect(Graph.current.batches.isEmpty)
    }

    @Test("semantics 7: writing an equal value asks for nothing")
    func equalValue() {
        drain()
        let location = StoredLocation("a")
        location.set("a", .current)
        #expect(Graph.current.batches.allSatisfy { $0.touched.isEmpty })
        ApplyPass(graph: .current).run()
    }

    @Test("semantics 14: a frame has eight rounds at most, and says that something is left")
    func rounds() {
        drain()
        var count = 0
        func again() {
            count += 1
            if count < 20 { Graph.current.effects.addAction(again) }
        }
        Graph.current.effects.addAction(again)
        #expect(Frame(graph: .current).run() == false)
        #expect(count == 8)
        #expect(Frame(graph: .current).run() == false && count == 16)
        #expect(Frame(graph: .current).run() && count == 20)
    }

    @Test("nodes leave a queue by depth, from the root down or from the leaves up")
    func queueOrder() {
        let scope = OutermostScope(key: first)
        let root = _ViewNode(parent: nil, scope: scope)
        let child = _ViewNode(parent: root, scope: scope)
        let grandchild = _ViewNode(parent: child, scope: scope)
        for (deepestFirst, expected) in [(false, [root, child, grandchild]), (true, [grandchild, child, root])] {
            let queue = NodeQueue(deepestFirst: deepestFirst)
            for node in [child, grandchild, root] { queue.insert(node) }
            var order: [_ViewNode] = []
            while let node = queue.removeFirst() { order.append(node) }
            #expect(order.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
        }
    }
}
