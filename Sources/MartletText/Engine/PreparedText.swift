import Foundation
import MartletDisplay

/// A text, and what came out of it in the spaces it was offered.
@MainActor
package final class PreparedText {
    package let text: StyledText
    private let fonts: FontLibrary
    /// Those of a long text, each with what is known of it.
    private let paragraphs: [Paragraph]?
    /// The text on its natural lines; of a long text only when it is asked for.
    private let ideal: SetText?
    private var whole: [SetText] = []
    private var cut: [TextSpace: MeasuredText] = [:]
    /// A window being resized asks for many widths once; more than this are forgotten.
    private let capacity = 12

    /// - Parameter previous: The text before an edit, whose other paragraphs are used again.
    init(_ text: StyledText, _ fonts: FontLibrary, after previous: PreparedText?) {
        self.text = text
        self.fonts = fonts
        if text.isLong {
            paragraphs = Paragraph.all(of: text, fonts, reusing: previous?.paragraphs ?? [])
            ideal = nil
        } else {
            paragraphs = nil
            ideal = TextSetter(fonts: fonts, text: text, paragraphs: nil).set(in: TextSpace(width: nil, height: nil))
        }
    }

    /// Sets the text into the space offered (see `TextEngine.measure`).
    package func measure(width: CGFloat?, height: CGFloat?) -> MeasuredText {
        let space = TextSpace(width: width, height: height)
        if let found = lookUp(space) { return found }
        let set = TextSetter(fonts: fonts, text: text, paragraphs: paragraphs).set(in: space)
        keep(set, for: space)
        return set.measured
    }

    private func lookUp(_ space: TextSpace) -> MeasuredText? {
        if let ideal, ideal.suits(space) { return ideal.measured }
        for set in whole where set.suits(space) { return set.measured }
        return cut.isEmpty ? nil : cut[space]
    }

    private func keep(_ set: SetText, for space: TextSpace) {
        if set.measured.isTruncated || set.isChanged {
            if cut.count >= capacity { cut = [:] }
            cut[space] = set.measured
        } else {
            if whole.count >= capacity { whole.removeFirst() }
            whole.append(set)
        }
    }
}

extension StyledText {
    /// Whether paragraphs are worth being kept one by one.
    var isLong: Bool {
        var length = 0
        for run in runs {
            length += run.text.utf8.count
            if length >= 2048 { return true }
        }
        return false
    }
}

/// A measured text and the spaces in which measuring again would come out the same.
@MainActor
struct SetText {
    let measured: MeasuredText
    /// The exact extents of the lines.
    let usedWidth: CGFloat
    let usedHeight: CGFloat
    /// The width it was set in; lines break at the same places for every width down to `usedWidth`.
    let offeredWidth: CGFloat
    /// One line is shown however low the space is, unless it can shrink.
    let isOneLine: Bool
    /// Whether the letters are smaller or closer than the text says.
    let isChanged: Bool

    /// Whether all of the text is in the space.
    func fits(_ space: TextSpace) -> Bool {
        !measured.isTruncated && usedWidth <= space.width + TextSetter.slack
            && usedHeight <= space.height + TextSetter.slack
    }

    func suits(_ space: TextSpace) -> Bool {
        // In no width at all, each character has a line, and is wider than what it was offered.
        space.width <= offeredWidth
            && (usedWidth <= space.width + TextSetter.slack || (space.width == offeredWidth && !measured.text.canAdapt))
            && (isOneLine || usedHeight <= space.height + TextSetter.slack)
            && (offeredWidth == .infinity || measured.size.width == TextSetter.width(usedWidth, in: space))
    }
}
