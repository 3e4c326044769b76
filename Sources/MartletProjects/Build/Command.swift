import Foundation
import Synchronization

/// Runs other programs. The one that runs is ended with this program.
package enum Command {
    package struct Result: Sendable {
        package var status: Int32
        package var output: String
        package var isSuccess: Bool { status == 0 }
    }

    private static let running = Atomic<Int32>(0)
    /// Programs that go on beside this one, or did; 0 for none.
    private static let beside = Beside()

    private struct Beside: ~Copyable, Sendable {
        let first = Atomic<Int32>(0)
        let second = Atomic<Int32>(0)
    }

    /// Runs a program and waits for it.
    ///
    /// - Parameters:
    ///   - program: A path, or a name that is looked for where the user's shell looks.
    ///   - environment: Variables that differ from this program's own.
    ///   - patience: After how many seconds without a word the program is ended; nil for never.
    ///   - onLine: Is given each line of the output, and of the errors, as it comes.
    package static func run(
        _ program: String, _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:],
        patience: Int32? = nil, onLine: ((String) -> Void)? = nil
    ) throws -> Result {
        guard let path = locate(program) else {
            throw ProjectFailure("\(program) is not installed, or not in the PATH")
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw ProjectFailure("\(path) cannot be started: \((error as NSError).localizedDescription)")
        }
        running.store(process.processIdentifier, ordering: .relaxed)
        defer { running.store(0, ordering: .relaxed) }
        var output = Data()
        var lineStart = 0
        let handle = pipe.fileHandleForReading
        while speaks(handle, within: patience, process), case let chunk = handle.availableData, !chunk.isEmpty {
            output += chunk
            guard let onLine else { continue }
            while let end = output[lineStart...].firstIndex(of: 10) {
                onLine(String(decoding: output[lineStart..<end], as: UTF8.self))
                lineStart = end + 1
            }
        }
        process.waitUntilExit()
        let status = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
        return Result(status: status, output: String(decoding: output, as: UTF8.self))
    }

    /// Waits for output, or for its end; a program that says nothing for too long is ended.
    private static func speaks(_ handle: FileHandle, within patience: Int32?, _ process: Process) -> Bool {
        guard let patience else { return true }
        var output = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
        if poll(&output, 1, patience * 1000) != 0 { return true }
        if kill(-process.processIdentifier, SIGKILL) != 0 { kill(process.processIdentifier, SIGKILL) }
        return false
    }

    /// From now on, a signal that ends this program ends what it runs first.
    package static func endChildrenWithThisProgram() {
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { number in
                let running = Command.running.load(ordering: .relaxed)
                if running > 0 {
                    // Asked so, a compiler ends those that it started, which else go on and write into the cache.
                    kill(running, SIGINT)
                    for _ in 0..<100 where waitpid(running, nil, WNOHANG) == 0 { usleep(10_000) }
                }
                for child in [
                    running, Command.beside.first.load(ordering: .relaxed),
                    Command.beside.second.load(ordering: .relaxed),
                ] where child > 0 {
                    // A program that was started leads a group of its own, in which are those that it starts.
                    if kill(-child, SIGTERM) != 0 { kill(child, SIGTERM) }
                }
                _exit(128 + number)
            }
        }
    }

    /// Ends a program that goes on beside this one when this one is ended by a signal: at most two at a time.
    package static func endWithThisProgram(_ process: Process) {
        let first = beside.first.load(ordering: .relaxed)
        if first == 0 || kill(first, 0) != 0 {
            beside.first.store(process.processIdentifier, ordering: .relaxed)
        } else {
            beside.second.store(process.processIdentifier, ordering: .relaxed)
        }
    }

    /// Has another program take this one's place, so that signals and the end are the user's own.
    ///
    /// - Parameter environment: Variables that differ from this program's own.
    package static func become(_ program: String, _ arguments: [String], environment: [String: String]) throws -> Never
    {
        for (name, value) in environment { setenv(name, value, 1) }
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
        // What is written and not yet out would be lost.
        fflush(nil)
        var list = ([program] + arguments).map { strdup($0) }
        list.append(nil)
        execv(program, &list)
        throw ProjectFailure("\(program) cannot be started: \(String(cString: strerror(errno)))")
    }

    /// The path of a program that the user's shell would run.
    package static func locate(_ program: String) -> String? {
        if program.contains("/") { return FileManager.default.isExecutableFile(atPath: program) ? program : nil }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        return path.split(separator: ":").map { "\($0)/\(program)" }
            .first(where: FileManager.default.isExecutableFile)
    }

    /// This program's own file, whatever link it was started by.
    package static let thisProgram = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
}
