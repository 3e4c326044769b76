import Foundation
import Testing

@testable import MartletProjects

@Suite("Resources beside a program")
struct ResourceStagerTests {
    @Test("tables of strings in any encoding and catalogues of strings are what Foundation reads")
    func strings() throws {
        let folder = try ProjectFolder([
            "App/App.swift": "",
            "App/Localizable.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
              "%lld items": {"localizations": {"de": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "%lld Ding"}}, "other": {"stringUnit": {"value": "%lld Dinge"}}}}}}},
              "Plain": {}
            }}
            """,
        ])
        let utf16 = "\"Title\" = \"Größe\";\n".data(using: .utf16)!
        let table = folder.url.appendingPathComponent("App/fr.lproj/Main.strings")
        try FileManager.default.createDirectory(
            at: table.deletingLastPathComponent(), withIntermediateDirectories: true)
        try utf16.write(to: table)
        let program = try folder.program("App")
        let cache = try CacheFolder(for: program.origin, root: folder.url.path + "/cache")
        let place = cache.path + "/app"
        try ResourceStager(program: program, folder: place, cache: cache).run()
        func strings(_ path: String) -> [String: String]? {
            FileManager.default.contents(atPath: "\(place)/\(path)").flatMap {
                (try? PropertyListSerialization.propertyList(from: $0, format: nil)) as? [String: String]
            }
        }
        #expect(strings("de.lproj/Localizable.strings") == ["Hello": "Hallo", "%lld items": "%lld Dinge"])
        #expect(strings("en.lproj/Localizable.strings") == [:])
        #expect(strings("fr.lproj/Main.strings") == ["Title": "Größe"])

        try FileManager.default.removeItem(at: table)
        try ResourceStager(program: try folder.program("App"), folder: place, cache: cache).run()
        #expect(strings("fr.lproj/Main.strings") == nil)
        #expect(strings("de.lproj/Localizable.strings") != nil)
    }
}
