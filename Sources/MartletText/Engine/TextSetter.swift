import CMartletPango
import Foundation
import MartletDisplay

/// Sets one text into one space, paragraph by paragraph.
///
/// Each paragraph is broken into as many lines as it takes, until the lines are more than the line limit or the height
/// allow. The paragraph in which that happens is set again with every line that stays as a paragraph of its own, the
/// last of which Pango cuts: its own limits count lines per paragraph, which is not what a text with newlines needs.
@MainActor
struct TextSetter {
    /// How much wider or higher than the space, in points, still counts as fitting: sizes pass through rounding.
    static let slack: CGFloat = 0.01
    /// Of a text with more paragraphs, only those that can be seen are drawn, and keep their layouts.
    static let manyParagraphs = 64

    let fonts: FontLibrary
    let text: StyledText
    /// Those of the text in its own size, where they are kept.
    let paragraphs: [Paragraph]?

    /// How wide a text is whose lines take so much of a space.
    static func width(_ used: CGFloat, in space: TextSpace) -> CGFloat { min(used.roundedUpToPoint, space.width) }

    /// In how many of Pango's units lines are broken.
    static func pangoWidth(_ width: CGFloat) -> Int32 {
        Int32(((width + slack) * CGFloat(PANGO_SCALE)).rounded(.up))
    }

    /// The part of its font's size by which a letter may come closer to the next.
    private static let greatestTightening: CGFloat = 0.04
    /// To what a text may shrink that may shrink to nothing.
    private static let smallestScale: CGFloat = 0.01

    /// The text as it is where that fits, else tightened, then shrunk as far as needed, then cut.
    func set(in space: TextSpace) -> SetText {
        let full = set(in: space, LetterFit())
        if full.fits(space) || !text.canAdapt { return full }
        let most = text.allowsTightening ? Self.greatestTightening : 0
        if most > 0 {
            let found = closest(to: 0, downTo: most, within: most / 8) { set(in: space, LetterFit(tightening: $0)) }
            if found.fits(space) || text.minimumScaleFactor >= 1 { return found }
        }
        let smallest = max(text.minimumScaleFactor, Self.smallestScale)
        return closest(to: 1, downTo: smallest, within: 0.01) {
            set(in: space, LetterFit(scale: $0, tightening: most))
        }

        /// What fits with the value closest to `best`; with `worst` where nothing does.
        func closest(
            to best: CGFloat, downTo worst: CGFloat, within step: CGFloat, _ make: (CGFloat) -> SetText
        ) -> SetText {
            var found = make(worst)
            guard found.fits(space) else { return found }
            var (fitting, failing) = (worst, best)
            while abs(failing - fitting) > step {
                let middle = (fitting + failing) / 2
                let attempt = make(middle)
                if attempt.fits(space) { (fitting, found) = (middle, attempt) } else { failing = middle }
            }
            return found
        }
    }

    private func set(in space: TextSpace, _ fit: LetterFit) -> SetText {
        var lines = Lines(spacing: CGFloat(pangoUnits(text.lineSpacing * fit.scale)) / CGFloat(PANGO_SCALE))
        if fit == LetterFit(), let paragraphs {
            return set(paragraphs, in: space, fit, &lines) {
                $0.builder.content
            } shape: {
                $0.shaped(in: space.width)
            }
        }
        let contents = ParagraphContent.all(of: text, fit: fit)
        return set(contents, in: space, fit, &lines) {
            $0
        } shape: {
            ShapedParagraph(ParagraphBuilder(content: $0, fonts: fonts), width: space.width)
        }
    }

    private func set<Item>(
        _ items: [Item], in space: TextSpace, _ fit: LetterFit, _ lines: inout Lines,
        content: (Item) -> ParagraphContent, shape: (Item) -> ShapedParagraph
    ) -> SetText {
        let isLong = items.count > Self.manyParagraphs
        if isLong { lines.shaped.reserveCapacity(items.count) }
        for (index, item) in items.enumerated() {
            let content = content(item)
            let hasMore = index < items.count - 1
            var fits = true
            if content.bytes.count < LongParagraph.least {
                let piece = ParagraphPiece(rest: content, shaped: shape(item), gap: ParagraphPiece.endOfParagraph)
                fits = add(piece, to: &lines, in: space, isLong: isLong, hasMore: hasMore)
            } else {
                var pieces = LongParagraph(content, fonts, width: space.width)
                while fits, let piece = pieces.next() {
                    fits = add(piece, to: &lines, in: space, isLong: true, hasMore: hasMore)
                }
            }
            if fits { continue }
            return lines.set(
                in: space, text, isTruncated: true, isChanged: fit != LetterFit(), paragraphCount: items.count)
        }
        return lines.set(
            in: space, text, isTruncated: false, isChanged: fit != LetterFit(), paragraphCount: items.count)
    }

