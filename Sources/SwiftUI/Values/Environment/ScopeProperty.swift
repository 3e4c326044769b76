import MartletGraph

/// A dynamic property that is worked out of the environment of its view, and keeps nothing else in the node.
@MainActor
protocol ScopeProperty: InstalledProperty {
    associatedtype Result
    var scope: Scope? { get set }
    nonisolated var wrappedValue: Result { get }
}

extension ScopeProperty {
    mutating func install(_ storage: AnyObject?, in node: _ViewNode) -> AnyObject? {
        scope = node.scope
        return nil
    }

    func isWritten(_ storage: AnyObject?, since run: UInt32, of reader: Reader) -> Bool {
        guard let node = reader.node else { return false }
        return Graph.current.changes.wroteScope(that: node) { _ = wrappedValue }
    }
}
