/// The gradient of a colour, or colours mixed in a space of their own: `Color.gradient`, `Gradient.colorSpace(_:)`.
nonisolated public struct AnyGradient: Hashable, ShapeStyle {
    private let gradient: Gradient
    private let base: Color?
    private var space = Gradient.ColorSpace.device

    public init(_ gradient: Gradient) {
        self.gradient = gradient
        base = nil
    }

    init(of color: Color) {
        gradient = Gradient(colors: [color])
        base = color
    }

    /// This gradient with its colours mixed in a space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var copy = self
        copy.space = space
        return copy
    }

    /// From the top to the bottom.
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.set(.linear(resolved(in: shape.environment), start: .top, end: .bottom))
    }

    func resolved(in environment: EnvironmentValues) -> [GradientStop] {
        guard let base else { return gradient.resolved(in: environment).mixed(in: space) }
        let end = base.rgba(in: environment)
        func lighter(_ value: Float) -> Float { value + (1 - value) * 0.22 }
        let start = RGBA(red: lighter(end.red), green: lighter(end.green), blue: lighter(end.blue), alpha: end.alpha)
        return [GradientStop(color: start, location: 0), GradientStop(color: end, location: 1)].mixed(in: space)
    }
}

extension Gradient {
    /// This gradient with its colours mixed in a space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }
}

extension [GradientStop] {
    /// The same with stops between, where a straight line between two colours is not how their space mixes them.
    fileprivate func mixed(in space: Gradient.ColorSpace) -> [GradientStop] {
        guard space == .perceptual, count > 1 else { return self }
        let steps = 12
        return zip(self, dropFirst()).flatMap { a, b in
            let (first, second) = (Color.Resolved(a.color), Color.Resolved(b.color))
            return (0..<steps).map { step in
                let share = Double(step) / Double(steps)
                return GradientStop(
                    color: first.mixed(second, by: share, in: .perceptual).rgba,
                    location: a.location + (b.location - a.location) * CGFloat(share))
            }
        } + suffix(1)
    }
}

/// A gradient of any kind whose colours are mixed in a space of their own.
nonisolated public struct _SpacedGradientStyle: ShapeStyle, Equatable {
    enum Geometry: Equatable, Sendable {
        case linear(UnitPoint, UnitPoint)
        case radial(UnitPoint, CGFloat, CGFloat)
        case elliptical(UnitPoint, CGFloat, CGFloat)
        case angular(UnitPoint, Angle, Angle)
    }

    let gradient: AnyGradient
    let geometry: Geometry

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        let stops = gradient.resolved(in: shape.environment)
        switch geometry {
        case .linear(let start, let end): shape.set(.linear(stops, start: start, end: end))
        case .radial(let center, let start, let end):
            shape.set(.radial(stops, center: center, startRadius: start, endRadius: end))
        case .elliptical(let center, let start, let end):
            shape.set(.elliptical(stops, center: center, startRadius: start, endRadius: end))
        case .angular(let center, let start, let end):
            shape.set(.angular(stops, center: center, start: start, end: end))
        }
    }
}

extension ShapeStyle where Self == _SpacedGradientStyle {
    @_disfavoredOverload
    public static func linearGradient(
        _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> _SpacedGradientStyle { _SpacedGradientStyle(gradient: gradient, geometry: .linear(startPoint, endPoint)) }

    @_disfavoredOverload
    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> _SpacedGradientStyle {
        _SpacedGradientStyle(gradient: gradient, geometry: .radial(center, startRadius, endRadius))
    }

    @_disfavoredOverload
    public static func ellipticalGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> _SpacedGradientStyle {
        _SpacedGradientStyle(
            gradient: gradient, geometry: .elliptical(center, startRadiusFraction, endRadiusFraction))
    }

    @_disfavoredOverload
    public static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> _SpacedGradientStyle {
        _SpacedGradientStyle(gradient: gradient, geometry: .angular(center, startAngle, endAngle))
    }

    @_disfavoredOverload
    public static func conicGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> _SpacedGradientStyle {
        _SpacedGradientStyle(gradient: gradient, geometry: .angular(center, angle, angle + .degrees(360)))
    }
}
