import Foundation
import Testing

@testable import MartletProjects

@Suite("What a check reports")
struct CheckReportTests {
    private func report(
        _ sources: [String: String], _ output: String, missing: [String: [Diagnostic]] = [:], notes: [String] = [],
        lacking: Set<String>? = nil
    )
        throws -> (CheckReport, ProjectFolder)
    {
        let folder = try ProjectFolder(sources)
        let text = output.replacingOccurrences(of: "…", with: folder.url.path)
        var result = ProgramChecker.Result(diagnostics: Diagnostic.parse(text), missingModules: missing, notes: notes)
        result.missingModules = missing
        let report = CheckReport(
            program: "App", sources: sources.keys.sorted().map { "\(folder.url.path)/\($0)" }, result: result,
            notes: [],
            missing: { lacking.map($0.intersection) ?? $0 })
        return (report, folder)
    }

    @Test("causes are told apart by what is missing, and counted; what the compiler repeats counts once")
    func kinds() throws {
        let (report, _) = try report(
            ["A.swift": "struct Own {}\n"],
            """
            …/A.swift:1:1: error: cannot find type 'UIColor' in scope
            …/A.swift:1:1: error: cannot find type 'UIColor' in scope
            …/A.swift:2:1: error: cannot find 'UIScreen' in scope
            …/A.swift:3:1: error: value of type 'some View' has no member 'glassEffect'
            …/A.swift:4:1: error: cannot find 'NSLinguisticTagger' in scope
            …/A.swift:5:1: error: value of type 'URLSession' has no member 'bytes'
            …/A.swift:6:1: error: cannot find 'nowhere' in scope
            …/A.swift:7:1: error: value of type 'Own' has no member 'x'
            """)
        #expect(report.count == 7)
        #expect(
            report.findings.map { "\($0.kind) \($0.name) \($0.places.count)" } == [
                "framework UIKit 2", "swiftUI .glassEffect 1", "foundation NSLinguisticTagger 1",
                "foundation URLSession.bytes 1", "program Own.x 1", "program nowhere 1",
            ])
    }

    @Test("nothing that is here is told to be written otherwise")
    func present() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources/MartletFoundation").standardized
        var here: Set<String> = ["NSKeyedArchiver", "NSObjectProtocol", "ByteCountFormatStyle"]
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            let declarations = text.matches(of: /(?m)^(?:public|open) (?:final )?(?:class|struct|enum|func|let) (\w+)/)
            here.formUnion(declarations.map { String($0.output.1) })
        }
        #expect(here.isSuperset(of: ["RelativeDateTimeFormatter", "MeasurementFormatter", "autoreleasepool"]))
        #expect(AppleNames.foundation.keys.filter(here.contains) == [])
    }

    @Test("what says itself that it is not there is of its framework, with its own reason")
    func unavailable() throws {
        let (report, _) = try report(
            ["A.swift": "struct A {\n    @Query private var x: Int\n}\n", "B.swift": "\n"],
            """
            …/B.swift:1:1: error: 'UISceneSession' is unavailable: Use WindowGroup.
            …/A.swift:2:6: error: unknown attribute 'Query'
            …/A.swift:2:9: error: 'modelContext' is unavailable: SwiftData is not here.
            …/B.swift:3:1: error: 'UIWindow' initializer is inaccessible due to 'private' protection level
            …/B.swift:4:1: error: 'A' initializer is inaccessible due to 'private' protection level
            …/B.swift:5:1: error: cannot find 'SHA256' in scope
            """, missing: ["SwiftData": []])
        #expect(
            report.findings.map { "\($0.kind) \($0.name) \($0.places.count) \($0.followOns.count)" } == [
                "framework SwiftData 2 1", "framework CryptoKit 1 0", "framework UISceneSession 1 0",
                "swiftUI UIWindow.init 1 0",
            ])
        #expect(report.findings[2].advice == "Use WindowGroup. Else put it into #if !os(Linux).")
    }

    @Test("an error that follows from a missing name is folded under it, one of its own is not")
    func followOns() throws {
        let (report, _) = try report(
            [
                "A.swift": "struct A {\n    var x: Missing\n    var y = f(x)\n}\n\nfunc own() -> Int {\n    \"a\"\n}\n",
                "B.swift": "let b = use(own2)\n", "C.swift": "@Gone\nclass Book {\n}\n",
                "D.swift": "let d = show(Book())\n",
            ],
            """
            …/A.swift:2:12: error: cannot find type 'Missing' in scope
            …/A.swift:3:13: error: generic parameter 'T' could not be inferred
            …/A.swift:7:5: error: cannot convert return expression of type 'String' to return type 'Int'
            …/C.swift:1:2: error: unknown attribute 'Gone'
            …/D.swift:1:9: error: global function 'show' requires that 'Book' conform to 'Observable'
            """)
        #expect(
            report.findings.map { "\($0.name) \($0.places.count)+\($0.followOns.count)" } == [
                "@Gone 1+1", "Missing 1+1", "cannot convert return expression of type … to return type … 1+0",
            ])
    }

    @Test("a module that no package gave is named with the package's own reason")
    func packages() throws {
        let place = Diagnostic(
            file: "/a.swift", line: 1, column: 1, severity: .error, message: "no such module 'Trees'")
        let (report, _) = try report(
            ["A.swift": ""], "", missing: ["Trees": [place]],
            notes: ["The package Trees cannot be fetched from https://example.org/Trees.git: no route"])
        #expect(report.findings.map(\.kind) == [.package])
        #expect(report.findings[0].advice.contains("cannot be fetched"))
    }

    @Test("lines that Linux does not compile import nothing")
    func conditions() {
        let reader = SourceConditions(conditions: ["DEBUG"]) { $0 == "Foundation" }
        let text = """
            import A
            #if os(iOS) || targetEnvironment(simulator)
            import B
            #elseif canImport(Foundation) && !(RELEASE)
            import C
            #if !DEBUG
            import D
            #else
            import E // still
            #endif
            #else
            import F
            #endif
            #if swift(>=5.9) && os(Linux)
            import G
            #endif
            """
        #expect(
            reader.activeLines(of: text).compactMap { ImportedModules.imported($0.text) } == ["A", "C", "E", "G"])
    }

    @Test("imports are found in every form")
    func imports() {
        let lines = [
            "import A", "  @testable import B", "@preconcurrency public import C", "import struct D.Thing",
            "// import E", "let important = 1",
        ]
        #expect(lines.map { ImportedModules.imported($0[...]) } == ["A", "B", "C", "D", nil, nil])
    }

    @Test("a name that is missing because its file is in another language is told from that file")
    func foreign() {
        let sorter = DiagnosticSorter(
            missingModules: [], packageNotes: [], declared: [], foreign: ["/a/Legacy.m", "/a/List.c"],
            missing: { $0 })
        #expect(
            sorter.cause(of: "cannot find 'Legacy' in scope")?.advice
                == "It is in Legacy.m, which is left out because it is no Swift; write it in Swift for Linux.")
        #expect(sorter.cause(of: "cannot find type 'Other' in scope")?.advice == DiagnosticSorter.own)
    }

    @Test("where the compiler gives up, the names that Martlet lacks are found in what it gives up on")
    func givingUp() throws {
        let source = """
            struct Page: View {
                var body: some View {
                    VStack {
                        Text("A").own().symbolColorRenderingMode(.flat)
                        Text("B").hoverEffect(.lift)
                    }
                }
                var other: some View { Text("C").scrollBounceBehavior(.always) }
            }
            extension View { func own() -> some View { self } }

            """
        let output = "…/A.swift:2:15: error: the compiler is unable to type-check this expression in reasonable time\n"
        let (report, _) = try report(
            ["A.swift": source], output, lacking: ["hoverEffect", "own", "scrollBounceBehavior"])
        #expect(report.findings.map { "\($0.kind) \($0.name)" } == ["swiftUI hoverEffect"])
        let (other, _) = try self.report(["A.swift": source], output, lacking: [])
        #expect(other.findings.map { "\($0.kind) \($0.name)" } == ["program The compiler gives up"])
    }

    @Test("a member that a type of Martlet's lacks is Martlet's to have, one of a type nobody knows is the program's")
    func members() throws {
        let output = """
            …/A.swift:1:1: error: type 'ContentShapeKinds' has no member 'hoverEffect'
            …/A.swift:1:9: error: type 'Session' has no member 'upload'
            """
        let (report, _) = try report(["A.swift": "\n"], output, lacking: ["Session"])
        #expect(
            report.findings.map { "\($0.kind) \($0.name)" } == [
                "swiftUI ContentShapeKinds.hoverEffect", "program Session.upload",
            ])
    }

    @Test("errors in a property follow from the members in it that nothing has, and those of other properties do not")
    func unknownMembers() throws {
        let source = """
            struct A: View {
                var body: some View {
                    List(items) { Text($0) }
                        .font(.captoin)
                        .toolbarFantasy(.all)
                }
                var other: some View { Text(items) }
            }

            """
        let folder = try ProjectFolder(["A.swift": source])
        let file = "\(folder.url.path)/A.swift"
        func place(_ line: Int, _ message: String) -> Diagnostic {
            Diagnostic(file: file, line: line, column: 9, severity: .error, message: message)
        }
        var result = ProgramChecker.Result()
        let error = "cannot convert value 'items' of type '[String]' to expected type 'Binding<[String]>'"
        result.diagnostics = [place(3, error), place(7, error)]
        result.unknownMembers = [
            place(4, "nothing has a member 'captoin'"), place(5, "nothing has a member 'searchable'"),
        ]
        let report = CheckReport(program: "App", sources: [file], result: result, notes: [], missing: { $0 })
        #expect(
            report.findings.map { "\($0.kind) \($0.name) \($0.places.map(\.line)) \($0.followOns.count)" } == [
                "swiftUI .searchable [5] 0", "program .captoin [4] 1",
                "program cannot convert value … of type … to expected type … [7] 0",
            ])
    }

    @Test("a type that is refused says why, also where the compiler stumbles over what it is given")
    func refused() throws {
        let folder = try ProjectFolder(["A.swift": "let a = NSThing(b: 1)\nlet c = Own(d: 1)\n"])
        let file = "\(folder.url.path)/A.swift"
        var result = ProgramChecker.Result()
        result.diagnostics = [1, 2].map {
            Diagnostic(
                file: file, line: $0, column: 16, severity: .error,
                message: "argument passed to call that takes no arguments")
        }
        result.refusals = ["NSThing": "There is no AppKit: use Thing."]
        let report = CheckReport(
            program: "App", sources: [file], result: result, notes: [], missing: { $0 })
        #expect(
            report.findings.map { "\($0.kind) \($0.name) \($0.places.map(\.line))" } == [
                "framework NSThing [1]", "program argument passed to call that takes no arguments [2]",
            ])
        #expect(report.findings[0].advice == "There is no AppKit: use Thing. Else put it into #if !os(Linux).")
    }

    @Test("names of AppKit are its own, and each that says what to do instead is told by itself")
    func appKit() throws {
        let (report, _) = try report(
            ["A.swift": "\n"],
            """
            …/A.swift:1:1: error: cannot find type 'NSRulerView' in scope
            …/A.swift:2:1: error: 'NSOpenPanel' is unavailable: There is no AppKit on Linux: use fileImporter.
            …/A.swift:2:9: error: type '_RefusedMember' has no member 'sidebar'
            …/A.swift:3:1: error: 'MenuBarExtra' is unavailable: Icons are not here: use a WindowGroup.
            """, missing: ["AppKit": []])
        #expect(
            report.findings.map { "\($0.kind) \($0.name) \($0.places.count) \($0.followOns.count)" } == [
                "framework NSOpenPanel 1 1", "framework AppKit 1 0", "swiftUI MenuBarExtra 1 0",
            ])
        let text = report.text(in: "/")
        #expect(text.contains("use fileImporter. Else put it"))
        #expect(!text.contains("is unavailable"))
    }

    @Test("what is wrong on every system is to be mended, and not to be left out on Linux")
    func plain() throws {
        let (report, _) = try report(
            ["A.swift": "\n"],
            """
            …/A.swift:1:9: error: consecutive statements on a line must be separated by ';'
            …/A.swift:2:1: error: expected expression
            …/A.swift:3:1: error: type 'A' does not conform to protocol 'B'
            """)
        #expect(
            report.findings.map(\.advice) == [
                "Mend the line; it is so on every system.", "Mend the line; it is so on every system.",
                "Mend the line, or, where Linux alone refuses it, put it into #if !os(Linux).",
            ])
        #expect(
            ["3.0", "4.0", "4.2", "6.0"].map { SwiftOptions(["-swift-version", $0]).languageMode } == [
                "4", "4", "4.2", "6",
            ])
    }
}
