import Foundation

/// How one kind of preference is combined, with its key as a value.
public struct PreferenceReduction<Value> {
    package let key: ObjectIdentifier
    package let reduce: (inout Value, () -> Value) -> Void

    package init(key: ObjectIdentifier, reduce: @escaping (inout Value, () -> Value) -> Void) {
        self.key = key
        self.reduce = reduce
    }

    /// Adds `value` after those already in `result`; the first is the seed (semantics 67).
    package func add(_ value: @autoclosure () -> Value, to result: inout Value?) {
        if var sum = result.take() {
            reduce(&sum, value)
            result = sum
        } else {
            result = value()
        }
    }
}

/// A node that acts on preferences of what is below it.
@MainActor
package protocol PreferenceReader: _ViewNode {
    func preferencesDidChange()
}

/// A node whose preference tells where it is.
@MainActor
package protocol PlacementObserver: _ViewNode {
    func placementMayHaveChanged()
}

/// Those that are told, in the order in which they came. A tree that is let go of takes its own with it.
@MainActor
package struct PlacementObservers {
    private struct Weak { weak var node: (any PlacementObserver)? }
    private var observers: [Weak] = []

    package var count: Int { observers.count }

    package mutating func append(_ node: any PlacementObserver) { observers.append(Weak(node: node)) }

    /// Forgets those that left.
    package mutating func present() -> [any PlacementObserver] {
        if observers.isEmpty { return [] }
        observers.removeAll { $0.node?.flags.contains(.left) != false }
        return observers.compactMap(\.node)
    }
}
