/// What the desktop says of those who use it.
@MainActor @preconcurrency
public enum UIAccessibility {
    /// Whether a screen reader is on.
    public static var isVoiceOverRunning: Bool { UIKitRuntime.backend?.hasScreenReader ?? false }
    /// Whether the desktop's animations are off.
    public static var isReduceMotionEnabled: Bool { UIKitRuntime.backend?.reducesMotion ?? false }
    /// Whether the desktop asks for high contrast.
    public static var isDarkerSystemColorsEnabled: Bool { UIApplication.windowTraits.accessibilityContrast == .high }
}
