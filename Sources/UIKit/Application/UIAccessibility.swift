/// What the desktop says of those who use it.
@MainActor @preconcurrency
public enum UIAccessibility {
    /// Whether a screen reader is on.
    public static var isVoiceOverRunning: Bool { UIKitRuntime.backend?.hasScreenReader ?? false }
    /// Whether the desktop's animations are off.
    public static var isReduceMotionEnabled: Bool { UIKitRuntime.backend?.reducesMotion ?? false }
    /// Whether the desktop asks for high contrast.
    public static var isDarkerSystemColorsEnabled: Bool { UIApplication.windowTraits.accessibilityContrast == .high }
    /// Whether nothing is to be seen through; the desktop asks for that together with high contrast.
    public static var isReduceTransparencyEnabled: Bool { isDarkerSystemColorsEnabled }
    /// Whether colours alone are to say nothing; the desktop asks for that together with high contrast.
    public static var shouldDifferentiateWithoutColor: Bool { isDarkerSystemColorsEnabled }
    /// Whether pages are to fade in place of moving: where the desktop's animations are off.
    public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }
    /// Whether texts are to be bold: the desktop has no such setting beside its font.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether the program is used by switches: a desktop does so through the keyboard, which programs do not notice.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether the screen's colours are inverted: the desktop does not say so.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether the screen is grey: the desktop does not say so.
    public static var isGrayscaleEnabled: Bool { false }

    // MARK: What is told

    /// The screen reader was turned on or off.
    nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// The desktop's animations were turned on or off.
    nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// High contrast was turned on or off.
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerColorsStatusDidChangeNotification")
    /// Transparency was turned on or off, which goes with high contrast.
    nonisolated public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")

    private struct Status: Equatable {
        var hasReader = false
        var reducesMotion = false
        var isHighContrast = false
        var category = UIContentSizeCategory.unspecified
    }

    private static var told = Status()
    private static weak var teller: (any UIKitBackend)?

    /// Tells observers of what has changed since they were told last.
    ///
    /// The settings of a program that has just started are no change.
    package static func follow(_ backend: any UIKitBackend) {
        let new = Status(
            hasReader: isVoiceOverRunning, reducesMotion: isReduceMotionEnabled,
            isHighContrast: isDarkerSystemColorsEnabled,
            category: UIApplication.shared.preferredContentSizeCategory)
        let old = teller === backend ? told : new
        (told, teller) = (new, backend)
        func post(_ name: NSNotification.Name, _ object: Any? = nil, _ info: [AnyHashable: Any]? = nil) {
            NotificationCenter.default.post(name: name, object: object, userInfo: info)
        }
        if old.hasReader != new.hasReader { post(voiceOverStatusDidChangeNotification) }
        if old.reducesMotion != new.reducesMotion { post(reduceMotionStatusDidChangeNotification) }
        if old.isHighContrast != new.isHighContrast {
            post(darkerSystemColorsStatusDidChangeNotification)
            post(reduceTransparencyStatusDidChangeNotification)
        }
        if old.category != new.category {
            post(
                UIContentSizeCategory.didChangeNotification, UIApplication.shared,
                [UIContentSizeCategory.newValueUserInfoKey: new.category])
        }
    }
}

extension UIAccessibility {
    /// What a screen reader is told of the program.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// A text to be spoken.
        public static let announcement = Notification(rawValue: 1008)
        /// A part of the window looks different now; a text says how.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The window shows another page now; a text says which.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Another part of the content is in sight; a text says which.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Has the screen reader speak a text.
    ///
    ///     UIAccessibility.post(notification: .announcement, argument: "Saved")
    ///
    /// Screen readers follow the window by themselves, so that a change of the layout or the page without a text tells
    /// them nothing new.
    ///
    /// - Parameters:
    ///   - notification: what happened; the texts of all kinds are spoken.
    ///   - argument: a `String`, an `NSAttributedString` or an `AttributedString`; anything else is not spoken.
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        let known: [UIAccessibility.Notification] = [.announcement, .layoutChanged, .screenChanged, .pageScrolled]
        guard known.contains(notification) else { return }
        let text =
            argument as? String ?? (argument as? NSAttributedString)?.string
            ?? (argument as? AttributedString).map { String($0.characters) } ?? (argument as? NSString)?.description
        if let text, !text.isEmpty { UIKitRuntime.backend?.announce(text) }
    }
}
