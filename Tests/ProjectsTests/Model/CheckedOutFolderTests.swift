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

    @Test("of several projects the first is opened and the others are named, and with a scheme that of the scheme")
    func severalProjects() throws {
        let project = PBXProjectText(
            sources: ["B1"],
            objects: """
                B1 = {isa = PBXBuildFile; fileRef = F1; };
                F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
                """, groupChildren: ["F1"]
        ).text
        let folder = try ProjectFolder([
            "A.swift": "", "One.xcodeproj/project.pbxproj": project,
            "Two.xcodeproj/project.pbxproj": project.replacing("name = App;", with: "name = Beta;"),
        ])
        let program = try folder.program()
        #expect(program.origin.lastPathComponent == "One.xcodeproj")
        #expect(
            program.notes == [
                "\(folder.url.path) has several projects; this is One.xcodeproj, and its path opens another: "
                    + "Two.xcodeproj."
            ])
        let beta = try folder.program(scheme: "Beta")
        #expect(beta.origin.lastPathComponent == "Two.xcodeproj" && beta.notes == [])
        // The workspace of a project, which need not be there.
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("One.xcodeproj/project.xcworkspace"),
            withIntermediateDirectories: true)
        #expect(try folder.program("One.xcodeproj/project.xcworkspace").origin == program.origin)
        #expect(try folder.program("Two.xcodeproj/project.xcworkspace").origin == beta.origin)
        // A link to the folder opens what it leads to.
        let link = folder.url.path + "-link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.url.path)
        defer { try? FileManager.default.removeItem(atPath: link) }
        guard case .program(let same) = try ProgramFinder.find(link, scheme: nil) else { return }
        #expect(same.origin == program.origin && same.sources == program.sources)
    }

    @Test("projects are listed however deep they lie")
    func deepProjects() throws {
        let folder = try ProjectFolder([
            "A.swiftpm/Package.swift": "", "b/B.xcodeproj/project.pbxproj": "", "c/C.swiftpm/Package.swift": "",
            "d/e/E.xcodeproj/project.pbxproj": "", "f/F.swiftpm/Package.swift": "",
        ])
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("A.swiftpm"))
        #expect {
            try folder.program()
        } throws: {
            "\($0)".hasSuffix("give one of them: b/B.xcodeproj, c/C.swiftpm, f/F.swiftpm, d/e/E.xcodeproj")
        }
    }

    @Test("a playground of Xcode says that it is no program")
    func playground() throws {
        let folder = try ProjectFolder(["Play.playground/Contents.swift": "1 + 1"])
        #expect {
            try folder.program("Play.playground")
        } throws: {
            "\($0)".contains("is a playground of Xcode")
        }
    }

    @Test("a folder that is not there is the reason why a target has no Swift files")
    func folderIsGone() throws {
        let folder = try project([:])
        #expect {
            try folder.program()
        } throws: {
            "\($0)".hasSuffix("has no Swift files to build: \(folder.url.path)/App of the target App is not there")
        }
    }

    @Test("a link to a folder around it is not followed")
    func circle() throws {
        let folder = try project(["App/App.swift": "", "App/Views/Row.swift": ""])
        for (link, place) in [("App/Views/again", "App"), ("App/more", "Other")] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder.url.path)/\(link)", withDestinationPath: "\(folder.url.path)/\(place)")
        }
        try folder.write("", to: "Other/More.swift")
        #expect(
            folder.relative(try folder.program().sources).sorted() == [
                "App/App.swift", "App/Views/Row.swift", "App/more/More.swift",
            ])
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
