import MartletGraph

/// Whether a scene's window is open when the program has started.
nonisolated public struct SceneLaunchBehavior: Sendable {
    fileprivate let opens: Bool?

    /// The first scene of a program opens one.
    public static let automatic = Self(opens: nil)
    /// It is open.
    public static let presented = Self(opens: true)
    /// It is not; `openWindow` opens one.
    public static let suppressed = Self(opens: false)
}

/// Whether the windows of a scene open with what they had when the program ended.
nonisolated public struct SceneRestorationBehavior: Sendable {
    fileprivate let isRestored: Bool

    /// The windows that were open the last time are open again, with the values that they show; the values of
    /// `SceneStorage` are those of then, and on the desktop windows are as large as they were left.
    public static let automatic = Self(isRestored: true)
    /// They open as the program says.
    public static let disabled = Self(isRestored: false)
}

extension Scene {
    /// Says whether a window of this scene is open when the program has started. One that is `presented` opens beside
    /// the first; of scenes that are all `suppressed` the first opens, for a program without a window would end.
    nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
        ChangedScene(content: self) { $0.opensAtLaunch = behavior.opens }
    }

    /// Says whether the windows of this scene open with what they had when the program ended.
    nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
        ChangedScene(content: self) { window in
            if !behavior.isRestored { window.keepsValues = false }
        }
    }
}

/// A scene with one window for tools beside others, which is not open when the program starts.
nonisolated public struct UtilityWindow<Content: View>: Scene {
    public typealias Body = Never
    private let window: Window<Content>

    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        window = Window(title, id: id, content: content)
    }

    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        window = Window(Text(titleKey), id: id, content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        window = Window(Text(title), id: id, content: content)
    }

    @MainActor public func _collectWindows(into list: inout _WindowList) {
        window.defaultLaunchBehavior(.suppressed).windowResizability(.contentSize)._collectWindows(into: &list)
    }
}
