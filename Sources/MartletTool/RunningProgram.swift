import Foundation
import MartletProjects

/// A program in its window while its sources are edited: it shows what a build says, and hands its windows to the
/// program that comes in its place.
final class RunningProgram {
    private let process = Process()
    /// Where it reads what it is told, and writes what it leaves.
    private let folder: String
    private let pipe: Int32

    /// - Parameter variables: what the program finds in its environment, beside what its project sets.
    init(_ built: BuiltProgram, _ words: [String], _ variables: [String: String]) throws {
        folder = try built.cache.file("editing/commands").deletingLastComponent
        let commands = "\(folder)/commands"
        unlink(commands)
        guard mkfifo(commands, 0o600) == 0, case let pipe = open(commands, O_RDWR | O_NONBLOCK | O_CLOEXEC), pipe >= 0
        else { throw ProjectFailure("\(commands) cannot be made: \(String(cString: strerror(errno)))") }
        self.pipe = pipe
        process.executableURL = URL(fileURLWithPath: built.executable)
        process.arguments = built.arguments + words
        process.environment = ProcessInfo.processInfo.environment.merging(built.environment) { $1 }
            .merging(variables) { $1 }.merging(["MARTLET_EDITING": folder]) { $1 }
        try process.run()
        Command.endWithThisProgram(process)
    }

    deinit { close(pipe) }

    /// Its status, once it ended by itself.
    var status: Int32? {
        process.isRunning || process.terminationReason != .exit ? nil : process.terminationStatus
    }

    var isRunning: Bool { process.isRunning }

    /// Shows a text in the corner of its windows; nil takes it away.
    func show(_ text: String?) {
        let line = text?.trimmingCharacters(in: .newlines).replacingOccurrences(of: "\n", with: "\\n")
        tell("notice \(line ?? "")")
    }

    /// Ends it, and has it write down what the next program goes on with.
    func leave() {
        tell("leave")
        // One that hangs, or handles its end itself.
        for (signal, patience) in [(nil, 3.0), (SIGTERM, 2), (SIGKILL, 2)] as [(Int32?, Double)] {
            if let signal { kill(process.processIdentifier, signal) }
            let end = Date() + patience
            while process.isRunning, Date() < end { usleep(5_000) }
            if !process.isRunning { return }
        }
    }

    private func tell(_ line: String) {
        // A pipe takes so much at once, and the line is not more.
        let bytes = Array(line.utf8.prefix(Int(PIPE_BUF) - 1)) + [10]
        _ = write(pipe, bytes, bytes.count)
    }
}

extension String {
    fileprivate var deletingLastComponent: String { (self as NSString).deletingLastPathComponent }
}
