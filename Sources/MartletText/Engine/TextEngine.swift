import CMartletPango
import Foundation
import MartletDisplay

/// Sets text in lines: how much space it takes, and the shaped lines to draw.
///
/// There is one Pango context for measuring and drawing in every host: 96 dpi, sizes in pixels, unhinted metrics and
/// fractional glyph positions, so that a text takes the same space in a window and in a picture without a display.
///
/// Each paragraph has a PangoLayout of its own, because Pango takes the square of the time for a layout of many; an edit
/// of a long text shapes the paragraph that it changed. A very long paragraph is set in pieces (`LongParagraph`).
///
/// Results are kept per text and space (decision 10 of the design). A text measured where it fits on its natural
/// lines is always the one ideal object, whatever the space offered, and a wrapped one is shared by all widths that
/// break it at the same places; so the usual sequence of ideal size, offered size and final size shapes a text once
/// or twice.
@MainActor
package final class TextEngine {
    package static let shared = TextEngine()

    package let fonts: FontLibrary
    private var settings = TextCache()
    private var recent = RecentParagraphs()

    private init() {
        fonts = FontLibrary()
    }

    /// Sets a text into the space offered.
    ///
    /// A width smaller than the natural one breaks lines between words, then between characters. What does not fit in
    /// `lineLimit` or `height` shrinks as far as `minimumScaleFactor` allows and is then cut with an ellipsis; one
    /// line always remains. The result is never wider than `width` when lines were broken or cut.
    ///
    /// - Parameters:
    ///   - width: The width in points; `nil` for no limit.
    ///   - height: The height in points; `nil` for no limit.
    /// - Complexity: O(1) for a text measured before in a space with the same outcome; else O(*n*) in its length.
    package func measure(_ text: StyledText, width: CGFloat?, height: CGFloat?) -> MeasuredText {
        prepare(text).measure(width: width, height: height)
    }

    /// The text, to be measured in different spaces without being looked up for each.
    ///
    /// - Parameter previous: The text that this one takes the place of: paragraphs that both have are not shaped again.
    package func prepare(_ text: StyledText, after previous: PreparedText? = nil) -> PreparedText {
        // What was made again to be drawn is held by nobody by now.
        recent.makeRoom()
        return settings.entry(for: text) { PreparedText(text, fonts, after: previous ?? $0) }
    }

    /// Keeps the layout of a paragraph until many others were used.
    func used(_ paragraph: ShapedParagraph) { recent.insert(paragraph) }

    /// The same in the middle of something that may hold on to the layouts of others.
    func madeAgain(_ paragraph: ShapedParagraph) { recent.add(paragraph) }

    /// The size in points of the text on its natural lines, with no limit on the width or height.
    package func idealSize(_ text: StyledText) -> CGSize {
        measure(text, width: nil, height: nil).size
    }

    /// The distance in points from the top of the text to its first baseline; it does not depend on the width.
    package func firstBaseline(_ text: StyledText) -> CGFloat {
        measure(text, width: nil, height: nil).firstBaseline
    }

    /// Whether a font family of this name is installed; case and spaces do not matter.
    package func isInstalled(family: String) -> Bool {
        fonts.isInstalled(family: family)
    }

    /// Whether a font can be had by its family, or by family and face as in "Inter-Bold": an installed one, or one that
    /// Apple's systems bring along, for which another stands in.
    package func knows(font name: String) -> Bool {
        let family = name.split(separator: "-", maxSplits: 1).first.map { String($0) } ?? ""
        return isInstalled(family: name) || isInstalled(family: family) || AppleFonts.design(of: name) != nil
    }
}

/// The space offered to a text, in points; infinite where there is no limit.
struct TextSpace: Hashable {
    let width: CGFloat
    let height: CGFloat

    init(width: CGFloat?, height: CGFloat?) {
        self.width = Self.limit(width)
        self.height = Self.limit(height)
    }

    /// Pango counts in 1/1024 of a point in 32 bits, so a million points is as good as no limit.
    private static func limit(_ length: CGFloat?) -> CGFloat {
        guard let length, length < 1_000_000 else { return .infinity }
        return length > 0 ? length : 0
    }
}
