import SwiftUI
import Testing

@testable import MartletFoundation

@Suite("What Foundation lacks: formats")
struct FormattingTests {
    private let english = Locale(identifier: "en_US")

    @Test("a date is told by how long ago or to come it is")
    func relative() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = english
        let now = Date(timeIntervalSince1970: 1_000_000_000)
        #expect(formatter.localizedString(for: now - 2 * 86400, relativeTo: now) == "2 days ago")
        #expect(formatter.localizedString(for: now + 3 * 3600, relativeTo: now) == "in 3 hours")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(for: now - 86400, relativeTo: now) == "yesterday")
        #expect(formatter.string(for: "no date") == nil)
    }

    @Test("a name is written in as much as is asked for, in the order of its language, and taken apart again")
    func names() throws {
        var name = PersonNameComponents()
        (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "Thomas", "Louis")
        (name.familyName, name.nameSuffix, name.nickname) = ("Clark", "Esq.", "Tom")
        func written(_ name: PersonNameComponents, _ locale: Locale? = nil) -> [String] {
            PersonNameComponents.FormatStyle.Style.allCases.map {
                name.formatted(.name(style: $0).locale(locale ?? english))
            }
        }
        #expect(written(name) == ["Tom", "Thomas Clark", "Dr. Thomas Louis Clark Esq.", "TC"])
        let hungarian = written(name, Locale(identifier: "hu_HU"))
        #expect(hungarian == ["Tom", "Clark Thomas", "Dr. Clark Thomas Louis Esq.", "CT"])
        var wang = PersonNameComponents()
        (wang.givenName, wang.familyName) = ("小明", "王")
        #expect(written(wang) == ["小明", "王小明", "王小明", "王"])
        #expect(written(PersonNameComponents()) == ["", "", "", ""])

        let read = try PersonNameComponents("Dr. Thomas Louis  Clark Esq.")
        name.nickname = nil
        #expect(read == name)
        let listed = try PersonNameComponents("Lovelace, Ada")
        #expect(listed.givenName == "Ada" && listed.familyName == "Lovelace" && listed.formatted() == "Ada Lovelace")
        #expect(try PersonNameComponents("王小明") == wang)
        #expect(throws: CocoaError.self) { try PersonNameComponents(" \n") }
    }

    @Test("a formatter of names writes them in its style, or as they are spoken, and reads them")
    func nameFormatter() {
        var name = PersonNameComponents()
        (name.givenName, name.familyName, name.nickname) = ("小明", "王", "Ming")
        var spoken = PersonNameComponents()
        (spoken.givenName, spoken.familyName) = ("Xiaoming", "Wang")
        let formatter = PersonNameComponentsFormatter()
        formatter.locale = english
        #expect(formatter.string(from: name) == "王小明" && formatter.string(for: name) == "王小明")
        formatter.style = .short
        #expect(formatter.string(from: name) == "Ming" && formatter.string(for: "Ming") == nil)
        formatter.isPhonetic = true
        formatter.style = .abbreviated
        #expect(formatter.string(from: name) == "")
        name.phoneticRepresentation = spoken
        #expect(formatter.string(from: name) == "XW")
        #expect(formatter.personNameComponents(from: "Xiaoming Wang")?.phoneticRepresentation == spoken)
        formatter.isPhonetic = false
        #expect(formatter.personNameComponents(from: "Xiaoming Wang") == spoken)
        #expect(formatter.personNameComponents(from: " ") == nil)
        formatter.locale = Locale(identifier: "hu_HU")
        formatter.style = .default
        #expect(formatter.string(from: spoken) == "Wang Xiaoming")
        let said = PersonNameComponentsFormatter.localizedString(from: spoken, style: .long, options: .phonetic)
        #expect(said == "", "the name is not said to be spoken otherwise")
    }

    @Test("a measurement is written in its unit, or in the one of the user's country")
    func measurements() {
        let way = Measurement(value: 5, unit: UnitLength.kilometers)
        let formatter = MeasurementFormatter()
        formatter.locale = english
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: way) == "5 km")
        formatter.unitStyle = .long
        #expect(formatter.string(from: way) == "5 kilometers")
        typealias Style = Measurement<UnitLength>.FormatStyle
        #expect(way.formatted(Style(width: .abbreviated, locale: english, usage: .road)) == "3.1 mi")
        #expect(way.formatted(Style(width: .wide, locale: english, usage: .asProvided)) == "5 kilometers")
        #expect(way.formatted(Style(width: .abbreviated, locale: Locale(identifier: "de_DE"), usage: .road)) == "5 km")
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        typealias Warm = Measurement<UnitTemperature>.FormatStyle
        #expect(warm.formatted(Warm(width: .narrow, locale: english, usage: .weather)) == "68°")
        #expect(warm.formatted(Warm(width: .abbreviated, locale: Locale(identifier: "fr_FR"))) == "20\u{202F}°C")
    }

    @Test("attributes tell the number of a measurement from its unit, and the space between belongs to neither")
    func attributedMeasurements() {
        typealias Style = Measurement<UnitLength>.FormatStyle
        let way = Measurement(value: 5.5, unit: UnitLength.kilometers)
        let style = Style(width: .wide, locale: english, usage: .asProvided)
        let text = way.formatted(style.attributed)
        #expect(String(text.characters) == way.formatted(style))
        let parts = text.runs[\.measurement].map { (String(text[$1].characters), $0) }
        #expect(parts.map(\.0) == ["5.5", " ", "kilometers"])
        #expect(parts.map(\.1) == [.value, nil, .unit])
        #expect(text.runs[\.numberPart].contains { $0.0 == .fraction })
        let german = way.formatted(style.attributed.locale(Locale(identifier: "de_DE")))
        #expect(String(german.characters) == "5,5 Kilometer")
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        let degrees = Measurement<UnitTemperature>.FormatStyle(width: .narrow, locale: english, usage: .weather)
        let short = warm.formatted(degrees.attributed)
        #expect(short.runs[\.measurement].map { String(short[$1].characters) } == ["68", "°"])
    }

    @Test("a temperature is written with or without the name of its scale")
    func scales() {
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        typealias Style = Measurement<UnitTemperature>.FormatStyle
        func written(_ width: Style.UnitWidth, _ usage: MeasurementFormatUnitUsage<UnitTemperature>) -> [String] {
            [false, true].map {
                warm.formatted(.measurement(width: width, usage: usage, hidesScaleName: $0).locale(english))
            }
        }
        #expect(written(.wide, .general) == ["68 degrees Fahrenheit", "68 degrees"])
        #expect(written(.abbreviated, .weather) == ["68°F", "68°"])
        #expect(written(.abbreviated, .asProvided) == ["20°C", "20°"])
        #expect(written(.narrow, .asProvided) == ["20°C", "20°"])
        let german = Style(width: .wide, locale: Locale(identifier: "de_DE"), usage: .asProvided, hidesScaleName: true)
        #expect(warm.formatted(german) == "20 Grad")
        var style = Style(width: .wide, locale: english, usage: .general)
        #expect(!style.hidesScaleName)
        style.hidesScaleName = true
        #expect(style.format(warm) == "68 degrees")
    }

    @Test("an amount of data is written in bytes, of a thousand or of 1,024")
    func amounts() {
        typealias Style = Measurement<UnitInformationStorage>.FormatStyle.ByteCount
        let amount = Measurement(value: 1.5, unit: UnitInformationStorage.gigabytes)
        #expect(amount.formatted(.byteCount(style: .file).locale(english)) == "1.5 GB")
        let exact = Style(
            style: .memory, allowedUnits: .mb, spellsOutZero: false, includesActualByteCount: true, locale: english)
        #expect(amount.formatted(exact) == "1,430.5 MB (1,500,000,000 bytes)")
        #expect(exact.style == .memory && exact.allowedUnits == .mb && exact.includesActualByteCount)
        let nothing = Measurement(value: 0, unit: UnitInformationStorage.bits)
        #expect(nothing.formatted(.byteCount(style: .file).locale(english)) == "Zero kB")
        #expect(nothing.formatted(.byteCount(style: .file, spellsOutZero: false).locale(english)) == "0 bytes")
        let endless = Measurement(value: -Double.infinity, unit: UnitInformationStorage.bytes)
        #expect(endless.formatted(.byteCount(style: .file).locale(english)).hasPrefix("-"))
    }

    @Test("units have the names of the language, for one and for several, also before the number")
    func units() {
        func wide<U: Dimension>(_ value: Double, _ unit: U, _ language: String) -> String {
            Measurement(value: value, unit: unit).formatted(
                .measurement(width: .wide, usage: .asProvided).locale(Locale(identifier: language)))
        }
        #expect(wide(5, UnitLength.kilometers, "de_DE") == "5 Kilometer")
        #expect(
            wide(1.5, UnitDuration.hours, "de_DE") == "1,5 Stunden"
                && wide(1, UnitDuration.hours, "de_DE") == "1 Stunde")
        #expect(wide(2, UnitMass.pounds, "fr_FR") == "2\u{A0}livres")
        #expect(wide(3, UnitSpeed.kilometersPerHour, "ja_JP") == "時速3キロメートル")
        #expect(wide(7.5, UnitFuelEfficiency.litersPer100Kilometers, "en_US") == "7.5 liters per 100 kilometers")
        #expect(wide(2, UnitVolume.imperialGallons, "en_US") == "2 Imp. gallons")
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: UnitDuration.hours) == "Std.")
        formatter.unitStyle = .long
        #expect(formatter.string(from: UnitTemperature.celsius) == "Grad Celsius")
        #expect(formatter.string(from: Unit(symbol: "stitches")) == "stitches")
    }

    @Test("a span of time is written as a clock, in letters and in words")
    func spans() {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute, .second]
        #expect(formatter.string(from: 3723) == "1:02:03")
        #expect(formatter.string(from: 65) == "1:05")
        formatter.unitsStyle = .abbreviated
        #expect(formatter.string(from: 3723) == "1h 2m 3s")
        #expect(formatter.string(from: 3600) == "1h")
        formatter.unitsStyle = .full
        #expect(formatter.string(from: 3661) == "1 hour, 1 minute, 1 second")
        formatter.allowedUnits = [.minute, .second]
        formatter.unitsStyle = .positional
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 7) == "00:07")
        #expect(formatter.string(from: .infinity) == nil)
    }

    @Test("words become a list")
    func lists() {
        let formatter = ListFormatter()
        formatter.locale = english
        #expect(formatter.string(from: ["Ada", "Grace", "Edsger"]) == "Ada, Grace, and Edsger")
        #expect(formatter.string(for: 3) == nil)
    }

    @Test("the desktop's locale is the environment's, and American English where it says none")
    func locale() {
        #expect(DesktopLocale.identifier(in: ["LANG": "de_DE.UTF-8"]) == "de_DE")
        #expect(DesktopLocale.identifier(in: ["LANG": "de_DE.UTF-8", "LC_ALL": "fr_CA@euro"]) == "fr_CA")
        #expect(DesktopLocale.identifier(in: ["LANG": "C.UTF-8"]) == "en_US")
        #expect(DesktopLocale.identifier(in: [:]) == "en_US")
        let scheme = ["Program", "-AppleLocale", "pt_BR"]
        #expect(DesktopLocale.identifier(in: ["LC_ALL": "de_DE.UTF-8"], scheme) == "pt_BR")
        #expect(DesktopLocale.identifier(in: ["LC_ALL": "de_DE.UTF-8"], ["Program", "-AppleLocale"]) == "de_DE")
        #expect(Locale.current == Locale(identifier: DesktopLocale.identifier(in: ProcessInfo.processInfo.environment)))
        #expect(13.8.formatted(.currency(code: "USD").locale(english)) == "$13.80")
    }

    @Test("the calendar begins its weeks and names its days as the desktop's locale does")
    func calendars() {
        #expect(Calendar.current.locale == Locale.current && Calendar.autoupdatingCurrent == Calendar.current)
        #expect(Calendar.current.firstWeekday == DesktopLocale.calendar(of: .current).firstWeekday)
        let expected = [("en_US", 1, "Sun"), ("de_DE", 2, "So."), ("ar_EG", 7, "أحد")]
        for (identifier, first, name) in expected {
            let calendar = DesktopLocale.calendar(of: Locale(identifier: identifier))
            #expect(calendar.firstWeekday == first && calendar.shortWeekdaySymbols[0] == name)
        }
        #expect(DesktopLocale.calendar(of: Locale(identifier: "th_TH")).identifier == .buddhist)
    }
}
