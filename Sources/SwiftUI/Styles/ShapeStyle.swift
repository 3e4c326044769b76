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
