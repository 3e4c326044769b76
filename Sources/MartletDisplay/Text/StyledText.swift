import Foundation

/// A font as the text engine looks it up. Sizes are in points, one point being one pixel at scale 1.
package struct FontDescription: Hashable, Sendable {
    package enum Design: Hashable, Sendable {
        case standard, serif, rounded, monospaced
    }

    /// Which letters are shown as small capitals.
    package enum SmallCapitals: Hashable, Sendable { case none, lowercase, uppercase, all }

    /// A family by name; `nil`, or a family that is not installed, means the system font of `design`.
    package var family: String?
    package var design: Design
    package var size: CGFloat
    /// 100 (ultra light) to 900 (black); 400 is regular.
    package var weight: Int
    package var isItalic: Bool
    package var hasMonospacedDigits: Bool
    package var smallCapitals: SmallCapitals
    /// From -1 for the narrowest face of the family to 1 for the widest; 0 for the normal one.
    package var width: CGFloat
    /// The height of a line, as a multiple of what the font asks for.
    package var lineHeight: CGFloat
    /// The height of a line in points; nil for what `lineHeight` says.
    package var linePoints: CGFloat?

    package init(
        family: String? = nil, design: Design = .standard, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, smallCapitals: SmallCapitals = .none, width: CGFloat = 0,
        lineHeight: CGFloat = 1
    ) {
        self.family = family
        self.design = design
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.smallCapitals = smallCapitals
        self.width = width
        self.lineHeight = lineHeight
    }
}

/// A line under or through text.
package struct TextLine: Hashable, Sendable {
    package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    package var pattern: Pattern
    /// `nil` takes the text's colour.
    package var color: RGBA?

    package init(pattern: Pattern = .solid, color: RGBA? = nil) {
        self.pattern = pattern
        self.color = color
    }
}

/// Room in a text for a picture, in place of a character of its own.
package struct TextAttachment: Hashable, Sendable {
    package static let character = "\u{FFFC}"

    /// Which of the text's pictures it is.
    package var index: Int
    /// In points.
    package var size: CGSize
    /// From the picture's top to the baseline of the line.
    package var ascent: CGFloat

    package init(index: Int, size: CGSize, ascent: CGFloat) {
        self.index = index
        self.size = size
        self.ascent = ascent
    }
}

/// A paragraph or several, with everything that decides how it is set but the space it is offered.
package struct StyledText: Hashable, Sendable {
    /// Leading is on the left, trailing on the right, in whatever direction the letters are read.
    package enum Alignment: Hashable, Sendable { case leading, center, trailing }
    package enum Truncation: Hashable, Sendable { case head, tail, middle }

    package var runs: [TextRun]
    package var alignment: Alignment
    package var truncation: Truncation
    /// The most lines to show; `nil` for as many as the height allows.
    package var lineLimit: Int?
    /// Extra points between lines.
    package var lineSpacing: CGFloat
    /// The smallest factor, from 0 to 1, to which the text may shrink to fit.
    package var minimumScaleFactor: CGFloat
    /// Whether letters may come a little closer to fit.
    package var allowsTightening = false
    /// Whether the leading side of a paragraph is where its letters begin, and not always on the left.
    package var alignsByLetters = false

    /// Whether the text can do something to fit before it is cut.
    package var canAdapt: Bool { minimumScaleFactor < 1 || allowsTightening }

    package init(
        runs: [TextRun], alignment: Alignment = .leading, truncation: Truncation = .tail, lineLimit: Int? = nil,
        lineSpacing: CGFloat = 0, minimumScaleFactor: CGFloat = 1
    ) {
        self.runs = runs
        self.alignment = alignment
        self.truncation = truncation
        self.lineLimit = lineLimit
        self.lineSpacing = lineSpacing
        self.minimumScaleFactor = minimumScaleFactor
    }

    /// Looked up for every text that is shown, so that only what most texts differ by counts.
    package func hash(into hasher: inout Hasher) {
        for run in runs {
            hasher.combine(run.text)
            hasher.combine(run.font.size)
        }
    }

    /// The characters, without pictures among them.
    package var string: String {
        if runs.count == 1, runs[0].attachment == nil { return runs[0].text }
        return runs.lazy.filter { $0.attachment == nil }.map(\.text).joined()
    }
}
