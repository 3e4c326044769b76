import Foundation
import MartletProjects

/// `martlet run`: builds a program and becomes it.
struct RunCommand {
    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run() throws -> Int32 {
        if arguments.flags.contains("watch") { return try WatchLoop(arguments, windows: [:]).run() }
        guard let built = try BuiltProgram(arguments) else { return 1 }
        if arguments.flags.contains("build-only") {
            print(built.executable)
            return 0
        }
        return try built.become(arguments.rest)
    }
}
