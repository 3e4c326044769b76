import MartletGraph

/// How a view comes and goes: what it looks like while it is not quite there, and by which animation it gets there.
///
///     if isOpen {
///         Details().transition(.move(edge: .bottom).combined(with: .opacity))
///     }
///
/// It is drawn where the change is animated, or the transition has an animation of its own.
public struct AnyTransition: Sendable {
    /// What becomes of a view on one of its ways.
    struct Side: Sendable {
        /// What it looks like at its farthest; nil where nothing of it is drawn by the window itself.
        var look: TransitionLook?
        /// The transition's own animation, in place of that of the change.
        var animation: Animation?
    }

    /// A transition with a body of its own, and on which ways it counts.
    struct Hosted: Sendable {
        let transition: any Transition
        var arrives = true
        var leaves = true
    }

    private(set) var insertion = Side()
    private(set) var removal = Side()
    private(set) var hosted: [Hosted] = []

    private init(insertion: TransitionLook?, removal: TransitionLook?) {
        (self.insertion.look, self.removal.look) = (insertion, removal)
    }

    /// The same way as a transition's.
    public init<T: Transition>(_ transition: T) {
        if let look = transition as? any LookTransition {
            self.init(insertion: look.look(of: .willAppear), removal: look.look(of: .didDisappear))
        } else if let known = transition as? any AnyTransitionConvertible {
            self = known.anyTransition
        } else {
            self.init(insertion: nil, removal: nil)
            hosted = [Hosted(transition: transition)]
        }
    }

    /// Comes and goes at once: what left disappears before anything else appears (semantics 52).
    public static let identity = AnyTransition(insertion: nil, removal: nil)

    /// Fades in and out, as a view without `transition(_:)` does: what left disappears after what came has appeared
    /// (semantics 51).
    public static let opacity = AnyTransition(OpacityTransition())

    /// Fades, and slides by half of its height, as rows of lists do (semantics 130).
    static let _listRow: AnyTransition = {
        var look = TransitionLook(opacity: 0)
        look.lengths.height = -0.5
        return AnyTransition(insertion: look, removal: look)
    }()

    /// Grows out of a point in its middle and shrinks into it.
    public static var scale: AnyTransition { AnyTransition(ScaleTransition(1e-5)) }

    /// Grows from a factor of its size, and shrinks to it, about a point of its own.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }

    /// Comes from beyond an edge of its own place and goes there, by its own size.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

    /// Comes from beyond its leading edge and goes beyond its trailing one.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

    /// Comes from beyond an edge and goes beyond the opposite one, faded there.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

    /// Comes from this far away, and goes there.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

    /// Comes from this far away, in points, and goes there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Comes from one modifier, which is on its way to another while it comes and from it while it goes.
    ///
    /// - Parameters:
    ///   - active: applied to the view where it is not there yet, and no longer.
    ///   - identity: applied to the view while it is there.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    /// Comes in one way and goes in another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var result = insertion
        result.removal = removal.removal
        result.hosted =
            insertion.hosted.filter(\.arrives).map { Hosted(transition: $0.transition, leaves: false) }
            + removal.hosted.filter(\.leaves).map { Hosted(transition: $0.transition, arrives: false) }
        return result
    }

    /// Both ways at once: at once only if both are.
    public func combined(with other: AnyTransition) -> AnyTransition {
        var result = self
        result.insertion.look = TransitionLook.combined(insertion.look, other.insertion.look)
        result.removal.look = TransitionLook.combined(removal.look, other.removal.look)
        result.insertion.animation = insertion.animation ?? other.insertion.animation
        result.removal.animation = removal.animation ?? other.removal.animation
        result.hosted += other.hosted
        return result
    }

    /// Comes and goes by an animation of its own, also where the change has none.
    public func animation(_ animation: Animation?) -> AnyTransition {
        if animation != nil { Animation.isUsed = true }
        var result = self
        (result.insertion.animation, result.removal.animation) = (animation, animation)
        return result
    }

    /// Whether what goes this way has gone before anything else appears.
    var leavesAtOnce: Bool { removal.look == nil && !hosted.contains(where: \.leaves) }
}

enum TransitionTrait: TraitKey { typealias Value = AnyTransition }

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
        return inner.scope.outermost(ObjectIdentifier(TransitionTrait.self), upTo: node?.scope)
    }

    private var isContainer: Bool { flags.contains(.isElement) && !flags.contains(.distributes) }
}
