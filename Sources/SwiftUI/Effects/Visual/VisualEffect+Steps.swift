extension VisualEffect {
    private func adding<Step: ElementModifier & Animatable & Sendable>(_ step: Step) -> VisualEffectStep<Self, Step> {
        VisualEffectStep(base: self, step: step)
    }

    /// Moves the view; x counts to the right.
    public func offset(_ offset: CGSize) -> some VisualEffect { adding(VisualOffset(offset: offset.finite)) }

    /// Moves the view by so many points; x counts to the right.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

    /// Enlarges the view by a factor for each axis.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        let factors = CGSize(
            width: scale.width.isFinite ? scale.width : 1, height: scale.height.isFinite ? scale.height : 1)
        return adding(_ScaleEffect(scale: factors, anchor: anchor.finite))
    }

    /// Enlarges the view by a factor.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Enlarges the view by a factor for each axis.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Turns the view clockwise.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(_RotationEffect(angle: .radians(Double(CGFloat(angle.radians).finite)), anchor: anchor.finite))
    }

    /// Turns the view in space.
    ///
    /// - Parameters:
    ///   - axis: what it turns about, of any length.
    ///   - anchor: the point that stays, with `anchorZ` how many points it lies in front of the view.
    ///   - perspective: how much smaller is what is farther away; 0 for not at all.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(_Rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    /// Shows the view under a transformation about its top left corner.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        adding(GeometryEffectElement(effect: _ProjectionEffect(transform: ProjectionTransform(transform))))
    }

    /// Shows the view through a mapping of its own plane.
    public func projectionEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        adding(GeometryEffectElement(effect: _ProjectionEffect(transform: transform)))
    }

    /// Shows the view fainter, from 0, invisible, to 1.
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(_OpacityEffect(opacity: opacity)) }

    /// Blurs the view; `radius` is the standard deviation in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(_BlurEffect(radius: radius, isOpaque: opaque))
    }

    /// Shows the colours more or less vivid: 0 is grey, 1 as they are.
    public func saturation(_ amount: Double) -> some VisualEffect {
        adding(_ColorEffect(change: .saturation(amount)))
    }

    /// Shows the view greyer: 0 as it is, 1 without any colour.
    public func grayscale(_ amount: Double) -> some VisualEffect {
        adding(_ColorEffect(change: .saturation(1 - amount)))
    }

    /// Adds to each component of the colours; from -1, all black, to 1, all white.
    public func brightness(_ amount: Double) -> some VisualEffect {
        adding(_ColorEffect(change: .brightness(amount)))
    }

    /// Moves the colours away from middle grey: 0 is grey, 1 as they are.
    public func contrast(_ amount: Double) -> some VisualEffect { adding(_ColorEffect(change: .contrast(amount))) }

    /// Turns the colours around the colour wheel.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(_ColorEffect(change: .hueRotation(angle)))
    }
}
