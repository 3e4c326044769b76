import Foundation

/// What delegates of UIKit do besides, such as asking for notifications, may need what only Apple's systems have: such a
/// method is left out, since a delegate does without each of them. What shows the program's view is not.
struct DelegateMethods {
    /// A method that the compiler does not read.
    struct LeftOut: Codable, Hashable {
        var path: String
        /// Its lines: where they change, it is tried anew.
        var text: String
        /// What the compiler says.
        var reason: String
    }

    private let files: Set<String>
    private(set) var leftOut: Set<LeftOut> = []

    /// - Parameter leftOut: What was kept of the last run.
    init(_ start: UIKitStart?, leftOut: Data?) {
        files = start?.files ?? []
        if let leftOut { self.leftOut = (try? JSONDecoder().decode(Set<LeftOut>.self, from: leftOut)) ?? [] }
    }

    /// To be kept for the next run.
    var kept: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(leftOut.sorted { ($0.path, $0.text) < ($1.path, $1.text) })) ?? Data()
    }

    /// The text to read in place of a file's, where the methods are blanks; nil where that is the same.
    func reading(_ text: String, of path: String) -> String? {
        let gone = leftOut.filter { $0.path == path }
        guard files.contains(path), !gone.isEmpty else { return nil }
        var bytes = Array(text.utf8)
        for method in Method.all(in: text) where gone.contains(where: { $0.text == method.text }) {
            for index in method.bytes where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Without the methods that use what is not here.
    ///
    /// - Parameter text: Gives the text of a file.
    /// - Returns: nil where no such error is in such a method.
    func leavingOut(_ errors: [Diagnostic], text: (String) -> String?) -> DelegateMethods? {
        var result = self
        for (path, errors) in Dictionary(grouping: errors, by: \.file) where files.contains(path) {
            guard let text = text(path) else { continue }
            let methods = Method.all(in: text).filter { !$0.showsView }
            for error in errors where PlatformBranches.isLack(error) {
                guard let method = methods.first(where: { $0.lines.contains(error.line) }),
                    !result.leftOut.contains(where: { $0.path == path && $0.text == method.text })
                else { continue }
                result.leftOut.insert(LeftOut(path: path, text: method.text, reason: error.message))
            }
        }
        return result.leftOut == leftOut ? nil : result
    }

    /// What is left out of files, a sentence each.
    func notes(text: (String) -> String?) -> [String] {
        var notes: [(path: String, line: Int, text: String)] = []
        for part in leftOut where files.contains(part.path) {
            guard let text = text(part.path),
                let method = Method.all(in: text).first(where: { $0.text == part.text })
            else { continue }
            let place = "\((part.path as NSString).lastPathComponent):\(method.line)"
            notes.append(
                (
                    part.path, method.line,
                    "\(place): the delegate's \(method.name) is not run, as the compiler says: \(part.reason)"
                ))
        }
        return notes.sorted { ($0.path, $0.line) < ($1.path, $1.line) }.map(\.text)
    }
}

/// A method that UIKit calls of a delegate.
private struct Method {
    var name: String
    /// The line of its name.
    var line: Int
    var lines: ClosedRange<Int>
    var bytes: Range<Int>
    var text: String

    var showsView: Bool { text.contains("rootView") }

    static func all(in source: String) -> [Method] {
        let bytes = Array(source.utf8)
        let isCode = SourceMender.code(in: bytes)
        let plain = String(
            decoding: bytes.indices.map { isCode[$0] || bytes[$0] == 10 ? bytes[$0] : 32 }, as: UTF8.self)
        let pattern =
            /(?m)^[ \t]*(?:@[^\n]*\n[ \t]*)*(?:(?:@\w+|public|internal|open|final)\s+)*func\s+((?:application|scene|windowScene)\w*)\s*\(/
        return plain.matches(of: pattern).compactMap { match in
            let start = plain.utf8.distance(from: plain.startIndex, to: match.range.lowerBound)
            let open = plain.utf8.distance(from: plain.startIndex, to: match.range.upperBound) - 1
            guard let close = end(of: open, in: bytes, isCode),
                let brace = (close..<bytes.count).first(where: { isCode[$0] && bytes[$0] == UInt8(ascii: "{") }),
                let end = end(of: brace, in: bytes, isCode)
            else { return nil }
            let first = bytes[..<start].count { $0 == 10 } + 1
            let line = bytes[..<open].count { $0 == 10 } + 1
            let labels = labels(in: bytes[open + 1..<close - 1], isCode[open + 1..<close - 1])
            return Method(
                name: "\(match.output.1)(\(labels))", line: line, lines: first...bytes[..<end].count { $0 == 10 } + 1,
                bytes: start..<end, text: String(decoding: bytes[start..<end], as: UTF8.self))
        }
    }

    /// Such as `_:continue:`, of parameters with their types.
    private static func labels(in bytes: ArraySlice<UInt8>, _ isCode: ArraySlice<Bool>) -> String {
        var depth = 0
        var parameters = [""]
        for index in bytes.indices where isCode[index] {
            let letter = Character(UnicodeScalar(bytes[index]))
            if "([{<".contains(letter) { depth += 1 }
            if ")]}>".contains(letter) { depth -= 1 }
            if letter == ",", depth == 0 {
                parameters.append("")
            } else {
                parameters[parameters.count - 1].append(letter)
            }
        }
        return parameters.compactMap { $0.split { $0.isWhitespace || $0 == ":" }.first.map { "\($0):" } }.joined()
    }

    /// Behind the bracket that closes the one at a place.
    private static func end(of open: Int, in bytes: [UInt8], _ isCode: [Bool]) -> Int? {
        var depth = 0
        for index in open..<bytes.count where isCode[index] {
            if "([{".utf8.contains(bytes[index]) { depth += 1 }
            if ")]}".utf8.contains(bytes[index]) { depth -= 1 }
            if depth == 0 { return index + 1 }
        }
        return nil
    }
}
