/// The blocks of Markdown: paragraphs, headings, lists, quotes, code, rules and tables, each with what it stands in.
struct MarkdownBlocks {
    /// A block that holds text.
    struct Leaf {
        var intent: PresentationIntent
        /// Inline Markdown, or the text itself.
        var text: String
        var isLiteral = false
    }

    private(set) var leaves: [Leaf] = []
    private(set) var references: [String: String] = [:]
    private var identity = 0

    static func parse(_ text: String) -> MarkdownBlocks {
        var blocks = MarkdownBlocks()
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(expandTabs)
        blocks.parse(lines[...], in: nil)
        return blocks
    }

    private static func expandTabs(_ line: Substring) -> Substring {
        guard line.contains("\t") else { return line }
        var result = ""
        for character in line {
            if character == "\t" {
                result += String(repeating: " ", count: 4 - result.count % 4)
            } else {
                result.append(character)
            }
        }
        return result[...]
    }

    private mutating func intent(_ kind: PresentationIntent.Kind, in parent: PresentationIntent?) -> PresentationIntent
    {
        identity += 1
        return PresentationIntent(kind, identity: identity, parent: parent)
    }

    private mutating func add(
        _ kind: PresentationIntent.Kind, _ text: String, in parent: PresentationIntent?, isLiteral: Bool = false
    ) {
        leaves.append(Leaf(intent: intent(kind, in: parent), text: text, isLiteral: isLiteral))
    }

    private mutating func parse(_ lines: ArraySlice<Substring>, in parent: PresentationIntent?) {
        var rest = lines
        var paragraph: [Substring] = []
        while let line = rest.first {
            if line._isBlank {
                finish(&paragraph, in: parent)
                rest.removeFirst()
            } else if !paragraph.isEmpty, let level = MarkdownLine.underline(line) {
                add(.header(level: level), paragraph.joined(separator: "\n")._trimmed, in: parent)
                paragraph = []
                rest.removeFirst()
            } else if !paragraph.isEmpty, line._indent >= 4 {
                paragraph.append(line)
                rest.removeFirst()
            } else if starts(line, inParagraph: !paragraph.isEmpty)
                || (paragraph.isEmpty && MarkdownTable.header(rest) != nil)
            {
                finish(&paragraph, in: parent)
                block(&rest, in: parent)
            } else {
                paragraph.append(line)
                rest.removeFirst()
            }
        }
        finish(&paragraph, in: parent)
    }

    /// Whether another block than a paragraph begins.
    private func starts(_ line: Substring, inParagraph: Bool) -> Bool {
        if line._indent >= 4 { return !inParagraph }
        if MarkdownLine.isRule(line) || MarkdownLine.heading(line) != nil || MarkdownLine.fence(line) != nil {
            return true
        }
        if line._trimmedStart.first == ">" { return true }
        guard let item = MarkdownLine.item(line) else { return false }
        return !inParagraph || (!item.isEmpty && (item.number ?? 1) == 1)
    }

    private mutating func finish(_ paragraph: inout [Substring], in parent: PresentationIntent?) {
        while let line = paragraph.first, let found = MarkdownLinkReader.definition(line) {
            if references[found.label] == nil { references[found.label] = found.address }
            paragraph.removeFirst()
        }
        if paragraph.isEmpty { return }
        add(.paragraph, paragraph.map { String($0._trimmedStart) }.joined(separator: "\n")._trimmedEnd, in: parent)
        paragraph = []
    }

