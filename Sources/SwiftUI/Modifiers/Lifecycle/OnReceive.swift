import MartletGraph

/// A view that acts on what a publisher sends while the view is in the tree.
nonisolated public struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
    public typealias Body = Never
    public var content: Content
    public var publisher: PublisherType
    public var action: (PublisherType.Output) -> Void

    nonisolated public init(
        content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
    ) {
        self.content = content
        self.publisher = publisher
        self.action = action
    }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node = SubscriptionNode(view.publisher, view.action, inputs)
        node.child = Content._makeNode(view.content, node.inputs)
        node.subscribe()
        return node
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        let node = unsafeDowncast(node, to: SubscriptionNode<PublisherType>.self)
        Content._updateNode(node.child, view.content, node.inputs)
        node.update(view.publisher, view.action)
    }
}

/// The node that owns a subscription.
final class SubscriptionNode<P: Publisher>: ChildNode where P.Failure == Never {
    private var publisher: P
    private var action: (P.Output) -> Void
    private var subscription: AnyCancellable?

    init(_ publisher: P, _ action: @escaping (P.Output) -> Void, _ inputs: _ViewInputs) {
        self.publisher = publisher
        self.action = action
        super.init(inputs)
    }

    /// Subscribes once the update is over, because a publisher may send at once.
    func subscribe() {
        graph.effects.addAction { [self] in
            if flags.contains(.left) { return }
            subscription = makeSubscription(publisher)
        }
    }

    /// Not on the main actor, because a publisher may send from anywhere.
    private nonisolated func makeSubscription(_ publisher: P) -> AnyCancellable {
        publisher.sink { [weak self] value in self?.receive(value) }
    }

    private nonisolated func receive(_ value: P.Output) {
        nonisolated(unsafe) let value = value
        guard isMainThread else {
            DispatchQueue.main.async { MainActor.assumeIsolated { self.action(value) } }
            return
        }
        MainActor.assumeIsolated { action(value) }
    }

    func update(_ new: P, _ action: @escaping (P.Output) -> Void) {
        self.action = action
        if Equality<P>.cached.isEqual(&publisher, new) { return }
        publisher = new
        subscribe()
    }

    override func willLeave() { subscription = nil }
}

extension View {
    /// Calls `action` with each value that `publisher` sends while the view is in the tree, on the main actor.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        SubscriptionView(content: self, publisher: publisher, action: action)
    }
}
