import Foundation
import MartletProjects

/// `--watch`: builds after each save, and puts the new program in the old one's place, with its windows where they were.
///
/// While a build has errors the old program goes on, and shows them in the corner of its windows.
final class WatchLoop {
    private let arguments: Arguments
    /// What is done with a program that was built.
    private let open: (BuiltProgram) throws -> RunningProgram?
    private var program: RunningProgram?
    /// What is watched for changes.
    private var paths: [String]
    /// When what is watched was changed last, as the build that is shown saw it.
    private var seen: [String: Double] = [:]
    private var errors: String?

    /// - Parameter open: starts a program that was built, or only draws its previews, and returns what is running then.
    init(_ arguments: Arguments, open: @escaping (BuiltProgram) throws -> RunningProgram?) {
        self.arguments = arguments
        self.open = open
        paths = [arguments.positional.first ?? "."]
    }

    /// Opens each program in windows.
    ///
    /// - Parameter variables: what it finds in its environment.
    convenience init(_ arguments: Arguments, windows variables: [String: String]) throws {
        let browser = try Display.isThere ? nil : Display.Browser()
        if let browser { Terminal.write("No display here: open \(browser.address) in a browser.\n") }
        let all = variables.merging(browser?.environment ?? [:]) { $1 }
        self.init(arguments) { built in
            try withExtendedLifetime(browser) { try RunningProgram(built, arguments.rest, all) }
        }
    }

    func run() throws -> Int32 {
        // A file that is broken may be mended while the tool waits; a path that is not there was mistyped.
        let path = paths[0]
        guard FileManager.default.fileExists(atPath: path) else { throw ProjectFailure("\(path) is not there") }
        seen = ChangeTimes.of(paths)
        try build()
        Terminal.write("Watching for changes. Ctrl-C ends the program.\n")
        while true {
            usleep(200_000)
            if let running = program, !running.isRunning {
                // The user closed the last window.
                if let status = running.status { return status }
                Terminal.write("The program stopped; it starts again after the next change.\n")
                program = nil
            }
            if ChangeTimes.of(paths) == seen { continue }
            // A save of several files is one change.
            usleep(100_000)
            seen = ChangeTimes.of(paths)
            try build()
        }
    }

    /// Builds, and opens the new program; where there are errors, shows them.
    private func build() throws {
        errors = nil
        do {
            let built = try BuiltProgram(
                arguments, isForPreviews: arguments.command == "previews", found: watch,
                report: { diagnostics in
                    Terminal.show(diagnostics)
                    errors = Self.summary(of: diagnostics)
                })
            if let built {
                program?.leave()
                program = try open(built)
            }
        } catch let failure as ProjectFailure {
            Terminal.complain("\(failure)")
            errors = "\(failure)"
        }
        program?.show(errors)
    }

    /// What is saved from here on, also while the build goes on, is another change.
    private func watch(_ found: [String]) {
        paths = found
        seen = ChangeTimes.of(found)
    }

    /// What has room in a window's corner.
    private static func summary(of diagnostics: [Diagnostic]) -> String {
        let errors = diagnostics.filter(\.isError)
        let shown = errors.prefix(2).map { error in
            "\((error.file as NSString).lastPathComponent):\(error.line): \(error.message)"
        }
        let rest = errors.count - shown.count
        return (shown + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "\n")
    }
}
