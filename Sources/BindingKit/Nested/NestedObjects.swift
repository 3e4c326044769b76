import SwiftUI

/// Parents that change when their children do.
///
///     final class PersonList: ObservableObject {
///         @Published var persons: [Person] = []
///         private var children: AnyCancellable?
///
///         init() { children = forwardChanges(of: $persons) }
///     }
///
/// From then on, whoever observes the list is told before any person in it changes. It follows replacement: a person that is
/// taken out no longer counts, one that is put in does. The parent is not retained, and children are only as long as the
/// property holds them; keep what is returned for as long as changes are to be forwarded. Objects that are each other's
/// children tell each other of a change and come to an end.
extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Forwards the changes of an object that is never replaced.
    ///
    ///     let settings = Settings()
    ///     init() { children = forwardChanges(of: settings) }
    public func forwardChanges<Child: ObservableObject>(of child: Child) -> AnyCancellable {
        let forwarding = ChildForwarding(objectWillChange)
        forwarding.follow([child])
        return AnyCancellable { forwarding.follow([Child]()) }
    }

    /// Forwards the changes of one object.
    public func forwardChanges<Child: ObservableObject>(of child: Published<Child>.Publisher) -> AnyCancellable {
        forwardChanges(of: child) { [$0] }
    }

    /// Forwards the changes of one object, while there is one.
    public func forwardChanges<Child: ObservableObject>(of child: Published<Child?>.Publisher) -> AnyCancellable {
        forwardChanges(of: child) { $0.map { [$0] } ?? [] }
    }

    /// Forwards the changes of all objects in an array.
    public func forwardChanges<Child: ObservableObject>(of children: Published<[Child]>.Publisher) -> AnyCancellable {
        forwardChanges(of: children) { $0 }
    }

    /// Forwards the changes of all values of a dictionary.
    public func forwardChanges<Key, Child: ObservableObject>(
        of children: Published<[Key: Child]>.Publisher
    ) -> AnyCancellable {
        forwardChanges(of: children) { Array($0.values) }
    }

    private func forwardChanges<Value, Child: ObservableObject>(
        of property: Published<Value>.Publisher, _ children: @escaping (Value) -> [Child]
    ) -> AnyCancellable {
        let forwarding = ChildForwarding(objectWillChange)
        return property.sink { value in forwarding.follow(children(value)) }
    }
}

/// The children whose changes are forwarded now.
private final class ChildForwarding: @unchecked Sendable {
    /// Only the publisher of the parent: neither it nor what is subscribed holds the parent.
    private let parent: ObservableObjectPublisher
    private var subscriptions: [ObjectIdentifier: AnyCancellable] = [:]

    init(_ parent: ObservableObjectPublisher) { self.parent = parent }

    func follow<Child: ObservableObject>(_ children: [Child]) {
        let old = subscriptions
        var new: [ObjectIdentifier: AnyCancellable] = [:]
        new.reserveCapacity(children.count)
        for child in children {
            let id = ObjectIdentifier(child)
            if new[id] != nil { continue }
            new[id] = old[id] ?? subscription(to: child)
        }
        subscriptions = new
    }

    private func subscription(to child: some ObservableObject) -> AnyCancellable {
        var isTelling = false
        return child.objectWillChange.sink { [parent] _ in
            // Where the parent is a child of its child, what it says comes back.
            guard !isTelling else { return }
            isTelling = true
            parent.send()
            isTelling = false
        }
    }
}
