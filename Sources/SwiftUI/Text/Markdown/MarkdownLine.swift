/// What one line of Markdown begins.
enum MarkdownLine {
    struct Item {
        /// What the other items of the list begin with.
        let mark: Character
        /// Nil in a list without numbers.
        let number: Int?
        /// How far the item's text is indented.
        let width: Int
        let isEmpty: Bool
    }

    struct Fence {
        let mark: Character
        let length: Int
        let indent: Int
        let language: String?

        func isClosed(by line: Substring) -> Bool {
            let text = line._trimmed
            return line._indent < 4 && text.count >= length && text.allSatisfy { $0 == mark }
        }
    }

    static func isRule(_ line: Substring) -> Bool {
        let marks = line.filter { $0 != " " }
        guard line._indent < 4, marks.count >= 3, let mark = marks.first, "*-_".contains(mark) else { return false }
        return marks.allSatisfy { $0 == mark }
    }

    static func heading(_ line: Substring) -> (level: Int, text: String)? {
        let text = line._trimmedStart, level = text.prefix { $0 == "#" }.count
        let rest = text.dropFirst(level)
        guard line._indent < 4, (1...6).contains(level), rest.isEmpty || rest.first == " " else { return nil }
        var title = Substring(rest._trimmed)
        let closed = title.trimmingSuffix { $0 == "#" }
        if closed.isEmpty || (closed.count < title.count && closed.last == " ") { title = closed }
        return (level, title._trimmed)
    }

    /// The level of the heading that the paragraph above such a line is.
    static func underline(_ line: Substring) -> Int? {
        let marks = line._trimmed
        guard line._indent < 4, let mark = marks.first, mark == "=" || mark == "-", marks.allSatisfy({ $0 == mark })
        else {
            return nil
        }
        return mark == "=" ? 1 : 2
    }

    static func fence(_ line: Substring) -> Fence? {
        let text = line._trimmedStart
        guard line._indent < 4, let mark = text.first, mark == "`" || mark == "~" else { return nil }
        let length = text.prefix { $0 == mark }.count
        let info = text.dropFirst(length)._trimmed
        guard length >= 3, mark == "~" || !info.contains("`") else { return nil }
        return Fence(
            mark: mark, length: length, indent: line._indent,
            language: info.split(separator: " ").first.map(String.init))
    }

    static func item(_ line: Substring) -> Item? {
        guard line._indent < 4 else { return nil }
        let text = line._trimmedStart
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let rest = text.dropFirst(digits.count)
        guard let mark = rest.first, digits.isEmpty ? "-+*".contains(mark) : ".)".contains(mark) && digits.count < 10
        else { return nil }
        let content = rest.dropFirst()
        guard content.isEmpty || content.first == " " else { return nil }
        let spaces = content.prefix { $0 == " " }.count
        let isEmpty = content._isBlank
        return Item(
            mark: mark, number: Int(digits),
            width: line._indent + digits.count + 1 + (isEmpty || spaces > 4 ? 1 : spaces),
            isEmpty: isEmpty)
    }
}

/// The lines of a table.
enum MarkdownTable {
    /// The columns of a table whose first lines these are.
    static func header(_ lines: ArraySlice<Substring>) -> [PresentationIntent.TableColumn]? {
        guard lines.count > 1, let first = lines.first, first.contains("|") else { return nil }
        let marks = cells(lines[lines.startIndex + 1])
        guard !marks.isEmpty, marks.count == cells(first).count,
            marks.allSatisfy({ $0.wholeMatch(of: /:?-+:?/) != nil }), lines[lines.startIndex + 1].contains("|")
        else { return nil }
        return marks.map { mark in
            .init(alignment: mark.hasSuffix(":") ? mark.hasPrefix(":") ? .center : .right : .left)
        }
    }

    static func cells(_ line: Substring) -> [String] {
        var cells: [String] = [""]
        var isEscaped = false
        for character in line._trimmed {
            if character == "|", !isEscaped {
                cells.append("")
            } else {
                if character == "|" { cells[cells.count - 1].removeLast() }
                cells[cells.count - 1].append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        cells = cells.map { Substring($0)._trimmed }
        if cells.first == "" { cells.removeFirst() }
        if cells.last == "" { cells.removeLast() }
        return cells
    }
}

extension StringProtocol {
    // Named so that no wish of a program's own finds them.
    var _isBlank: Bool { allSatisfy { $0 == " " || $0 == "\t" } }
    /// How many spaces it begins with.
    var _indent: Int { prefix { $0 == " " }.count }
    var _trimmedStart: SubSequence { drop { $0 == " " } }
    var _trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
    var _trimmedEnd: String {
        var result = String(self)
        while let last = result.last, last == " " || last.isNewline { result.removeLast() }
        return result
    }
    /// Without empty lines at its ends.
    var _trimmedNewlines: String {
        var result = Substring(String(self))
        while result.first?.isNewline == true { result.removeFirst() }
        while result.last?.isNewline == true { result.removeLast() }
        return String(result)
    }
}

extension Substring {
    fileprivate func trimmingSuffix(while isPart: (Character) -> Bool) -> Substring {
        var result = self
        while let last = result.last, isPart(last) { result.removeLast() }
        return result
    }
}
