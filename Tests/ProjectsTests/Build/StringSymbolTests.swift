import Foundation
import Testing

@testable import MartletProjects

@Suite("Constants for the keys of string catalogues")
struct StringSymbolTests {
    private let catalogue = #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "welcome.title": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"value": "Say \"Hi\""}}}},
          "greet": {"extractionState": "manual", "localizations": {
            "en": {"stringUnit": {"value": "%(name)@, %(count)lld of 100 %%"}},
            "de": {"stringUnit": {"value": "%(count)lld für %(name)@"}}}},
          "price": {"extractionState": "manual", "localizations": {"en": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "%.2f euro"}}, "other": {"stringUnit": {"value": "%.2f euros"}}}}}}},
          "Found in the sources": {}
        }}
        """#

    @Test("a key is a constant, with values a function; other tables are types of their own")
    func members() throws {
        let folder = try ProjectFolder(["Localizable.xcstrings": catalogue, "More texts.xcstrings": catalogue])
        var symbols = StringSymbols()
        #expect(symbols.source == nil)
        symbols.read(folder.url.path + "/Localizable.xcstrings")
        let lines = [
            #"static func greet(name: String, count: Int) -> LocalizedStringResource { LocalizedStringResource("greet", defaultValue: "\(name), \(count) of 100 %") }"#,
            #"static func price(_ arg1: Double) -> LocalizedStringResource { LocalizedStringResource("price", defaultValue: "\(arg1) euros") }"#,
            #"static var welcomeTitle: LocalizedStringResource { LocalizedStringResource("welcome.title", defaultValue: "Say \"Hi\"") }"#,
        ]
        let first = try #require(symbols.source).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(Array(first.dropFirst(3).dropLast()) == lines)
        symbols.read(folder.url.path + "/More texts.xcstrings")
        let both = try #require(symbols.source)
        #expect(both.contains("    enum MoreTexts {\n") && both.contains("table: \"More texts\""))
    }

    @Test("named places are numbered in every language, in the order of the source")
    func places() throws {
        let folder = try ProjectFolder(["Localizable.xcstrings": catalogue])
        let made = try StringCatalogue(folder.url.appendingPathComponent("Localizable.xcstrings"))
        func text(_ language: String) throws -> Value? {
            try JSONDecoder().decode(Value.self, from: made.languages[language]!)["strings"]?["greet"]?[
                "localizations"]?[
                    language]?["stringUnit"]?["value"]
        }
        #expect(try text("de") == .string("%2$lld für %1$@"))
        #expect(try text("en") == .string("%1$@, %2$lld of 100 %%"))
    }
}
