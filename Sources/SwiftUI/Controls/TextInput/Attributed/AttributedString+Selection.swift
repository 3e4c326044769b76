import Foundation

nonisolated extension AttributedString {
    /// Changes the attributes of what is selected, run by run; where nothing is, of what is typed next.
    public mutating func transformAttributes<E: Error>(
        in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
    ) throws(E) {
        guard case .ranges(let ranges) = selection.indices(in: self) else {
            var typing = selection.typingAttributes(in: self)
            try body(&typing)
            selection.typing = typing
            return
        }
        let places = ranges.ranges.map { self.scalars(in: $0) }
        for range in ranges.ranges.flatMap({ self[$0].runs.map(\.range) }).map({ self.scalars(in: $0) }) {
            let own = indices(ofScalars: range)
            var attributes = runs[own.lowerBound].attributes
            try body(&attributes)
            self[own].setAttributes(attributes)
        }
        selection.place = .ranges(RangeSet(places.map { indices(ofScalars: $0) }))
    }

    /// Puts letters with attributes in place of what is selected; the caret stands behind them afterwards.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
    ) {
        var ranges: [Range<Int>] = []
        switch selection.indices(in: self) {
        case .insertionPoint(let index): ranges = [scalars(in: index..<index)]
        case .ranges(let found): ranges = found.ranges.map { self.scalars(in: $0) }
        }
        for range in ranges.dropFirst().reversed() { removeSubrange(indices(ofScalars: range)) }
        replaceSubrange(indices(ofScalars: ranges[0]), with: newContent)
        let caret = ranges[0].lowerBound + newContent.unicodeScalars.count
        selection = AttributedTextSelection(insertionPoint: indices(ofScalars: caret..<caret).lowerBound)
    }

    /// Puts letters in place of what is selected, as if they had been typed.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, withCharacters newContent: some Collection<Character>
    ) {
        let typing = selection.typingAttributes(in: self)
        replaceSelection(&selection, with: AttributedString(String(newContent), attributes: typing))
    }

    /// Changes the text in any way, and takes the selection along with its letters.
    public mutating func transform<E: Error>(
        updating selection: inout AttributedTextSelection, body: (inout AttributedString) throws(E) -> Void
    ) throws(E) {
        let old: [Range<Index>]
        let isCaret: Bool
        switch selection.indices(in: self) {
        case .insertionPoint(let index): (old, isCaret) = ([index..<index], true)
        case .ranges(let ranges): (old, isCaret) = (Array(ranges.ranges), false)
        }
        var ranges = old
        try transform(updating: &ranges, body: body)
        guard let first = ranges.first else {
            selection = AttributedTextSelection()
            return
        }
        selection.place = isCaret ? .insertionPoint(first.lowerBound) : .ranges(RangeSet(ranges))
    }

    /// What is selected.
    public subscript(_ selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
        switch selection.indices(in: self) {
        case .insertionPoint: self[RangeSet<Index>()]
        case .ranges(let ranges): self[ranges]
        }
    }
}

nonisolated extension AttributedString {
    /// How many Unicode scalars lie before and in a range of the text.
    func scalars(in range: Range<Index>) -> Range<Int> {
        let start = unicodeScalars.distance(from: startIndex, to: range.lowerBound)
        return start..<start + unicodeScalars.distance(from: range.lowerBound, to: range.upperBound)
    }

    /// The indices of some Unicode scalars, as far as there are any.
    func indices(ofScalars range: Range<Int>) -> Range<Index> {
        func index(_ offset: Int) -> Index {
            unicodeScalars.index(startIndex, offsetBy: Swift.max(offset, 0), limitedBy: endIndex) ?? endIndex
        }
        return index(range.lowerBound)..<index(range.upperBound)
    }
}
