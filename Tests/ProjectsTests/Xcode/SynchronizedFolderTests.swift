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

    @Test("a phase of the target has what the folder gives it by name")
    func phases() throws {
        var project = project()
        project.objects += """
            X3 = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; membershipExceptions = (Old.swift); buildPhase = COPY; };
            X4 = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; membershipExceptions = (README.md); buildPhase = PHR; };
            X5 = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; membershipExceptions = (App.entitlements); buildPhase = OTHER; };
            COPY = {isa = PBXCopyFilesBuildPhase; dstPath = Extra; dstSubfolderSpec = 7; files = (); };
            OTHER = {isa = PBXCopyFilesBuildPhase; dstPath = Extra; dstSubfolderSpec = 7; files = (); };
            """
        let text = project.text.replacing("exceptions = (X1, X2)", with: "exceptions = (X1, X2, X3, X4, X5)")
            .replacing("buildPhases = (PHS, PHF, PHR)", with: "buildPhases = (PHS, PHF, PHR, COPY)")
        let folder = try ProjectFolder(files.merging(["App.xcodeproj/project.pbxproj": text]) { $1 })
        #expect(
            Set(try folder.program().resources.map(\.destination)) == [
                "Assets.xcassets", "Help.bundle", "Samples", "bell.wav", "de.lproj/Main.strings", "Extra/Old.swift",
                "README.md",
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
