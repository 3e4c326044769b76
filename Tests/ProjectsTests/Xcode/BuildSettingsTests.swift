import Foundation
import Testing

@testable import MartletProjects

@Suite("Build settings")
struct BuildSettingsTests {
    private func settings(_ levels: [String: String]..., configuration: String = "Debug") -> BuildSettings {
        BuildSettings(
            levels: levels, defaults: ["TARGET_NAME": "My App", "PRODUCT_NAME": "$(TARGET_NAME)"],
            configuration: configuration)
    }

    @Test("a level inherits from the next weaker one, by either name")
    func inherited() {
        let settings = settings(
            ["A": "1 $(inherited)", "B": "$(B) x"], ["A": "2 ${inherited}", "B": "y"], ["A": "3"])
        #expect(settings["A"] == "1 2 3")
        #expect(settings["B"] == "y x")
        #expect(settings["C"] == nil)
    }

    @Test("references have operators, defaults and references inside")
    func references() {
        let settings = settings([
            "NAME": "$(PRODUCT_NAME:c99extidentifier)", "ID": "org.$(PRODUCT_NAME:rfc1034identifier:lower)",
            "MISSING": "[$(NOTHING:default=other)]", "WHICH": "NAME", "NESTED": "$($(WHICH))",
        ])
        #expect(settings["NAME"] == "My_App")
        #expect(settings["ID"] == "org.my-app")
        #expect(settings["MISSING"] == "[other]")
        #expect(settings["NESTED"] == "My_App")
    }

    @Test("settings that refer to each other in a circle end empty instead of never")
    func circle() {
        let settings = settings(["A": "$(B)", "B": "$(A)"])
        #expect(settings["A"] == "")
    }

    @Test("of conditions macOS is taken before a device, and those of another platform never")
    func conditions() {
        let settings = settings([
            "A": "all", "A[sdk=iphoneos*]": "phone", "A[sdk=macosx*]": "mac", "B": "all",
            "B[sdk=iphonesimulator*]": "simulator", "C[sdk=iphoneos*]": "phone", "D[config=Debug]": "debug",
            "D[config=Release]": "release",
        ])
        #expect(settings["A"] == "mac")
        #expect(settings["B"] == "all")
        #expect(settings["C"] == "phone")
        #expect(settings["D"] == "debug")
    }

    @Test("lists are split at spaces that are not quoted")
    func lists() {
        #expect(
            settings(["A": "one \"two three\" fo\\ ur 'five six'"]).list("A") == [
                "one", "two three", "fo ur", "five six",
            ])
    }

    @Test("files of settings include others, have comments and stand between target and project")
    func configurationFiles() throws {
        var project = PBXProjectText(sources: ["B1"])
        project.groupChildren = ["F1", "F2"]
        project.objects = """
            F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
            B1 = {isa = PBXBuildFile; fileRef = F1; };
            """
        project.projectSettings =
            "SWIFT_VERSION = 5.0; MARKETING_VERSION = 1.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = PROJECT;"
        project.targetSettings =
            "PRODUCT_NAME = \"$(TARGET_NAME)\"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = (\"$(inherited)\", TARGET);"
        let text = project.text.replacingOccurrences(
            of: "CTD = {isa = XCBuildConfiguration;",
            with: "CTD = {isa = XCBuildConfiguration; baseConfigurationReference = F2;")
        let folder = try ProjectFolder([
            "App.xcodeproj/project.pbxproj": text, "App.swift": "",
            "Config/App.xcconfig": """
            #include "Common.xcconfig" // shared
            #include? "Missing.xcconfig"
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) FILE // more
            MARKETING_VERSION[config=Debug] = 3.0
            """,
            "Config/Common.xcconfig": "SWIFT_VERSION = 6.0\nMARKETING_VERSION = 2.0\n",
        ])
        let program = try folder.program()
        #expect(program.modules[0].options.languageMode == "6")
        #expect(program.modules[0].options.conditions == ["PROJECT", "FILE", "TARGET"])
        let info = try PropertyListSerialization.propertyList(from: program.info, format: nil) as? [String: Any]
        #expect(info?["CFBundleShortVersionString"] as? String == "3.0")
        // One that is not there yet may come.
        let watched = program.watchedPaths.map { ($0 as NSString).lastPathComponent }
        #expect(watched.filter { $0.hasSuffix("xcconfig") } == ["App.xcconfig", "Common.xcconfig", "Missing.xcconfig"])
    }

    @Test("settings of the compiler become its arguments")
    func options() {
        let options = SwiftOptions(
            settings([
                "SWIFT_VERSION": "5.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG BETA",
                "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor", "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES",
                "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "YES",
                "OTHER_SWIFT_FLAGS": "-D EXTRA -Xlinker -lx -DMORE",
            ]))
        #expect(
            options.arguments == [
                "-swift-version", "5", "-DDEBUG", "-DBETA", "-DEXTRA", "-DMORE", "-default-isolation", "MainActor",
                "-enable-upcoming-feature", "ExistentialAny", "-enable-bare-slash-regex",
            ])
    }

    @Test("regular expressions between slashes are read in projects and bare folders, unless a project says no")
    func slashes() throws {
        func isRead(_ settings: [String: String]) -> Bool {
            SwiftOptions(self.settings(settings)).arguments.contains("-enable-bare-slash-regex")
        }
        #expect(isRead(["SWIFT_VERSION": "5.0"]))
        #expect(!isRead(["SWIFT_VERSION": "5.0", "SWIFT_ENABLE_BARE_SLASH_REGEX": "NO"]))
        // The mode has them anyway.
        #expect(!isRead(["SWIFT_VERSION": "6.0"]))
        let folder = try ProjectFolder(["App/App.swift": ""])
        #expect(try folder.program("App").modules[0].options.hasBareSlashRegex)
    }
}
