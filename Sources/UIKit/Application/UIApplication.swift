/// The program that runs.
@MainActor @preconcurrency
public final class UIApplication: UIResponder {
    public static let shared = UIApplication()

    private override init() {}

    private var backend: (any UIKitBackend)? { UIKitRuntime.backend }

    package static var keyBackend: (any UIWindowBackend)? {
        let windows = UIKitRuntime.backend?.windowBackends ?? []
        return windows.first { $0.isKey } ?? windows.last
    }

    static var windowTraits: UITraitCollection { keyBackend?.traits ?? UITraitCollection(style: .light) }
    static var textScale: CGFloat { UIKitRuntime.backend?.textScale ?? 1 }

    /// Whom the program names for its life; told by SwiftUI.
    public weak var delegate: (any UIApplicationDelegate)?

    // MARK: Addresses

    /// What an address is opened with.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Opens an address with the desktop, and tells `completion` whether anything does.
    ///
    /// - Parameter options: none of iOS's mean anything on a desktop.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let isOpened = backend?.open(url) ?? false
        if let completion { DispatchQueue.main.async { completion(isOpened) } }
    }

    /// Opens an address with the desktop; `false` when nothing does.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        backend?.open(url) ?? false
    }

    /// Whether the desktop knows something that opens an address.
    public func canOpenURL(_ url: URL) -> Bool { backend?.canOpen(url) ?? false }

    /// The address of the program's own settings: opening it opens the window of its `Settings` scene, as `openSettings`
    /// does; nothing opens it in a program without one.
    public static let openSettingsURLString = "app-settings:"

    // MARK: State

    /// How far in the foreground the program is.
    public enum State: Int, Sendable {
        case active
        case inactive
        case background
    }

    public var applicationState: State { backend?.applicationState ?? .background }

    /// Whether the screen stays on while nobody uses it.
    public var isIdleTimerDisabled: Bool {
        get { backend?.keepsAwake ?? false }
        set { backend?.keepsAwake = newValue }
    }

    // MARK: Windows

    /// The open windows.
    public var windows: [UIWindow] { backend?.windowBackends.map { UIWindow.of($0) } ?? [] }
    /// The window that has the keyboard.
    public var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// One for each open window.
    public var connectedScenes: Set<UIScene> { Set(windows.map { UIWindowScene.of($0) }) }
    /// A desktop always can.
    public var supportsMultipleScenes: Bool { true }

    /// Does what an action is called: `resignFirstResponder` and `endEditing:` take the keyboard from what has it.
    ///
    ///     UIApplication.shared.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
    ///
    /// - Parameters:
    ///   - target: the responder that is asked; nil for the one that has the keyboard.
    ///   - sender: who asks, for actions that look at it; none of these does.
    ///   - event: what led to it, for actions that look at it; none of these does.
    /// - Returns: `false` for an action of another name, and where nothing has the keyboard.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard ["resignFirstResponder", "endEditing:", "endEditing"].contains(action.name) else { return false }
        if let target { return (target as? UIResponder)?.resignFirstResponder() ?? false }
        return resignFirstResponder()
    }

    // MARK: Names

    nonisolated public static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    nonisolated public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")

    /// Told by systems on which memory is short; a desktop never says so, so that this is never posted.
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// Told after the user has taken a picture of the screen; desktops do not say so, so that this is never posted.
    nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")

    /// What a program is told about why it was started.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The address that it is to open.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }

    /// What a program is told with an address.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

/// Something that happened, as UIKit tells it. There are none here.
@MainActor @preconcurrency
public final class UIEvent: NSObject {
    private override init() {}
}
