import Foundation
import Observation

/// Something that runs again when what it read changes: a body.
///
/// Locations keep the reader, not the node, so that a node that left the tree is never reached.
package final class Reader {
    @exclusivity(unchecked) @MainActor package unowned(unsafe) var node: _ViewNode? {
        didSet { graph = node?.scope.graphReference }
    }
    /// The node's graph; asked for before each body, which a look at the node, to be kept meanwhile, would slow down.
    @exclusivity(unchecked) private(set) nonisolated(unsafe) var graph: Unmanaged<Graph>?
    /// Goes up with each run; a reading of an earlier run no longer counts.
    @exclusivity(unchecked) package private(set) var run: UInt32 = 0

    @MainActor package init(_ node: _ViewNode) {
        self.node = node
        graph = node.scope.graphReference
    }

    /// The node has left the tree: nothing it read counts any more, so that lists of readers forget this one.
    @MainActor package func leave() {
        node = nil
        beginRun()
    }

    /// Whether both belong to nodes of one graph; not so after either has left.
    func isBeside(_ other: Reader) -> Bool { graph?.toOpaque() == other.graph?.toOpaque() && graph != nil }

    /// Ends what the runs before observe; nil as long as none is known to observe anything.
    @exclusivity(unchecked) @MainActor private var observation: ObservedRun?

    @MainActor private func beginRun() {
        run &+= 1
        observation?.end()
    }

    /// Who is reading now: nobody on other threads than the main one, whatever the main one does meanwhile.
    package static var current: Reader? { isMainThread ? reading : nil }

    /// Who is reading now, for callers that know to be on the main thread.
    package static var onMainThread: Reader? { reading }
    @exclusivity(unchecked) private nonisolated(unsafe) static var reading: Reader?

    @exclusivity(unchecked) private nonisolated(unsafe) static var spare: Reader?

    /// A reader for a run of `node`, which may turn out to read nothing.
    @MainActor package static func lend(to node: _ViewNode) -> Reader {
        guard let reader = spare else { return Reader(node) }
        spare = nil
        reader.node = node
        return reader
    }

    /// Takes back a reader that nothing remembers.
    ///
    /// - Returns: `false` when something does, so that the node must keep it.
    @MainActor package static func takeBack(_ reader: inout Reader) -> Bool {
        guard isKnownUniquelyReferenced(&reader) else { return false }
        reader.node = nil
        reader.observation = nil
        spare = reader
        return true
    }

    /// Evaluates `body` as another run: after a change of anything that it read, a location or an observable object, the
    /// node is stale. What earlier runs read no longer counts.
    ///
    /// Whatever a program wrote is evaluated here or in `extend`: bodies, closures of rows, bindings. Nodes are made and
    /// brought up to date outside, because what is observed inside counts for this reader too (semantics 18).
    @MainActor package func evaluate<R>(_ body: () -> R) -> R {
        beginRun()
        return extend(body)
    }

    /// Evaluates `body` as a part of the present run: what earlier parts read still counts.
    ///
    /// It is a part of the update, wherever it is asked for: it sees what its round shows, and may not write state.
    @MainActor package func extend<R>(_ body: () -> R) -> R {
        let outer = Reader.reading
        Reader.reading = self
        defer { Reader.reading = outer }
        if ObservedRun.hasKinds, observation == nil, let node { observation = ObservedRun.usual(in: node) }
        guard let graph, !Graph.isCurrent(graph) else { return Graph.updating { track(body) } }
        return graph.takeUnretainedValue().updating { track(body) }
    }

    @MainActor private func track<R>(_ body: () -> R) -> R {
        guard let observation else {
            return withObservationTracking(body) { [change = observed()] in change.happened() }
        }
        return withObservationTracking {
            observation.begin()
            return body()
        } onChange: {
            [change = observed()] in
            change.happened()
        }
    }

    /// What a run has observed; asked for where it has observed something.
    @MainActor private func observed() -> ObservedChange {
        if observation == nil, let node { ObservedRun.makeUsual(in: type(of: node)) }
        return ObservedChange(self)
    }

    /// Runs `body` so that nothing it reads is remembered.
    package static func withoutTracking<R>(_ body: () -> R) -> R {
        guard isMainThread else { return body() }
        let outer = reading
        reading = nil
        defer { reading = outer }
        return body()
    }
}

