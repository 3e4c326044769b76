import Foundation
import MartletProjects

/// What `martlet --help` and a shell's completion say.
enum Help {
    private static let scheme = Subcommand.Option(
        name: "scheme", value: "NAME", text: "the scheme, target or program to take where there are several")

    static let subcommands: [Subcommand] = [
        Subcommand(
            name: "run", usage: "[PATH] [-- ARGUMENT…]", text: "build a program and open its window",
            options: [scheme],
            flags: [
                .init(
                    name: "watch", text: "build again after each save, and open the new program where the old one was"),
                .init(name: "build-only", text: "build it and print where it is, without opening it"),
            ], contradictions: [("watch", "build-only")]),
        Subcommand(
            name: "check", usage: "[PATH]", text: "say what a program lacks on Linux, by causes", options: [scheme],
            flags: [.init(name: "json", text: "for other programs to read")]),
        Subcommand(
            name: "previews", usage: "[PATH]", text: "list the previews, show one, or draw all into files",
            options: [
                .init(name: "png", value: "DIR", text: "draw every preview into DIR, with a page of all"),
                .init(name: "compare", value: "DIR", text: "say which differ from the pictures in DIR"),
                .init(name: "show", value: "PREVIEW", text: "open a preview in a window"), scheme,
            ],
            flags: [
                .init(name: "watch", text: "build, and show or draw them, again after each save; without --show all")
            ], contradictions: [("png", "show")]),
        Subcommand(
            name: "test", usage: "[PATH] [-- OPTION…]",
            text: "build the tests of a program and run them, without a display",
            options: [
                .init(
                    name: "filter", value: "TEST", text: "run only those whose name matches, as a regular expression"),
                scheme,
            ]),
        Subcommand(name: "new", usage: "NAME", text: "write a small program to begin with into the folder NAME"),
        Subcommand(name: "doctor", usage: "", text: "say what is missing on this machine", places: 0),
        Subcommand(
            name: "completion", usage: "bash|zsh|fish", text: "print what makes a shell complete the words of martlet",
            choices: ["bash", "zsh", "fish"]),
    ]

    static let compiler = "for Swift 6.3"

    static func text(for name: String?) -> String {
        guard let command = subcommands.first(where: { $0.name == name }) else { return overview }
        var lines = ["martlet \(command.name) \(command.usage)", "", sentence(command.text)]
        let all = command.options + command.flags
        if !all.isEmpty { lines += ["", "Options:"] + table(all.map { ("--\($0.name) \($0.value)", $0.text) }) }
        if command.usage.contains("[PATH]") {
            lines += [
                "", "PATH is an .xcodeproj, .xcworkspace, .swiftpm, a package, or a folder that holds one of them or",
                "Swift files; without it, the folder you are in.",
            ]
        }
        return lines.joined(separator: "\n")
    }

    private static var overview: String {
        let lines =
            ["martlet COMMAND [OPTIONS]", "", "Opens Xcode projects and packages with SwiftUI programs on Linux.", ""]
            + table(subcommands.map { ("\($0.name) \($0.usage)", $0.text) })
            + ["", "martlet COMMAND --help says more. What is built is kept in \(CacheFolder.root)."]
        return lines.joined(separator: "\n")
    }

    private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() + "." }

    private static func table(_ rows: [(String, String)]) -> [String] {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { "  " + $0.0.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $0.1 }
    }

    /// Prints what a shell is to read at its start.
    static func completion(for shell: String?) throws -> Int32 {
        let names = subcommands.map(\.name).joined(separator: " ")
        func words(_ command: Subcommand) -> String {
            (command.choices + (command.options + command.flags).map { "--\($0.name)" }).joined(separator: " ")
        }
        switch shell {
        case "bash":
            let cases = subcommands.map { command in
                let only = command.choices.isEmpty ? "" : " only=1"
                return "        \(command.name)) words=\"\(words(command)) --help\"\(only) ;;"
            }.joined(separator: "\n")
            print(
                """
                _martlet() {
                    local word=${COMP_WORDS[COMP_CWORD]} words= only=
                    if [[ $COMP_CWORD == 1 ]]; then
                        COMPREPLY=($(compgen -W "\(names) --help --version" -- "$word"))
                        return
                    fi
                    case ${COMP_WORDS[1]} in
                \(cases)
                    esac
                    if [[ $word == -* || -n $only ]]; then
                        COMPREPLY=($(compgen -W "$words" -- "$word"))
                    else
                        COMPREPLY=($(compgen -f -- "$word"))
                    fi
                }
                complete -o filenames -F _martlet martlet
                """)
        case "zsh":
            let cases = subcommands.map { command in
                let rest =
                    command.choices.isEmpty ? "*:path:_files" : "1:shell:(\(command.choices.joined(separator: " ")))"
                return "    \(command.name)) _arguments \(zsh(command)) '\(rest)' ;;"
            }
            print(
                """
                #compdef martlet
                _martlet() {
                    if (( CURRENT == 2 )); then
                        compadd \(names) --help --version
                        return
                    fi
                    case $words[2] in
                \(cases.joined(separator: "\n"))
                    esac
                }
                compdef _martlet martlet
                """)
        case "fish":
            for command in subcommands {
                print("complete -c martlet -n __fish_use_subcommand -f -a \(command.name) -d '\(command.text)'")
                if !command.choices.isEmpty {
                    let choices = command.choices.joined(separator: " ")
                    print("complete -c martlet -n '__fish_seen_subcommand_from \(command.name)' -f -a '\(choices)'")
                }
                for option in command.options + command.flags {
                    let needsValue = option.value.isEmpty ? "" : " -r"
                    print(
                        "complete -c martlet -n '__fish_seen_subcommand_from \(command.name)' -l \(option.name)"
                            + "\(needsValue) -d '\(option.text)'")
                }
            }
        default:
            throw ProjectFailure("martlet completion needs the name of a shell: bash, zsh or fish")
        }
        return 0
    }

    private static func zsh(_ command: Subcommand) -> String {
        (command.options.map { "'--\($0.name)[\($0.text)]:\($0.value):'" }
            + command.flags.map { "'--\($0.name)[\($0.text)]'" }).joined(separator: " ")
    }
}
