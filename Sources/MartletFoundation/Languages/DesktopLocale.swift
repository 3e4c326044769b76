/// The user's locale, as the desktop says it in the environment: `LC_ALL`, else `LC_TIME`, `LC_NUMERIC` or `LANG`; in
/// the language that the program is shown in.
package enum DesktopLocale {
    /// The locale of a name such as "de_DE.UTF-8@euro"; American English for "C" and where nothing is said.
    package static func identifier(in environment: [String: String]) -> String {
        let names = ["LC_ALL", "LC_TIME", "LC_NUMERIC", "LANG"].compactMap { environment[$0] }
        guard let name = names.first(where: { !$0.isEmpty })?.prefix(while: { !".@".contains($0) }),
            name != "C", name != "POSIX"
        else { return "en_US" }
        return String(name)
    }

    static let current = Locale(
        identifier: ProgramLanguage.locale(
            language: ProgramLanguage.chosen, formats: identifier(in: ProcessInfo.processInfo.environment)))

    /// The user's calendar, with the first day of the week and the names of days and months of the locale.
    static let calendar = calendar(of: current)

    static func calendar(of locale: Locale) -> Calendar {
        var calendar = Calendar(identifier: locale.calendar.identifier)
        calendar.locale = locale
        return calendar
    }
}

/// What Foundation's own functions answer, which `CMartletFoundation` stands in for.
@_silgen_name("martlet_desktop_locale")
public func _desktopLocale() -> Locale { DesktopLocale.current }

/// The same of the calendar.
@_silgen_name("martlet_desktop_calendar")
public func _desktopCalendar() -> Calendar { DesktopLocale.calendar }
