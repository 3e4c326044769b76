import Foundation
import Testing

@testable import MartletProjects

@Suite("What a project names and does not have")
struct AbsentPartsTests {
    private func report(
        _ text: String, _ absent: AbsentParts, missing: [String] = [], _ output: String, unknown: [String] = []
    ) throws -> CheckReport {
        let folder = try ProjectFolder(["A.swift": text])
        let file = "\(folder.url.path)/A.swift"
        var result = ProgramChecker.Result()
        result.diagnostics = Diagnostic.parse(output.replacingOccurrences(of: "…", with: file))
        result.unknownMembers = Diagnostic.parse(
            unknown.map { $0.replacingOccurrences(of: "…", with: file) }.joined(separator: "\n"))
        for (line, module) in missing.enumerated() {
            result.missingModules[module] = [
                Diagnostic(
                    file: file, line: line + 1, column: 1, severity: .error, message: "no such module '\(module)'")
            ]
        }
        return CheckReport(
            program: "App", sources: [file], absent: absent, result: result, notes: [], missing: { $0 })
    }

    private func lines(_ report: CheckReport) -> [String] {
        report.findings.map { "\($0.kind) \($0.name) \($0.places.count)+\($0.followOns.count)" }
    }

    @Test("pods and binary frameworks say why they are not there, and names go with the one that they may come from")
    func packages() throws {
        var absent = AbsentParts()
        absent.pods = ["Alamofire", "Kingfisher"]
        absent.podsFolder = "/p/Pods"
        absent.binaries = ["Foo": "Vendor/Foo.xcframework"]
        let report = try report(
            "import Alamofire\nimport Foo\nimport Kingfisher\n", absent, missing: ["Alamofire", "Foo", "Kingfisher"],
            """
            …:5:1: error: cannot find 'AF' in scope
            …:6:1: error: cannot find 'KFImage' in scope
            …:7:1: error: cannot find type 'FooView' in scope
            …:8:1: error: cannot find 'other' in scope
            """)
        #expect(
            lines(report) == [
                "package Alamofire 1+1", "package Foo 1+1", "package Kingfisher 1+1", "program other 1+0",
            ])
        #expect(report.findings[0].advice.hasPrefix("It is a pod, and /p/Pods is not there; run pod install"))
        #expect(report.findings[1].advice.hasPrefix("Vendor/Foo.xcframework is a binary framework of Apple's systems"))
    }

    @Test("a name may come from the file of its name that is not there, or from another one")
    func sources() throws {
        var absent = AbsentParts()
        absent.sources = ["Secrets.swift", "R.swift"]
        let report = try report(
            "", absent, "…:1:1: error: cannot find 'Secrets' in scope\n…:2:1: error: cannot find 'Keys' in scope\n")
        #expect(
            report.findings.map(\.advice) == [
                "It may come from a file that is not there: Secrets.swift, R.swift; have them made as Xcode does, or write "
                    + "them by hand.",
                "It may come from Secrets.swift, which is not there; have it made as Xcode does, or write it by hand.",
            ])
    }

    @Test("the classes of Core Data's entities and what follows from them have the framework as their cause")
    func entities() throws {
        var absent = AbsentParts()
        absent.entities = ["Item": "Notes.xcdatamodeld"]
        let source = """
            import CoreData
            struct A {
                @FetchRequest var items: FetchedResults<Item>
                var b: Any { items.map { context.delete($0.time!) } }
            }
            """
        let report = try report(
            source, absent, missing: ["CoreData"],
            """
            …:3:6: error: 'FetchRequest' is unavailable: Core Data is a framework of Apple's systems.
            …:3:45: error: cannot find type 'Item' in scope
            …:4:38: error: value of type 'Any' has no member 'delete'
            …:4:40: error: cannot force unwrap value of non-optional type 'Binding<Subject>'
            """)
        #expect(lines(report) == ["framework CoreData 3+2"])
    }

    @Test("a member of a type that is refused goes with the type, and is told once")
    func refused() throws {
        let report = try report(
            "let a = ShaderLibrary.ripple\n", AbsentParts(),
            """
            …:1:9: error: 'ShaderLibrary' is unavailable: Shaders are not here.
            …:1:23: error: type 'ShaderLibrary' has no member 'ripple'
            …:1:30: error: generic parameter 'T' could not be inferred
            """, unknown: ["…:1:23: error: nothing has a member 'ripple'"])
        #expect(lines(report) == ["swiftUI ShaderLibrary 1+2"])
    }

    @Test("a project's binary frameworks, pods, models and missing sources are read")
    func project() throws {
        let folder = try ProjectFolder([
            "App.swift": "", "Podfile": "target 'App' do\n  pod 'Alamofire', '~> 5'\n  pod \"Some-Pod/Core\"\nend\n",
            "Foo.xcframework/Info.plist": "",
            "N.xcdatamodeld/N.xcdatamodel/contents":
                "<model><entity name='Item' representedClassName='.Item'/><entity name='Tag'/></model>",
            "App.xcodeproj/project.pbxproj": PBXProjectText(
                sources: ["B1", "B2", "B4"], frameworks: ["B3", "B5"],
                objects: """
                    		B1 = {isa = PBXBuildFile; fileRef = F1; };
                    		B2 = {isa = PBXBuildFile; fileRef = F2; };
                    		B3 = {isa = PBXBuildFile; fileRef = F3; };
                    		B4 = {isa = PBXBuildFile; fileRef = F4; };
                    		B5 = {isa = PBXBuildFile; fileRef = F5; };
                    		F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
                    		F2 = {isa = PBXFileReference; path = Secrets.swift; sourceTree = "<group>"; };
                    		F3 = {isa = PBXFileReference; path = Foo.xcframework; sourceTree = "<group>"; };
                    		F4 = {isa = PBXFileReference; path = N.xcdatamodeld; sourceTree = "<group>"; };
                    		F5 = {isa = PBXFileReference; path = System/Library/Frameworks/UIKit.framework; sourceTree = SDKROOT; };
                    """, groupChildren: ["F1", "F2", "F3", "F4"]
            ).text,
        ])
        let program = try folder.program()
        var expected = AbsentParts()
        expected.sources = ["Secrets.swift"]
        expected.binaries = ["Foo": "Foo.xcframework"]
        expected.pods = ["Alamofire", "Some_Pod"]
        expected.podsFolder = folder.url.path + "/Pods"
        expected.entities = ["Item": "N.xcdatamodeld", "Tag": "N.xcdatamodeld"]
        #expect(program.absent == expected)
        #expect(
            program.notes.contains(
                "Foo.xcframework of the target App is a binary framework of Apple's systems, which Linux cannot link; "
                    + "the rest is built without."))
    }
}
