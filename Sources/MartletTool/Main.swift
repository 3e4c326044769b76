import Foundation
import MartletProjects

/// Opens Xcode projects, packages and folders of Swift files on Linux.
@main
struct Main {
    static func main() {
        Command.endChildrenWithThisProgram()
        do {
            exit(try run(Array(CommandLine.arguments.dropFirst())))
        } catch let failure as ProjectFailure {
            Terminal.complain("\(failure)")
            exit(failure.isOfSources ? 1 : 2)
        } catch {
            Terminal.complain("\(error)")
            exit(2)
        }
    }

    private static func run(_ words: [String]) throws -> Int32 {
        let arguments = try Arguments(words, known: Help.subcommands)
        if arguments.flags.contains("version") {
            print("martlet 1.0, \(Help.compiler)")
            return 0
        }
        guard let name = arguments.command, name != "help" else {
            print(Help.text(for: arguments.positional.first))
            return 0
        }
        guard Help.subcommands.contains(where: { $0.name == name }) else {
            throw ProjectFailure(
                "martlet has no command \(name); it has \(Help.subcommands.map(\.name).joined(separator: ", "))")
        }
        if arguments.flags.contains("help") {
            print(Help.text(for: name))
            return 0
        }
        switch name {
        case "run": return try RunCommand(arguments).run()
        case "previews": return try PreviewsCommand(arguments).run()
        case "test": return try TestCommand(arguments).run()
        case "new": return try NewCommand(arguments).run()
        case "doctor": return DoctorCommand().run()
        case "check": return try CheckCommand(arguments).run()
        default: return try Help.completion(for: arguments.positional.first)
        }
    }
}
