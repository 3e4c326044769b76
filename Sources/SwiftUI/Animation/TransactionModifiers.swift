import MartletGraph

/// A modifier that changes the transaction of what it is applied to.
@MainActor
protocol TransactionModifying: ViewModifier where Body == Never {
    associatedtype ScopeType: TransactionScope
    func makeScope(_ outer: Scope) -> ScopeType
    func update(_ scope: ScopeType)
}

extension TransactionModifying {
    @MainActor public static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs)
        -> _ViewNode
    {
        let scope = view.modifier.makeScope(inputs.scope)
        _ = scope.changedTransaction
        return C._makeNode(view.content, _ViewInputs(parent: inputs.parent, scope: scope))
    }

    @MainActor public static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        guard let scope = inputs.scope.child(toward: node.scope) as? ScopeType else {
            preconditionFailure("\(Self.self) lost its scope.")
        }
        view.modifier.update(scope)
        scope.forget()
        if scope.changedTransaction.animation != nil, inputs.scope.transaction.animation == nil {
            scope.windowRoot?.heldPlaces.hold(node)
        }
        C._updateNode(node, view.content, _ViewInputs(parent: inputs.parent, scope: scope))
    }
}

/// Changes each transaction by a closure.
nonisolated public struct _TransactionModifier: TransactionModifying {
    public typealias Body = Never
    public var transform: (inout Transaction) -> Void

    nonisolated public init(transform: @escaping (inout Transaction) -> Void) {
        self.transform = transform
    }

    final class Changing: TransactionScope, @unchecked Sendable {
        var transform: (inout Transaction) -> Void

        init(_ transform: @escaping (inout Transaction) -> Void, inside outer: Scope) {
            self.transform = transform
            super.init(inside: outer)
        }

        override func change(_ transaction: inout Transaction) { transform(&transaction) }
    }

    @MainActor func makeScope(_ outer: Scope) -> Changing { Changing(transform, inside: outer) }
    @MainActor func update(_ scope: Changing) { scope.transform = transform }
}

/// Changes the transactions in which a value becomes another (semantics 44).
nonisolated struct ValueTransactionModifier<Value: Equatable>: TransactionModifying {
    var value: Value
    var transform: (inout Transaction) -> Void

    final class Watching: TransactionScope, @unchecked Sendable {
        var modifier: ValueTransactionModifier<Value>
        var changedInRound: UInt64?

        init(_ modifier: ValueTransactionModifier<Value>, inside outer: Scope) {
            self.modifier = modifier
            super.init(inside: outer)
        }

        override func change(_ transaction: inout Transaction) {
            if changedInRound == graph.round { modifier.transform(&transaction) }
        }
    }

    @MainActor func makeScope(_ outer: Scope) -> Watching { Watching(self, inside: outer) }

    @MainActor func update(_ scope: Watching) {
        if scope.modifier.value != value { scope.changedInRound = Graph.current.round }
        scope.modifier = self
    }
}

extension View {
    /// Changes the transaction of each update of this view and everything below (semantics 42).
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(transform: transform))
    }

    /// Changes the transaction of the updates in which `value` became another.
    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(ValueTransactionModifier(value: value, transform: transform))
    }

    /// Animates this view with `animation` in the updates in which `value` became another, unless the transaction
    /// disables animations (semantics 43, 44).
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(ValueTransactionModifier(value: value) { if !$0.disablesAnimations { $0.animation = animation } })
    }

    /// Animates every change of this view with `animation`, unless the transaction disables animations.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(_TransactionModifier { if !$0.disablesAnimations { $0.animation = animation } })
    }
}
