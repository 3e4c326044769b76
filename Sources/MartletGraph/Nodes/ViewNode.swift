import Foundation

/// A place in the tree of views that stays while its view's identity stays (decision 1 of the design).
///
/// A node is made once for a view value and is brought up to date with the next values. What a node keeps dies with
/// it, in `leave()`. Subclasses say what is below them and how they are brought up to date.
@MainActor
open class _ViewNode {
    @exclusivity(unchecked) package unowned(unsafe) final var parent: _ViewNode?
    /// The environment as this node sees it; the same object for as long as the node lives.
    package final let scope: Scope
    package final let depth: Int32
    /// What brings the node up to date.
    package final var graph: Graph { scope.graph }
    @exclusivity(unchecked) private final var ownFlags = NodeFlags(rawValue: 0)
    /// Read and written through functions of this module, which know that nobody holds on to them: other modules would
    /// check for that at run time.
    package final var flags: NodeFlags {
        get { ownFlags }
        set { ownFlags = newValue }
    }

    /// - Parameter extraDepth: as if so many more nodes were above: the node is brought up to date after nodes that are
    ///   not above it.
    public init(parent: _ViewNode?, scope: Scope, extraDepth: Int32 = 0) {
        self.parent = parent
        self.scope = scope
        let level = (parent?.depth ?? 0) + 1
        depth = max(level, min(level + extraDepth, 1 << 23))
    }

    /// Brings the node up to date after something it read has changed.
    open func update() {}

    /// Calls `body` with every node directly below.
    open func forEachChild(_ body: (_ViewNode) -> Void) {}

    /// Adds the elements that a container above lays out: the node itself, or those of the nodes below.
    open func collectElements(into list: inout ContiguousArray<_ViewNode>) {
        forEachChild { $0.collectElements(into: &list) }
    }

    /// Told once when the node leaves the tree, before the nodes below are told.
    open func willLeave() {}

    /// The preference `key` of everything below, reduced in the order of the children (semantics 67).
    open func reducePreference<Value>(_ key: PreferenceReduction<Value>, into result: inout Value?) {
        guard flags.contains(.writesPreferences) else { return }
        forEachChild { $0.reducePreference(key, into: &result) }
    }

    /// A value of the environment that decides how things look has changed; told to every node below the change.
    open func styleChanged() {
        forEachChild { $0.styleChanged() }
    }

    /// Takes the node and everything below out of the tree for good.
    package final func leave() {
        if flags.contains(.left) { return }
        flags.insert(.left)
        willLeave()
        forEachChild { $0.leave() }
        if flags.contains(.keepsDeparting) {
            for departing in graph.departing.removeValue(forKey: ObjectIdentifier(self)) ?? [] {
                departing.node.leave()
            }
        }
    }

    /// Asks for `update()` in the next update pass; asking twice is asking once.
    package final func setNeedsUpdate() {
        scope.graphReference._withUnsafeGuaranteedRef { $0.setNeedsUpdate(self) }
    }

    /// Says that a preference below may have another value now.
    package final func preferencesChanged(hasWriter: Bool = true) {
        var next: _ViewNode? = self
        while let node = next {
            if hasWriter { node.flags.insert(.writesPreferences) }
            if node.flags.contains(.readsPreferences), !node.flags.contains(.preferencesStale) {
                node.flags.insert(.preferencesStale)
                graph.stalePreferenceReaders.append(node)
            }
            next = node.parent
        }
    }
}

/// A set of properties of a node. Not an `OptionSet`, whose functions other modules would call through tables.
package struct NodeFlags: Sendable {
    @usableFromInline package var rawValue: UInt32

    @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

    @inlinable package func contains(_ flag: NodeFlags) -> Bool { rawValue & flag.rawValue != 0 }
    @inlinable package mutating func insert(_ flag: NodeFlags) { rawValue |= flag.rawValue }
    @inlinable package mutating func remove(_ flag: NodeFlags) { rawValue &= ~flag.rawValue }

    /// Waits for the update pass.
    @inlinable package static var stale: NodeFlags { NodeFlags(rawValue: 1 << 0) }
    /// Is no longer in the tree.
    @inlinable package static var left: NodeFlags { NodeFlags(rawValue: 1 << 1) }
    /// Something here or below writes a preference.
    @inlinable package static var writesPreferences: NodeFlags { NodeFlags(rawValue: 1 << 2) }
    @inlinable package static var readsPreferences: NodeFlags { NodeFlags(rawValue: 1 << 3) }
    @inlinable package static var preferencesStale: NodeFlags { NodeFlags(rawValue: 1 << 4) }
    /// Has nodes that are no longer below it and leave when they have shown themselves out.
    @inlinable package static var keepsDeparting: NodeFlags { NodeFlags(rawValue: 1 << 22) }
}
