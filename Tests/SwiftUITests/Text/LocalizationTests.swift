import Foundation
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Translations")
final class LocalizationTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    private var bundle: Bundle { Bundle(path: folder.path)! }

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ text: String, _ path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func shown(_ text: Text, _ locale: String) -> String {
        Screen { text.environment(\.locale, Locale(identifier: locale)) }.texts.first ?? ""
    }

    @Test("numbers have the digits and the sign of the language, however small they are")
    func digits() {
        #expect(shown(Text("\(5) of \(1234)"), "ar_EG") == "٥ of ١٬٢٣٤")
        #expect(shown(Text("\(-5) of \(1234)"), "sv_SE") == "−5 of 1\u{A0}234")
        #expect(shown(Text("\(-5) of \(1234)"), "en_US") == "-5 of 1,234")
    }

    @Test("a table of strings is read with its comments and escapes, for the language of the surroundings")
    func strings() throws {
        try write(
            """
            /* A greeting */
            "Hello" = "Hallo \\"Welt\\"\\U0021";
            // Another
            "%@ of %lld" = "%2$lld: %1$@";
            """, "de.lproj/Localizable.strings")
        try write("\"Hello\" = \"Bonjour\";", "fr.lproj/Localizable.strings")
        try write("\"Hello\" = \"Servus\";", "de.lproj/Menus.strings")
        #expect(shown(Text("Hello", bundle: bundle), "de_AT") == "Hallo \"Welt\"!")
        #expect(shown(Text("Hello", bundle: bundle), "fr") == "Bonjour")
        #expect(shown(Text("Hello", bundle: bundle), "it") == "Hello")
        #expect(shown(Text("Hello", tableName: "Menus", bundle: bundle), "de") == "Servus")
        #expect(shown(Text("\("A") of \(3)", bundle: bundle), "de") == "3: A")
    }

    @Test("a table that a tool made a property list of is read, too")
    func propertyLists() throws {
        for (language, format) in [("de", PropertyListSerialization.PropertyListFormat.xml), ("fr", .binary)] {
            let data = try PropertyListSerialization.data(
                fromPropertyList: ["Hello": "Hello in \(language)"], format: format, options: 0)
            try write("", "\(language).lproj/other")
            try data.write(to: folder.appendingPathComponent("\(language).lproj/Localizable.strings"))
            #expect(shown(Text("Hello", bundle: bundle), language) == "Hello in \(language)")
        }
    }

    @Test("the language is followed when it changes")
    func following() throws {
        try write("\"Hello\" = \"Hallo\";", "de.lproj/Localizable.strings")
        try write("\"Hello\" = \"Bonjour\";", "fr.lproj/Localizable.strings")
        struct Switching: View {
            let bundle: Bundle
            @State private var locale = "de"
            var body: some View {
                VStack {
                    Text("Hello", bundle: bundle)
                    Text(1234.5, format: .number)
                    Button("French") { locale = "fr" }
                }
                .environment(\.locale, Locale(identifier: locale))
            }
        }
        let screen = Screen { Switching(bundle: bundle) }
        let before = screen.texts
        screen.button("French").tap()
        #expect(before[0] == "Hallo" && screen.texts[0] == "Bonjour" && before[1] != screen.texts[1])
    }

    private let catalogue = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "%lld files": {"localizations": {
            "en": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
            "pl": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld plik"}},
              "few": {"stringUnit": {"state": "translated", "value": "%lld pliki"}},
              "many": {"stringUnit": {"state": "translated", "value": "%lld plików"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld pliku"}}}}}}},
          "%lld of %lld": {"localizations": {"en": {
            "stringUnit": {"state": "translated", "value": "%#@a@ in %#@b@"},
            "substitutions": {
              "a": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%arg photo"}},
                "other": {"stringUnit": {"state": "translated", "value": "%arg photos"}}}}},
              "b": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%arg album"}},
                "other": {"stringUnit": {"state": "translated", "value": "%arg albums"}}}}}}}}},
          "Tap": {"localizations": {"en": {"variations": {"device": {
            "iphone": {"stringUnit": {"state": "translated", "value": "Tap it"}},
            "mac": {"stringUnit": {"state": "translated", "value": "Click it"}},
            "other": {"stringUnit": {"state": "translated", "value": "Use it"}}}}}}},
          "Untranslated": {}
        }}
        """

    @Test("a catalogue has the forms of its languages, substitutions and devices")
    func catalogues() throws {
        try write(catalogue, "Localizable.xcstrings")
        func files(_ count: Int, _ locale: String) -> String { shown(Text("\(count) files", bundle: bundle), locale) }
        #expect([0, 1, 2].map { files($0, "en") } == ["0 files", "1 file", "2 files"])
        #expect(
            [1, 2, 5, 22, 112].map { files($0, "pl") } == ["1 plik", "2 pliki", "5 plików", "22 pliki", "112 plików"])
        #expect(shown(Text("\(1) of \(3)", bundle: bundle), "en") == "1 photo in 3 albums")
        #expect(shown(Text("Tap", bundle: bundle), "en") == "Click it")
        #expect(shown(Text("Untranslated", bundle: bundle), "en") == "Untranslated")
        #expect(files(2, "ja") == "2 files", "the language of the source, where there is no other")
    }

    @Test("a catalogue has words for each kind of device, with plurals among them")
    func devices() throws {
        try write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Tap": {"localizations": {"en": {"variations": {"device": {
                "iphone": {"stringUnit": {"value": "Tap it"}},
                "ipad": {"variations": {"plural": {"other": {"stringUnit": {"value": "Touch it"}}}}},
                "other": {"stringUnit": {"value": "Use it"}}}}}}},
              "%lld taps": {"localizations": {"en": {"variations": {"device": {
                "iphone": {"variations": {"plural": {
                  "one": {"stringUnit": {"value": "%lld tap"}}, "other": {"stringUnit": {"value": "%lld taps"}}}}},
                "other": {"variations": {"plural": {
                  "one": {"stringUnit": {"value": "%lld click"}},
                  "other": {"stringUnit": {"value": "%lld clicks"}}}}}}}}}},
              "Only": {"localizations": {"en": {"variations": {"device": {
                "applewatch": {"stringUnit": {"value": "On the wrist"}}}}}}}
            }}
            """, "en.lproj/Localizable.xcstrings")
        func shown(_ text: Text, _ idiom: Idiom) -> String? { Screen(idiom: idiom) { text }.texts.first }
        let tap = Text("Tap", bundle: bundle)
        #expect(Idiom.allCases.map { shown(tap, $0) } == ["Tap it", "Touch it", "Use it"])
        #expect([1, 2].map { shown(Text("\($0) taps", bundle: bundle), .phone) } == ["1 tap", "2 taps"])
        #expect([1, 2].map { shown(Text("\($0) taps", bundle: bundle), .desktop) } == ["1 click", "2 clicks"])
        #expect(shown(Text("Only", bundle: bundle), .desktop) == "On the wrist")
    }

    @Test("Foundation's own functions find what a text finds")
    func foundation() throws {
        try write("\"Hello\" = \"Hallo\";", "de.lproj/Localizable.strings")
        try write("\"Hello\" = \"Servus\";", "de.lproj/Menus.strings")
        try write(
            #"{"sourceLanguage": "en", "strings": {"Bye": {"localizations": {"en": {"stringUnit": {"value": "So long"}}}}}}"#,
            "Localizable.xcstrings")
        let german = try #require(bundle.path(forResource: "de", ofType: "lproj").flatMap(Bundle.init(path:)))
        #expect(german.localizedString(forKey: "Hello", value: nil, table: nil) == "Hallo")
        #expect(NSLocalizedString("Hello", tableName: "Menus", bundle: german, comment: "") == "Servus")
        #expect(NSLocalizedString("Bye", bundle: bundle, comment: "") == "So long")
        #expect(NSLocalizedString("Absent", bundle: bundle, value: "Default", comment: "") == "Default")
        #expect(String(localized: "Hello", bundle: bundle, locale: Locale(identifier: "de_AT")) == "Hallo")
        #expect(shown(Text("Hello", bundle: german), "en") == "Hallo", "the folder of a language is a bundle, too")
    }

    @Test("a bundle's files and languages are those that the user wants most")
    func languagesOfBundles() throws {
        for language in ["de", "en-GB", "fr"] { try write(language, "\(language).lproj/note.txt") }
        #expect(bundle.preferredLocalizations == ["en-GB"])
        #expect(
            Bundle.preferredLocalizations(from: ["de", "fr-CA", "fr"], forPreferences: ["fr", "de"]) == ["fr", "fr-CA"])
        let file = try #require(bundle.url(forResource: "note", withExtension: "txt"))
        #expect(try String(contentsOf: file, encoding: .utf8) == "en-GB")
        let all = bundle.urls(forResourcesWithExtension: "txt", subdirectory: nil) ?? []
        #expect(all.map { $0.deletingLastPathComponent?.lastPathComponent } == ["en-GB.lproj"])
    }

    @Test("a format that was looked up has the form for the numbers that are put in, also by position")
    func formats() throws {
        try write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "%d items": {"localizations": {"en": {"variations": {"plural": {
                "zero": {"stringUnit": {"value": "No items"}}, "one": {"stringUnit": {"value": "%d item"}},
                "other": {"stringUnit": {"value": "%d items"}}}}}}},
              "%@ has %lld cats": {"localizations": {"en": {"stringUnit": {"value": "%1$@ has %#@cats@"},
                "substitutions": {"cats": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                  "one": {"stringUnit": {"value": "%arg cat"}}, "other": {"stringUnit": {"value": "%arg cats"}}}}}}}}}
            }}
            """, "Localizable.xcstrings")
        try write(
            """
            <plist version="1.0"><dict><key>%d files</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
            <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d file</string><key>other</key><string>%d files</string></dict></dict></dict></plist>
            """, "en.lproj/Plurals.stringsdict")
        let items = NSLocalizedString("%d items", bundle: bundle, comment: "")
        #expect([0, 1, 2].map { String(format: items, $0) } == ["No items", "1 item", "2 items"])
        #expect(String.localizedStringWithFormat(items, 1) == "1 item")
        #expect(String(format: items, arguments: [1]) == "1 item")
        #expect(String(format: items, locale: Locale(identifier: "en"), 1) == "1 item")
        let files = NSLocalizedString("%d files", tableName: "Plurals", bundle: bundle, comment: "")
        #expect([1, 3].map { String(format: files, $0) } == ["1 file", "3 files"])
        let cats = NSLocalizedString("%@ has %lld cats", bundle: bundle, comment: "")
        #expect([1, 2].map { String(format: cats, "Ann", $0) } == ["Ann has 1 cat", "Ann has 2 cats"])
        #expect(String(format: String(localized: "%d items", bundle: bundle), 1) == "1 item")
        #expect(String(format: "%d items, not looked up", 1) == "1 items, not looked up")
    }

    @Test("a dictionary of words for devices, and of places in a format")
    func dictionaries() throws {
        try write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>Tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
            <key>iphone</key><string>Tap it</string><key>mac</key><string>Click it</string></dict></dict>
            <key>%lld of %lld</key><dict><key>NSStringLocalizedFormatKey</key><string>%2$#@b@: %1$#@a@</string>
            <key>a</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld cat</string><key>other</key><string>%lld cats</string></dict>
            <key>b</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld house</string><key>other</key><string>%lld houses</string></dict>
            </dict></dict></plist>
            """, "en.lproj/Localizable.stringsdict")
        #expect(shown(Text("Tap", bundle: bundle), "en") == "Click it")
        #expect(shown(Text("\(1) of \(2)", bundle: bundle), "en") == "2 houses: 1 cat")
    }

    @Test("a dictionary of plurals agrees with its numbers")
    func stringsdict() throws {
        try write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>%lld cats</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>There %#@n@ here</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>zero</key><string>are no cats</string><key>one</key><string>is %lld cat</string>
            <key>other</key><string>are %lld cats</string></dict></dict></dict></plist>
            """, "en.lproj/Localizable.stringsdict")
        func cats(_ count: Int) -> String { shown(Text("\(count) cats", bundle: bundle), "en") }
        #expect([0, 1, 7].map(cats) == ["There are no cats here", "There is 1 cat here", "There are 7 cats here"])
    }

    @Test("a table that cannot be read is warned about, and the keys are shown")
    func bad() throws {
        try write("{ broken", "Localizable.xcstrings")
        try write("\"a\" \"b\"", "en.lproj/Localizable.strings")
        let screen = Screen { [bundle] in Text("Hello", bundle: bundle) }
        #expect(screen.texts == ["Hello"])
    }

    @Test("numbers have the forms of their language")
    func plurals() {
        func forms(_ language: String, _ numbers: [Double]) -> [PluralCategory] {
            numbers.map { PluralCategory(of: $0, in: language) }
        }
        #expect(forms("ru", [1, 2, 5, 11, 21, 22, 1.5]) == [.one, .few, .many, .many, .one, .few, .other])
        #expect(forms("ar", [0, 1, 2, 3, 11, 100]) == [.zero, .one, .two, .few, .many, .other])
        #expect(forms("fr", [0, 1, 1.5, 2]) == [.one, .one, .one, .other])
        #expect(forms("ja", [0, 1, 2]) == [.other, .other, .other])
        #expect(forms("en", [1, -1, 0, .nan, .infinity]) == [.one, .one, .other, .other, .other])
    }

    @Test("a resource is translated where it is shown, and a string in its own language")
    func resources() throws {
        try write("\"files.count %lld\" = \"%lld Dateien\";\n\"Hello\" = \"Hallo\";", "de.lproj/Localizable.strings")
        let count = 3
        let resource = LocalizedStringResource(
            "files.count %lld", defaultValue: "\(count) files", locale: Locale(identifier: "en"), bundle: .atURL(folder)
        )
        #expect(shown(Text(resource), "de") == "3 Dateien" && shown(Text(resource), "it") == "3 files")
        #expect(String(localized: resource) == "3 files")
        #expect(String(localized: "Hello", bundle: bundle, locale: Locale(identifier: "de")) == "Hallo")
        #expect(String(localized: "\(2) things") == "2 things")
        func files(_ language: String) -> String {
            String(
                localized: "files.count %lld", defaultValue: "\(count) files", bundle: bundle,
                locale: Locale(identifier: language), comment: "How many there are")
        }
        #expect(files("de") == "3 Dateien" && files("it") == "3 files")
        let literal: LocalizedStringResource = "Plain"
        #expect(shown(Text(literal), "en") == "Plain")
    }
}
