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
        func catalogue(_ language: String) -> Value? {
            try? Document.readJSON(URL(fileURLWithPath: "\(place)/\(language).lproj/Localizable.xcstrings"))
        }
        let german = catalogue("de")?["strings"]
        #expect(german?.dictionary?.keys.sorted() == ["%lld items", "Hello"])
        let forms = german?["%lld items"]?["localizations"]?["de"]?["variations"]?["plural"]
        #expect(forms?["one"]?["stringUnit"]?["value"] == .string("%lld Ding"))
        #expect(
            catalogue("en")
                == .dictionary([
                    "sourceLanguage": .string("en"), "version": .string("1.0"), "strings": .dictionary([:]),
                ]))
        #expect(!FileManager.default.fileExists(atPath: "\(place)/Localizable.xcstrings"))
        #expect(strings("fr.lproj/Main.strings") == ["Title": "Größe"])

        try FileManager.default.removeItem(at: table)
        try ResourceStager(program: try folder.program("App"), folder: place, cache: cache).run()
        #expect(strings("fr.lproj/Main.strings") == nil)
        #expect(catalogue("de") != nil)
    }

    @Test("catalogues of one name are one, where the app's own texts come first")
    func sameName() throws {
        func catalogue(_ texts: String...) -> String {
            let strings = texts.map { text in
                let (key, value) = (text.prefix { $0 != "=" }, text.drop { $0 != "=" }.dropFirst())
                return "\"\(key)\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": \"\(value)\"}}}}"
            }
            return "{\"sourceLanguage\": \"en\", \"strings\": {\(strings.joined(separator: ", "))}}"
        }
        let folder = try ProjectFolder([
            "App/App.swift": "", "App/Localizable.xcstrings": catalogue("Title=App", "Own=Eigen"),
            "Kit/Localizable.xcstrings": catalogue("Title=Kit", "Other=Anderes"),
            "App/fr.lproj/Main.strings": "a = App;", "Kit/fr.lproj/Main.strings": "a = Kit; b = Autre;",
        ])
        var program = try folder.program("App")
        var kit = ProgramModule(name: "Kit", sources: [])
        kit.resources = [
            ResourceItem(path: folder.url.path + "/Kit/Localizable.xcstrings", destination: "Localizable.xcstrings"),
            ResourceItem(path: folder.url.path + "/Kit/fr.lproj/Main.strings", destination: "fr.lproj/Main.strings"),
        ]
        program.modules.insert(kit, at: 0)
        let cache = try CacheFolder(for: program.origin, root: folder.url.path + "/cache")
        for table in [["a": "App", "b": "Autre"], ["a": "App", "b": "Encore"]] {
            try ResourceStager(program: program, folder: cache.path + "/app", cache: cache).run()
            let data = FileManager.default.contents(atPath: cache.path + "/app/fr.lproj/Main.strings") ?? Data()
            let list = try PropertyListSerialization.propertyList(from: data, format: nil)
            #expect(list as? [String: String] == table)
            try folder.write("a = Kit; b = Encore;", to: "Kit/fr.lproj/Main.strings")
        }
        let german = try Document.readJSON(
            URL(fileURLWithPath: cache.path + "/app/de.lproj/Localizable.xcstrings"))["strings"]
        func text(_ key: String) -> Value? { german?[key]?["localizations"]?["de"]?["stringUnit"]?["value"] }
        #expect(["Title", "Own", "Other"].map(text) == [.string("App"), .string("Eigen"), .string("Anderes")])
    }

    @Test("a catalogue of strings with a conflict is named, and the rest lies beside the program")
    func broken() throws {
        let folder = try ProjectFolder([
            "App/App.swift": "", "App/note.txt": "text",
            "App/Localizable.xcstrings": "{\n<<<<<<< HEAD\n",
        ])
        let program = try folder.program("App")
        let cache = try CacheFolder(for: program.origin, root: folder.url.path + "/cache")
        nonisolated(unsafe) var notes: [String] = []
        try ResourceStager(program: program, folder: cache.path + "/app", cache: cache) { notes.append($0) }.run()
        #expect(
            notes == [
                "\(folder.url.path)/App/Localizable.xcstrings has the marks of a merge conflict in line 2; "
                    + "resolve it first; its texts are shown untranslated."
            ])
        #expect(FileManager.default.fileExists(atPath: cache.path + "/app/note.txt"))
    }

    @Test("what Git LFS has yet to fetch is named, and what has the program's own name")
    func notThere() throws {
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 9\n"
        let folder = try ProjectFolder([
            "App/App.swift": "", "App/App/a.txt": "text", "App/bell.wav": pointer, "App/note.txt": "version 1",
        ])
        var program = try folder.program("App")
        let path = folder.url.path + "/App"
        program.modules[0].resources.append(ResourceItem(path: path + "/App", destination: "App"))
        let cache = try CacheFolder(for: program.origin, root: folder.url.path + "/cache")
        nonisolated(unsafe) var notes: [String] = []
        // What is told once is told again.
        for _ in 0..<2 {
            notes = []
            try ResourceStager(program: program, folder: cache.path + "/app", cache: cache) { notes.append($0) }.run()
            #expect(
                notes == [
                    "\(path)/App has the name of the program itself, which stands beside its resources, and is left out; "
                        + "give it another name.",
                    "\(path)/bell.wav: Git LFS has not fetched what stands for it, which is not shown; "
                        + "git lfs pull fetches it.",
                ])
        }
    }

    @Test("a table of strings and a set of a catalogue that are not whole are named")
    func notWhole() throws {
        let folder = try ProjectFolder([
            "App/App.swift": "", "App/en.lproj/Main.strings": "\"a\" = \"b",
            "App/A.xcassets/Contents.json": "{}", "App/A.xcassets/dot.imageset/Contents.json": "{",
        ])
        let program = try folder.program("App")
        let cache = try CacheFolder(for: program.origin, root: folder.url.path + "/cache")
        nonisolated(unsafe) var notes: [String] = []
        try ResourceStager(program: program, folder: cache.path + "/app", cache: cache) { notes.append($0) }.run()
        let path = folder.url.path + "/App"
        #expect(
            notes == [
                "\(path)/A.xcassets/dot.imageset/Contents.json is not valid JSON; what it stands for is not shown.",
                "\(path)/en.lproj/Main.strings is not a whole table of strings; its texts are shown untranslated.",
            ])
    }

    @Test("what a catalogue says of Info.plist is a table, which is all that Foundation reads there")
    func info() throws {
        let folder = try ProjectFolder([
            "App/App.swift": "",
            "App/InfoPlist.xcstrings": """
            {"sourceLanguage": "en", "strings": {"CFBundleDisplayName": {"localizations": {
              "de": {"stringUnit": {"value": "Wetter"}}, "en": {"stringUnit": {"value": "Weather"}}}}}}
            """,
        ])
        let program = try folder.program("App")
        let cache = try CacheFolder(for: program.origin, root: folder.url.path + "/cache")
        try ResourceStager(program: program, folder: cache.path + "/app", cache: cache).run()
        let table = FileManager.default.contents(atPath: cache.path + "/app/de.lproj/InfoPlist.strings") ?? Data()
        let texts = try PropertyListSerialization.propertyList(from: table, format: nil) as? [String: String]
        #expect(texts == ["CFBundleDisplayName": "Wetter"])
    }

    @Test("the largest picture of the program's icon lies beside it, and goes with the icon")
    func icon() throws {
        let set = "App/Assets.xcassets/AppIcon.appiconset"
        let folder = try ProjectFolder([
            "App/App.swift": "",
            "\(set)/Contents.json": """
            {"images": [
              {"filename": "small.png", "size": "60x60", "scale": "3x"},
              {"filename": "absent.png", "size": "2048x2048"},
              {"filename": "dark.png", "size": "1024x1024",
               "appearances": [{"appearance": "luminosity", "value": "dark"}]},
              {"filename": "large.png", "size": "1024x1024"}
            ]}
            """,
            "\(set)/small.png": "small", "\(set)/dark.png": "dark", "\(set)/large.png": "large",
        ])
        var program = try folder.program("App")
        #expect(program.iconName == "AppIcon")
        let cache = try CacheFolder(for: program.origin, root: folder.url.path + "/cache")
        let icon = cache.path + "/app/AppIcon.png"
        try ResourceStager(program: program, folder: cache.path + "/app", cache: cache).run()
        #expect(FileManager.default.contents(atPath: icon) == Data("large".utf8))
        program.iconName = "Other"
        try ResourceStager(program: program, folder: cache.path + "/app", cache: cache).run()
        #expect(!FileManager.default.fileExists(atPath: icon))
    }
}
