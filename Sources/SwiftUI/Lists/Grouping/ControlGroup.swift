import MartletGraph

/// Controls that belong together, side by side in one box.
nonisolated public struct ControlGroup<Content: View>: View {
    let content: Content
    @Environment(\.controlGroupStyle) private var style

    /// Makes a group of controls.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public var body: some View {
        style.style.makeBody(ControlGroupStyleConfiguration(content: .init(view: AnyView(content))))
    }
}

/// The look of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ControlGroupStyleConfiguration
}

/// What a control group style draws.
public struct ControlGroupStyleConfiguration {
    nonisolated public struct Content: View {
        let view: AnyView
        @MainActor public var body: some View { view }
    }

    public let content: Content
}

struct ControlGroupStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<ControlGroupStyleConfiguration> {
        ErasedStyle(AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    var controlGroupStyle: StackedStyle<ErasedStyle<ControlGroupStyleConfiguration>> {
        stackedStyle(ControlGroupStyleKey.self)
    }
}

/// The look of control groups without another style: linked buttons.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        NavigationControlGroupStyle().makeBody(configuration: configuration)
    }
}

/// Linked buttons, a point apart, in one box with round corners.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 1) { configuration.content }
            .buttonBorderShape(.roundedRectangle(radius: 0))
            .clipShape(RoundedRectangle(cornerRadius: 6))
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension View {
    /// Sets the look of the control groups below.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        modifier(
            _EnvironmentValueModifier(
                ControlGroupStyleKey.self, ErasedStyle(style) { $0.makeBody(configuration: $1) }))
    }
}
