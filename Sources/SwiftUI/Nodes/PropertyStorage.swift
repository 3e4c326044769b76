import MartletGraph
import Observation

/// The dynamic properties of one view or modifier in the tree: what they keep, and who reads for them.
@MainActor
struct PropertyStorage<V> {
    let plan: PropertyPlan
    private var storage: ContiguousArray<AnyObject?>
    private var reader: Reader?

    init() {
        plan = PropertyPlan.of(V.self)
        storage = ContiguousArray(repeating: nil, count: plan.properties.count)
    }

    /// Installs the properties in `value` and evaluates `body`, remembering what both read.
    mutating func evaluate<R>(_ value: inout V, in node: _ViewNode, _ body: (V) -> R) -> R {
        let reader = self.reader ?? Reader(node)
        self.reader = reader
        let wasUpdating = Graph.isUpdating
        Graph.isUpdating = true
        defer {
            Graph.isUpdating = wasUpdating
        }
        if !plan.properties.isEmpty {
            reader.track { install(in: &value, node) }
        }
        let run = reader.run
        var result: R?
        withObservationTracking {
            let outer = Reader.current
            Reader.current = reader
            if plan.properties.isEmpty { reader.run &+= 1 }
            result = body(value)
            Reader.current = outer
        } onChange: { [change = ReaderChange(reader, run: plan.properties.isEmpty ? run &+ 1 : run)] in
            change.happened()
        }
        return result!
    }

    private mutating func install(in value: inout V, _ node: _ViewNode) {
        withUnsafeMutableBytes(of: &value) { bytes in
            for (index, property) in plan.properties.enumerated() {
                let address = bytes.baseAddress! + property.offset
                storage[index] = property.install(address, storage[index], node)
            }
        }
    }

    mutating func leave() {
        reader?.node = nil
        for case let storage as any LeavingStorage in storage { storage.leave() }
    }
}

/// Storage that has something to undo when its view leaves the tree.
@MainActor
protocol LeavingStorage: AnyObject {
    func leave()
}

/// One run of a body that read observable objects; the body runs again after the first change (semantics 18).
final class ReaderChange: PendingLocation, @unchecked Sendable {
    private let reader: Reader
    private let run: UInt32
    var lastTouchedBatch: UInt64 = 0

    init(_ reader: Reader, run: UInt32) {
        self.reader = reader
        self.run = run
    }

    func happened() {
        if isMainThread {
            Graph.batch(for: .current).touch(self)
        } else {
            DispatchQueue.main.async { self.happened() }
        }
    }

    func commit(_ batch: UInt64) {
        guard run == reader.run else { return }
        MainActor.assumeIsolated { reader.node?.setNeedsUpdate() }
    }
}
