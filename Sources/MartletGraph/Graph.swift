import Foundation
import Synchronization

/// Everything that waits for the next frame, for all windows of a program.
///
/// A process that shows one program has one graph. Tests that run side by side have one each, and a picture of a view
/// is made in one of its own, so that none of them brings about, or waits for, frames of another.
@MainActor
package final class Graph {
    /// The graph whose frame or body runs; outside of any, the usual one.
    @exclusivity(unchecked) package nonisolated(unsafe) static private(set) var current = usual {
        didSet { currentAddress = Unmanaged.passUnretained(current).toOpaque() }
    }
    @exclusivity(unchecked) private nonisolated(unsafe) static var currentAddress = Unmanaged.passUnretained(current)
        .toOpaque()
    /// The graph of the program that was started last.
    private nonisolated(unsafe) static var usual = Graph()

    /// Transactions in the order in which they will be applied. Only touched on the main thread.
    @exclusivity(unchecked) package nonisolated(unsafe) var batches: [Batch] = [] {
        didSet { onlyBatch = batches.count == 1 ? Unmanaged.passUnretained(batches[0]) : nil }
    }
    /// The batch that waits alone: the one that most writes belong to.
    @exclusivity(unchecked) private nonisolated(unsafe) var onlyBatch: Unmanaged<Batch>?
    /// Counts the batches of all graphs: a location may be written in several.
    @exclusivity(unchecked) private nonisolated(unsafe) static var lastBatch: UInt64 = 0
    /// Whether bodies are being evaluated, of whichever graph.
    @exclusivity(unchecked) package private(set) nonisolated(unsafe) static var isUpdating = false

    package let stale = NodeQueue()
    package var stalePreferenceReaders: [_ViewNode] = []
    package var effects = EffectQueue()
    /// The time of what is shown: that of the host.
    package var clock: any GraphClock = SystemClock()
    private var stages: [WeakStage] = []
    /// The transaction whose writes are being shown.
    package var transaction = TransactionValues()
    /// What was written in the round that runs.
    package var changes = ChangeRecord()
    /// Counts frames, and the rounds within them.
    package var frame: UInt64 = 0
    package var round: UInt64 = 0
    /// Nodes that publish where they are.
    package var placementObservers = PlacementObservers()
    /// What is on its way out, by the node that it was below.
    var departing: [ObjectIdentifier: [DepartingNode]] = [:]
    /// Whether something was moved, or wants to be asked where it is, though no layout brought it about.
    package var placesMayDiffer = false
    /// How many transactions waited when the frame began: so many rounds are nobody's echo.
    package var transactionsAtStart = 0

    package nonisolated init() {
        Graph.known.withLock { known in
            known.removeAll { $0.graph == nil }
            known.append(WeakGraph(graph: self))
        }
    }

    private nonisolated static let known = Mutex<[WeakGraph]>([])

    /// The graphs of the process.
    package static var all: [Graph] { known.withLock { $0.compactMap(\.graph) } }

    /// Runs `body` with this graph as the current one.
    package func asCurrent<R>(_ body: () throws -> R) rethrows -> R {
        if Graph.current === self { return try body() }
        let outer = Graph.current
        (Graph.current, Graph.depth) = (self, Graph.depth + 1)
        defer {
            Graph.depth -= 1
            Graph.current = Graph.depth == 0 ? Graph.usual : outer
        }
        return try body()
    }

    /// How many graphs run inside of one another.
    @exclusivity(unchecked) private static var depth = 0

    /// Takes what is asked for outside of frames, from now on.
    package func becomeUsual() {
        Graph.usual = self
        if Graph.depth == 0 { Graph.current = self }
    }

    package var isIdle: Bool {
        batches.isEmpty && stale.isEmpty && effects.isEmpty && stalePreferenceReaders.isEmpty
    }

    /// Whether no window waits for a frame.
    package var isAtRest: Bool { isIdle && !openStages.contains { $0.needsLayout || $0.needsDisplay } }

    /// The windows that are open, in the order in which they came.
    package var openStages: [any FrameStage] { stages.compactMap(\.stage) }

    /// From now on frames are for this window, too, until it goes.
    package func add(_ stage: any FrameStage) {
        stages.removeAll { $0.stage == nil }
        stages.append(WeakStage(stage: stage))
    }

    package func remove(_ stage: any FrameStage) { stages.removeAll { $0.stage == nil || $0.stage === stage } }

    /// Asks the windows for a frame, because something begins to wait.
    package func requestFrame() {
        for entry in stages { entry.stage?.requestFrame() }
    }

    package func setNeedsUpdate(_ node: _ViewNode) {
        if node.flags.contains(.stale) || node.flags.contains(.left) { return }
        node.flags.insert(.stale)
        if isIdle { requestFrame() }
        stale.insert(node)
    }

    /// The batch that collects writes of `transaction`: the last one if it is of the same run, or a new one.
    package nonisolated func batch(for transaction: TransactionValues) -> Batch {
        if let last = batches.last, last.collects(transaction) { return last }
        Graph.lastBatch += 1
        let batch = Batch(id: Graph.lastBatch, transaction: transaction)
        batches.append(batch)
        if batches.count == 1 { MainActor.assumeIsolated { requestFrame() } }
        return batch
    }

    /// Whether nothing is to be applied before this batch, so that a write may go straight to its place.
    nonisolated func isFirst(_ batch: Batch) -> Bool { batches.first === batch }

    /// Whether the batch with this id waits alone, and collects writes of `transaction`.
    nonisolated func onlyBatch(is id: UInt64, for transaction: TransactionValues) -> Bool {
        onlyBatch?._withUnsafeGuaranteedRef { $0.id == id && $0.collects(transaction) } ?? false
    }

    /// Runs `body` as a part of an update, or as nothing of the kind.
    package func updating<R>(_ updates: Bool = true, _ body: () throws -> R) rethrows -> R {
        let outer = Graph.isUpdating
        Graph.isUpdating = updates
        defer { Graph.isUpdating = outer }
        return try asCurrent(body)
    }

    /// Runs `body` as a part of an update of the current graph.
    static func updating<R>(_ body: () throws -> R) rethrows -> R {
        let outer = isUpdating
        isUpdating = true
        defer { isUpdating = outer }
        return try body()
    }

    /// Whether this is the current graph. A look at the address needs no hold on it.
    static func isCurrent(_ graph: Unmanaged<Graph>) -> Bool { graph.toOpaque() == currentAddress }

    /// Whether writes of the transaction with this id wait here.
    package func waits(forTransaction id: UInt64) -> Bool { batches.contains { $0.transaction.id == id } }

    /// Whether state may not be written now, wherever it is; says so (semantics 10).
    package nonisolated static func refusesWrite() -> Bool {
        guard isUpdating else { return false }
        RuntimeWarning.issue("Modifying state during view update, this will cause undefined behavior.")
        return true
    }
}

private struct WeakStage { weak var stage: (any FrameStage)? }

private struct WeakGraph: Sendable { weak let graph: Graph? }
