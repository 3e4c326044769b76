import Foundation
import MartletProjects

/// `martlet run`: builds a program and becomes it.
struct RunCommand {
    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run() throws -> Int32 {
        let path = arguments.positional.first ?? "."
        let scheme = arguments.options["scheme"]
        let found = try ProgramFinder.find(path, scheme: scheme)
        let kit = try Kit.find(say: Terminal.say)
        switch found {
        case .program(let program):
            program.notes.forEach(Terminal.note)
            let builder = try ProgramBuilder(program: program, kit: kit, say: Terminal.say)
            if case .failed(let diagnostics) = try builder.build() {
                Terminal.show(diagnostics)
                return 1
            }
            return try open(
                builder.executable, program.arguments + arguments.rest, program.environment)
        case .package(let folder):
            let package = try PackageProgram(folder: folder, wanted: scheme, kit: kit, say: Terminal.say)
            let diagnostics = try package.build()
            if !diagnostics.isEmpty {
                Terminal.show(diagnostics)
                return 1
            }
            return try open(package.executable, arguments.rest, package.environment)
        }
    }

    /// Takes the program's place, so that signals and its end are the user's own.
    private func open(_ executable: String, _ words: [String], _ environment: [String: String]) throws -> Int32 {
        if arguments.flags.contains("build-only") {
            print(executable)
            return 0
        }
        if !Display.isThere, ProcessInfo.processInfo.environment["BROADWAY_DISPLAY"] == nil {
            let browser = try Display.Browser()
            Terminal.write("No display here: open \(browser.address) in a browser. Ctrl-C ends the program.\n")
            return try withExtendedLifetime(browser) {
                try Command.run(
                    executable, words, environment: environment.merging(browser.environment) { $1 },
                    onLine: { print($0) }
                ).status
            }
        }
        for (name, value) in environment { setenv(name, value, 1) }
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
        var list = ([executable] + words).map { strdup($0) }
        list.append(nil)
        execv(executable, &list)
        throw ProjectFailure("\(executable) cannot be started: \(String(cString: strerror(errno)))")
    }
}
