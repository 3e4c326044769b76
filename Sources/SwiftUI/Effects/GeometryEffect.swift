import MartletGraph

/// A modifier that shows a view elsewhere, larger, turned or in perspective, without changing its layout, and whose
/// values can be animated.
///
///     struct Shake: GeometryEffect {
///         var animatableData: CGFloat
///         func effectValue(size: CGSize) -> ProjectionTransform {
///             ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi * 2), y: 0))
///         }
///     }
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// How the view is shown, in its own coordinates; `size` is its size in points.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    @MainActor public static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs)
        -> _ViewNode
    {
        GeometryEffectElement<Self>._makeModified(shown(view), inputs)
    }

    @MainActor public static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        GeometryEffectElement<Self>._updateModified(node, shown(view), inputs)
    }

    @MainActor private static func shown<C: View>(
        _ view: ModifiedContent<C, Self>
    ) -> ModifiedContent<C, GeometryEffectElement<Self>> {
        ModifiedContent<C, GeometryEffectElement<Self>>(
            content: view.content, modifier: GeometryEffectElement(effect: view.modifier))
    }

    /// The same, but views inside do not see in their coordinates that they are shown elsewhere.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// A geometry effect that the coordinates of what is inside know nothing of.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    public typealias Body = Never
    public var base: Base

    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

extension _IgnoredByLayoutEffect: IgnoredByLayout {}

private protocol IgnoredByLayout {}

/// Shows an element as a geometry effect says.
nonisolated struct GeometryEffectElement<Effect: GeometryEffect>: ViewModifier {
    typealias Body = Never
    var effect: Effect
}

extension GeometryEffectElement: TransformModifier, Animatable {
    var animatableData: Effect.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }

    @MainActor func change(from old: Self) -> ElementChange {
        isSameValue(effect, old.effect) ? .none : .display
    }

    @MainActor func transform(in size: CGSize, of node: LayoutNode) -> ProjectionTransform {
        effect.effectValue(size: size)
    }

    @MainActor func hitTest(
        _ point: CGPoint, _ child: LayoutNode, _ node: LayoutNode, _ path: inout HitPath
    ) -> Bool {
        guard effect is any IgnoredByLayout else { return child.hitTest(child.fromParent(point), &path) }
        var back = effect.effectValue(size: node.size)
        guard back.invert(), let shown = back.apply(point) else { return false }
        return child.hitTest(child.fromParent(shown), &path)
    }

    @MainActor func fromParent(_ point: CGPoint, _ node: LayoutNode) -> CGPoint {
        let local = CGPoint(x: point.x - node.origin.x, y: point.y - node.origin.y)
        if effect is any IgnoredByLayout { return local }
        var back = effect.effectValue(size: node.size)
        return (back.invert() ? back.apply(local) : nil) ?? CGPoint(x: CGFloat.nan, y: .nan)
    }

    @MainActor func toParent(_ point: CGPoint, _ node: LayoutNode) -> CGPoint {
        let isIgnored = effect is any IgnoredByLayout
        let shown = isIgnored ? point : effect.effectValue(size: node.size).apply(point) ?? point
        return CGPoint(x: shown.x + node.origin.x, y: shown.y + node.origin.y)
    }
}

extension GeometryEffectElement: Sendable where Effect: Sendable {}

/// Shows an element through a mapping of the plane.
nonisolated public struct _ProjectionEffect: GeometryEffect, Equatable, Sendable {
    public typealias Body = Never
    public typealias AnimatableData = EmptyAnimatableData
    public var transform: ProjectionTransform

    public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
    /// Shows this view through a mapping of its own plane, which may be in perspective; its layout stays.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_ProjectionEffect(transform: transform))
    }
}
