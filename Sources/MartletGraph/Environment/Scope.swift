import Foundation

/// The environment from one node down: a chain from the innermost value to the window's.
///
/// A value is changed in place, so that a node's scope is the same object for as long as the node lives and a change
/// reaches exactly the nodes that read it (decision 2 of the design).
open class Scope: @unchecked Sendable {
    @exclusivity(unchecked) package final private(set) var parent: Scope?
    /// Nil for the outermost scope itself.
    private final unowned(unsafe) let outermost: Scope?
    package final let key: ObjectIdentifier
    /// The graph of all nodes that see this environment; the outermost scope keeps it.
    package final let graphReference: Unmanaged<Graph>
    package final var graph: Graph { graphReference._withUnsafeGuaranteedRef { $0 } }
    package final let depth: Int32
    @exclusivity(unchecked) package final var readers = ReaderList()
    /// What was worked out last, and before it, all at the same version.
    @exclusivity(unchecked) private final var derived: DerivedValue?

    /// Goes up with every change to any value of any environment.
    package nonisolated(unsafe) static var version: UInt64 = 0

    public init(parent: Scope?, key: ObjectIdentifier) {
        self.parent = parent
        self.key = key
        depth = (parent?.depth ?? -1) + 1
        graphReference = parent?.graphReference ?? .passUnretained(.current)
        outermost = parent.map { $0.outermost ?? $0 }
    }

    /// The scope at the end of the chain.
    package final var root: Scope { outermost ?? self }

    /// Puts other values between this scope and `outer`, which stays further out; their readers run again.
    @MainActor package final func reparent(to new: Scope, outer: Scope) {
        var next = parent
        while let old = next, old !== outer {
            old.changed()
            next = old.parent
        }
        parent = new
        next = new
        while let scope = next, scope !== outer {
            graph.changes.insert(scope)
            next = scope.parent
        }
        changed()
    }

    /// The innermost scope for `key`, this one included.
    package final func find(_ key: ObjectIdentifier) -> Scope? {
        // Who is at one end of the chain keeps all of it: nothing on the way has to be kept for a look at it.
        var next = Unmanaged.passUnretained(self)
        while next._withUnsafeGuaranteedRef({ $0.key }) != key {
            guard let parent = next._withUnsafeGuaranteedRef({ $0.parent.map(Unmanaged.passUnretained) }) else {
                return nil
            }
            next = parent
        }
        return next.takeUnretainedValue()
    }

    /// The scope made directly inside `self` on the way to `inner`: how a modifier without a node of its own finds
    /// what it made last time.
    package final func child(toward inner: Scope) -> Scope? {
        var next = inner
        while let parent = next.parent {
            if parent === self { return next }
            if parent.depth <= depth { return nil }
            next = parent
        }
        return nil
    }

    /// What is worked out from this environment, once for all elements that share it; `make` is called again after any
    /// environment has changed.
    package final func derived<Derived: DerivedValue>(_ make: () -> Derived) -> Derived {
        let version = Scope.version
        var next = derived
        while let value = next, value.version == version {
            if type(of: value) == Derived.self { return unsafeDowncast(value, to: Derived.self) }
            next = value.next
        }
        let new = make()
        new.version = version
        new.next = derived?.version == version ? derived : nil
        derived = new
        return new
    }

    /// Marks the readers and everything that was worked out from the old value.
    @MainActor package final func changed() {
        Scope.version += 1
        graph.changes.insert(self)
        readers.markStale()
    }
}

/// The end of a chain of scopes; all of them keep it, and it keeps their graph.
open class OutermostScope: Scope, @unchecked Sendable {
    private let kept = Graph.current

    public init(key: ObjectIdentifier) { super.init(parent: nil, key: key) }
}

/// Something that is worked out from an environment; each kind is a final class of its own.
open class DerivedValue {
    @exclusivity(unchecked) fileprivate final var version: UInt64 = 0
    @exclusivity(unchecked) fileprivate final var next: DerivedValue?

    public init() {}
}

/// A scope that holds one value.
package final class ScopeValue<Value>: Scope, @unchecked Sendable {
    @exclusivity(unchecked) package var value: Value
    private let writer: Any.Type

    /// The name of what wrote the value, as the environment describes itself with it.
    package var name: String { "EnvironmentPropertyKey<\(writer)>" }

    package init(parent: Scope?, key: ObjectIdentifier, writer: Any.Type, value: Value) {
        self.value = value
        self.writer = writer
        super.init(parent: parent, key: key)
    }
}
