import Foundation
import MartletRandomUse

/// Uses programs at random: MartletRandom [--steps N] [--seeds FIRST LAST] [--interval N] [--window N] [NAME…]
///
/// Prints a line for each program and seed; ends with 1 when something was wrong.
@main
struct Runner {
    static func main() {
        var (steps, first, last, interval) = (10_000, 0, 0, 1)
        var window: Int?
        var names: [String] = []
        var arguments = CommandLine.arguments.dropFirst()
        func number() -> Int {
            guard let number = arguments.popFirst().flatMap({ Int($0) }) else {
                FileHandle.standardError.write(Data("A number is missing.\n".utf8))
                exit(2)
            }
            return number
        }
        while let argument = arguments.popFirst() {
            switch argument {
            case "--steps": steps = number()
            case "--seeds": (first, last) = (number(), number())
            case "--interval": interval = max(1, number())
            case "--window": window = number()
            default: names.append(argument)
            }
        }
        let programs = RandomProgram.all.filter { program in
            names.isEmpty || names.contains { program.name.hasPrefix($0) }
        }
        var isRight = !programs.isEmpty
        for seed in first...max(first, last) {
            for program in programs {
                let start = Date()
                let fault = program.use(
                    steps: steps, seed: UInt64(seed), checkInterval: interval, only: window)
                let time = String(format: "%.1f s", Date().timeIntervalSince(start))
                say(fault ?? "\(program.name), seed \(seed): \(steps) steps, nothing wrong, \(time)")
                if fault != nil { isRight = false }
            }
        }
        if programs.isEmpty { say("Programs: \(RandomProgram.all.map(\.name).joined(separator: ", "))") }
        exit(isRight ? 0 : 1)
    }

    /// At once, also into a pipe.
    private static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
