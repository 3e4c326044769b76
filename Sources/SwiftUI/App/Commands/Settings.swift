import MartletGraph

/// The window in which a user sets up the program: `openSettings` and Control with a comma open it.
///
/// It is as large as its content; the tabs of a `TabView` stand above the pane, which has all of its frame, and the tab
/// that is selected gives the window its title.
///
///     Settings { SettingsView() }
nonisolated public struct Settings<Content: View>: Scene {
    public typealias Body = Never
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public func _collectWindows(into list: inout _WindowList) {
        list.windows.append(
            WindowDescription(
                id: SettingsScene.id, title: "Settings", resizability: .contentSize, isSingle: true,
                content: AnyView(SettingsPane(content: content))))
    }
}

/// The scene of a program's settings.
enum SettingsScene {
    static let id = "app.martlet.settings"
}

/// Opens the window of the program's settings.
@MainActor @preconcurrency
public struct OpenSettingsAction {
    weak var window: WindowRoot?

    /// Opens the window, or brings it to the front; a program without settings has a run-time warning.
    public func callAsFunction() { window.openWindow(WindowRequest(id: SettingsScene.id)) }
}

extension EnvironmentValues {
    /// Opens the program's settings.
    @MainActor public var openSettings: OpenSettingsAction { OpenSettingsAction(window: scope?.windowRoot) }
}

/// A button that opens the program's settings.
public struct SettingsLink<Label: View>: View {
    @Environment(\.openSettings) private var openSettings
    private let label: Label

    public init(@ViewBuilder label: () -> Label) { self.label = label() }

    public var body: some View {
        Button {
            openSettings()
        } label: {
            label
        }
    }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
    public init() { self.init { DefaultSettingsLinkLabel() } }
}

/// "Settings…"
public struct DefaultSettingsLinkLabel: View {
    public var body: some View { Text(_own: "Settings…") }
}

/// Lets Control with a comma open the program's settings.
struct SettingsKeys: ViewModifier {
    func body(content: Content) -> some View {
        content.background { SettingsLink().keyboardShortcut(",").fixedSize().modifier(SilentModifier()) }
    }
}
