import Foundation

/// Programs have parts for iOS and parts for macOS, told apart by `#if os(iOS)`, which never holds on Linux.
///
/// What Xcode builds for iPhone or iPad is read with the parts for iOS. Other programs are so where they name several
/// systems and nothing for the rest, which would leave nothing of them. Conditions keep their length, so that what the
/// compiler says stays where it is. A part that needs what only iOS has is left out again.
struct PlatformBranches {
    /// A chain of branches, from `#if` to `#endif`, that is read as on Linux.
    struct LeftOut: Codable, Hashable {
        var path: String
        /// The lines of the chain: where they change, it is tried anew.
        var text: String
        /// What the compiler says.
        var reason: String
    }

    /// Whether every part for iOS is read, or only those that have no other for Linux.
    let readsAll: Bool
    private(set) var leftOut: Set<LeftOut> = []

    init(_ idiom: ProgramIdiom?, leftOut: Data?) {
        readsAll = idiom == .phone || idiom == .pad
        if let leftOut { self.leftOut = (try? JSONDecoder().decode(Set<LeftOut>.self, from: leftOut)) ?? [] }
    }

    /// To be kept for the next run.
    var kept: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let sorted = leftOut.sorted { ($0.path, $0.text) < ($1.path, $1.text) }
        return (try? encoder.encode(sorted)) ?? Data()
    }

    /// The text to read in place of a file's; nil where that is the same.
    func reading(_ text: String, of path: String) -> String? {
        guard text.contains("iOS") else { return nil }
        var lines = SourceWords.lines(of: text)
        var isOther = false
        for chain in Chain.all(in: lines) where isRead(chain, lines, path) {
            for number in chain.directives {
                let line = lines[number]
                lines[number] = Substring(
                    line.replacing(/\bos\(\s*iOS\s*\)/) { "true" + String(repeating: " ", count: $0.output.count - 4) })
                isOther = true
            }
        }
        return isOther ? lines.joined(separator: "\n") : nil
    }

    /// Without the parts for iOS that use what is not here. Other errors are the program's own, and are to be mended.
    ///
    /// - Parameter text: Gives the text of a file.
    /// - Returns: nil where no such error is in such a part.
    func leavingOut(_ errors: [Diagnostic], text: (String) -> String?) -> PlatformBranches? {
        var result = self
        for (path, errors) in Dictionary(grouping: errors.filter { Self.isLack($0) }, by: \.file) {
            guard let text = text(path), text.contains("iOS") else { continue }
            let lines = SourceWords.lines(of: text)
            let chains = Chain.all(in: lines).filter { isRead($0, lines, path) }
            for error in errors {
                let around = chains.filter { $0.contains(line: error.line - 1) }
                guard let inner = around.max(by: { $0.start < $1.start }) else { continue }
                let chainText = inner.text(in: lines)
                if result.leftOut.contains(where: { $0.path == path && $0.text == chainText }) { continue }
                result.leftOut.insert(LeftOut(path: path, text: chainText, reason: error.message))
            }
        }
        return result.leftOut == leftOut ? nil : result
    }

    static func isLack(_ error: Diagnostic) -> Bool {
        let words = [
            "cannot find", "no such module", "has no member", "unavailable", "no macro named", "unknown attribute",
        ]
        return words.contains { error.message.contains($0) }
    }

    /// What is left out of files, a sentence each.
    func notes(text: (String) -> String?) -> [String] {
        var notes: [(path: String, line: Int, text: String)] = []
        for part in leftOut {
            guard let text = text(part.path) else { continue }
            let lines = SourceWords.lines(of: text)
            guard let chain = Chain.all(in: lines).first(where: { $0.text(in: lines) == part.text }) else { continue }
            let name = (part.path as NSString).lastPathComponent
            notes.append(
                (
                    part.path, chain.start,
                    "\(name):\(chain.start + 1): the part for iOS is left out, as the compiler says: \(part.reason)"
                ))
        }
        return notes.sorted { ($0.path, $0.line) < ($1.path, $1.line) }.map(\.text)
    }

    private func isRead(_ chain: Chain, _ lines: [Substring], _ path: String) -> Bool {
        guard chain.directives.contains(where: { lines[$0].contains(/\bos\(\s*iOS\s*\)/) }),
            !chain.directives.contains(where: { lines[$0].contains(/\bos\(\s*Linux\s*\)/) })
        else { return false }
        if !readsAll, chain.directives.count < 2 || chain.hasElse { return false }
        let text = chain.text(in: lines)
        return !leftOut.contains { $0.path == path && $0.text == text }
    }
}

/// Where the lines of `#if`, `#elseif` and `#else` that belong together are, up to `#endif`; counted from 0.
private struct Chain {
    var directives: [Int]
    var end = 0
    var hasElse = false

    var start: Int { directives[0] }
    func contains(line: Int) -> Bool { line > start && line < end }
    func text(in lines: [Substring]) -> String { lines[start...end].joined(separator: "\n") }

    static func all(in lines: [Substring]) -> [Chain] {
        var open: [Chain] = []
        var all: [Chain] = []
        for (number, line) in lines.enumerated() {
            let text = line.drop { $0 == " " || $0 == "\t" }
            guard text.first == "#" else { continue }
            if text.hasPrefix("#if") {
                open.append(Chain(directives: [number]))
            } else if text.hasPrefix("#else"), !open.isEmpty {
                open[open.count - 1].directives.append(number)
                if !text.hasPrefix("#elseif") { open[open.count - 1].hasElse = true }
            } else if text.hasPrefix("#endif"), var chain = open.popLast() {
                chain.end = number
                all.append(chain)
            }
        }
        return all
    }
}
