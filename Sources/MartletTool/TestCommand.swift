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
        let builder = try ProgramBuilder(
            program: program, kit: kit, purpose: .tests, say: Terminal.say, note: Terminal.note)
        if case .failed(let diagnostics) = try builder.build() {
            Terminal.show(diagnostics)
            return 1
        }
        return try runTests(
            builder.executable, of: program.tests.modules.flatMap(\.sources), environment: program.environment,
            filter: ["--testing-library", "xctest"] + filter)
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
        return try runTests(
            package.testExecutable, of: package.sources, environment: package.environment,
            filter: Array(filter.suffix(1)))
    }

    /// Runs the tests of XCTest, and then those of Swift Testing.
    ///
    /// - Parameter filter: How XCTest is told which.
    private func runTests(
        _ executable: String, of sources: [String], environment: [String: String], filter: [String]
    ) throws -> Int32 {
        let words = ["--testing-library", "swift-testing"] + self.filter + arguments.rest
        guard sources.contains(where: { Self.imports("XCTest", $0) }) else {
            try Command.become(executable, words, environment: environment)
        }
        let old = try Command.run(executable, filter, environment: environment, onLine: { print($0) }).status
        guard sources.contains(where: { Self.imports("Testing", $0) }) else { return old }
        let new = try Command.run(executable, words, environment: environment, onLine: { print($0) }).status
        // A filter may be for tests of one of the two alone.
        if new == EX_UNAVAILABLE { return old }
        return old == EX_UNAVAILABLE ? new : max(old, new)
    }

    private var filter: [String] { arguments.options["filter"].map { ["--filter", $0] } ?? [] }

    private static func imports(_ module: String, _ path: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: path),
            let line = try? Regex("(?m)^\\s*(@testable\\s+)?import \(module)\\b")
        else { return false }
        return String(decoding: data, as: UTF8.self).contains(line)
    }
}
