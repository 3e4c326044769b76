/// Where a view is on its way in and out.
public enum TransitionPhase: Hashable, Sendable {
    /// It is about to come.
    case willAppear
    /// It is there.
    case identity
    /// It is going.
    case didDisappear

    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }

    /// -1 before the view comes, 0 while it is there, 1 when it goes.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What is known of a transition without looking at its body.
public struct TransitionProperties: Sendable {
    /// Whether something moves across the screen; where the person prefers less motion, such a transition fades instead.
    public var hasMotion: Bool

    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes, as modifiers of it in each phase.
///
///     struct Swing: Transition {
///         func body(content: Content, phase: TransitionPhase) -> some View {
///             content.rotationEffect(.degrees(phase.value * 90), anchor: .top).opacity(phase.isIdentity ? 1 : 0)
///         }
///     }
///
///     if isOpen { Card().transition(Swing()) }
@MainActor @preconcurrency
public protocol Transition: Sendable {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>

    /// The view in a phase; `content` stands for it.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
    nonisolated static var properties: TransitionProperties { get }
}

extension Transition {
    nonisolated public static var properties: TransitionProperties { TransitionProperties() }

    /// A view in a phase of this transition.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(content), phase: phase)
    }

    /// The same by an animation of its own, also where the change has none.
    nonisolated public func animation(_ animation: Animation?) -> some Transition {
        ConvertedTransition(anyTransition: AnyTransition(self).animation(animation))
    }

    /// This transition and another at once.
    nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
        ConvertedTransition(anyTransition: AnyTransition(self).combined(with: AnyTransition(other)))
    }
}

/// A transition that is put together from others.
protocol AnyTransitionConvertible { nonisolated var anyTransition: AnyTransition { get } }

nonisolated struct ConvertedTransition: Transition, AnyTransitionConvertible {
    let anyTransition: AnyTransition

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        anyTransition.apply(to: AnyView(content), phase: phase, withLooks: true)
    }
}

/// A transition between two modifiers.
nonisolated struct ModifierTransition<E: ViewModifier>: Transition, @unchecked Sendable {
    let active: E
    let identity: E

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}

/// Comes in one way and goes in another.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    public var insertion: Insertion
    public var removal: Removal

    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        anyTransition.apply(to: AnyView(content), phase: phase, withLooks: true)
    }
}

extension AsymmetricTransition: AnyTransitionConvertible {
    nonisolated var anyTransition: AnyTransition {
        .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
    }
}

extension AnyTransition {
    /// A view in a phase of this transition: as the transitions with bodies make it, and with those that are looks where
    /// the window does not draw them itself.
    @MainActor func apply(to content: AnyView, phase: TransitionPhase, withLooks: Bool = false) -> AnyView {
        var view = content
        for part in hosted {
            let counts = phase == .willAppear ? part.arrives : part.leaves
            view = part.transition.applied(to: view, counts ? phase : .identity)
        }
        guard withLooks else { return view }
        let look = phase == .willAppear ? insertion.look : phase == .identity ? nil : removal.look
        return AnyView(
            view.modifier(TransitionLookEffect(look: look ?? TransitionLook(), presence: look == nil ? 1 : 0)))
    }
}

extension Transition {
    fileprivate func applied(to content: AnyView, _ phase: TransitionPhase) -> AnyView {
        AnyView(apply(content: content, phase: phase))
    }
}
