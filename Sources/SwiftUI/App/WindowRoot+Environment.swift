import MartletDisplay
import MartletHost

extension WindowRoot {
    private var environment: WindowEnvironment { content.environment }

    /// Light or dark as the desktop wants it; shown as the views want it, where they do.
    package var colorScheme: ColorScheme {
        get { environment.colorScheme }
        set { if environment.setSystemScheme(newValue) { root.styleChanged() } }
    }

    /// What a window is filled with behind its content.
    package var backgroundColor: RGBA { SystemPalette(isDark: colorScheme == .dark).window }

    /// Whose habits the window follows.
    package var idiom: Idiom {
        get { environment.idiom }
        set {
            guard environment.setIdiom(newValue) else { return }
            root.styleChanged()
            root.setNeedsLayout()
        }
    }

    /// How large the desktop wants texts.
    package var dynamicTypeSize: DynamicTypeSize {
        get { environment.typeSize }
        set { if environment.setTypeSize(newValue) { root.styleChanged() } }
    }

    /// Whether the desktop asks for high contrast.
    package var colorSchemeContrast: ColorSchemeContrast {
        get { environment.colorSchemeContrast }
        set { if environment.setContrast(newValue) { root.styleChanged() } }
    }

    /// Shows texts as the desktop's settings say.
    ///
    /// - Parameters:
    ///   - scale: how much larger than usual.
    ///   - family: the family of its font; nil for the usual one.
    package func setDesktopText(scale: CGFloat, family: String?) {
        if environment.setDesktopText(scale: scale, family: family) { root.styleChanged() }
    }

    /// The direction that the desktop's language is read in.
    package var layoutDirection: LayoutDirection {
        get { environment.layoutDirection }
        set {
            guard environment.setDirection(newValue) else { return }
            root.styleChanged()
            root.directionChanged()
            for layer in root.layers { layer.directionChanged() }
        }
    }

    /// Sets how many pixels a point is.
    func setDisplayScale(_ scale: CGFloat) {
        if environment.setDisplayScale(scale) { root.styleChanged() }
    }

    /// Sets whether the desktop wants things to stand still.
    package func setReducesMotion(_ reduces: Bool) {
        if environment.setReducesMotion(reduces) { root.styleChanged() }
    }

    package func setHasScreenReader(_ has: Bool) {
        if environment.setHasScreenReader(has) { root.styleChanged() }
    }

    /// Tints what can be used in the window where no view does; nil for the desktop's colour.
    func setTint(_ color: Color?) { if environment.setTint(color) { root.styleChanged() } }

    package func setPhase(_ phase: ScenePhase) { environment.setPhase(phase) }
}
