/// Reads where links lead.
enum MarkdownLinkReader {
    /// The address and where it ends, from just after the parenthesis of `(address "title")`; nil for what is none.
    static func destination(_ text: [Character], from start: Int) -> (address: String, end: Int)? {
        var index = skipSpace(text, start)
        var address = ""
        if index < text.count, text[index] == "<" {
            index += 1
            while index < text.count, text[index] != ">" {
                if text[index].isNewline || text[index] == "<" { return nil }
                take(text, &index, into: &address)
            }
            guard index < text.count else { return nil }
            index += 1
        } else {
            var depth = 0
            while index < text.count, !text[index].isWhitespace {
                if text[index] == "(" { depth += 1 }
                if text[index] == ")" {
                    if depth == 0 { break }
                    depth -= 1
                }
                take(text, &index, into: &address)
            }
        }
        let after = skipSpace(text, index)
        if after > index, after < text.count, let mark = [Character("\""): "\"", "'": "'", "(": ")"][text[after]] {
            guard let end = text[(after + 1)...].firstIndex(of: Character(mark)) else { return nil }
            index = skipSpace(text, end + 1)
        } else {
            index = after
        }
        return index < text.count && text[index] == ")" ? (address, index + 1) : nil
    }

    /// The name by which a definition is found, whatever its case and spaces.
    static func label(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    }

    /// The definition in a line `[name]: address "title"`.
    static func definition(_ line: some StringProtocol) -> (label: String, address: String)? {
        guard let match = String(line).wholeMatch(of: #/ {0,3}\[([^\[\]]+)\]:\s*<?([^\s<>]+)>?(\s+["'(].*["')])?\s*/#)
        else {
            return nil
        }
        return (label(String(match.1)), String(match.2))
    }

    private static func skipSpace(_ text: [Character], _ start: Int) -> Int {
        var index = start
        while index < text.count, text[index].isWhitespace { index += 1 }
        return index
    }

    private static func take(_ text: [Character], _ index: inout Int, into address: inout String) {
        if text[index] == "\\", index + 1 < text.count, text[index + 1].isASCII, text[index + 1].isPunctuation {
            index += 1
        }
        address.append(text[index])
        index += 1
    }
}
