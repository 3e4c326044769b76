import CMartletPango
import Foundation
import MartletDisplay

/// Sets a very long paragraph some lines at a time.
///
/// Pango takes a time that grows with the square of a word's length for breaking it into lines, and has no numbers for
/// a line of two million points. A piece is set with some letters behind it, and ends where its last whole line does, so
/// that lines break where they would in one piece.
@MainActor
struct LongParagraph {
    private let content: ParagraphContent
    private let fonts: FontLibrary
    private let width: CGFloat
    private var start: Int

    /// In bytes, how long a paragraph is that is set in pieces.
    nonisolated static let least = 8192
    /// How much is set at once: of text with spaces, and without.
    private static let (usual, wordless) = (4096, 512)
    /// Pango has numbers for twice as many points.
    private static let longestLine: CGFloat = 1_000_000

    init(_ content: ParagraphContent, _ fonts: FontLibrary, width: CGFloat) {
        self.content = content
        self.fonts = fonts
        self.width = width
        start = content.bytes.startIndex
    }

    /// That of the largest letters, in points.
    private var size: CGFloat {
        let size = content.style.spans.reduce(content.style.font.size) { max($0, $1.run.font.size) }
        return max(size * content.style.fit.scale, 1)
    }

    /// Letters that may be on one line: beyond that they are not shown.
    private var most: Int { max(1024, Int(Self.longestLine / size)) }

    /// Sets the next piece; nil behind the last one.
    mutating func next() -> ParagraphPiece? {
        let end = content.bytes.endIndex
        guard start < end else { return nil }
        guard width.isFinite else { return piece(upTo: content.boundary(before: start + most), then: end) }
        // A stack asks for the least width: with a letter a line nobody reads more than some, and all take seconds.
        if width < size { return piece(upTo: content.boundary(before: start + Self.wordless), then: end) }
        var length = content.hasSpaces(from: start, Self.wordless) ? Self.usual : Self.wordless
        while true {
            let stop = content.boundary(before: start + length)
            if stop >= end { return piece(upTo: end, then: end) }
            let tried = ParagraphBuilder(content: content.part(start..<stop), fonts: fonts).layout(width: width)
            let lines = LineMetrics.all(in: tried.pango)
            if lines.count > 1 {
                let next = start + lines[lines.count - 1].bytes.lowerBound
                return piece(upTo: content.endOfLetters(in: start..<next), then: next, lines.dropLast())
            }
            if length >= most { return piece(upTo: stop, then: stop) }
            length = min(length * 4, most)
        }
    }

    /// - Parameter lines: Those that it has, where they are known.
    private mutating func piece(
        upTo stop: Int, then next: Int, _ lines: ArraySlice<LineMetrics>? = nil
    ) -> ParagraphPiece {
        let end = content.bytes.endIndex
        defer { start = next }
        let builder = ParagraphBuilder(content: content.part(start..<stop), fonts: fonts)
        let shaped =
            lines.map { ShapedParagraph($0, width: width, builder) } ?? ShapedParagraph(builder, width: width)
        let gap = next < end ? content.bytes[stop..<next] : content.bytes[stop...] + ParagraphPiece.endOfParagraph
        return ParagraphPiece(rest: content.part(start..<end), shaped: shaped, gap: gap)
    }
}

extension ParagraphContent {
    /// Some of the letters, in the paragraph's direction.
    func part(_ range: Range<Int>) -> ParagraphContent {
        if range == bytes.indices { return self }
        return ParagraphContent(bytes: bytes[range], style: style.part(range, of: bytes.indices))
    }

    /// The place of the last letter that begins there or before, or the end.
    fileprivate func boundary(before place: Int) -> Int {
        guard place < bytes.endIndex else { return bytes.endIndex }
        var place = place
        while place > bytes.startIndex, bytes[place] & 0xC0 == 0x80 { place -= 1 }
        return place
    }

    fileprivate func hasSpaces(from start: Int, _ length: Int) -> Bool {
        bytes[start..<min(start + length, bytes.endIndex)].contains(0x20)
    }

    /// The parts of a long line, one behind the other, that can be seen of it where it is cut.
    func partsSeen(in range: Range<Int>, _ truncation: StyledText.Truncation) -> [Range<Int>] {
        guard range.count > LongParagraph.least else { return [range] }
        let start = range.lowerBound..<boundary(before: range.lowerBound + LongParagraph.least / 2)
        let end = boundary(before: range.upperBound - LongParagraph.least / 2)..<range.upperBound
        switch truncation {
        case .head: return [end]
        case .tail: return [start]
        case .middle: return [start, end]
        }
    }

    /// Where the letters end before spaces that end a line.
    func endOfLetters(in range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        return end
    }
}
