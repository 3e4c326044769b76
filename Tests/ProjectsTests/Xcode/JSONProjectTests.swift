import Foundation
import Testing

@testable import MartletProjects

@Suite("Projects as JSON")
struct JSONProjectTests {
    private let text = """
        {
          // Written by Xcode 27
          "configurations": ["Debug", {"name": "Release"}],
          "default-configuration": "Release",
          "localizations": {"development": "en", "supported": ["en", "de"]},
          "build-settings": {"SWIFT_VERSION": "6.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS[config=Debug]": ["DEBUG", "$(inherited)"]},
          "files": [
            {"kind": "folder", "path": "App", "target-membership": ["App"],
             "membership-exceptions": [{"target": "App", "exclusions": ["Old.swift"]}, {"target": "Kit", "inclusions": ["Shared.swift"]}],
             "opaque-folders": ["Data"]},
            {"kind": "group", "path": "Kit", "children": [
              {"path": "Kit.swift", "target-membership": ["Kit/compile-sources"]},
              {"path": "<PROJECT>/Extra.swift", "target-membership": [{"build-phase": "Kit/compile-sources"}]},
            ]},
            {"kind": "variant-group", "name": "Main.strings", "children": [
              {"name": "de", "path": "de.lproj/Main.strings"}], "target-membership": ["App/resources"]},
            {"path": "Kit.framework", "target-membership": ["App/frameworks"]},
          ],
          "targets": [
            {"name": "App", "id": "1", "kind": "native", "product": "Products/App.app", "product-type": "application",
             "build-phases": ["compile-sources", "frameworks", "resources"], "dependencies": ["Kit"],
             "package-product-members": [{"package": "Trees", "product-name": "Trees", "build-phase": {"build-phase": "frameworks"}}],
             "build-settings": {"PRODUCT_NAME": "My App", "PRODUCT_BUNDLE_IDENTIFIER": "org.example.app"}},
            {"name": "Kit", "id": "2", "kind": "native", "product": "Products/Kit.framework", "product-type": "framework",
             "build-phases": ["compile-sources"]},
          ],
          "packages": [
            {"kind": "remote", "repository": "https://example.org/Trees.git", "version": {"up-to-next-major-version": "1.2.0"}},
            {"kind": "local", "path": "Packages/Local"},
          ],
        }
        """

    private var files: [String: String] {
        [
            "App.xcodeproj/project.xcproj": text, "App/App.swift": "", "App/Old.swift": "", "App/Shared.swift": "",
            "App/Data/a.json": "", "Kit/Kit.swift": "", "Extra.swift": "", "de.lproj/Main.strings": "",
        ]
    }

    @Test("a phase of the target has what a folder gives it by name")
    func phases() throws {
        let more = text.replacing(
            "{\"target\": \"Kit\", \"inclusions\": [\"Shared.swift\"]}",
            with: "{\"build-phase\": \"App/copy/Papers\", \"inclusions\": [\"Old.swift\"]}")
        let folder = try ProjectFolder(files.merging(["App.xcodeproj/project.xcproj": more]) { $1 })
        #expect(
            Set(try folder.program().resources.map(\.destination)) == ["Data", "Old.swift", "de.lproj/Main.strings"])
    }

    @Test("targets, folders, groups, languages and packages are found, with comments and trailing commas")
    func whole() throws {
        let folder = try ProjectFolder(files)
        let program = try folder.program()
        #expect(program.name == "My App")
        #expect(program.modules.map(\.name) == ["Kit", "My_App"])
        #expect(folder.relative(program.modules[0].sources) == ["App/Shared.swift", "Extra.swift", "Kit/Kit.swift"])
        #expect(folder.relative(program.modules[1].sources) == ["App/App.swift", "App/Shared.swift"])
        #expect(program.modules[1].resources.map(\.destination) == ["Data", "de.lproj/Main.strings"])
        #expect(program.modules[1].options.languageMode == "6")
        #expect(program.modules[1].options.conditions == ["DEBUG"])
        #expect(
            program.packages.map(\.source) == [
                .remote(url: "https://example.org/Trees.git", requirement: "from: \"1.2.0\""),
                .local(path: folder.url.path + "/Packages/Local"),
            ])
        #expect(program.packageProducts == [PackageProduct(name: "Trees", package: "trees")])
    }

    @Test("a capability that is not known stops, and so do two formats at once")
    func refusals() throws {
        let folder = try ProjectFolder(files)
        try folder.write("{}", to: "App.xcodeproj/project.pbxproj")
        #expect(
            throws: ProjectFailure(
                "\(folder.url.path)/App.xcodeproj has both project.pbxproj and project.xcproj, which Xcode refuses; "
                    + "remove the older one")
        ) { try folder.program() }
        let newer = try ProjectFolder([
            "App.xcodeproj/project.xcproj": "{\"required-capabilities\": [\"time-travel\"], \"files\": []}"
        ])
        #expect(
            throws: ProjectFailure(
                "\(newer.url.path)/App.xcodeproj/project.xcproj asks for \"time-travel\", which this version of martlet "
                    + "does not know")
        ) { try newer.program() }
    }
}
