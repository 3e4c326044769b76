import Foundation

/// A place in the tree of views that stays while its view's identity stays (decision 1 of the design).
///
/// A node is made once for a view value and is brought up to date with the next values. What a node keeps dies with
/// it, in `leave()`. Subclasses say what is below them and how they are brought up to date.
@MainActor
open class _ViewNode {
    package unowned(unsafe) final var parent: _ViewNode?
    /// The environment as this node sees it; the same object for as long as the node lives.
    package final let scope: Scope
    package final let depth: Int32
    package final var flags: NodeFlags = []

    public init(parent: _ViewNode?, scope: Scope) {
        self.parent = parent
        self.scope = scope
        depth = (parent?.depth ?? 0) + 1
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
    }

    /// Asks for `update()` in the next update pass; asking twice is asking once.
    package final func setNeedsUpdate() {
        Graph.shared.setNeedsUpdate(self)
    }

    /// Says that a preference below may have another value now.
    package final func preferencesChanged(hasWriter: Bool = true) {
        var next: _ViewNode? = self
        while let node = next {
            if hasWriter { node.flags.insert(.writesPreferences) }
            if node.flags.contains(.readsPreferences), !node.flags.contains(.preferencesStale) {
                node.flags.insert(.preferencesStale)
                Graph.shared.stalePreferenceReaders.append(node)
            }
            next = node.parent
        }
    }
}

package struct NodeFlags: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Waits for the update pass.
    package static let stale = NodeFlags(rawValue: 1 << 0)
    /// Is no longer in the tree.
    package static let left = NodeFlags(rawValue: 1 << 1)
    /// Something here or below writes a preference.
    package static let writesPreferences = NodeFlags(rawValue: 1 << 2)
    package static let readsPreferences = NodeFlags(rawValue: 1 << 3)
    package static let preferencesStale = NodeFlags(rawValue: 1 << 4)
    /// Is an element of layout.
    package static let isElement = NodeFlags(rawValue: 1 << 5)
    /// The list of elements below is out of date.
    package static let elementsStale = NodeFlags(rawValue: 1 << 6)
    package static let layoutStale = NodeFlags(rawValue: 1 << 7)
    package static let placementStale = NodeFlags(rawValue: 1 << 8)
    package static let displayStale = NodeFlags(rawValue: 1 << 9)
    package static let guidesChanged = NodeFlags(rawValue: 1 << 10)
    package static let distributes = NodeFlags(rawValue: 1 << 11)
    package static let placed = NodeFlags(rawValue: 1 << 12)
}
