import MartletGraph

/// The background of the surroundings, set with `backgroundStyle(_:)`: the window's where nobody set one.
nonisolated public struct BackgroundStyle: ShapeStyle {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        guard let found = shape.environment.scope?.find(ObjectIdentifier(BackgroundStyleKey.self)),
            let style = unsafeDowncast(found, to: ScopeValue<AnyShapeStyle?>.self).value
        else {
            return shape.set(.color(SystemColor.windowBackground.rgba(in: shape.environment)))
        }
        // A background that refers to the background means the one around it.
        shape.set(style.leadingFill(in: EnvironmentValues(scope: found.parent)))
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background of the surroundings.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

struct BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// The style that `BackgroundStyle` draws with; nil for the window's background.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets what `.background` draws with in this view.
    ///
    ///     Text("Note").padding().background().backgroundStyle(.yellow.opacity(0.3))
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_EnvironmentValueModifier(BackgroundStyleKey.self, AnyShapeStyle(style)))
    }
}
