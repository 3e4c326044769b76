import Foundation
import Testing

@testable import MartletProjects

@Suite("What a path holds")
struct ProgramFinderTests {
    @Test("a folder of Swift files is a program with its pictures")
    func bareFolder() throws {
        let folder = try ProjectFolder([
            "Hello/App.swift": "", "Hello/Views/Row.swift": "", "Hello/Assets.xcassets/Contents.json": "{}",
        ])
        let program = try folder.program("Hello")
        #expect(program.name == "Hello")
        #expect(folder.relative(program.sources) == ["Hello/App.swift", "Hello/Views/Row.swift"])
        #expect(program.resources.map(\.destination) == ["Assets.xcassets"])
    }

    @Test("a folder with several beginnings is refused with their places; marks in comments and strings are none")
    func beginnings() throws {
        let folder = try ProjectFolder([
            "Two/A.swift": "@main struct A {}", "Two/Inner/main.swift": "",
            "One/A.swift": "  @main\nstruct A {}", "One/B.swift": "// @main\nlet a = \"@main\"\n@mainActor func f() {}",
            "One/C.swift": "#if os(macOS)\n@main struct C {}\n#endif\n",
        ])
        #expect(
            throws: ProjectFailure(
                "\(folder.url.path)/Two has 2 programs, which begin in A.swift and Inner/main.swift; "
                    + "give a folder that has one of them")
        ) { try folder.program("Two") }
        let one = try folder.program("One")
        #expect(folder.relative(Beginnings.files(among: one.sources)) == ["One/A.swift"])
    }

    @Test("a bare folder has the Info.plist that stands highest in it, and no schemes")
    func bareInfo() throws {
        func list(_ value: String) -> String {
            "<plist version=\"1.0\"><dict><key>Own</key><string>\(value)</string></dict></plist>"
        }
        let folder = try ProjectFolder([
            "Hello/App.swift": "", "Hello/Inner/Info.plist": list("inner"),
            "Hello/Info.plist": list("$(PRODUCT_NAME)!"),
        ])
        let program = try folder.program("Hello")
        let info = try PropertyListSerialization.propertyList(from: program.info, format: nil) as? [String: String]
        #expect(info?["Own"] == "Hello!")
        #expect(info?["CFBundleIdentifier"] == "local.Hello")
        #expect(
            throws: ProjectFailure("\(folder.url.path)/Hello has no scheme named Two; it has Hello")
        ) { try folder.program("Hello", scheme: "Two") }
    }

    @Test("below a folder without a project a playground and a package with a program are found, a library is not")
    func deeper() throws {
        let library = "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])"
        let playground = ".iOSApplication(name: \"Trip\") import AppleProductTypes"
        let folder = try ProjectFolder([
            "One/Trip.swiftpm/Package.swift": playground, "One/Trip.swiftpm/App.swift": "",
            "One/Kit/Package.swift": library, "One/Kit/Sources/Kit/Kit.swift": "",
            "Two/app/Package.swift": "targets: [.executableTarget(name: \"App\")]", "Two/app/Sources/App/App.swift": "",
            "Two/Kit/Package.swift": library,
        ])
        #expect(try folder.program("One").name == "Trip")
        guard case .package(let package) = try ProgramFinder.find(folder.url.path + "/Two", scheme: nil) else {
            Issue.record("no package")
            return
        }
        #expect(folder.relative([package.path]) == ["Two/app"])
    }

    @Test("a playground is read from the text of its manifest")
    func playground() throws {
        let folder = try ProjectFolder([
            "My.swiftpm/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            import AppleProductTypes

            let package = Package(
                name: "Package name",
                defaultLocalization: "de",
                products: [
                    .iOSApplication(
                        name: "Stars", targets: ["AppModule"], bundleIdentifier: "org.example.stars",
                        displayVersion: "2.1", bundleVersion: "7", appIcon: .placeholder(icon: .star),
                        accentColor: .presetColor(.teal), additionalInfoPlistContentFilePath: "More.plist")
                ],
                dependencies: [.package(path: "../Kit"), .package(url: "https://example.org/A.git", "1.0.0"..<"2.0.0")],
                targets: [
                    .executableTarget(
                        name: "AppModule", dependencies: [.product(name: "A", package: "A")], path: ".",
                        resources: [.copy("Raw"), .process("Resources")],
                        swiftSettings: [.enableUpcomingFeature("BareSlashRegexLiterals"), .define("PLAY")])
                ]
            )
            """,
            "My.swiftpm/App.swift": "", "My.swiftpm/Resources/a.json": "",
            "My.swiftpm/Raw/Inner/b.txt": "",
            "My.swiftpm/More.plist": "<plist version=\"1.0\"><dict><key>Own</key><string>more</string></dict></plist>",
        ])
        let program = try folder.program("My.swiftpm")
        #expect(program.name == "Stars")
        #expect(program.modules[0].name == "AppModule")
        #expect(folder.relative(program.sources) == ["My.swiftpm/App.swift"])
        #expect(program.modules[0].options.languageMode == "5")
        #expect(program.modules[0].options.features == ["BareSlashRegexLiterals"])
        #expect(program.modules[0].hasModuleBundle)
        #expect(program.modules[0].options.conditions == ["DEBUG", "PLAY"])
        #expect(program.resources.map(\.destination).sorted() == ["Raw", "a.json"])
        #expect(program.packageProducts == [PackageProduct(name: "A", package: "a")])
        #expect(
            program.packages.map(\.source) == [
                .local(path: folder.url.path + "/Kit"),
                .remote(url: "https://example.org/A.git", requirement: "\"1.0.0\"..<\"2.0.0\""),
            ])
        let info = try PropertyListSerialization.propertyList(from: program.info, format: nil) as? [String: Any]
        #expect(info?["CFBundleShortVersionString"] as? String == "2.1")
        #expect(info?["CFBundleDevelopmentRegion"] as? String == "de")
        #expect(info?["NSAccentColorName"] as? String == "systemTealColor")
        #expect(info?["Own"] as? String == "more")
    }

    @Test("a workspace brings projects and packages together; what is not there is named")
    func workspace() throws {
        var project = PBXProjectText(sources: ["B1"])
        project.groupChildren = ["F1"]
        project.objects = """
            F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            B1 = {isa = PBXBuildFile; fileRef = F1; };
            """
        let folder = try ProjectFolder([
            "All.xcworkspace/contents.xcworkspacedata": """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
               <Group location = "container:Code" name = "Code">
                  <FileRef location = "group:App.xcodeproj"></FileRef>
               </Group>
               <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
               <FileRef location = "group:Kit"></FileRef>
            </Workspace>
            """,
            "Code/App.xcodeproj/project.pbxproj": project.text, "Code/App.swift": "", "Kit/Package.swift": "",
        ])
        let program = try folder.program()
        #expect(folder.relative(program.sources) == ["Code/App.swift"])
        #expect(program.packages == [PackageReference(source: .local(path: folder.url.path + "/Kit"))])
        #expect(
            program.notes == [
                "\(folder.url.path)/Pods/Pods.xcodeproj is not there: the pods were not installed; the app is built "
                    + "without them."
            ])
    }

    @Test("a scheme says target, configuration, arguments and environment")
    func scheme() throws {
        var project = PBXProjectText(sources: ["B1"])
        project.groupChildren = ["F1"]
        project.objects = """
            F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            B1 = {isa = PBXBuildFile; fileRef = F1; };
            """
        let folder = try ProjectFolder([
            "App.xcodeproj/project.pbxproj": project.text, "App.swift": "",
            "App.xcodeproj/xcshareddata/xcschemes/Staging.xcscheme": """
            <?xml version="1.0" encoding="UTF-8"?>
            <Scheme version = "1.7">
               <LaunchAction buildConfiguration = "Release">
                  <BuildableProductRunnable>
                     <BuildableReference BlueprintIdentifier = "APP" BlueprintName = "App"></BuildableReference>
                  </BuildableProductRunnable>
                  <CommandLineArguments>
                     <CommandLineArgument argument = "-name &quot;A B&quot;" isEnabled = "YES"></CommandLineArgument>
                     <CommandLineArgument argument = "-off" isEnabled = "NO"></CommandLineArgument>
                  </CommandLineArguments>
                  <EnvironmentVariables>
                     <EnvironmentVariable key = "SERVER" value = "staging" isEnabled = "YES"></EnvironmentVariable>
                  </EnvironmentVariables>
               </LaunchAction>
            </Scheme>
            """,
        ])
        let program = try folder.program(scheme: "Staging")
        #expect(program.arguments == ["-name", "A B"])
        #expect(program.environment == ["SERVER": "staging"])
        #expect(program.modules[0].options.languageMode == "4.2")
    }

    @Test("what cannot be opened is named in one sentence")
    func failures() throws {
        let folder = try ProjectFolder([
            "Empty/readme.txt": "", "One.swift": "", "Two/A.xcodeproj/project.pbxproj": "{",
            "Three/A.xcodeproj/x": "", "Many/a/A.xcodeproj/x": "", "Many/b/B.xcodeproj/x": "",
        ])
        let path = folder.url.path
        func failure(_ inner: String) -> String {
            do {
                _ = try folder.program(inner)
                return ""
            } catch {
                return "\(error)".replacingOccurrences(of: path, with: "…")
            }
        }
        #expect(failure("Nowhere") == "…/Nowhere is not there")
        #expect(failure("Empty") == "…/Empty has no project, no package and no Swift files in it")
        #expect(failure("One.swift") == "…/One.swift is one file; give the folder it is in")
        #expect(
            failure("Two")
                == "…/Two/A.xcodeproj/project.pbxproj cannot be read: "
                + "it ends in line 1, in the middle, and is not whole; take it from version control again")
        #expect(failure("Three") == "…/Three/A.xcodeproj has neither project.pbxproj nor project.xcproj in it")
        #expect(failure("Many") == "…/Many has several projects; give one of them: a/A.xcodeproj, b/B.xcodeproj")
    }
}
