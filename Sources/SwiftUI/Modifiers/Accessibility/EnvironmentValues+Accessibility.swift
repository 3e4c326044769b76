extension EnvironmentValues {
    /// Whether a screen reader is on.
    public var accessibilityVoiceOverEnabled: Bool { self[ScreenReaderKey.self] }

    /// Whether something that reads or uses the screen for the user is on.
    public var accessibilityEnabled: Bool {
        get { self[ScreenReaderKey.self] }
        set { self[ScreenReaderKey.self] = newValue }
    }

    /// Whether the desktop asks for what can be told apart without colours: it does where it asks for high contrast.
    public var accessibilityDifferentiateWithoutColor: Bool { colorSchemeContrast == .increased }

    /// Whether the desktop asks for backgrounds that hide what is behind them: it does with high contrast.
    public var accessibilityReduceTransparency: Bool { colorSchemeContrast == .increased }

    /// Whether the desktop asks for buttons with a visible shape: it does with high contrast.
    public var accessibilityShowButtonShapes: Bool { accessibilityShowBorders }

    /// Whether the desktop asks for controls with a visible shape: it does with high contrast.
    public var accessibilityShowBorders: Bool { colorSchemeContrast == .increased }

    /// Whether views are to fade where they would slide: where the desktop wants no animations.
    public var accessibilityPrefersCrossFadeTransitions: Bool {
        get { accessibilityReduceMotion }
        set { self[ReduceMotionKey.self] = newValue }
    }

    /// Whether controls are to flash less when they are pressed: where the desktop wants no animations.
    public var accessibilityReduceHighlightingEffects: Bool { accessibilityReduceMotion }

    /// Whether all colours are inverted: a Linux desktop tells no program so.
    public var accessibilityInvertColors: Bool { false }

    /// Whether switches control the computer: a Linux desktop tells no program so.
    public var accessibilitySwitchControlEnabled: Bool { false }

    /// Whether pictures that move by themselves may: not where animations are off.
    public var accessibilityPlayAnimatedImages: Bool { !accessibilityReduceMotion }

    /// Whether flashing lights are to be dimmed: a Linux desktop tells no program so.
    public var accessibilityDimFlashingLights: Bool { false }

    /// Whether the computer shows only few programs, made simple: no Linux desktop has such a mode.
    public var accessibilityAssistiveAccessEnabled: Bool { false }
}
