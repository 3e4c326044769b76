import Foundation

/// What was written in the round that runs, for those who ask why a body runs: kept from their first question on.
@MainActor
package struct ChangeRecord {
    /// Whether anybody has ever asked.
    package static var isKept: Bool {
        get { kept }
        set { kept = newValue }
    }
    @exclusivity(unchecked) private static var kept = false
    private var written: [AnyObject] = []

    nonisolated init() {}

    /// Begins another round, in which these locations have been written.
    package mutating func begin(_ touched: [any PendingLocation]) {
        if Self.isKept { written = touched }
    }

    mutating func insert(_ scope: Scope) {
        if Self.isKept { written.append(scope) }
    }

    package func contains(_ location: AnyObject) -> Bool {
        written.contains { $0 === location }
    }

    package func contains(where isWanted: (AnyObject) -> Bool) -> Bool { written.contains(where: isWanted) }

    /// Whether a value of the environment that `read` reads was written.
    package func wroteScope(that node: _ViewNode, reads read: () -> Void) -> Bool {
        let scopes = written.compactMap { $0 as? Scope }
        if scopes.isEmpty { return false }
        let probe = Reader(node)
        probe.evaluate(read)
        probe.node = nil
        return scopes.contains { $0.readers.wasRead(by: probe, in: probe.run) }
    }
}
