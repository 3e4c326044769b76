import Foundation
import Testing

@testable import MartletProjects

@Suite("Folders as they are checked out")
struct CheckedOutFolderTests {
    /// A project whose app has its sources in a synchronised folder.
    private func project(_ files: [String: String], below folder: String = "") throws -> ProjectFolder {
        var text = PBXProjectText()
        text.target = "fileSystemSynchronizedGroups = (S1, );"
        text.groupChildren = ["S1"]
        text.objects = "S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\";};"
        var all = files
        all["\(folder)Hello.xcodeproj/project.pbxproj"] = text.text
        return try ProjectFolder(all)
    }

    @Test("a folder of a project's sources opens the project, any other folder below it does not")
    func folderOfProject() throws {
        let folder = try project([
            "App/App.swift": "@main struct App {}", "App/Views/Row.swift": "", "Other/One.swift": "",
        ])
        let whole = folder.relative(try folder.program().sources).sorted()
        #expect(whole == ["App/App.swift", "App/Views/Row.swift"])
        #expect(folder.relative(try folder.program("App/Views").sources).sorted() == whole)
        #expect(folder.relative(try folder.program("Other").sources) == ["Other/One.swift"])
    }

    @Test("below a package of libraries the project of its app is found")
    func packageWithExample() throws {
        let folder = try project(
            ["Package.swift": "let products = [library]", "Example/App/App.swift": ""], below: "Example/")
        #expect(folder.relative(try folder.program().sources) == ["Example/App/App.swift"])
    }

    @Test("a folder of which a generator makes the project says which one")
    func generated() throws {
        let generator = try ProjectFolder([
            "One/project.yml": "name: One\ntargets:\n  One:\n", "One/App/App.swift": "",
            "Two/Project.swift": "import ProjectDescription\n", "Two/App/App.swift": "",
        ])
        for (name, word) in [("One", "xcodegen"), ("Two", "tuist generate")] {
            #expect {
                try generator.program(name)
            } throws: {
                "\($0)".contains("run \(word) there first")
            }
            #expect(try generator.program("\(name)/App").sources.count == 1)
        }
    }

    @Test("targets of a playground are modules of their own, each before those that import it")
    func playgroundTargets() throws {
        let folder = try ProjectFolder([
            "Two.swiftpm/Package.swift": """
            // swift-tools-version: 6.0
            import AppleProductTypes
            let package = Package(
                name: "Two", products: [.iOSApplication(name: "Two", targets: ["App"])],
                targets: [
                    .executableTarget(
                        name: "App", dependencies: ["Views", .target(name: "Core")], path: ".",
                        swiftSettings: [.defaultIsolation(MainActor.self)]),
                    .target(name: "Views", dependencies: [.target(name: "Core")]),
                    .target(name: "Core", path: "Core", swiftSettings: [.define("CORE")]),
                ]
            )
            """,
            "Two.swiftpm/App.swift": "", "Two.swiftpm/Core/Core.swift": "", "Two.swiftpm/Sources/Views/Row.swift": "",
        ])
        let modules = try folder.program("Two.swiftpm").modules
        #expect(modules.map(\.name) == ["Core", "Views", "App"])
        #expect(
            modules.map { folder.relative($0.sources) } == [
                ["Two.swiftpm/Core/Core.swift"], ["Two.swiftpm/Sources/Views/Row.swift"], ["Two.swiftpm/App.swift"],
            ])
        #expect(modules.map { $0.options.conditions } == [["DEBUG", "CORE"], ["DEBUG"], ["DEBUG"]])
        #expect(modules.map { $0.options.defaultIsolation } == [nil, nil, "MainActor"])
    }

    @Test("files are found whose names differ in case, or in how their accents are written")
    func otherNames() throws {
        let folder = try ProjectFolder(["App/Cafe\u{301}.swift": "", "App/row.Swift": ""])
        func found(_ name: String) -> String? { TargetFiles.onDisk(folder.url.path + "/" + name) }
        #expect(found("App/row.Swift") == folder.url.path + "/App/row.Swift")
        #expect(found("app/Row.swift") == folder.url.path + "/App/row.Swift")
        #expect(found("App/Caf\u{E9}.swift").map { Array($0.unicodeScalars).contains("\u{301}") } == true)
        #expect(found("App/Rows.swift") == nil && found("None/row.swift") == nil)
    }

    @Test("a command that says nothing for too long is ended")
    func silence() throws {
        let result = try Command.run("sh", ["-c", "echo before; exec sleep 60"], patience: 1)
        #expect(!result.isSuccess && result.output == "before\n")
    }
}
