/// The user's locale, as the desktop says it in the environment: `LC_ALL`, else `LC_TIME`, `LC_NUMERIC` or `LANG`; in
/// the language that the program is shown in.
package enum DesktopLocale {
    /// The locale of a name such as "de_DE.UTF-8@euro"; American English for "C" and where nothing is said.
    ///
    /// - Parameter arguments: those that the program was started with; "-AppleLocale de_DE", as schemes of Xcode have it,
    ///   goes before the environment.
    package static func identifier(in environment: [String: String], _ arguments: [String] = []) -> String {
        if let flag = arguments.firstIndex(of: "-AppleLocale"), arguments.indices.contains(flag + 1) {
            let name = arguments[flag + 1].replacing("-", with: "_").filter { $0 != "\"" }
            if !name.isEmpty { return name }
        }
        let names = ["LC_ALL", "LC_TIME", "LC_NUMERIC", "LANG"].compactMap { environment[$0] }
        guard let name = names.first(where: { !$0.isEmpty })?.prefix(while: { !".@".contains($0) }),
            name != "C", name != "POSIX"
        else { return "en_US" }
        return String(name)
    }

    static let current = Locale(
        identifier: ProgramLanguage.locale(
            language: ProgramLanguage.chosen,
            formats: identifier(in: ProcessInfo.processInfo.environment, ProcessInfo.processInfo.arguments)))

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
