/// Who is told of the life of a program.
///
///     final class Delegate: NSObject, UIApplicationDelegate {
///         func application(
///             _ application: UIApplication,
///             didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
///         ) -> Bool {
///             true
///         }
///     }
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// Before the first window opens.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Before the first window opens.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// A window has the keyboard again.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// No window has the keyboard any more.
    func applicationWillResignActive(_ application: UIApplication)
    /// Nothing of the program is seen any more.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The program is to be seen again.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The last window has closed.
    func applicationWillTerminate(_ application: UIApplication)
    /// The program is to open an address; whether it does.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// Messages of Apple's servers have an address of this device; never called, since they reach Apple's devices only.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Messages of Apple's servers will not come.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
}

extension UIApplication {
    /// The program starts; before its first window opens.
    package func tellLaunch(opening url: URL?) {
        let options: [LaunchOptionsKey: Any]? = url.map { [.url: $0] }
        _ = delegate?.application(self, willFinishLaunchingWithOptions: options)
        _ = delegate?.application(self, didFinishLaunchingWithOptions: options)
        NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
    }

    /// The program came to the foreground or left it.
    package func tell(_ new: State, after old: State) {
        if old == .background {
            delegate?.applicationWillEnterForeground(self)
            NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
        }
        if old == .active {
            delegate?.applicationWillResignActive(self)
            NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
        }
        if new == .active {
            delegate?.applicationDidBecomeActive(self)
            NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
        }
        if new == .background {
            delegate?.applicationDidEnterBackground(self)
            NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
        }
    }

    /// The last window has closed.
    package func tellEnd() {
        delegate?.applicationWillTerminate(self)
        NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
    }

    /// - Returns: whether the delegate opens an address.
    package func tellURL(_ url: URL) -> Bool { delegate?.application(self, open: url, options: [:]) ?? false }
}
