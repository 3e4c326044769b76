import MartletText

extension Text.Layout {
    /// Letters of a line in one style and direction: slices of one letter each, from the left. A letter with its marks, a
    /// ligature and an emoji are one.
    nonisolated public struct Run: RandomAccessCollection, Equatable {
        public typealias SubSequence = RunSlice
        let source: Source
        let run: GlyphRun

        init(_ run: GlyphRun, of source: Source) {
            self.source = source
            self.run = run
        }

        public var startIndex: Int { 0 }
        public var endIndex: Int { run.clusters.count }
        public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

        /// The value of a type that the run's text was given with `customAttribute(_:)`.
        public subscript<T: TextAttribute>(key: T.Type) -> T? {
            run.attachments?.values[ObjectIdentifier(key)]?.base as? T
        }

        public var layoutDirection: LayoutDirection { run.isRightToLeft ? .rightToLeft : .leftToRight }
        public var typographicBounds: TypographicBounds { TypographicBounds(run.bounds) }
        /// One for each letter.
        public var characterIndices: [CharacterIndex] { run.clusters.map { CharacterIndex(byte: $0.byte) } }

        public static func == (lhs: Run, rhs: Run) -> Bool {
            lhs.run.part == rhs.run.part && lhs.run.bounds == rhs.run.bounds && lhs.source.isAlike(rhs.source)
        }
    }

    /// Some of a run's letters, which follow each other.
    nonisolated public struct RunSlice: RandomAccessCollection, Equatable {
        public typealias SubSequence = RunSlice
        public var run: Run
        /// Of the run; those that it does not have count for nothing.
        public var indices: Range<Int>

        public init(run: Run, indices: Range<Int>) {
            self.run = run
            self.indices = indices
        }

        public var startIndex: Int { indices.lowerBound }
        public var endIndex: Int { indices.upperBound }
        public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

        /// The value of a type that the run's text was given with `customAttribute(_:)`.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

        private var clusters: ArraySlice<GlyphCluster> {
            run.run.clusters[indices.clamped(to: 0..<run.run.clusters.count)]
        }

        public var typographicBounds: TypographicBounds {
            var result = run.typographicBounds
            let clusters = clusters
            result.origin.x = clusters.first?.x ?? result.origin.x
            result.width = clusters.reduce(0) { $0 + $1.width }
            return result
        }

        /// One for each letter.
        public var characterIndices: [CharacterIndex] { clusters.map { CharacterIndex(byte: $0.byte) } }

        /// nil for no letters.
        var part: TextPart? {
            guard let first = clusters.first, let last = clusters.last else { return nil }
            var part = run.run.part
            part.glyphs = first.glyphs.lowerBound..<last.glyphs.upperBound
            return part
        }
    }
}
