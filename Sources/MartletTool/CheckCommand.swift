import Foundation
import MartletProjects

/// `martlet check`: says what a program lacks on Linux, without building it.
struct CheckCommand {
    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run() throws -> Int32 {
        let scheme = arguments.options["scheme"]
        let found = try ProgramFinder.find(arguments.positional.first ?? ".", scheme: scheme, takesLibrary: true)
        let kit = try Kit.find(say: Terminal.say)
        let report: CheckReport
        switch found {
        case .program(let program):
            let builder = try ProgramBuilder(program: program, kit: kit, say: Terminal.say, note: Terminal.note)
            let result = try ProgramChecker(builder).check()
            report = CheckReport(
                program: program.name, sources: program.sources, foreign: program.foreignSources,
                absent: program.absent,
                result: result, notes: program.notes, missing: kit.names.missing)
        case .package(let folder):
            let package = try PackageProgram(
                folder: folder, wanted: scheme, takesLibrary: true, kit: kit, say: Terminal.say)
            report = CheckReport(
                program: package.product, sources: package.sources, result: try package.check(), notes: package.notes,
                missing: kit.names.missing)
        }
        if arguments.flags.contains("json") {
            print(try report.json())
        } else {
            report.notes.forEach(Terminal.note)
            print(report.text(in: FileManager.default.currentDirectoryPath))
        }
        return report.findings.isEmpty ? 0 : 1
    }
}
