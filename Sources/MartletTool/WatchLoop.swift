import Foundation
import MartletProjects

/// `martlet run --watch`: builds after each save, and puts the new program in the old one's place.
///
/// While a build has errors the old program goes on.
struct WatchLoop {
    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run() throws -> Int32 {
        var built = try build()
        var program = try built.map(start)
        var seen = state(of: built)
        Terminal.write("Watching for changes. Ctrl-C ends the program.\n")
        while true {
            usleep(200_000)
            if let running = program, !running.isRunning, built != nil {
                // The user closed the last window.
                if running.terminationReason == .exit { return running.terminationStatus }
                Terminal.write("The program stopped; it starts again after the next change.\n")
                program = nil
            }
            let now = state(of: built)
            guard now != seen else { continue }
            // A save of several files is one change.
            usleep(100_000)
            seen = state(of: built)
            guard let fresh = try build() else { continue }
            seen = state(of: fresh)
            if let running = program {
                running.terminate()
                running.waitUntilExit()
            }
            built = fresh
            program = try start(fresh)
        }
    }

    /// Builds; nil where there are errors, which were shown.
    private func build() throws -> BuiltProgram? {
        do {
            return try BuiltProgram(arguments)
        } catch let failure as ProjectFailure {
            Terminal.complain("\(failure)")
            return nil
        }
    }

    private func start(_ built: BuiltProgram) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: built.executable)
        process.arguments = built.arguments + arguments.rest
        process.environment = ProcessInfo.processInfo.environment.merging(built.environment) { $1 }
        try process.run()
        Command.endWithThisProgram(process)
        return process
    }

    /// Differs when a file that the program is made of was changed, came or went.
    private func state(of built: BuiltProgram?) -> [String: Double] {
        let paths = built?.watched ?? [arguments.positional.first ?? "."]
        return ChangeTimes.of(paths)
    }
}
