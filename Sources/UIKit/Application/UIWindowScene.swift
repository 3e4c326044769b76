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

    public override var title: String! {
        get { window.backend?.windowTitle }
        set { window.backend?.setWindowTitle(newValue) }
    }

    /// Between which sizes the user can make the window.
    public private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions { [window] in
        window.backend?.restrictSize(to: $0)
    }

    /// How the window lies.
    public var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }

    /// The bar at the top of a phone's screen, as far as there is one.
    public let statusBarManager: UIStatusBarManager? = UIStatusBarManager()

    /// By the window's shape.
    public var interfaceOrientation: UIInterfaceOrientation {
        window.bounds.width > window.bounds.height ? .landscapeRight : .portrait
    }

    public override var activationState: ActivationState {
        window.backend?.state ?? .unattached
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
