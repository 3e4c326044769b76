/// Some work that goes on while the program is in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// That of no work.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
    // MARK: Work in the background

    private static var tasks: Set<Int> = []
    private static var lastTask = 0

    /// Says that some work has to be finished in the background. A desktop lets programs work on there, so that time
    /// never runs out.
    ///
    /// - Parameters:
    ///   - taskName: for those who look for errors.
    ///   - handler: for systems on which time runs out; never called.
    public func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        _ = (taskName, handler)
        Self.lastTask += 1
        Self.tasks.insert(Self.lastTask)
        return UIBackgroundTaskIdentifier(rawValue: Self.lastTask)
    }

    /// Says that some work has to be finished in the background.
    public func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)?
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Says that work in the background is finished.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        Self.tasks.remove(identifier.rawValue)
    }

    /// For how many seconds the program may work on in the background: without end.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    // MARK: Icon

    /// The number at the program's icon, in docks that show one; 0 for none.
    public var applicationIconBadgeNumber: Int {
        get { UIKitRuntime.backend?.badge ?? 0 }
        set { UIKitRuntime.backend?.badge = max(0, newValue) }
    }

    /// Whether the icon can be another one while the program runs: a desktop takes it from the program's own file.
    public var supportsAlternateIcons: Bool { false }
    /// Which other icon is shown: none.
    public var alternateIconName: String? { nil }

    /// Asks for another icon; `completionHandler` is told, later, that there is no other.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        let error: (any Error)? = alternateIconName == nil ? nil : CocoaError(.featureUnsupported)
        guard let completionHandler else { return }
        DispatchQueue.main.async { completionHandler(error) }
    }

    /// Asks for another icon, of which there is none.
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        if alternateIconName != nil { throw CocoaError(.featureUnsupported) }
    }

    // MARK: Messages from afar

    /// Whether messages of Apple's servers come: they reach Apple's devices only.
    public var isRegisteredForRemoteNotifications: Bool { false }

    /// Asks for messages of Apple's servers, which reach Apple's devices only: the delegate is told, later, that they
    /// will not come.
    public func registerForRemoteNotifications() {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                let program = UIApplication.shared
                program.delegate?.application(
                    program, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
            }
        }
    }

    /// Asks for no more messages of Apple's servers.
    public func unregisterForRemoteNotifications() {}

    // MARK: What the desktop is like

    /// The address of the program's settings, which is that of `openSettingsURLString`: a desktop keeps no settings of
    /// its own for the notifications of one program.
    public static let openNotificationSettingsURLString = openSettingsURLString

    /// Whether files can be read: a desktop's user has unlocked them.
    public var isProtectedDataAvailable: Bool { true }
    /// The bar at the top of a phone's screen, of which a desktop's windows have none.
    public var statusBarFrame: CGRect { .zero }
    /// By the shape of the window in front.
    public var statusBarOrientation: UIInterfaceOrientation {
        keyWindow?.windowScene?.interfaceOrientation ?? .portrait
    }
    /// From which side the program's language is read.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.windowTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    /// How large the user wants texts.
    public var preferredContentSizeCategory: UIContentSizeCategory { Self.windowTraits.preferredContentSizeCategory }
}
