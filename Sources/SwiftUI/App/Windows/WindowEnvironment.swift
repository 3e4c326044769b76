import MartletGraph

/// How large the rows of sidebars are.
nonisolated public enum SidebarRowSize: Hashable, Sendable {
    case small, medium, large
}

/// Whether the toolbar of a window that fills the screen is seen.
nonisolated public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, visible, onHover }
    private let kind: Kind

    public static let automatic = Self(kind: .automatic)
    public static let visible = Self(kind: .visible)
    /// While the pointer is at the top of the screen.
    public static let onHover = Self(kind: .onHover)
}

struct SidebarRowSizeKey: EnvironmentKey { static var defaultValue: SidebarRowSize { .medium } }
struct SceneCapturedKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct ContentTransitionGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct ToolbarFullScreenKey: EnvironmentKey {
    static var defaultValue: WindowToolbarFullScreenVisibility { .automatic }
}
struct WindowResizeAnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }

extension EnvironmentValues {
    /// How large the rows of sidebars are; medium unless a view around says otherwise.
    public var sidebarRowSize: SidebarRowSize {
        get { self[SidebarRowSizeKey.self] }
        set { self[SidebarRowSizeKey.self] = newValue }
    }

    /// Whether the window is recorded or shown elsewhere; false, as no Linux desktop tells.
    public var isSceneCaptured: Bool {
        get { self[SceneCapturedKey.self] }
        set { self[SceneCapturedKey.self] = newValue }
    }

    /// Whether words are not corrected; nil where nobody says so.
    public var disableAutocorrection: Bool? {
        get { self[AutocorrectionKey.self] }
        set { self[AutocorrectionKey.self] = newValue }
    }

    /// Whether the graphics card puts together what changes its content. The desktop's toolkit decides that: nothing changes.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionGroupKey.self] }
        set { self[ContentTransitionGroupKey.self] = newValue }
    }
}

extension View {
    /// Says whether the toolbar is seen while the window fills the screen. It always is: nothing changes.
    nonisolated public func windowToolbarFullScreenVisibility(
        _ visibility: WindowToolbarFullScreenVisibility
    ) -> some View {
        modifier(_EnvironmentValueModifier(ToolbarFullScreenKey.self, visibility))
    }

    /// Says which point of the window stays when the window's size follows its content. The desktop decides that: nothing
    /// changes.
    nonisolated public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View {
        modifier(_EnvironmentValueModifier(WindowResizeAnchorKey.self, anchor))
    }
}