    private mutating func block(_ rest: inout ArraySlice<Substring>, in parent: PresentationIntent?) {
        let line = rest[rest.startIndex]
        if line._indent >= 4 {
            let code = rest.prefix { $0._isBlank || $0._indent >= 4 }
            rest = rest.dropFirst(code.count)
            let text = code.map { String($0.dropFirst(4)) }.joined(separator: "\n")._trimmedNewlines
            add(.codeBlock(languageHint: nil), text + "\n", in: parent, isLiteral: true)
        } else if let fence = MarkdownLine.fence(line) {
            rest.removeFirst()
            let code = rest.prefix { !fence.isClosed(by: $0) }
            rest = rest.dropFirst(code.count + 1)
            let text = code.map { String($0.dropFirst(min(fence.indent, $0._indent))) + "\n" }.joined()
            add(.codeBlock(languageHint: fence.language), text, in: parent, isLiteral: true)
        } else if MarkdownLine.isRule(line) {
            rest.removeFirst()
            add(.thematicBreak, "\u{2E3B}", in: parent, isLiteral: true)
        } else if let heading = MarkdownLine.heading(line) {
            rest.removeFirst()
            add(.header(level: heading.level), heading.text, in: parent)
        } else if line._trimmedStart.first == ">" {
            quote(&rest, in: parent)
        } else if let columns = MarkdownTable.header(rest) {
            table(columns, &rest, in: parent)
        } else if let item = MarkdownLine.item(line) {
            list(like: item, &rest, in: parent)
        }
    }

    private mutating func quote(_ rest: inout ArraySlice<Substring>, in parent: PresentationIntent?) {
        let outer = intent(.blockQuote, in: parent)
        var inside: [Substring] = []
        while let line = rest.first, !line._isBlank {
            let start = line._trimmedStart
            if start.first == ">" {
                inside.append(start.dropFirst().first == " " ? start.dropFirst(2) : start.dropFirst())
            } else if inside.last?._isBlank == false, !starts(line, inParagraph: true) {
                inside.append(line)
            } else {
                break
            }
            rest.removeFirst()
        }
        parse(inside[...], in: outer)
    }

    private mutating func list(
        like first: MarkdownLine.Item, _ rest: inout ArraySlice<Substring>, in parent: PresentationIntent?
    ) {
        let outer = intent(first.number == nil ? .unorderedList : .orderedList, in: parent)
        var ordinal = first.number ?? 1
        while let line = rest.first, let item = MarkdownLine.item(line), item.mark == first.mark,
            !MarkdownLine.isRule(line)
        {
            rest.removeFirst()
            var inside = [line.dropFirst(min(item.width, line.count))]
            while let next = rest.first {
                if next._isBlank {
                    // A blank line belongs to the item if the item goes on behind it.
                    guard let after = rest.first(where: { !$0._isBlank }), after._indent >= item.width else { break }
                    inside.append("")
                } else if next._indent >= item.width {
                    inside.append(next.dropFirst(item.width))
                } else if inside.last?._isBlank == false, !starts(next, inParagraph: true),
                    MarkdownLine.item(next) == nil
                {
                    inside.append(next)
                } else {
                    break
                }
                rest.removeFirst()
            }
            parse(inside[...], in: intent(.listItem(ordinal: ordinal), in: outer))
            ordinal += 1
            let blanks = rest.prefix { $0._isBlank }
            if let next = rest.dropFirst(blanks.count).first, MarkdownLine.item(next)?.mark == first.mark {
                rest = rest.dropFirst(blanks.count)
            }
        }
    }

    private mutating func table(
        _ columns: [PresentationIntent.TableColumn], _ rest: inout ArraySlice<Substring>,
        in parent: PresentationIntent?
    ) {
        let outer = intent(.table(columns: columns), in: parent)
        var row = 0
        let lines = rest.prefix { !$0._isBlank && $0.contains("|") }
        rest = rest.dropFirst(lines.count)
        for (number, line) in lines.enumerated() where number != 1 {
            let around = intent(number == 0 ? .tableHeaderRow : .tableRow(rowIndex: row), in: outer)
            row += 1
            let cells = MarkdownTable.cells(line)
            for column in columns.indices {
                add(.tableCell(columnIndex: column), column < cells.count ? cells[column] : "", in: around)
            }
        }
    }
}
