import Testing

@testable import MartletGraph
@testable import SwiftUI

@MainActor @Suite("Readers and addresses", .serialized)
struct ReaderTests {
    private final class Filter: ReadFilter {
        private(set) var asked = 0
        func hasChanged() -> Bool {
            asked += 1
            return true
        }
    }

    private func apply() {
        while !Graph.current.batches.isEmpty { ApplyPass(graph: .current).run() }
    }

    @Test("a reader that left the tree is neither asked what it saw nor remembered")
    func forgets() {
        let node = _ViewNode(parent: nil, scope: OutermostScope(key: ObjectIdentifier(Filter.self)))
        let location = StoredLocation(0)
        let (staying, leaving) = (Filter(), Filter())
        let first = Reader(node)
        var second = Reader(node)
        first.evaluate { ReadFilters.reading(staying) { _ = location.get() } }
        second.evaluate { ReadFilters.reading(leaving) { _ = location.get() } }
        let wasRemembered = !isKnownUniquelyReferenced(&second)
        second.node = nil
        location.set(1, .current)
        apply()
        let isRemembered = !isKnownUniquelyReferenced(&second)
        #expect(staying.asked == 1 && leaving.asked == 0)
        #expect(wasRemembered && !isRemembered)
        node.leave()
    }

    @Test("a part is written where it stands only while nothing waits before it")
    func addresses() {
        enum Key {}
        apply()
        let location = StoredLocation(1)
        location.writableAddress(.current)?.pointee = 2
        location.writableAddress(.current)?.pointee += 1
        #expect(location.get() == 3 && location.readableAddress?.pointee == 3)
        #expect(Graph.current.batches.count == 1 && Graph.current.batches[0].touched.count == 1)

        var values = TransactionValues()
        values.set(1, for: ObjectIdentifier(Key.self))
        TransactionValues.with(values) {
            #expect(location.writableAddress(.current) == nil)
            location.set(4, .current)
            #expect(location.get() == 4 && location.readableAddress == nil)
        }
        Graph.current.updating { #expect(location.get() == 3 && location.writableAddress(.current) == nil) }
        apply()
        #expect(location.get() == 4 && location.readableAddress?.pointee == 4)
    }

    @Test("a scope knows the outermost one, also after it was put elsewhere")
    func root() {
        enum First {}
        enum Second {}
        let window = OutermostScope(key: ObjectIdentifier(Filter.self))
        let outer = Scope(parent: window, key: ObjectIdentifier(First.self))
        let inner = Scope(parent: outer, key: ObjectIdentifier(Second.self))
        #expect(window.root === window && outer.root === window && inner.root === window)
        #expect(inner.find(ObjectIdentifier(First.self)) === outer && outer.find(ObjectIdentifier(Second.self)) == nil)
        inner.reparent(to: window, outer: window)
        #expect(inner.find(ObjectIdentifier(First.self)) == nil && inner.find(window.key) === window)
    }
}
