import MartletGraph

/// Tells the modifiers of a closure and what they are applied to apart: what one remembers, the other goes back to.
private final class OuterTransaction: @unchecked Sendable {
    weak var scope: TransactionScope?
}

/// Changes the transaction of the modifiers that a closure applies.
nonisolated private struct ScopedTransactionModifier: TransactionModifying {
    typealias Body = Never
    let outer: OuterTransaction
    let transform: (inout Transaction) -> Void

    final class Changing: TransactionScope, @unchecked Sendable {
        var modifier: ScopedTransactionModifier
        private(set) var before = Transaction()

        init(_ modifier: ScopedTransactionModifier, inside outer: Scope) {
            self.modifier = modifier
            super.init(inside: outer)
        }

        override func change(_ transaction: inout Transaction) {
            before = transaction
            modifier.transform(&transaction)
        }
    }

    @MainActor func makeScope(_ outer: Scope) -> Changing {
        let scope = Changing(self, inside: outer)
        self.outer.scope = scope
        return scope
    }

    @MainActor func update(_ scope: Changing) {
        scope.modifier = self
        outer.scope = scope
    }
}

/// Gives what it is applied to the transaction from outside of the closure's modifiers.
nonisolated private struct RestoringTransactionModifier: TransactionModifying {
    typealias Body = Never
    let outer: OuterTransaction

    final class Restoring: TransactionScope, @unchecked Sendable {
        var outer: OuterTransaction

        init(_ outer: OuterTransaction, inside scope: Scope) {
            self.outer = outer
            super.init(inside: scope)
        }

        override func change(_ transaction: inout Transaction) {
            guard let scope = outer.scope as? ScopedTransactionModifier.Changing else { return }
            _ = scope.changedTransaction
            transaction = scope.before
        }
    }

    @MainActor func makeScope(_ outer: Scope) -> Restoring { Restoring(self.outer, inside: outer) }
    @MainActor func update(_ scope: Restoring) { scope.outer = outer }
}

extension View {
    /// Animates what the modifiers in a closure change, and neither this view nor what is inside of it (semantics 117).
    ///
    ///     Badge().animation(.bouncy) { $0.scaleEffect(isOn ? 1.2 : 1) }
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }

    /// Changes the transaction of what the modifiers in a closure change, and neither of this view nor of what is inside of
    /// it.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        let outer = OuterTransaction()
        let content = PlaceholderContentView<Self>(modifier(RestoringTransactionModifier(outer: outer)))
        return body(content).modifier(ScopedTransactionModifier(outer: outer, transform: transform))
    }
}

extension ViewModifier {
    /// This modifier, whose transactions are changed by `transform`; what it is applied to keeps its own.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        let outer = OuterTransaction()
        return RestoringTransactionModifier(outer: outer).concat(self)
            .concat(ScopedTransactionModifier(outer: outer, transform: transform))
    }

    /// This modifier, with everything that it changes animated by `animation`, unless a transaction disables animations;
    /// what it is applied to is not.
    ///
    ///     content.modifier(Shine(phase: phase).animation(.linear(duration: 2).repeatForever(autoreverses: false)))
    @MainActor @preconcurrency
    public func animation(_ animation: Animation?) -> some ViewModifier {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }
}
