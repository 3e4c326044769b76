import MartletGraph

/// What says how an element looks where it is.
@MainActor
protocol VisualEffectSource {
    associatedtype Effect: VisualEffect
    /// The effect for where the element is now, and a number that is another one when it is to get there by an animation.
    func effect(for node: LayoutNode) -> (effect: Effect, step: Double)
    /// What leads from one step to another.
    func animation(from old: Double, to new: Double) -> Animation?
}

/// Shows an element as it is to look where it is; its layout stays, and knows nothing of it.
nonisolated struct VisualEffectModifier<Source: VisualEffectSource>: ViewModifier {
    typealias Body = Never
    let source: Source
}

extension VisualEffectModifier: ElementModifier {
    @MainActor static var holdsGeometry: Bool { true }
    @MainActor var wantsGroup: Bool { true }
    @MainActor func change(from old: Self) -> ElementChange { .display }

    @MainActor private func memory(of node: LayoutNode) -> VisualEffectMemory<Source> {
        let node = unsafeDowncast(node, to: ModifierLayoutNode<Self>.self)
        return node.memory { VisualEffectMemory(node) }
    }

    @MainActor func appearance(in node: LayoutNode) -> GroupAppearance {
        let memory = memory(of: node)
        memory.evaluate(source)
        return memory.appearance
    }

    @MainActor func fromParent(_ point: CGPoint, _ node: LayoutNode) -> CGPoint {
        let local = CGPoint(x: point.x - node.origin.x, y: point.y - node.origin.y)
        var back = memory(of: node).mapping
        return (back.invert() ? back.apply(local) : nil) ?? CGPoint(x: CGFloat.nan, y: .nan)
    }

    @MainActor func toParent(_ point: CGPoint, _ node: LayoutNode) -> CGPoint {
        let shown = memory(of: node).mapping.apply(point) ?? point
        return CGPoint(x: shown.x + node.origin.x, y: shown.y + node.origin.y)
    }
}

/// What an element with a visual effect looks like, and how it gets there.
final class VisualEffectMemory<Source: VisualEffectSource>: _ViewNode, PlacementObserver {
    private unowned let node: ModifierLayoutNode<VisualEffectModifier<Source>>
    private var effect: Source.Effect?
    private var step = Double.nan
    private var motion: ShownMotion<Source.Effect>?
    private var isEvaluating = false
    /// Whether the effect is known for the element's first place, from which it can move.
    private var isSettled = false

    init(_ node: ModifierLayoutNode<VisualEffectModifier<Source>>) {
        self.node = node
        super.init(parent: node, scope: node.scope)
        graph.placementObservers.append(self)
    }

    var appearance: GroupAppearance { effect?.appearance(in: node) ?? GroupAppearance() }

    /// How the element's own coordinates are shown. While the effect is being found, as without it.
    var mapping: ProjectionTransform { isEvaluating ? ProjectionTransform() : appearance.mapping }

    func evaluate(_ source: Source) {
        guard !isEvaluating, !node.isGone else { return }
        isEvaluating = true
        let new = node.follow { source.effect(for: node) }
        isEvaluating = false
        let old = step
        step = new.step
        guard isSettled else { return effect = new.effect }
        let stepAnimation = old != step && !old.isNaN ? source.animation(from: old, to: step) : nil
        effect = shown(of: new.effect, in: node.scope.transaction.animated(by: stepAnimation))
    }

    private func shown(of new: Source.Effect, in transaction: Transaction) -> Source.Effect {
        if motion?.isMoving == false { motion = nil }
        guard let effect, Animation.isUsed, transaction.motion != nil || motion != nil, let window = node.window else {
            return new
        }
        let moving = motion ?? makeMotion(from: effect)
        moving.change(to: new, in: transaction, at: window.time)
        motion = moving.isMoving ? moving : nil
        guard moving.isMoving else { return new }
        moving.ask(window)
        return moving.value(at: window.time)
    }

    private func makeMotion(from effect: Source.Effect) -> ShownMotion<Source.Effect> {
        LensMotion(effect, node, read: \.animatableData, write: { $0.animatableData = $1 }) { [weak self] in
            self?.show($0)
        }
    }

    private func show(_ new: Source.Effect) {
        effect = new
        node.group?.setAppearance(appearance)
        node.setNeedsDisplay()
    }

    func placementMayHaveChanged() {
        guard node.flags.contains(.placed), !node.isGone, let group = node.group else { return }
        evaluate(node.modifier.source)
        isSettled = true
        let new = appearance
        if new == group.appearance { return }
        group.setAppearance(new)
        node.setNeedsDisplay()
    }
}

/// An effect that knows the element's geometry.
nonisolated private struct GeometrySource<Effect: VisualEffect>: VisualEffectSource {
    let make: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

    @MainActor func animation(from old: Double, to new: Double) -> Animation? {
        _ = (old, new)
        return nil
    }

    @MainActor func effect(for node: LayoutNode) -> (effect: Effect, step: Double) {
        (make(EmptyVisualEffect(), GeometryProxy(node: node)), 0)
    }
}

extension View {
    /// Changes how this view looks by where it is and how large; its layout stays.
    ///
    ///     Row().visualEffect { effect, proxy in
    ///         effect.opacity(proxy.frame(in: .scrollView).minY < 0 ? 0.5 : 1)
    ///     }
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier(source: GeometrySource(make: effect)))
    }
}
