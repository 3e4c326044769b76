/// A change of how a view looks that leaves its layout alone: what `visualEffect(_:)` and `scrollTransition(_:axis:transition:)`
/// put together from an empty one.
public protocol VisualEffect: Animatable, Sendable {}

/// The effect that changes nothing, to which others are added.
public struct EmptyVisualEffect: VisualEffect {
    public typealias AnimatableData = EmptyAnimatableData
    public init() {}
}

/// An effect, and another outside of it.
struct VisualEffectStep<Base: VisualEffect, Step: ElementModifier & Animatable & Sendable>: VisualEffect {
    var base: Base
    var step: Step

    var animatableData: AnimatablePair<Base.AnimatableData, Step.AnimatableData> {
        get { AnimatablePair(base.animatableData, step.animatableData) }
        set { (base.animatableData, step.animatableData) = (newValue.first, newValue.second) }
    }
}

/// What an effect makes of the group of an element.
@MainActor
private protocol VisualEffectLook {
    func add(to appearance: inout GroupAppearance, _ node: LayoutNode)
}

extension VisualEffectStep: VisualEffectLook {
    func add(to appearance: inout GroupAppearance, _ node: LayoutNode) {
        base.look(&appearance, node)
        appearance.add(outer: step.appearance(in: node))
    }
}

extension VisualEffect {
    @MainActor fileprivate func look(_ appearance: inout GroupAppearance, _ node: LayoutNode) {
        (self as? any VisualEffectLook)?.add(to: &appearance, node)
    }

    /// How the group of an element is shown.
    @MainActor func appearance(in node: LayoutNode) -> GroupAppearance {
        var appearance = GroupAppearance()
        look(&appearance, node)
        return appearance
    }
}

extension GroupAppearance {
    /// The mapping of the group's own coordinates.
    var mapping: ProjectionTransform { projection ?? ProjectionTransform(transform ?? .identity) }

    fileprivate mutating func add(outer: GroupAppearance) {
        opacity *= outer.opacity
        blurRadius = (blurRadius * blurRadius + outer.blurRadius * outer.blurRadius).squareRoot()
        if let changed = outer.colors { colors = colors.map { $0.then(changed) } ?? changed }
        if let clip = outer.clip { (self.clip, clipStyle) = (clip, outer.clipStyle) }
        let mapping = mapping.concatenating(outer.mapping)
        (transform, projection) = (nil, nil)
        setMapping(mapping)
    }
}

/// Moves an element, as a part of a visual effect.
nonisolated struct VisualOffset: ViewModifier, Equatable, Sendable {
    typealias Body = Never
    var offset: CGSize
}

extension VisualOffset: TransformModifier, Animatable {
    @MainActor func transform(in size: CGSize, of node: LayoutNode) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
    }

    var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }
}
