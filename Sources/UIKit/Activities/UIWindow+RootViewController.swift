extension UIWindow {
    /// What presents for the window. A window here shows SwiftUI's views, and what presents can do nothing else.
    public var rootViewController: _RootViewController? {
        get { backend == nil ? nil : _RootViewController(self) }
        @available(
            *, unavailable,
            message:
                "A window here shows SwiftUI's views and no view controller: present with sheet, alert or ShareLink."
        )
        set { _ = newValue }
    }
}

/// Presents what code without a view wants to show in a window.
@MainActor @preconcurrency
public struct _RootViewController {
    private let window: UIWindow

    fileprivate init(_ window: UIWindow) { self.window = window }

    /// The window, whose size is that of the content.
    public var view: UIWindow! { window }
    /// Nothing that could present in turn.
    public var presentedViewController: _RootViewController? { nil }

    /// Opens the menu that hands something to other programs.
    ///
    /// - Parameters:
    ///   - flag: whether it may come gradually. Menus here always come as the desktop has them.
    ///   - completion: called when it is shown.
    public func present(
        _ viewControllerToPresent: UIActivityViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        _ = flag
        window.backend?.share(viewControllerToPresent, shown: completion)
    }

    /// Closes the menu that hands something to other programs, if it is open.
    ///
    /// - Parameters:
    ///   - flag: whether it may go gradually. Menus here always go as the desktop has them.
    ///   - completion: called when it is gone.
    public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        _ = flag
        window.backend?.endSharing(gone: completion)
    }
}
