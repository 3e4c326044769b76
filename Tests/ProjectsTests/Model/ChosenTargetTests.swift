import Foundation
import Testing

@testable import MartletProjects

@Suite("Which target of a project is meant")
struct ChosenTargetTests {
    /// A target with one source, whose name is the target's.
    private func target(_ name: String, _ kind: String, _ settings: String) -> String {
        """
        \(name) = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(kind)"; buildConfigurationList = L\(name); buildPhases = (P\(name)); };
        P\(name) = {isa = PBXSourcesBuildPhase; files = (B\(name)); };
        B\(name) = {isa = PBXBuildFile; fileRef = F\(name); };
        F\(name) = {isa = PBXFileReference; path = \(name).swift; sourceTree = SOURCE_ROOT; };
        L\(name) = {isa = XCConfigurationList; buildConfigurations = (C\(name)); defaultConfigurationName = Debug; };
        C\(name) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };

        """
    }

    private func scheme(_ target: String, _ variable: String) -> String {
        """
        <Scheme version = "1.7"><LaunchAction buildConfiguration = "Release">
        <BuildableReference BlueprintIdentifier = "\(target)" BuildableName = "\(target).app" BlueprintName = "\(target)"/>
        <CommandLineArguments><CommandLineArgument argument = "-a b" isEnabled = "YES"/></CommandLineArguments>
        <EnvironmentVariables><EnvironmentVariable key = "IS" value = "\(variable)" isEnabled = "YES"/></EnvironmentVariables>
        </LaunchAction></Scheme>
        """
    }

    private func folder(_ targets: [(String, String, String)], _ files: [String: String] = [:]) throws -> ProjectFolder
    {
        let names = targets.map(\.0)
        let text = """
            // !$*UTF8*$!
            {objectVersion = 77; rootObject = ROOT; objects = {
            ROOT = {isa = PBXProject; buildConfigurationList = LIST; mainGroup = MAIN; targets = (\(names.joined(separator: ", "))); };
            MAIN = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
            LIST = {isa = XCConfigurationList; buildConfigurations = (DEBUG, RELEASE); defaultConfigurationName = Release; };
            DEBUG = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 5.0;}; };
            RELEASE = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 6.0;}; };
            \(targets.map(target).joined())
            }; }
            """
        var all = files.merging(["All.xcodeproj/project.pbxproj": text]) { own, _ in own }
        for name in names { all["\(name).swift"] = "" }
        return try ProjectFolder(all)
    }

    @Test("unit tests of the program are known, those of another one and those from outside are not among them")
    func tests() throws {
        let folder = try folder([
            ("App", "application", "SDKROOT = iphoneos;"), ("Watch", "application", "SDKROOT = watchos;"),
            ("AppTests", "bundle.unit-test", "TEST_TARGET_NAME = App;"),
            ("WatchTests", "bundle.unit-test", "TEST_TARGET_NAME = Watch;"),
            ("AppUITests", "bundle.ui-testing", "TEST_TARGET_NAME = App;"),
        ])
        let program = try folder.program()
        #expect(program.modules.map(\.name) == ["App"] && program.tests.modules.map(\.name) == ["AppTests"])
        #expect(
            program.tests.notes == [
                "AppUITests uses the program from outside by XCUITest, which is Apple's, and is not run."
            ])
    }

    @Test("in a bare folder, tests lie in folders that are called so")
    func bareFolder() throws {
        let folder = try ProjectFolder([
            "Notes/App.swift": "import SwiftUI", "Notes/Tests/Sample.swift": "let sample = 1",
            "NotesTests/First.swift": "import Testing", "NotesTests/Helper.swift": "let helper = 1",
            "NotesUITests/Outside.swift": "import XCTest",
        ])
        let program = try folder.program()
        #expect(
            program.modules.flatMap(\.sources).map { ($0 as NSString).lastPathComponent } == [
                "App.swift", "Sample.swift",
            ])
        #expect(program.tests.modules.map(\.name) == ["NotesTests"] && program.tests.modules[0].sources.count == 2)
        #expect(program.tests.notes.count == 1)
    }

    @Test("of several apps one that runs on computers, tablets or phones is taken before one for a watch")
    func nearestDevice() throws {
        let folder = try folder([
            ("Watch", "application", "SDKROOT = watchos;"), ("TV", "application", "SDKROOT = appletvos;"),
            ("Phone", "application", "SDKROOT = iphoneos;"), ("Mac", "application", "SDKROOT = macosx;"),
        ])
        let program = try folder.program()
        #expect(program.name == "Phone")
        #expect(
            program.notes == [
                "All.xcodeproj has several apps; this is Phone, and --scheme takes another: Watch, TV, Mac."
            ])
        #expect(try folder.program(scheme: "Watch").name == "Watch")
    }

    @Test("the scheme with the project's name, or the only one for an app, is run where none is named")
    func usualScheme() throws {
        let apps = [("One", "application", ""), ("Two", "application", "")]
        let place = "All.xcodeproj/xcshareddata/xcschemes/"
        let named = try folder(
            apps, [place + "All.xcscheme": scheme("Two", "all"), place + "Other.xcscheme": scheme("One", "other")])
        #expect(try named.program().name == "Two")
        #expect(try named.program().environment == ["IS": "all"])
        #expect(try named.program().arguments == ["-a", "b"])
        #expect(try named.program().modules[0].options.languageMode == "6")
        let only = try folder(apps, [place + "Other.xcscheme": scheme("Two", "other")])
        #expect(try only.program().name == "Two")
        #expect(try only.program().environment == ["IS": "other"])
        let several = try folder(
            apps, [place + "A.xcscheme": scheme("One", "a"), place + "B.xcscheme": scheme("Two", "b")])
        #expect(try several.program().name == "One")
        #expect(try several.program().environment == [:])
    }

    @Test("a project of a library has nothing to run, but previews and a check")
    func library() throws {
        let folder = try folder([("Kit", "framework", "")])
        #expect(
            throws: ProjectFailure(
                "\(folder.url.path)/All.xcodeproj has no app to run; its targets are Kit; "
                    + "martlet previews shows their views")
        ) { try folder.program() }
        guard case .program(let program) = try ProgramFinder.find(folder.url.path, scheme: nil, takesLibrary: true)
        else {
            Issue.record("no program")
            return
        }
        #expect(folder.relative(program.sources) == ["Kit.swift"])
    }
}
