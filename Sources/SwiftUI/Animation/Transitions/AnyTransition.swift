import MartletGraph

/// How a view comes and goes.
///
/// Nothing is drawn between its absence and its presence yet: what is here is what decides when a view counts as gone.
public struct AnyTransition: Sendable {
    private enum Kind: Sendable { case identity, opacity }
    private let insertion: Kind
    private let removal: Kind

    private init(_ insertion: Kind, _ removal: Kind) {
        self.insertion = insertion
        self.removal = removal
    }

    /// Comes and goes at once: what left disappears before anything else appears (semantics 52).
    public static let identity = AnyTransition(.identity, .identity)

    /// The way of a view without `transition(_:)`: what left disappears after what came has appeared (semantics 51).
    public static let opacity = AnyTransition(.opacity, .opacity)

    /// Comes in one way and goes in another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(insertion.insertion, removal.removal)
    }

    /// Both ways at once: at once only if both are.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(
            insertion == .identity ? other.insertion : insertion, removal == .identity ? other.removal : removal)
    }

    /// Whether what goes this way has gone before anything else appears.
    var leavesAtOnce: Bool { removal == .identity }
}

enum TransitionTrait: TraitKey { typealias Value = AnyTransition }

extension View {
    /// How this view comes and goes, when it is what a condition, an id or a `ForEach` adds or removes; inside a
    /// container that does, it has no effect.
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(TraitModifier(TransitionTrait.self, t))
    }
}

extension _ViewNode {
    /// The way in which this node goes, as part of what is leaving the tree: that of the outermost element that goes.
    ///
    /// - Complexity: O(*d*) in the depth of the tree.
    var departure: AnyTransition? {
        guard scope.find(ObjectIdentifier(TransitionTrait.self)) != nil else { return nil }
        var inner: _ViewNode = self
        var node = parent
        while let outer = node, outer.flags.contains(.left) || !outer.isContainer {
            if outer.isContainer { inner = outer }
            node = outer.parent
        }
        return inner.scope.transition(upTo: node?.scope)
    }

    private var isContainer: Bool { flags.contains(.isElement) && !flags.contains(.distributes) }
}

extension Scope {
    fileprivate func transition(upTo end: Scope?) -> AnyTransition? {
        let key = ObjectIdentifier(TransitionTrait.self)
        var next: Scope? = self
        while let scope = next, scope !== end {
            if scope.key == key { return unsafeDowncast(scope, to: ScopeValue<AnyTransition>.self).value }
            next = scope.parent
        }
        return nil
    }
}