/// Who read a location, and in which of their runs.
package struct ReaderList {
    private var entries: [(reader: Reader, run: UInt32, filter: (any ReadFilter)?)] = []

    package init() {}

    /// Remembers the current reader, if there is one; on the main thread only.
    package mutating func insertCurrent() {
        guard let reader = Reader.onMainThread else { return }
        if let last = entries.last, last.reader === reader {
            if last.run != reader.run {
                entries[entries.count - 1].filter = ReadFilters.current
            } else if last.filter !== ReadFilters.current {
                entries[entries.count - 1].filter = ReadFilters.joined(last.filter, ReadFilters.current)
            }
            entries[entries.count - 1].run = reader.run
            return
        }
        if entries.count >= 8, entries.count.nonzeroBitCount == 1 { entries.removeAll { $0.run != $0.reader.run } }
        entries.append((reader, reader.run, ReadFilters.current))
    }

    /// Asks every reader whose last run read the location to run again.
    @MainActor package func markStale() {
        for (reader, run, filter) in entries where run == reader.run {
            // What a node that left would have read, if it is gone too, is looked for far and wide.
            guard let node = reader.node, filter?.hasChanged() != false else { continue }
            node.setNeedsUpdate()
        }
    }

    /// Calls `body` with each graph in which somebody reads.
    @MainActor func forEachGraph(_ body: (Graph) -> Void) {
        var last: UnsafeMutableRawPointer?
        for index in entries.indices where entries[index].run == entries[index].reader.run {
            // An object may be read by thousands and change many times a frame: no reader is held on to.
            guard let graph = entries[index].reader.graph, graph.toOpaque() != last else { continue }
            last = graph.toOpaque()
            body(graph.takeUnretainedValue())
        }
    }

    /// Forgets who no longer reads.
    @MainActor package mutating func removeOld() {
        var kept = 0
        for index in entries.indices {
            let reader = entries[index].reader
            guard entries[index].run == reader.run, reader.node != nil else { continue }
            if kept != index { entries[kept] = entries[index] }
            kept += 1
        }
        entries.removeLast(entries.count - kept)
    }

    /// Whether `reader` read the location in that run, or later.
    package func wasRead(by reader: AnyObject, in run: UInt32) -> Bool {
        entries.contains { $0.reader === reader && $0.run >= run }
    }

    /// Whether anything ever read.
    package var isEmpty: Bool { entries.isEmpty }
}

/// A part of a location's value that was read: its readers run again only when the part is another one.
package protocol ReadFilter: AnyObject {
    func hasChanged() -> Bool
}

/// Which part of a location is being read; only touched on the main thread.
package enum ReadFilters {
    package nonisolated(unsafe) fileprivate(set) static var current: (any ReadFilter)?

    /// Runs `body`, in which a location is read for the sake of a part of it; of nested parts the smallest counts.
    package static func reading<R>(_ filter: any ReadFilter, _ body: () -> R) -> R {
        guard isMainThread, current == nil, Reader.onMainThread != nil else { return body() }
        current = filter
        defer { current = nil }
        return body()
    }

    /// What counts for a reader that reads a location for the sake of two parts; nil where either counts as a whole, and
    /// for more parts than are worth a look each.
    fileprivate static func joined(_ first: (any ReadFilter)?, _ second: (any ReadFilter)?) -> (any ReadFilter)? {
        guard let first, let second else { return nil }
        guard let several = first as? SeveralParts else { return SeveralParts([first, second]) }
        if several.parts.contains(where: { $0 === second }) { return several }
        return several.parts.count < 16 ? SeveralParts(several.parts + [second]) : nil
    }
}

/// Parts of a location's value that one reader read.
private final class SeveralParts: ReadFilter {
    let parts: [any ReadFilter]

    init(_ parts: [any ReadFilter]) { self.parts = parts }

    func hasChanged() -> Bool { parts.contains { $0.hasChanged() } }
}
