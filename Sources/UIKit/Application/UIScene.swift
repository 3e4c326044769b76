/// What a window belongs to.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    /// How far in the foreground a scene is.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive
        case foregroundInactive
        case background
    }

    open var activationState: ActivationState { .unattached }

    /// What the window is called; set, it goes before the titles of pages and scenes. Nil leaves it to them.
    open var title: String! {
        get { nil }
        set { _ = newValue }
    }

    /// A window came; the object is its scene.
    nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// A window went; the object is its scene.
    nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// A window has the keyboard now; the object is its scene.
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// A window loses the keyboard; the object is its scene.
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// A window is to be seen now; the object is its scene.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// A window is not to be seen any more; the object is its scene.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")

    /// Tells observers that the scene came to the foreground, left it, came or went.
    func tell(_ new: ActivationState, after old: ActivationState) {
        if new == old { return }
        func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
        func isSeen(_ state: ActivationState) -> Bool { state == .foregroundActive || state == .foregroundInactive }
        if old == .unattached { post(Self.willConnectNotification) }
        if !isSeen(old), isSeen(new) { post(Self.willEnterForegroundNotification) }
        if old == .foregroundActive { post(Self.willDeactivateNotification) }
        if new == .foregroundActive { post(Self.didActivateNotification) }
        if isSeen(old), !isSeen(new) { post(Self.didEnterBackgroundNotification) }
        if new == .unattached { post(Self.didDisconnectNotification) }
    }
}
