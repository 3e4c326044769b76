import MartletGraph

/// A colour or pattern to draw a shape or text with.
///
/// A style of your own says what it is in an environment:
///
///     struct Warning: ShapeStyle {
///         func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///             environment.colorScheme == .dark ? Color.yellow : Color.orange
///         }
///     }
nonisolated public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    /// The style that this one stands for in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// Says how to draw with this style.
    func _apply(to shape: inout _ShapeStyle_Shape)
}

extension ShapeStyle {
    nonisolated public func _apply(to shape: inout _ShapeStyle_Shape) {
        resolve(in: shape.environment)._apply(to: &shape)
    }
}

extension ShapeStyle where Resolved == Never {
    nonisolated public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) has no other style to resolve to.")
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
    nonisolated public func _apply(to shape: inout _ShapeStyle_Shape) {}
}

/// A question to a style: how to draw in an environment.
nonisolated public struct _ShapeStyle_Shape {
    /// Of the view that is drawn.
    let environment: EnvironmentValues
    /// Where the foreground style is looked up; a foreground style refers to the one around it.
    var foregroundScope: Scope?
    private(set) var fill = StyleFill.color(.clear)

    init(environment: EnvironmentValues) {
        self.environment = environment
        foregroundScope = environment.scope
    }

    mutating func set(_ fill: StyleFill) { self.fill = fill }
    mutating func multiplyOpacity(_ factor: Double) { fill = fill.multiplyingOpacity(Float(factor)) }
}

/// How to fill a figure whose rectangle is not known yet.
enum StyleFill: Hashable, Sendable {
    case color(RGBA)
    case linear([GradientStop], start: UnitPoint, end: UnitPoint)
    case radial([GradientStop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case angular([GradientStop], center: UnitPoint, start: Angle, end: Angle)

    /// The paint for a figure whose rectangle is `rect`.
    func paint(in rect: CGRect) -> Paint {
        switch self {
        case .color(let color): .color(color)
        case .linear(let stops, let start, let end):
            .linearGradient(stops, start: start.point(in: rect), end: end.point(in: rect))
        case .radial(let stops, let center, let start, let end):
            .radialGradient(stops, center: center.point(in: rect), startRadius: start, endRadius: end)
        case .angular(let stops, let center, let start, let end):
            .angularGradient(stops, center: center.point(in: rect), startAngle: start.radians, endAngle: end.radians)
        }
    }

    /// The fill in an environment: right to left, unit points count from the right.
    func following(_ environment: EnvironmentValues) -> StyleFill {
        if case .color = self { return self }
        return environment.layoutDirection == .rightToLeft ? mirrored : self
    }

    private var mirrored: StyleFill {
        func mirrored(_ point: UnitPoint) -> UnitPoint { UnitPoint(x: 1 - point.x, y: point.y) }
        return switch self {
        case .color: self
        case .linear(let stops, let start, let end): .linear(stops, start: mirrored(start), end: mirrored(end))
        case .radial(let stops, let center, let start, let end):
            .radial(stops, center: mirrored(center), startRadius: start, endRadius: end)
        case .angular(let stops, let center, let start, let end):
            .angular(stops, center: mirrored(center), start: start, end: end)
        }
    }

    func multiplyingOpacity(_ factor: Float) -> StyleFill {
        func faded(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: $0.color.withAlpha(multipliedBy: factor), location: $0.location) }
        }
        return switch self {
        case .color(let color): .color(color.withAlpha(multipliedBy: factor))
        case .linear(let stops, let start, let end): .linear(faded(stops), start: start, end: end)
        case .radial(let stops, let center, let start, let end):
            .radial(faded(stops), center: center, startRadius: start, endRadius: end)
        case .angular(let stops, let center, let start, let end):
            .angular(faded(stops), center: center, start: start, end: end)
        }
    }

    /// The colours of a gradient from its beginning to its end; nil for a plain colour.
    var stops: [GradientStop]? {
        switch self {
        case .color: nil
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _): stops
        }
    }

    /// Whether nothing would be seen.
    var isClear: Bool {
        if case .color(let color) = self { color.alpha <= 0 } else { false }
    }
}

extension ShapeStyle {
    /// How to draw with this style in an environment.
    nonisolated func resolvedFill(in environment: EnvironmentValues) -> StyleFill {
        leadingFill(in: environment).following(environment)
    }

    /// The same with unit points that count from the leading edge.
    nonisolated func leadingFill(in environment: EnvironmentValues) -> StyleFill {
        var shape = _ShapeStyle_Shape(environment: environment)
        _apply(to: &shape)
        return shape.fill
    }
}

extension LayoutNode {
    var environment: EnvironmentValues { EnvironmentValues(scope: scope) }
}
