import MartletGraph

/// Says how what it is applied to comes and goes.
nonisolated struct TransitionModifier: ViewModifier {
    typealias Body = Never
    let transition: AnyTransition

    private typealias Trait = TraitModifier<TransitionTrait>

    @MainActor static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs)
        -> _ViewNode
    {
        let transition = view.modifier.transition
        guard !transition.hosted.isEmpty else {
            return Trait._makeModified(ModifiedContent(content: view.content, modifier: trait(transition)), inputs)
        }
        let place = TransitionPlace(arrivingBy: transition, inputs)
        let scope = ScopeValue(
            parent: inputs.scope, key: TransitionPlace.key, writer: Self.self, value: place)
        return Hosting<C>._makeNode(
            host(view, place), _ViewInputs(parent: inputs.parent, scope: scope))
    }

    @MainActor static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        let transition = view.modifier.transition
        guard let own = inputs.scope.child(toward: node.scope), own.key == TransitionPlace.key else {
            let trait = ModifiedContent(content: view.content, modifier: trait(transition))
            return Trait._updateModified(node, trait, inputs)
        }
        let place = unsafeDowncast(own, to: ScopeValue<TransitionPlace>.self).value
        Hosting<C>._updateNode(node, host(view, place), _ViewInputs(parent: inputs.parent, scope: own))
    }

    private typealias Hosting<C: View> = ModifiedContent<
        ModifiedContent<C, HostedTransition>, TraitModifier<TransitionTrait>
    >

    @MainActor private static func trait(_ transition: AnyTransition) -> Trait {
        Trait(TransitionTrait.self, transition)
    }

    @MainActor private static func host<C: View>(_ view: ModifiedContent<C, Self>, _ place: TransitionPlace) -> Hosting<
        C
    > {
        let transition = view.modifier.transition
        let hosted = HostedTransition(transition: transition, place: place)
        return ModifiedContent(
            content: ModifiedContent(content: view.content, modifier: hosted), modifier: trait(transition))
    }
}

/// Shows what it is applied to as the bodies of a transition make it.
nonisolated private struct HostedTransition: ViewModifier {
    let transition: AnyTransition
    let place: TransitionPlace
    @Environment(\.accessibilityReduceMotion) private var isStill

    nonisolated init(transition: AnyTransition, place: TransitionPlace) {
        self.transition = transition
        self.place = place
    }

    @MainActor func body(content: Content) -> some View {
        let phase = place.phase.wrappedValue
        transition.apply(to: AnyView(content), phase: isStill && transition.movesByItself ? .identity : phase)
    }
}

/// The phase that one view is in.
final class TransitionPlace: @unchecked Sendable {
    static let key = ObjectIdentifier(TransitionPlace.self)
    fileprivate let phase: Binding<TransitionPhase>

    /// A view that comes where it is animated begins as about to come, and is there in the next round of the same frame.
    @MainActor fileprivate init(arrivingBy transition: AnyTransition, _ inputs: _ViewInputs) {
        let transaction = inputs.scope.transaction.animated(by: transition.insertion.animation)
        let arrives = Animation.isUsed && transaction.animation != nil && Self.isContainerPlaced(around: inputs.parent)
        phase = Binding(location: StoredLocation(arrives ? .willAppear : .identity))
        if arrives { go(to: .identity, in: transaction) }
    }

    @MainActor private static func isContainerPlaced(around node: _ViewNode?) -> Bool {
        var next = node
        while let node = next {
            if let element = node as? LayoutNode, !element.flags.contains(.distributes) {
                return element.flags.contains(.placed)
            }
            next = node.parent
        }
        return false
    }

    /// Goes to a phase when the present round is over.
    @MainActor func go(to next: TransitionPhase, in transaction: Transaction) {
        var own = Transaction(animation: transaction.animation)
        own.completions = transaction.completions
        Graph.current.effects.addAction { [phase] in
            withTransaction(own) {
                phase.wrappedValue = next
                // What the phase moves counts among what the change moves, though it begins a round later.
                own.completions?.transactionWasApplied(TransactionValues.current)
            }
        }
    }

    /// That of an element in a container; nil where its transition has no body.
    @MainActor static func of(_ element: LayoutNode, in container: LayoutNode) -> TransitionPlace? {
        element.rowContent.innermostElement.scope.outermost(key, upTo: container.undistributed.scope)
    }
}

extension View {
    /// How this view comes and goes, when it is what a condition, an id or a `ForEach` adds or removes; inside a
    /// container that does, it has no effect.
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: t))
    }

    /// How this view comes and goes, when it is what a condition, an id or a `ForEach` adds or removes; inside a
    /// container that does, it has no effect.
    @_disfavoredOverload
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: AnyTransition(transition)))
    }
}
