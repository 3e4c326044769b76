import Observation

/// Lets go of what the runs of a reader observe.
///
/// The library keeps what was observed until it changes, though nobody waits for that any more, and offers no way to take
/// it back: a body that a clock runs 60 times a second would leave 27 KB a second behind. But all that was observed
/// together is given up with the first change to any of it. So a run also observes this object, which the next one
/// changes.
@MainActor
final class ObservedRun: Observable {
    private nonisolated let registrar = ObservationRegistrar()
    /// Nothing but what is observed.
    private nonisolated var mark: Void { () }
    private var isObserved = false

    /// To be called in a run.
    func begin() {
        registrar.access(self, keyPath: \.mark)
        isObserved = true
    }

    func end() {
        guard isObserved else { return }
        isObserved = false
        registrar.withMutation(of: self, keyPath: \.mark) {}
    }

    /// The kinds of nodes of which one was seen to observe something: others pay nothing for it.
    @exclusivity(unchecked) private static var kinds: Set<ObjectIdentifier> = []

    @exclusivity(unchecked) private(set) static var hasKinds = false

    /// What a run of `node` is to observe; nil for a kind of node that was never seen to observe anything.
    static func usual(in node: _ViewNode) -> ObservedRun? {
        kinds.contains(ObjectIdentifier(type(of: node))) ? ObservedRun() : nil
    }

    static func makeUsual(in kind: _ViewNode.Type) {
        kinds.insert(ObjectIdentifier(kind))
        hasKinds = true
    }
}
