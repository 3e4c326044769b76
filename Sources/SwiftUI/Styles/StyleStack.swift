import MartletGraph

/// The style that a control uses, and the one that controls inside its look use: the next one further out.
///
/// So a style may be made of the control that it styles, as `Button(configuration)` in a button style.
struct StackedStyle<Style> {
    let style: Style
    let outer: Style
}

extension EnvironmentValues {
    func stackedStyle<K: EnvironmentKey>(_ key: K.Type) -> StackedStyle<K.Value> {
        guard let found = scope?.find(ObjectIdentifier(key)) else {
            return StackedStyle(style: K.defaultValue, outer: K.defaultValue)
        }
        return StackedStyle(style: self[key], outer: EnvironmentValues(scope: found.parent)[key])
    }
}

/// A view made by a style: the style's own environment and state are installed like a view's.
struct StyledBody<Style, Configuration, Content: View>: View {
    var style: Style
    var configuration: Configuration
    let make: @MainActor (Style, Configuration) -> Content

    var body: Content { make(style, configuration) }
}
