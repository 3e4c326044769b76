import MartletProjects

/// What a user typed after `martlet`.
struct Arguments {
    private(set) var command: String?
    private(set) var positional: [String] = []
    private(set) var options: [String: String] = [:]
    private(set) var flags: Set<String> = []
    /// What stands after `--`, for the program that is run.
    private(set) var rest: [String] = []

    /// - Parameters:
    ///   - known: The options and flags of each command.
    init(_ words: [String], known: [Subcommand]) throws {
        var words = words[...]
        while let word = words.popFirst() {
            if word == "--" {
                rest = Array(words)
                return
            }
            guard word.hasPrefix("-"), word != "-" else {
                if command == nil { command = word } else { positional.append(word) }
                continue
            }
            if word == "-h" || word == "--help" {
                flags.insert("help")
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            let name = String(parts[0].drop { $0 == "-" })
            let subcommand = known.first { $0.name == command }
            if subcommand?.flags.contains(where: { $0.name == name }) == true {
                flags.insert(name)
            } else if subcommand?.options.contains(where: { $0.name == name }) == true {
                guard let value = parts.count > 1 ? parts[1] : words.popFirst() else {
                    throw ProjectFailure("\(word) needs a value; martlet \(command ?? "") --help says which")
                }
                options[name] = value
            } else if name == "version", command == nil {
                flags.insert(name)
            } else {
                let place = command.map { "martlet \($0)" } ?? "martlet"
                throw ProjectFailure("\(place) has no option \(word); \(place) --help lists those there are")
            }
        }
    }
}

/// What `martlet` can do, for its help, its completion and its arguments.
struct Subcommand {
    struct Option {
        let name: String
        var value = ""
        let text: String
    }

    let name: String
    let usage: String
    let text: String
    var options: [Option] = []
    var flags: [Option] = []
    /// The words that it takes one of; empty where it takes a path.
    var choices: [String] = []
}
