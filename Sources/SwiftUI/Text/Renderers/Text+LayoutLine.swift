import MartletText

extension Text.Layout {
    /// A line of a text: its runs from the left.
    nonisolated public struct Line: RandomAccessCollection, Equatable {
        let source: Source
        let part: TextPart
        private let bounds: GlyphBounds
        private let runs: [Run]
        /// The left end of the line's baseline, in points from the text's top left corner. The line is drawn where this
        /// says; its runs know nothing of a change.
        public var origin: CGPoint

        init(_ line: GlyphLine, of source: Source) {
            self.source = source
            part = line.part
            bounds = line.bounds
            runs = line.runs.map { Run($0, of: source) }
            origin = line.bounds.origin
        }

        /// How far the line was moved.
        var offset: CGPoint { CGPoint(x: origin.x - bounds.origin.x, y: origin.y - bounds.origin.y) }

        public var typographicBounds: TypographicBounds {
            var result = TypographicBounds(bounds)
            result.origin = origin
            return result
        }

        public var startIndex: Int { 0 }
        public var endIndex: Int { runs.count }
        public subscript(index: Int) -> Run { runs[index] }

        public static func == (lhs: Line, rhs: Line) -> Bool {
            lhs.part == rhs.part && lhs.origin == rhs.origin && lhs.bounds == rhs.bounds
                && lhs.source.isAlike(rhs.source)
        }
    }
}
