/// A transition that only changes how a view is put onto what lies below: its window draws that without a body.
protocol LookTransition: Transition {
    /// What the view looks like in a phase; nil where it is as it is.
    nonisolated func look(of phase: TransitionPhase) -> TransitionLook?
}

extension LookTransition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let look = phase.isIdentity ? nil : look(of: phase)
        return content.modifier(
            TransitionLookEffect(look: look ?? TransitionLook(), presence: look == nil ? 1 : 0))
    }
}

/// Shows an element as a transition does.
nonisolated struct TransitionLookEffect: ViewModifier, Equatable, Sendable {
    typealias Body = Never
    var look: TransitionLook
    var presence: Double
}

extension TransitionLookEffect: GroupModifier, Animatable {
    @MainActor func apply(to appearance: inout GroupAppearance, _ node: LayoutNode) {
        appearance = look.appearance(of: node.size, presence: presence, isMirrored: node.isRightToLeft)
    }

    var animatableData: Double {
        get { presence }
        set { presence = newValue }
    }
}

/// Comes and goes at once.
nonisolated public struct IdentityTransition: Transition {
    public init() {}
    public static let properties = TransitionProperties(hasMotion: false)
}

extension IdentityTransition: LookTransition {
    nonisolated func look(of phase: TransitionPhase) -> TransitionLook? { nil }
}

/// Fades in and out.
nonisolated public struct OpacityTransition: Transition {
    public init() {}
    public static let properties = TransitionProperties(hasMotion: false)
}

extension OpacityTransition: LookTransition {
    nonisolated func look(of phase: TransitionPhase) -> TransitionLook? { TransitionLook(opacity: 0) }
}

/// Grows from a factor of its size and shrinks to it.
nonisolated public struct ScaleTransition: Transition {
    public var scale: Double
    public var anchor: UnitPoint

    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
}

extension ScaleTransition: LookTransition {
    nonisolated func look(of phase: TransitionPhase) -> TransitionLook? {
        TransitionLook(scale: scale.isFinite ? CGFloat(scale) : 1, anchor: anchor)
    }
}

/// Comes from beyond an edge of its own place and goes there.
nonisolated public struct MoveTransition: Transition {
    public var edge: Edge
    public init(edge: Edge) { self.edge = edge }
}

extension MoveTransition: LookTransition {
    nonisolated func look(of phase: TransitionPhase) -> TransitionLook? { TransitionLook(beyond: edge) }
}

/// Comes from beyond its leading edge and goes beyond its trailing one.
nonisolated public struct SlideTransition: Transition {
    public init() {}
}

extension SlideTransition: LookTransition {
    nonisolated func look(of phase: TransitionPhase) -> TransitionLook? {
        TransitionLook(beyond: phase == .willAppear ? .leading : .trailing)
    }
}

/// Comes from beyond an edge and goes beyond the opposite one, faded there.
nonisolated public struct PushTransition: Transition {
    public var edge: Edge
    public init(edge: Edge) { self.edge = edge }
}

extension PushTransition: LookTransition {
    nonisolated func look(of phase: TransitionPhase) -> TransitionLook? {
        var look = TransitionLook(beyond: phase == .willAppear ? edge : edge.opposite)
        look.opacity = 0
        return look
    }
}

/// Comes from some way away and goes there.
nonisolated public struct OffsetTransition: Transition {
    public var offset: CGSize
    public init(_ offset: CGSize) { self.offset = offset }
}

extension OffsetTransition: LookTransition {
    nonisolated func look(of phase: TransitionPhase) -> TransitionLook? { TransitionLook(offset: offset.finite) }
}

/// Comes out of a blur, a little smaller, and goes into one.
nonisolated public struct BlurReplaceTransition: Transition {
    /// How the view's size changes on its ways.
    public struct Configuration: Equatable, Sendable {
        let leavesLarger: Bool
        /// It grows as it comes and shrinks as it goes.
        public static let downUp = Configuration(leavesLarger: false)
        /// It grows as it comes and grows on as it goes.
        public static let upUp = Configuration(leavesLarger: true)
    }

    public var configuration: Configuration
    public init(configuration: Configuration) { self.configuration = configuration }
}

extension BlurReplaceTransition: LookTransition {
    nonisolated func look(of phase: TransitionPhase) -> TransitionLook? {
        var look = TransitionLook(
            opacity: 0, scale: phase == .didDisappear && configuration.leavesLarger ? 1.1 : 0.9)
        look.blurRadius = 7
        return look
    }
}

extension Transition where Self == IdentityTransition {
    /// Comes and goes at once.
    nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    /// Fades in and out.
    nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
    /// Grows out of a point in its middle and shrinks into it.
    nonisolated public static var scale: ScaleTransition { ScaleTransition(1e-5) }

    /// Grows from a factor of its size, and shrinks to it, about a point of its own.
    nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == MoveTransition {
    /// Comes from beyond an edge of its own place and goes there, by its own size.
    nonisolated public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
    /// Comes from beyond its leading edge and goes beyond its trailing one.
    nonisolated public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
    /// Comes from beyond an edge and goes beyond the opposite one, faded there.
    nonisolated public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
    /// Comes from this far away, and goes there.
    nonisolated public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

    /// Comes from this far away, in points, and goes there.
    nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == BlurReplaceTransition {
    /// Comes out of a blur and goes into one.
    nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

    /// Comes out of a blur and goes into one.
    nonisolated public static func blurReplace(
        _ config: BlurReplaceTransition.Configuration = .downUp
    ) -> Self {
        BlurReplaceTransition(configuration: config)
    }
}
