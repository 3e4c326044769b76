import MartletText

extension Text {
    /// A text that has been set in lines, as a renderer gets it: lines from the top.
    ///
    /// It and its parts are drawn with `GraphicsContext.draw(_:options:)`.
    nonisolated public struct Layout: RandomAccessCollection, Equatable {
        let lines: [Line]
        /// Whether some of the text was cut away because it did not fit.
        public let isTruncated: Bool

        @MainActor init(_ drawing: TextDrawing) {
            let source = Source(drawing)
            lines = TextEngine.shared.glyphLines(of: drawing.text).map { Line($0, of: source) }
            isTruncated = drawing.text.isTruncated
        }

        public var startIndex: Int { 0 }
        public var endIndex: Int { lines.count }
        public subscript(index: Int) -> Line { lines[index] }
    }
}

extension Text.Layout {
    /// What parts are drawn of.
    nonisolated final class Source: @unchecked Sendable {
        let text: MeasuredText
        let picture: @MainActor (Int, CGPoint) -> [DisplayItem]

        @MainActor init(_ drawing: TextDrawing) {
            text = drawing.text
            picture = drawing.picture
        }

        /// Whether parts at the same places are the same.
        func isAlike(_ other: Source) -> Bool {
            text === other.text || onMain { text == other.text }
        }
    }

    /// The place of a character in the text, only good for comparing it with others of the same text.
    nonisolated public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
        let byte: Int

        public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { lhs.byte < rhs.byte }
        public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(byte: byte + n) }
        public func distance(to other: CharacterIndex) -> Int { other.byte - byte }
    }

    /// How much room a part of a text takes, in points.
    nonisolated public struct TypographicBounds: Equatable, Sendable {
        /// The left end of the baseline, from the text's top left corner.
        public var origin = CGPoint.zero
        public var width: CGFloat = 0
        /// From the baseline up.
        public var ascent: CGFloat = 0
        /// From the baseline down.
        public var descent: CGFloat = 0
        /// Below the descent, to the next line.
        public var leading: CGFloat = 0

        /// No room, at the text's corner.
        public init() {}

        init(_ bounds: GlyphBounds) {
            (origin, width, ascent, descent) = (bounds.origin, bounds.width, bounds.ascent, bounds.descent)
        }

        /// The rectangle from the ascent down to the descent.
        public var rect: CGRect {
            CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
        }
    }

    /// How parts of a text are drawn.
    nonisolated public struct DrawingOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Letters are drawn as outlines, whose places are not rounded to parts of a pixel: so they do not tremble when
        /// they move slowly.
        public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
}