    /// - Returns: whether all of it fits; else it is cut, and what follows is not shown.
    private func add(
        _ piece: ParagraphPiece, to lines: inout Lines, in space: TextSpace, isLong: Bool, hasMore: Bool
    ) -> Bool {
        let limit = max(1, text.lineLimit ?? .max)
        let shaped = piece.shaped
        let room = space.height + Self.slack - lines.top
        let isFirst = lines.shaped.isEmpty
        if lines.count + shaped.lineCount <= limit, shaped.height <= room || (isFirst && shaped.lineCount == 1) {
            lines.add(piece)
            if isLong { shaped.releaseLayout() } else if shaped.isLaidOut { TextEngine.shared.used(shaped) }
            return true
        }
        let all = LineMetrics.all(in: shaped.layout.pango)
        let kept = all.prefix(limit - lines.count).prefix { $0.bottom <= room }
        if kept.isEmpty, !isFirst {
            // The last line of the piece before is the last one, and says that there is more.
            let last = lines.removeLast()
            lines.add(cut(last, LineMetrics.all(in: last.shaped.layout.pango)[...], space, hasMore: true))
        } else {
            lines.add(cut(piece, kept.isEmpty ? all.prefix(1) : kept, space, hasMore: hasMore))
        }
        return false
    }

    private func cut(
        _ piece: ParagraphPiece, _ lines: ArraySlice<LineMetrics>, _ space: TextSpace, hasMore: Bool
    ) -> ParagraphPiece {
        let content = piece.rest
        let layout = ParagraphBuilder(content: content, fonts: fonts)
            .layout(keeping: lines, width: space.width, text.truncation, hasMore: hasMore)
        let shaped = ShapedParagraph(layout, width: space.width, indent: content.style.indent)
        return ParagraphPiece(rest: content, shaped: shaped, gap: ParagraphPiece.endOfParagraph)
    }
}

/// Paragraphs that are put below one another.
@MainActor
private struct Lines {
    let spacing: CGFloat
    var shaped: [ParagraphPiece] = []
    private(set) var count = 0
    /// Where the next paragraph begins.
    private(set) var top: CGFloat = 0

    init(spacing: CGFloat) { self.spacing = spacing }

    mutating func add(_ piece: ParagraphPiece) {
        shaped.append(piece)
        count += piece.shaped.lineCount
        top += piece.shaped.height + spacing
    }

    mutating func removeLast() -> ParagraphPiece {
        let last = shaped.removeLast()
        count -= last.shaped.lineCount
        top -= last.shaped.height + spacing
        return last
    }

    func set(
        in space: TextSpace, _ text: StyledText, isTruncated: Bool, isChanged: Bool, paragraphCount: Int
    ) -> SetText {
        let usedWidth = shaped.lazy.map(\.shaped.usedWidth).max() ?? 0
        let usedHeight = top - spacing
        let isNatural = !isTruncated && count == paragraphCount && usedWidth <= space.width + TextSetter.slack
        let width = TextSetter.width(usedWidth, in: isNatural ? TextSpace(width: nil, height: nil) : space)
        // Lines are aligned within the width that is used, not the one that was offered.
        let alignedWidth = space.width.isFinite && !isNatural ? max(width, usedWidth) : usedWidth
        var y: CGFloat = 0
        let placed = shaped.map { piece in
            let paragraph = piece.shaped
            defer { y += paragraph.height + spacing }
            let x = (alignedWidth - paragraph.alignedWidth) * paragraph.indent
            return ShapedText.Placed(paragraph: paragraph, origin: CGPoint(x: x, y: y), gap: piece.gap)
        }
        let measured = MeasuredText(
            text: text, size: CGSize(width: width, height: usedHeight.roundedUpToPoint),
            firstBaseline: shaped.first?.shaped.firstBaseline ?? 0,
            lastBaseline: placed.last.map { $0.origin.y + $0.paragraph.lastBaseline } ?? 0,
            isTruncated: isTruncated, layout: ShapedText(placed))
        return SetText(
            measured: measured, usedWidth: usedWidth, usedHeight: usedHeight,
            offeredWidth: isNatural ? .infinity : space.width, isOneLine: count == 1 && !text.canAdapt,
            isChanged: isChanged)
    }
}

extension CGFloat {
    /// The next whole point, forgiving what rounding in Pango's units may add.
    fileprivate var roundedUpToPoint: CGFloat { (self - 0.005).rounded(.up) + 0 }
}
