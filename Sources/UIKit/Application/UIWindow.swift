/// Something that may answer what others do not, as UIKit has it.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    package override init() {}

    /// Told when a software keyboard comes; a desktop has none, so that these are never posted.
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"

    /// Takes the keyboard from what has it; `false` where nothing has.
    @discardableResult
    open func resignFirstResponder() -> Bool { UIApplication.keyBackend?.endEditing() ?? false }
}

/// An open window of the program.
@MainActor @preconcurrency
public final class UIWindow: UIResponder {
    package private(set) weak var backend: (any UIWindowBackend)?

    private static var known: [ObjectIdentifier: UIWindow] = [:]

    private init(_ backend: any UIWindowBackend) { self.backend = backend }

    /// The same object for as long as the window is open.
    static func of(_ backend: any UIWindowBackend) -> UIWindow {
        known = known.filter { $0.value.backend != nil }
        let id = ObjectIdentifier(backend)
        if let window = known[id] { return window }
        let window = UIWindow(backend)
        known[id] = window
        return window
    }

    /// From 0, 0, with the size of the window's content, in points.
    public var bounds: CGRect { CGRect(origin: .zero, size: backend?.contentSize ?? .zero) }
    /// As `bounds`: a program does not know where its windows are.
    public var frame: CGRect { bounds }
    /// What something else than content covers: nothing, in a window of a desktop.
    public var safeAreaInsets: UIEdgeInsets { .zero }
    public var isKeyWindow: Bool { backend?.isKey ?? false }
    public var screen: UIScreen { .main }
    public var traitCollection: UITraitCollection { backend?.traits ?? UITraitCollection(style: .light) }
    public var windowScene: UIWindowScene? { backend == nil ? nil : UIWindowScene.of(self) }

    /// Light or dark, whatever the desktop prefers; `unspecified` follows it.
    public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { backend?.setStyle(overrideUserInterfaceStyle) }
    }

    /// Takes the keyboard from whatever in this window has it; `false` where nothing has.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        // Nothing here refuses to let the keyboard go, so that force changes nothing.
        _ = force
        return backend?.endEditing() ?? false
    }
}

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
}

/// The scene of one window.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
    private let window: UIWindow
    private static var known: [ObjectIdentifier: UIWindowScene] = [:]

    private init(_ window: UIWindow) { self.window = window }

    static func of(_ window: UIWindow) -> UIWindowScene {
        known = known.filter { $0.value.window.backend != nil }
        let id = ObjectIdentifier(window)
        if let scene = known[id] { return scene }
        let scene = UIWindowScene(window)
        known[id] = scene
        return scene
    }

    public var windows: [UIWindow] { [window] }
    /// The window, while it has the keyboard.
    public var keyWindow: UIWindow? { window.isKeyWindow ? window : nil }
    public var screen: UIScreen { .main }
    public var traitCollection: UITraitCollection { window.traitCollection }

    /// The bar at the top of a phone's screen, as far as there is one.
    public let statusBarManager: UIStatusBarManager? = UIStatusBarManager()

    /// By the window's shape.
    public var interfaceOrientation: UIInterfaceOrientation {
        window.bounds.width > window.bounds.height ? .landscapeRight : .portrait
    }

    public override var activationState: ActivationState {
        guard window.backend != nil else { return .unattached }
        return switch UIApplication.shared.applicationState {
        case .background: .background
        case .inactive: .foregroundInactive
        case .active: window.isKeyWindow ? .foregroundActive : .foregroundInactive
        }
    }
}

/// The bar at the top of a phone's screen: a desktop's windows have none.
@MainActor @preconcurrency
public final class UIStatusBarManager: NSObject {
    override init() {}

    /// Of no size: nothing of a window is covered.
    public var statusBarFrame: CGRect { .zero }
    public var isStatusBarHidden: Bool { true }
}
