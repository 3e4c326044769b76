import MartletGraph

/// How a view comes and goes: what it looks like while it is not quite there, and by which animation it gets there.
///
///     if isOpen {
///         Details().transition(.move(edge: .bottom).combined(with: .opacity))
///     }
///
/// It is drawn where the change is animated, or the transition has an animation of its own.
public struct AnyTransition: Sendable {
    /// What a view looks like before it comes or after it went; nil where it comes or goes at once.
    let insertion: TransitionLook?
    let removal: TransitionLook?
    /// The transition's own animations, in place of those of the change.
    let insertionAnimation: Animation?
    let removalAnimation: Animation?

    private init(
        insertion: TransitionLook?, removal: TransitionLook?, _ insertionAnimation: Animation? = nil,
        _ removalAnimation: Animation? = nil
    ) {
        self.insertion = insertion
        self.removal = removal
        self.insertionAnimation = insertionAnimation
        self.removalAnimation = removalAnimation
    }

    private init(_ look: TransitionLook?) { self.init(insertion: look, removal: look) }

    /// Comes and goes at once: what left disappears before anything else appears (semantics 52).
    public static let identity = AnyTransition(nil)

    /// Fades in and out, as a view without `transition(_:)` does: what left disappears after what came has appeared
    /// (semantics 51).
    public static let opacity = AnyTransition(TransitionLook(opacity: 0))

    /// Grows out of a point in its middle and shrinks into it.
    public static var scale: AnyTransition { scale(scale: 1e-5) }

    /// Grows from a factor of its size, and shrinks to it, about a point of its own.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(TransitionLook(scale: scale.isFinite ? scale : 1, anchor: anchor))
    }

    /// Comes from beyond an edge of its own place and goes there, by its own size.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(TransitionLook(beyond: edge)) }

    /// Comes from beyond its leading edge and goes beyond its trailing one.
    public static var slide: AnyTransition {
        AnyTransition(insertion: TransitionLook(beyond: .leading), removal: TransitionLook(beyond: .trailing))
    }

    /// Comes from beyond an edge and goes beyond the opposite one, faded there.
    public static func push(from edge: Edge) -> AnyTransition {
        var (insertion, removal) = (TransitionLook(beyond: edge), TransitionLook(beyond: edge.opposite))
        (insertion.opacity, removal.opacity) = (0, 0)
        return AnyTransition(insertion: insertion, removal: removal)
    }

    /// Comes from this far away, and goes there.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(TransitionLook(offset: offset)) }

    /// Comes from this far away, in points, and goes there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Comes in one way and goes in another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(
            insertion: insertion.insertion, removal: removal.removal, insertion.insertionAnimation,
            removal.removalAnimation)
    }

    /// Both ways at once: at once only if both are.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(
            insertion: TransitionLook.combined(insertion, other.insertion),
            removal: TransitionLook.combined(removal, other.removal), insertionAnimation ?? other.insertionAnimation,
            removalAnimation ?? other.removalAnimation)
    }

    /// Comes and goes by an animation of its own, also where the change has none.
    public func animation(_ animation: Animation?) -> AnyTransition {
        if animation != nil { LayoutNode.mayMove = true }
        return AnyTransition(insertion: insertion, removal: removal, animation, animation)
    }

    /// Whether what goes this way has gone before anything else appears.
    var leavesAtOnce: Bool { removal == nil }
}

extension Edge {
    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
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
