import Foundation
import Testing

@testable import MartletProjects

@Suite("Projects with groups")
struct ClassicProjectTests {
    @Test("files of a target are found through the groups around them, whatever their source trees")
    func sourceTrees() throws {
        var project = PBXProjectText(objectVersion: "56")
        project.groupChildren = ["G1", "F3"]
        project.sources = ["B1", "B2", "B3"]
        project.objects = """
            G1 = {isa = PBXGroup; children = (G2, F1); path = App; sourceTree = "<group>"; };
            G2 = {isa = PBXGroup; children = (F2); name = "Only a name"; sourceTree = "<group>"; };
            F1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = App.swift; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; path = "A View.swift"; sourceTree = "<group>"; };
            F3 = {isa = PBXFileReference; name = Shared.swift; path = ../Shared/Shared.swift; sourceTree = SOURCE_ROOT; };
            B1 /* App.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* App.swift */; };
            B2 = {isa = PBXBuildFile; fileRef = F2; };
            B3 = {isa = PBXBuildFile; fileRef = F3; };
            """
        let folder = try ProjectFolder([
            "Code/App.xcodeproj/project.pbxproj": project.text, "Code/App/App.swift": "", "Code/App/A View.swift": "",
            "Shared/Shared.swift": "",
        ])
        let program = try folder.program("Code")
        #expect(program.name == "App")
        #expect(
            folder.relative(program.sources) == ["Code/App/A View.swift", "Code/App/App.swift", "Shared/Shared.swift"])
        #expect(program.notes == [])
    }

    @Test("resources keep the folders of their languages, folder references are copied whole")
    func resources() throws {
        var project = PBXProjectText()
        project.groupChildren = ["F1", "V1", "D1"]
        project.sources = ["B1"]
        project.resources = ["B2", "B3"]
        project.objects = """
            F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            V1 = {isa = PBXVariantGroup; children = (L1, L2); name = Localizable.strings; sourceTree = "<group>"; };
            L1 = {isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
            L2 = {isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
            D1 = {isa = PBXFileReference; lastKnownFileType = folder; path = Data; sourceTree = "<group>"; };
            B1 = {isa = PBXBuildFile; fileRef = F1; };
            B2 = {isa = PBXBuildFile; fileRef = V1; };
            B3 = {isa = PBXBuildFile; fileRef = D1; };
            """
        let folder = try ProjectFolder([
            "App.xcodeproj/project.pbxproj": project.text, "App.swift": "", "en.lproj/Localizable.strings": "",
            "de.lproj/Localizable.strings": "", "Data/inner/a.json": "{}",
        ])
        let program = try folder.program()
        #expect(
            program.resources.map(\.destination) == [
                "en.lproj/Localizable.strings", "de.lproj/Localizable.strings", "Data",
            ]
        )
    }

    @Test("what is missing, of another language or of Apple's tools alone is named, and the rest is built")
    func leftOut() throws {
        var project = PBXProjectText()
        project.groupChildren = ["F1", "F2", "F3", "F4"]
        project.sources = ["B1", "B2", "B3"]
        project.resources = ["B4"]
        project.objects = """
            F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
            F3 = {isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
            F4 = {isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
            B1 = {isa = PBXBuildFile; fileRef = F1; };
            B2 = {isa = PBXBuildFile; fileRef = F2; };
            B3 = {isa = PBXBuildFile; fileRef = F3; };
            B4 = {isa = PBXBuildFile; fileRef = F4; };
            """
        let folder = try ProjectFolder([
            "App.xcodeproj/project.pbxproj": project.text, "App.swift": "", "Old.m": "", "Main.storyboard": "",
        ])
        let program = try folder.program()
        #expect(folder.relative(program.sources) == ["App.swift"])
        #expect(
            program.notes == [
                "\(folder.url.path)/Gone.swift of the target App is not there; the rest is built without.",
                "Old.m of the target App is in Objective-C or C and left out; the Swift files are built without.",
                "Main.storyboard of the target App is an interface of Interface Builder, which Linux has no counterpart "
                    + "of; the rest is built without.",
            ])
    }

    @Test("a framework that the app links to is built before it, an extension is named and left out")
    func targets() throws {
        var project = PBXProjectText()
        project.target = "dependencies = (D1, D2);"
        project.otherTargets = ["LIB", "EXT", "TST"]
        project.groupChildren = ["F1", "F2"]
        project.sources = ["B1"]
        project.frameworks = ["B2"]
        project.objects = """
            F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; path = Core.swift; sourceTree = "<group>"; };
            P2 = {isa = PBXFileReference; explicitFileType = wrapper.framework; path = Core.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            B1 = {isa = PBXBuildFile; fileRef = F1; };
            B2 = {isa = PBXBuildFile; fileRef = P2; };
            B3 = {isa = PBXBuildFile; fileRef = F2; };
            LIB = {isa = PBXNativeTarget; name = Core; productType = "com.apple.product-type.framework"; productReference = P2; buildConfigurationList = LISTT; buildPhases = (PHC); };
            PHC = {isa = PBXSourcesBuildPhase; files = (B3); };
            EXT = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; buildConfigurationList = LISTT; buildPhases = (); };
            TST = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; buildConfigurationList = LISTT; buildPhases = (); };
            D1 = {isa = PBXTargetDependency; target = EXT; targetProxy = PRX; };
            D2 = {isa = PBXTargetDependency; name = Core; targetProxy = PRX; };
            PRX = {isa = PBXContainerItemProxy; containerPortal = ROOT; proxyType = 1; remoteGlobalIDString = LIB; remoteInfo = Core; };
            """
        let folder = try ProjectFolder([
            "App.xcodeproj/project.pbxproj": project.text, "App.swift": "", "Core.swift": "",
        ])
        let program = try folder.program()
        #expect(program.modules.map(\.name) == ["Core", "App"])
        #expect(program.notes == ["The target Widget (app-extension) has no counterpart on Linux and is not built."])
    }

    @Test("of several apps the one with the project's name is run, another by its name")
    func severalApps() throws {
        var project = PBXProjectText()
        project.otherTargets = ["TWO"]
        project.groupChildren = ["F1", "F2"]
        project.sources = ["B1"]
        project.objects = """
            F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; path = Two.swift; sourceTree = "<group>"; };
            B1 = {isa = PBXBuildFile; fileRef = F1; };
            B2 = {isa = PBXBuildFile; fileRef = F2; };
            TWO = {isa = PBXNativeTarget; name = Two; productType = "com.apple.product-type.application"; buildConfigurationList = LISTT; buildPhases = (PH2); };
            PH2 = {isa = PBXSourcesBuildPhase; files = (B2); };
            """
        let folder = try ProjectFolder([
            "App.xcodeproj/project.pbxproj": project.text, "App.swift": "", "Two.swift": "",
        ])
        let program = try folder.program()
        #expect(program.name == "App")
        #expect(
            program.notes == ["App.xcodeproj has several apps; this is App, and --scheme takes another: Two."])
        #expect(try folder.program(scheme: "Two").name == "Two")
        #expect(
            throws: ProjectFailure(
                "\(folder.url.path)/App.xcodeproj has no scheme or target named Three; it has App, Two")
        ) { try folder.program(scheme: "Three") }
    }

    @Test("a file of settings that is not there is named, and the app is built without; pods have their own sentence")
    func missingSettings() throws {
        for (path, says) in [
            (
                "Config/Debug.xcconfig",
                ", a file of build settings, is not there; the app is built without what it says."
            ),
            ("Pods/App.xcconfig", " is not there: the pods were not installed; the app is built without them."),
        ] {
            var text = PBXProjectText()
            text.sources = ["B1"]
            text.objects = """
                B1 = {isa = PBXBuildFile; fileRef = F1; }; F1 = {isa = PBXFileReference; path = A.swift; sourceTree = SOURCE_ROOT; };
                F2 = {isa = PBXFileReference; path = "\(path)"; sourceTree = SOURCE_ROOT; };
                """
            let project = text.text.replacing("name = Debug; ", with: "name = Debug; baseConfigurationReference = F2; ")
            let folder = try ProjectFolder(["App.xcodeproj/project.pbxproj": project, "A.swift": ""])
            let program = try folder.program()
            #expect(program.notes.contains("\(folder.url.path)/\(path)\(says)"))
            #expect(folder.relative(program.sources) == ["A.swift"])
        }
    }

    @Test("of a file of settings that includes one that is not there, the rest counts")
    func missingInclude() throws {
        var text = PBXProjectText(sources: ["B1"])
        text.targetSettings = ""
        text.objects = """
            B1 = {isa = PBXBuildFile; fileRef = F1; }; F1 = {isa = PBXFileReference; path = A.swift; sourceTree = SOURCE_ROOT; };
            F2 = {isa = PBXFileReference; path = "Config/Debug.xcconfig"; sourceTree = SOURCE_ROOT; };
            """
        let project = text.text.replacing("name = Debug; ", with: "name = Debug; baseConfigurationReference = F2; ")
        let folder = try ProjectFolder([
            "App.xcodeproj/project.pbxproj": project, "A.swift": "",
            "Config/Debug.xcconfig":
                "#include \"Secrets.xcconfig\"\n#include? \"Mine.xcconfig\"\nPRODUCT_NAME = Told\n",
        ])
        let program = try folder.program()
        #expect(program.name == "Told")
        #expect(
            program.notes == [
                "\(folder.url.path)/Config/Secrets.xcconfig, a file of build settings, is not there; "
                    + "the app is built without what it says."
            ])
    }

    @Test("a target in other languages is refused with one of its files")
    func foreign() throws {
        var text = PBXProjectText()
        text.sources = ["B1"]
        text.objects = """
            B1 = {isa = PBXBuildFile; fileRef = F1; }; F1 = {isa = PBXFileReference; path = main.m; sourceTree = SOURCE_ROOT; };
            """
        let folder = try ProjectFolder(["App.xcodeproj/project.pbxproj": text.text, "main.m": ""])
        #expect(
            throws: ProjectFailure(
                "The target App of \(folder.url.path)/App.xcodeproj has no Swift files to build; "
                    + "it is written in other languages, such as main.m")
        ) { try folder.program() }
    }

    @Test("a project and its copy, whose targets have the same id, are told apart in a workspace")
    func copies() throws {
        var core = PBXProjectText()
        core.sources = ["B1"]
        core.objects = """
            B1 = {isa = PBXBuildFile; fileRef = F1; }; F1 = {isa = PBXFileReference; path = Core.swift; sourceTree = SOURCE_ROOT; };
            PR = {isa = PBXFileReference; path = Core.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            """
        core.target = "productReference = PR;"
        var app = PBXProjectText()
        app.sources = ["B1"]
        app.frameworks = ["B2"]
        app.objects = """
            B1 = {isa = PBXBuildFile; fileRef = F1; }; F1 = {isa = PBXFileReference; path = App.swift; sourceTree = SOURCE_ROOT; };
            B2 = {isa = PBXBuildFile; fileRef = F2; };
            F2 = {isa = PBXFileReference; path = Core.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            """
        let library = core.text.replacing(
            "name = App; productType = \"com.apple.product-type.application\"",
            with: "name = Core; productType = \"com.apple.product-type.framework\"")
        let folder = try ProjectFolder([
            "All.xcworkspace/contents.xcworkspacedata":
                "<Workspace><FileRef location=\"group:App/App.xcodeproj\"/><FileRef location=\"group:Core/Core.xcodeproj\"/></Workspace>",
            "App/App.xcodeproj/project.pbxproj": app.text, "App/App.swift": "",
            "Core/Core.xcodeproj/project.pbxproj": library, "Core/Core.swift": "",
        ])
        #expect(try folder.program("All.xcworkspace").modules.map(\.name) == ["Core", "App"])
    }
}
