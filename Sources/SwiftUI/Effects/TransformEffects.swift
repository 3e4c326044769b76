/// A modifier that shows an element turned, scaled, moved or in perspective without changing its layout (semantics 98).
@MainActor
protocol TransformModifier: ElementModifier {
    /// In the element's own coordinates.
    func transform(in size: CGSize, of node: LayoutNode) -> ProjectionTransform
}

extension TransformModifier {
    static var holdsGeometry: Bool { true }
    var wantsGroup: Bool { true }

    func appearance(in node: LayoutNode) -> GroupAppearance {
        var appearance = GroupAppearance()
        appearance.setMapping(transform(in: node.size, of: node))
        return appearance
    }

    func fromParent(_ point: CGPoint, _ node: LayoutNode) -> CGPoint {
        let local = CGPoint(x: point.x - node.origin.x, y: point.y - node.origin.y)
        var back = transform(in: node.size, of: node)
        // What is flattened to a line, or lies behind the eye, has no point under the pointer.
        return (back.invert() ? back.apply(local) : nil) ?? CGPoint(x: CGFloat.nan, y: .nan)
    }

    func toParent(_ point: CGPoint, _ node: LayoutNode) -> CGPoint {
        let shown = transform(in: node.size, of: node).apply(point) ?? point
        return CGPoint(x: shown.x + node.origin.x, y: shown.y + node.origin.y)
    }
}

extension TransformModifier where Self: Equatable {
    func change(from old: Self) -> ElementChange { self == old ? .none : .display }
}

/// Turns an element about one of its points.
nonisolated public struct _RotationEffect: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
    public var angle: Angle
    public var anchor: UnitPoint
}

extension _RotationEffect: TransformModifier, Animatable {
    @MainActor func transform(in size: CGSize, of node: LayoutNode) -> ProjectionTransform {
        ProjectionTransform(
            CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(
                node.mirrored(anchor.point(in: CGRect(origin: .zero, size: size)))))
    }

    public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }
}

/// Enlarges an element about one of its points.
nonisolated public struct _ScaleEffect: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
    public var scale: CGSize
    public var anchor: UnitPoint
}

extension _ScaleEffect: TransformModifier, Animatable {
    @MainActor func transform(in size: CGSize, of node: LayoutNode) -> ProjectionTransform {
        ProjectionTransform(
            CGAffineTransform(scaleX: scale.width, y: scale.height).about(
                node.mirrored(anchor.point(in: CGRect(origin: .zero, size: size)))))
    }

    public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }
}

/// Shows an element under a transformation about its top left corner.
nonisolated public struct _TransformEffect: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
    public var transform: CGAffineTransform
}

extension _TransformEffect: TransformModifier {
    @MainActor func transform(in size: CGSize, of node: LayoutNode) -> ProjectionTransform {
        ProjectionTransform(transform)
    }
}

extension View {
    /// Shows this view turned clockwise; its layout stays (semantics 98).
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationEffect(angle: .radians(Double(CGFloat(angle.radians).finite)), anchor: anchor.finite))
    }

    /// Shows this view enlarged by a factor for each axis; its layout stays.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        // A factor that is no number changes nothing.
        let factors = CGSize(
            width: scale.width.isFinite ? scale.width : 1, height: scale.height.isFinite ? scale.height : 1)
        return modifier(_ScaleEffect(scale: factors, anchor: anchor.finite))
    }

    /// Shows this view enlarged by a factor; its layout stays.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Shows this view enlarged by a factor for each axis; its layout stays.
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Shows this view under a transformation about its top left corner; its layout stays.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffect(transform: transform))
    }
}
