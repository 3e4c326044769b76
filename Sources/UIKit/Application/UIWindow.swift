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
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
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

    /// The colour of what can be used in the window, where no view has another; nil for the desktop's.
    public var tintColor: UIColor! { didSet { backend?.setTint(tintColor) } }

    /// Takes the keyboard from whatever in this window has it; `false` where nothing has.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        // Nothing here refuses to let the keyboard go, so that force changes nothing.
        _ = force
        return backend?.endEditing() ?? false
    }
}
