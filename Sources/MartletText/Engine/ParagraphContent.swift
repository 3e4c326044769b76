import Foundation
import MartletDisplay

/// The letters of one paragraph and how they look: equal ones come out alike in the same width.
struct ParagraphContent: Equatable {
    /// Without what ends the paragraph.
    let bytes: ArraySlice<UInt8>
    let style: ParagraphStyle

    static func == (a: ParagraphContent, b: ParagraphContent) -> Bool {
        a.hasBytes(of: b) && (a.style === b.style || a.style == b.style)
    }

    func hasBytes(of other: ParagraphContent) -> Bool {
        bytes.withUnsafeBytes { own in
            other.bytes.withUnsafeBytes { other in
                own.count == other.count
                    && (own.isEmpty || memcmp(own.baseAddress!, other.baseAddress!, own.count) == 0)
            }
        }
    }
}

extension ParagraphContent: Hashable {
    func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
}

/// What is done to letters so that a text fits.
struct LetterFit: Equatable {
    /// What their size is multiplied by.
    var scale: CGFloat = 1
    /// By how much they are closer to each other, as a part of their font's size.
    var tightening: CGFloat = 0
}

/// How the letters of a paragraph look, and how its lines are set.
final class ParagraphStyle: Equatable {
    /// A stretch in one style, given without its text.
    struct Span: Equatable {
        let length: Int
        let run: TextRun
    }

    /// One after the other from the first byte. An empty paragraph has the style of the newline behind it.
    let spans: [Span]
    /// The text's first font, which is that of a last paragraph without letters.
    let font: FontDescription
    let alignment: StyledText.Alignment
    /// Extra points between lines, before they are scaled.
    let lineSpacing: CGFloat
    let fit: LetterFit
    let isRightToLeft: Bool
    /// Whether the direction is that of the paragraph before, because no letter here has one.
    let inheritsDirection: Bool

    init(
        _ spans: [Span], of text: StyledText, fit: LetterFit, isRightToLeft: Bool = false,
        inheritsDirection: Bool = false
    ) {
        self.spans = spans
        font = text.runs.first?.font ?? FontDescription(size: 17)
        alignment =
            switch text.alignment {
            case .leading where text.alignsByLetters && isRightToLeft: .trailing
            case .trailing where text.alignsByLetters && isRightToLeft: .leading
            default: text.alignment
            }
        lineSpacing = text.lineSpacing
        self.fit = fit
        self.isRightToLeft = isRightToLeft
        self.inheritsDirection = inheritsDirection
    }

    private init(_ other: ParagraphStyle, _ spans: [Span]) {
        self.spans = spans
        (font, alignment, lineSpacing, fit) = (other.font, other.alignment, other.lineSpacing, other.fit)
        (isRightToLeft, inheritsDirection) = (other.isRightToLeft, true)
    }

    /// The style of some bytes of a paragraph, in which the direction is that of all of it.
    func part(_ range: Range<Int>, of all: Range<Int>) -> ParagraphStyle {
        if spans.count == 1 { return inheritsDirection ? self : ParagraphStyle(self, spans) }
        var start = all.lowerBound
        let parts = spans.compactMap { span -> Span? in
            let own = start..<start + min(span.length, all.upperBound - start)
            start = own.upperBound
            let shown = own.clamped(to: range)
            return shown.isEmpty ? nil : Span(length: shown.count, run: span.run)
        }
        return ParagraphStyle(self, parts.isEmpty ? Array(spans.suffix(1)) : parts)
    }

    static func == (a: ParagraphStyle, b: ParagraphStyle) -> Bool {
        a.fit == b.fit && a.alignment == b.alignment && a.lineSpacing == b.lineSpacing
            && a.isRightToLeft == b.isRightToLeft && a.inheritsDirection == b.inheritsDirection && a.font == b.font
            && a.spans == b.spans
    }

    /// The styles in one stretch that were used last. Most texts of a window look like one of a few, and share its style,
    /// which would take half a kilobyte of each.
    @MainActor private static var recent: [ParagraphStyle] = []

    /// The style that others already have, where it is one of those used last.
    @MainActor var shared: ParagraphStyle {
        guard spans.count == 1 else { return self }
        if let index = Self.recent.firstIndex(where: { $0 == self }) {
            let known = Self.recent[index]
            if index > 0 { Self.recent.swapAt(index, index - 1) }
            return known
        }
        if Self.recent.count >= 8 { Self.recent.removeLast() }
        Self.recent.append(self)
        return self
    }

    /// The part of the free width that lies to the left of a line.
    var indent: CGFloat {
        switch alignment {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}

extension ParagraphContent {
    /// The paragraphs of a text.
    ///
    /// - Complexity: O(*n* + *r*) in the number of bytes and of runs.
    @MainActor static func all(of text: StyledText, fit: LetterFit) -> [ParagraphContent] {
        let source = TextSource(text)
        let turns = source.mayTurn
        var direction = turns && (source.isRightToLeft(0..<source.bytes.count) ?? false)
        var firstRun = 0
        return source.paragraphs.map { range in
            let own = turns ? source.isRightToLeft(range) : false
            direction = own ?? direction
            while firstRun < source.runs.count, source.runs[firstRun].range.upperBound <= range.lowerBound {
                firstRun += 1
            }
            let style = ParagraphStyle(
                source.spans(of: range, from: firstRun), of: text, fit: fit, isRightToLeft: direction,
                inheritsDirection: own == nil)
            return ParagraphContent(bytes: source.bytes[range], style: style.shared)
        }
    }
}

extension TextSource {
    /// The styles of some bytes, or of the byte behind no bytes.
    fileprivate func spans(of range: Range<Int>, from first: Int) -> [ParagraphStyle.Span] {
        guard first < runs.count else { return [] }
        // A single style holds for all of the paragraph, however long it is.
        if runs[first].range.upperBound >= range.upperBound {
            return [ParagraphStyle.Span(length: .max, run: runs[first].run)]
        }
        var spans: [ParagraphStyle.Span] = []
        var index = first
        while index < runs.count, runs[index].range.lowerBound < range.upperBound {
            let shown = runs[index].range.clamped(to: range)
            if !shown.isEmpty { spans.append(ParagraphStyle.Span(length: shown.count, run: runs[index].run)) }
            index += 1
        }
        return spans
    }
}
