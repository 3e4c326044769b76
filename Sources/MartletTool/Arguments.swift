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
    ///   - words: All but the tool's own name.
    ///   - known: What there is of commands, with their options and flags.
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
                if parts.count > 1 { throw ProjectFailure("--\(name) takes no value") }
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
        if let subcommand = known.first(where: { $0.name == command }) { try check(against: subcommand) }
    }

    /// What contradicts itself is refused, so that nothing that was typed is left unread.
    private func check(against subcommand: Subcommand) throws {
        let name = subcommand.name
        if flags.contains("help") { return }
        if positional.count > subcommand.places {
            let surplus = positional[subcommand.places]
            throw ProjectFailure("martlet \(name) does not know what to do with \(surplus); see martlet \(name) --help")
        }
        for (one, other) in subcommand.contradictions where has(one) && has(other) {
            throw ProjectFailure("--\(one) and --\(other) cannot be together; leave one out")
        }
        if has("compare"), !has("png") {
            throw ProjectFailure("--compare needs --png, the folder that the pictures are drawn into")
        }
    }

    private func has(_ name: String) -> Bool { flags.contains(name) || options[name] != nil }
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
    /// How many words it takes at most, besides options.
    var places = 1
    /// Pairs of options of which it takes one.
    var contradictions: [(String, String)] = []
}
