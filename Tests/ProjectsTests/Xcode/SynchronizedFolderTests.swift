import Foundation
import Testing

@testable import MartletProjects

@Suite("Projects with synchronised folders")
struct SynchronizedFolderTests {
    private func project() -> PBXProjectText {
        var project = PBXProjectText()
        project.groupChildren = ["S1"]
        project.target = "fileSystemSynchronizedGroups = (S1);"
        project.objects = """
            S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1, X2); explicitFolders = (Samples); path = App; sourceTree = "<group>"; };
            X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old.swift, Info.plist); target = APP; };
            X2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Views/Shared.swift); target = EXT; };
            EXT = {isa = PBXNativeTarget; name = Tool; productType = "com.apple.product-type.tool"; buildConfigurationList = LISTT; buildPhases = (); };
            """
        project.otherTargets = ["EXT"]
        return project
    }

    private let files = [
        "App/App.swift": "", "App/Old.swift": "", "App/Info.plist": "<plist><dict/></plist>", "App/README.md": "",
        "App/.hidden.json": "", "App/App.entitlements": "", "App/Views/Shared.swift": "", "App/Views/Row.swift": "",
        "App/Assets.xcassets/Contents.json": "{}", "App/Sounds/bell.wav": "", "App/de.lproj/Main.strings": "",
        "App/Samples/one/two.txt": "", "App/Help.bundle/page.html": "",
    ]

    @Test("everything below belongs to the target but for its exceptions; packages and explicit folders are one item")
    func owner() throws {
        let folder = try ProjectFolder(files.merging(["App.xcodeproj/project.pbxproj": project().text]) { $1 })
        let program = try folder.program()
        #expect(folder.relative(program.sources) == ["App/App.swift", "App/Views/Row.swift", "App/Views/Shared.swift"])
        #expect(
            program.resources.map(\.destination) == [
                "Assets.xcassets", "Help.bundle", "Samples", "bell.wav", "de.lproj/Main.strings",
            ])
    }

    @Test("a target that does not own the folder has only what its exceptions name")
    func guest() throws {
        let folder = try ProjectFolder(files.merging(["App.xcodeproj/project.pbxproj": project().text]) { $1 })
        let program = try folder.program(scheme: "Tool")
        #expect(folder.relative(program.sources) == ["App/Views/Shared.swift"])
        #expect(program.resources == [])
    }
}
