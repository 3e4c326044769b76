import Foundation
import MartletDisplay

/// A paragraph of a long text and the widths in which it was set.
@MainActor
final class Paragraph {
    let builder: ParagraphBuilder
    private var known: [ShapedParagraph] = []
    private static let capacity = 4

    init(_ content: ParagraphContent, _ fonts: FontLibrary) {
        builder = ParagraphBuilder(content: content, fonts: fonts)
    }

    func shaped(in width: CGFloat) -> ShapedParagraph {
        for shaped in known where shaped.suits(width) { return shaped }
        let new = ShapedParagraph(builder, width: width)
        if known.count >= Self.capacity { known.removeFirst() }
        known.append(new)
        return new
    }

    /// The paragraphs of a text, of which those that `old` has too are the same objects: an edit changes few.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    static func all(of text: StyledText, _ fonts: FontLibrary, reusing old: [Paragraph]) -> [Paragraph] {
        let contents = ParagraphContent.all(of: text, fit: LetterFit())
        var comparison = Comparison()
        let shorter = min(contents.count, old.count)
        var start = 0
        while start < shorter, comparison.areEqual(contents[start], old[start].builder.content) { start += 1 }
        var end = 0
        while end < shorter - start,
            comparison.areEqual(contents[contents.count - 1 - end], old[old.count - 1 - end].builder.content)
        {
            end += 1
        }
        let changed = contents[start..<contents.count - end]
        var others: [ParagraphContent: Paragraph] = [:]
        for paragraph in old[start..<old.count - end] { others[paragraph.builder.content] = paragraph }
        // A paragraph alone would keep the letters of all the text that it came with.
        let copies = changed.count < contents.count / 2
        var result = Array(old[..<start])
        result.reserveCapacity(contents.count)
        for content in changed {
            if let known = others[content] {
                result.append(known)
            } else {
                let own = copies ? ParagraphContent(bytes: Array(content.bytes)[...], style: content.style) : content
                let new = Paragraph(own, fonts)
                others[own] = new
                result.append(new)
            }
        }
        return result + old[(old.count - end)...]
    }

    /// Compares paragraphs of two texts, most of which have one style.
    private struct Comparison {
        private var equal: (ParagraphStyle, ParagraphStyle)?

        mutating func areEqual(_ a: ParagraphContent, _ b: ParagraphContent) -> Bool {
            guard a.hasBytes(of: b) else { return false }
            if a.style === b.style { return true }
            if let equal, equal.0 === a.style, equal.1 === b.style { return true }
            guard a.style == b.style else { return false }
            equal = (a.style, b.style)
            return true
        }
    }
}
