import MartletGraph

/// Light or dark appearance.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light
    case dark
}

struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
struct LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
struct DisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
struct ScreenReaderKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the view is shown light or dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// Where leading and trailing lie: that of the desktop's language, unless a view sets another. Right to left, each
    /// container mirrors what is inside; offsets, positions and points of gestures count from the left all the same.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set {
            if newValue == .rightToLeft { LayoutDirection.isRightToLeftUsed = true }
            self[LayoutDirectionKey.self] = newValue
        }
    }

    /// Whether the view can be used: no view around it is disabled.
    public var isEnabled: Bool {
        get {
            var next = scope
            while let found = next?.find(ObjectIdentifier(DisabledKey.self)) {
                if isMainThread { found.readers.insertCurrent() }
                if unsafeDowncast(found, to: ScopeValue<Bool>.self).value { return false }
                next = found.parent
            }
            return true
        }
        set { self[DisabledKey.self] = !newValue }
    }

    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// Whether the desktop wants as little to move as can be: its animations are off.
    public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }

    /// Pixels a point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }
}
