import Foundation
import MartletProjects

/// A program that was found and built, whatever it came as.
struct BuiltProgram {
    let name: String
    let executable: String
    let arguments: [String]
    let environment: [String: String]
    let cache: CacheFolder

    /// Builds what the arguments name; nil where it has errors.
    ///
    /// - Parameters:
    ///   - found: is given the files and folders whose change makes another program, also where this one has errors.
    ///   - isForPreviews: whether what has no beginning of its own is built, too.
    ///   - report: is given what the compiler says of the errors.
    init?(
        _ arguments: Arguments, isForPreviews: Bool = false, found isFound: ([String]) -> Void = { _ in },
        report: ([Diagnostic]) -> Void = { Terminal.show($0) }
    ) throws {
        let scheme = arguments.options["scheme"]
        var found = try ProgramFinder.find(
            arguments.positional.first ?? ".", scheme: scheme, takesLibrary: isForPreviews)
        if isForPreviews, case .package(let folder) = found, let views = try ProgramFinder.views(ofPackage: folder) {
            found = .program(views)
        }
        let kit = try Kit.find(say: Terminal.say)
        switch found {
        case .program(let program):
            isFound(program.watchedPaths)
            program.notes.forEach(Terminal.note)
            let builder = try ProgramBuilder(
                program: program, kit: kit, purpose: isForPreviews ? .previews : .run, say: Terminal.say,
                note: Terminal.note)
            if case .failed(let diagnostics) = try builder.build() {
                report(diagnostics)
                return nil
            }
            name = program.name
            executable = builder.executable
            self.arguments = program.arguments
            environment = Self.environment(of: program)
            cache = builder.cache
        case .package(let folder):
            isFound([folder.path])
            let package = try PackageProgram(folder: folder, wanted: scheme, kit: kit, say: Terminal.say)
            package.notes.forEach(Terminal.note)
            let diagnostics = try package.build()
            if !diagnostics.isEmpty {
                report(diagnostics)
                return nil
            }
            name = package.product
            executable = package.executable
            self.arguments = []
            environment = package.environment
            cache = package.cache
        }
    }

    /// What the program's scheme sets, and whose habits its windows follow, unless the user says so himself.
    private static func environment(of program: Program) -> [String: String] {
        let name = "MARTLET_IDIOM"
        guard let idiom = program.idiom, ProcessInfo.processInfo.environment[name] == nil else {
            return program.environment
        }
        return program.environment.merging([name: idiom.rawValue]) { own, _ in own }
    }

    /// Takes this program's place, so that signals and the end are the user's own.
    func become(_ words: [String], _ variables: [String: String] = [:], needsDisplay: Bool = true) throws -> Int32 {
        let all = environment.merging(variables) { $1 }
        if needsDisplay, !Display.isThere {
            let browser = try Display.Browser()
            Terminal.write("No display here: open \(browser.address) in a browser. Ctrl-C ends the program.\n")
            return try withExtendedLifetime(browser) {
                try Command.run(
                    executable, arguments + words, environment: all.merging(browser.environment) { $1 },
                    onLine: { print($0) }
                ).status
            }
        }
        try Command.become(executable, arguments + words, environment: all)
    }
}
