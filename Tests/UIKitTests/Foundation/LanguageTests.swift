import Foundation
import Testing

@testable import MartletFoundation

@Suite("The program's language")
struct LanguageTests {
    @Test("the languages that the user wants come from the environment, as gettext takes them")
    func wanted() {
        func wanted(_ environment: [String: String]) -> [String] { ProgramLanguage.wanted(in: environment) }
        #expect(wanted(["LANG": "de_DE.UTF-8"]) == ["de-DE"])
        #expect(wanted(["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_CA@euro", "LC_TIME": "ja_JP"]) == ["fr-CA"])
        #expect(wanted(["LANG": "en_US.UTF-8", "LANGUAGE": "de_AT:it"]) == ["de-AT", "it", "en-US"])
        #expect(wanted(["LANG": "sr_RS.UTF-8@latin"]) == ["sr-Latn-RS"])
        #expect(wanted(["LANG": "C", "LANGUAGE": "de"]) == ["en-US"])
        #expect(wanted(["LANG": "C.UTF-8"]) == ["en-US"])
        #expect(wanted([:]) == ["en-US"])
        let scheme = ["Program", "-AppleLanguages", "(de, \"pt_BR\")"]
        #expect(ProgramLanguage.wanted(in: ["LANG": "fr_FR"], scheme) == ["de", "pt-BR"])
        #expect(ProgramLanguage.wanted(in: ["LANG": "fr_FR"], ["Program", "-AppleLanguages"]) == ["fr-FR"])
    }

    @Test("of the translations there are, the user's first language counts that one of them suits")
    func best() {
        func best(_ available: [String], _ wanted: String..., development: String = "en") -> String {
            ProgramLanguage.best(of: available, wanted: wanted, development: development)
        }
        #expect(best(["en", "de", "fr"], "de-AT") == "de")
        #expect(best(["en", "de", "de-AT"], "de-AT") == "de-AT")
        #expect(best(["en", "fr"], "it", "fr-CA") == "fr")
        #expect(best(["en", "fr"], "ja", development: "fr") == "fr")
        #expect(best(["German", "English"], "de-CH") == "German")
        #expect(best(["zh-Hans", "zh-Hant"], "zh-TW") == "zh-Hant")
        #expect(best(["zh-Hans", "zh-Hant"], "zh-CN") == "zh-Hans")
        #expect(best(["en", "sr"], "sr-Latn-RS") == "en", "another script is not read")
        #expect(best(["pt-BR", "pt-PT"], "pt-AO") == "pt-PT")
        #expect(best(["en", "pt-BR"], "pt-PT") == "pt-BR")
        #expect(best(["es", "es-419"], "es-MX") == "es-419")
        #expect(best(["en", "en-GB"], "en-AU") == "en-GB")
        #expect(best(["en", "nb"], "no") == "nb")
        #expect(best(["en", "he"], "iw-IL") == "he")
    }

    @Test("formats speak the program's language, in the manner of the user's region")
    func locales() {
        func locale(_ language: String?, _ formats: String) -> String {
            ProgramLanguage.locale(language: language, formats: formats)
        }
        #expect(locale("de", "de_AT") == "de_AT")
        #expect(locale("en", "de_AT") == "en_AT", "German is not there")
        #expect(locale("zh-Hant", "en_US") == "zh_Hant_US")
        #expect(locale("pt-BR", "en_US") == "pt_BR")
        #expect(locale(nil, "de_AT") == "de_AT", "a program without translations")
    }

    @Test("a program's translations are its folders, its catalogues, those of its targets, and what Info.plist says")
    func languages() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ text: String, _ path: String) throws {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        try write("", "de.lproj/Localizable.strings")
        try write("", "Base.lproj/Main.strings")
        try write(
            #"{"sourceLanguage": "fr", "strings": {"a": {"localizations": {"it": {}}}, "b": {}}}"#,
            "App_App.resources/Localizable.xcstrings")
        try write(
            "<plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key><string>fr</string>"
                + "<key>CFBundleLocalizations</key><array><string>ja</string></array></dict></plist>", "Info.plist")
        let found = ProgramLanguages(folder: folder.path)
        #expect(found.names == ["de", "fr", "it", "ja"])
        #expect(found.development == "fr")
        #expect(ProgramLanguages(folder: folder.path + "/absent").names == [])
    }
}
