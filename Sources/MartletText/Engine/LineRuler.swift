import CMartletPango
import Foundation
import MartletDisplay

/// Tells how much room a plain text of one font takes on one line, without a layout of its own: most texts of a long
/// list are measured and never drawn.
///
/// The widths are Pango's. A layout finds out of each text in which script it is, which fonts have its letters and where
/// its lines may break. For the letters that a ruler knows the answers are always the same, so it takes them from a
/// sample, and has only the letters shaped, as the sample's were.
@MainActor
final class LineRuler {
    /// What a line takes, in points.
    struct Line {
        let width: CGFloat
        let height: CGFloat
        let baseline: CGFloat
    }

    let font: FontDescription
    let language: String?
    private let fonts: FontLibrary
    /// A sample is laid out only for a font in which many texts are set.
    private var asked = 0
    private static let few = 16
    /// Texts with letters, and those of digits and signs alone, which belong to no script.
    private lazy var letters = RulerSample.letters(style, fonts)
    private lazy var signs = RulerSample.signs(style, fonts)
    private let style: ParagraphStyle

    init(_ style: ParagraphStyle, _ fonts: FontLibrary) {
        self.style = style
        self.fonts = fonts
        font = style.spans[0].run.font
        language = style.spans[0].run.language
    }

    /// The line that the letters take; nil where only a layout can tell.
    func line(of bytes: ArraySlice<UInt8>) -> Line? {
        asked += 1
        if asked <= Self.few { return nil }
        return bytes.withUnsafeBufferPointer { bytes in
            guard let kinds = PlainLetters(in: bytes), let sample = kinds.hasLetters ? letters : signs,
                let width = sample.width(of: bytes, isASCII: kinds.areASCII)
            else { return nil }
            return Line(
                width: CGFloat(width) / CGFloat(PANGO_SCALE), height: sample.height, baseline: sample.baseline)
        }
    }
}

extension ParagraphStyle {
    /// Whether nothing but the font, its size and the language decides what room the letters take on one line.
    var isPlain: Bool {
        guard spans.count == 1, fit == LetterFit(), !isRightToLeft else { return false }
        let run = spans[0].run
        return run.attachment == nil && run.kerning == 0 && run.baselineOffset == 0 && !run.isMarked
    }
}
