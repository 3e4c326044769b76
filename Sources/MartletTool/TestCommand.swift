import Foundation
import MartletProjects

/// `martlet test`: builds the tests of a program and becomes what runs them.
struct TestCommand {
    private let arguments: Arguments

    init(_ arguments: Arguments) { self.arguments = arguments }

    func run() throws -> Int32 {
        let path = arguments.positional.first ?? "."
        let kit = try Kit.find(say: Terminal.say)
        switch try ProgramFinder.find(path, scheme: arguments.options["scheme"], takesLibrary: true) {
        case .program(let program): return try run(program, kit)
        case .package(let folder): return try run(packageAt: folder, kit)
        }
    }

    private func run(_ program: Program, _ kit: Kit) throws -> Int32 {
        (program.notes + program.tests.notes).forEach(Terminal.note)
        guard !program.tests.modules.isEmpty else {
            throw ProjectFailure(
                "\(program.origin.path) has no tests; a target of unit tests or a package has some, see Docs/testing.md"
            )
        }
        let old = program.tests.modules.flatMap(\.sources).filter(Self.usesXCTest)
        if !old.isEmpty {
            Terminal.note(
                "\(Self.names(old)) \(old.count == 1 ? "uses" : "use") XCTest, of which nothing is run; "
                    + "tests of Swift Testing are.")
        }
        let builder = try ProgramBuilder(
            program: program, kit: kit, purpose: .tests, say: Terminal.say, note: Terminal.note)
        if case .failed(let diagnostics) = try builder.build() {
            Terminal.show(diagnostics)
            return 1
        }
        try Command.become(builder.executable, words, environment: program.environment)
    }

    private func run(packageAt folder: URL, _ kit: Kit) throws -> Int32 {
        let package = try PackageProgram(
            folder: folder, wanted: nil, takesLibrary: true, kit: kit, say: Terminal.say)
        guard package.hasTests else {
            throw ProjectFailure("\(folder.path) has no target of tests; Docs/testing.md shows one")
        }
        let diagnostics = try package.buildTests()
        if !diagnostics.isEmpty {
            Terminal.show(diagnostics)
            return 1
        }
        let environment = package.environment
        if package.sources.contains(where: Self.usesXCTest) {
            let names = arguments.options["filter"].map { [$0] } ?? []
            let result = try Command.run(
                package.testExecutable, names, environment: environment, onLine: { print($0) })
            if !result.isSuccess { return result.status }
        }
        try Command.become(
            package.testExecutable, ["--testing-library", "swift-testing"] + words, environment: environment)
    }

    private var words: [String] {
        (arguments.options["filter"].map { ["--filter", $0] } ?? []) + arguments.rest
    }

    private static func usesXCTest(_ path: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: path) else { return false }
        return String(decoding: data, as: UTF8.self).contains(/(?m)^\s*(@testable\s+)?import XCTest\b/)
    }

    private static func names(_ paths: [String]) -> String {
        paths.map { ($0 as NSString).lastPathComponent }.joined(separator: ", ")
    }
}
