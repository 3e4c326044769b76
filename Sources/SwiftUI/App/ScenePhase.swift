import MartletGraph

/// How far in the foreground a window is.
nonisolated public enum ScenePhase: Int, Comparable, Hashable, Sendable {
    /// Nothing of it is to be seen.
    case background
    /// It can be seen and another window has the keyboard.
    case inactive
    /// It has the keyboard.
    case active

    public static func < (a: ScenePhase, b: ScenePhase) -> Bool { a.rawValue < b.rawValue }
}

/// How much room there is along an axis.
nonisolated public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact
    case regular
}

struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
struct HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
struct VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }

extension EnvironmentValues {
    /// How far in the foreground the view's window is.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// Compact in a window less than 500 points wide; on a phone, less than 896.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// Compact in a window less than 400 points high.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}

/// What every view of a window finds in its environment, because the window is as it is.
@MainActor
final class WindowEnvironment {
    private let scheme: ScopeValue<ColorScheme>
    private let phase: ScopeValue<ScenePhase>
    private let horizontal: ScopeValue<UserInterfaceSizeClass?>
    private let vertical: ScopeValue<UserInterfaceSizeClass?>
    private let displayScale: ScopeValue<CGFloat>
    private let reducesMotion: ScopeValue<Bool>
    private let hasScreenReader: ScopeValue<Bool>
    private let dynamicTypeSize: ScopeValue<DynamicTypeSize>
    private let contrast: ScopeValue<ColorSchemeContrast>
    private let desktopText: ScopeValue<DesktopText>
    private let idiomValue: ScopeValue<Idiom>
    private let direction: ScopeValue<LayoutDirection>
    /// What the program tints the window with; nil for the desktop's colour.
    private let tint: ScopeValue<AnyShapeStyle?>
    private var size: CGSize
    private var systemScheme: ColorScheme
    private var preferredScheme: ColorScheme?

    init(parent: Scope, size: CGSize, colorScheme: ColorScheme, idiom: Idiom) {
        self.size = size
        systemScheme = colorScheme
        scheme = ScopeValue(parent: parent, ColorSchemeKey.self, colorScheme)
        phase = ScopeValue(parent: scheme, ScenePhaseKey.self, .active)
        horizontal = ScopeValue(parent: phase, HorizontalSizeClassKey.self, Self.horizontalClass(size, idiom))
        vertical = ScopeValue(parent: horizontal, VerticalSizeClassKey.self, Self.verticalClass(size))
        displayScale = ScopeValue(parent: vertical, DisplayScaleKey.self, 1)
        reducesMotion = ScopeValue(parent: displayScale, ReduceMotionKey.self, false)
        hasScreenReader = ScopeValue(parent: reducesMotion, ScreenReaderKey.self, false)
        contrast = ScopeValue(parent: hasScreenReader, ColorSchemeContrastKey.self, .standard)
        desktopText = ScopeValue(parent: contrast, DesktopTextKey.self, DesktopText())
        dynamicTypeSize = ScopeValue(parent: desktopText, DynamicTypeSizeKey.self, .large)
        idiomValue = ScopeValue(parent: dynamicTypeSize, IdiomKey.self, idiom)
        direction = ScopeValue(parent: idiomValue, LayoutDirectionKey.self, .leftToRight)
        tint = ScopeValue(parent: direction, TintKey.self, nil)
    }

    /// The innermost scope: what the window's content sees.
    var scope: Scope { tint }

    var colorScheme: ColorScheme { scheme.value }
    var typeSize: DynamicTypeSize { dynamicTypeSize.value }
    var idiom: Idiom { idiomValue.value }

    /// - Returns: whether the window looks different now.
    func setIdiom(_ new: Idiom) -> Bool {
        guard idiomValue.setValue(new) else { return false }
        setSize(size)
        return true
    }
    var layoutDirection: LayoutDirection { direction.value }

    /// - Returns: whether the window looks different now.
    func setSystemScheme(_ new: ColorScheme) -> Bool {
        systemScheme = new
        return scheme.setValue(preferredScheme ?? new)
    }

    /// - Returns: whether the window looks different now.
    func setPreferredScheme(_ new: ColorScheme?) -> Bool {
        preferredScheme = new
        return scheme.setValue(new ?? systemScheme)
    }

    /// - Returns: whether the window has another number of pixels a point now.
    func setDisplayScale(_ new: CGFloat) -> Bool { displayScale.setValue(new) }

    var motionIsReduced: Bool { reducesMotion.value }

    /// - Returns: whether the desktop wants other motion than before.
    func setReducesMotion(_ new: Bool) -> Bool { reducesMotion.setValue(new) }

    /// - Returns: whether somebody listens now, or nobody any more.
    func setHasScreenReader(_ new: Bool) -> Bool { hasScreenReader.setValue(new) }

    /// - Returns: whether texts have another size now.
    func setTypeSize(_ new: DynamicTypeSize) -> Bool { dynamicTypeSize.setValue(new) }

    var colorSchemeContrast: ColorSchemeContrast { contrast.value }

    /// - Returns: whether the window looks different now.
    func setContrast(_ new: ColorSchemeContrast) -> Bool { contrast.setValue(new) }

    /// - Returns: whether texts look different now.
    func setDesktopText(scale: CGFloat, family: String?) -> Bool {
        let size = DynamicTypeSize(scale: scale)
        let isNew = desktopText.setValue(DesktopText(scale: scale, size: size, family: family))
        return dynamicTypeSize.setValue(size) || isNew
    }

    /// - Returns: whether leading is elsewhere now.
    func setDirection(_ new: LayoutDirection) -> Bool {
        if new == .rightToLeft { LayoutDirection.isRightToLeftUsed = true }
        return direction.setValue(new)
    }

    /// - Returns: whether what can be used looks different now.
    func setTint(_ new: Color?) -> Bool { tint.setValue(new.map { AnyShapeStyle($0) }) }

    func setPhase(_ new: ScenePhase) { _ = phase.setValue(new) }

    func setSize(_ size: CGSize) {
        self.size = size
        _ = horizontal.setValue(Self.horizontalClass(size, idiom))
        _ = vertical.setValue(Self.verticalClass(size))
    }

    /// A phone that lies on its side is no wider than one thing beside another.
    private static func horizontalClass(_ size: CGSize, _ idiom: Idiom) -> UserInterfaceSizeClass? {
        size.width < (idiom == .phone ? 896 : 500) ? .compact : .regular
    }

    private static func verticalClass(_ size: CGSize) -> UserInterfaceSizeClass? {
        size.height < 400 ? .compact : .regular
    }
}

extension ScopeValue {
    convenience init<K: EnvironmentKey>(parent: Scope, _ key: K.Type, _ value: Value)
    where K.Value == Value {
        self.init(parent: parent, key: ObjectIdentifier(key), writer: key, value: value)
    }
}
