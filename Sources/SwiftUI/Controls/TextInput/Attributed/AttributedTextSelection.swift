import Foundation

/// What is selected of a text with attributes: a caret's place and what is typed there, or letters.
///
///     @State private var text = AttributedString("Hello")
///     @State private var selection = AttributedTextSelection()
///
///     TextEditor(text: $text, selection: $selection)
///     Button("Red") { text.transformAttributes(in: &selection) { $0.foregroundColor = .red } }
///
/// Indices that a text does not have, such as those of another string, count for the nearest that it has.
nonisolated public struct AttributedTextSelection: Equatable, Sendable {
    enum Place: Equatable, Sendable {
        case end
        case insertionPoint(AttributedString.Index)
        case ranges(RangeSet<AttributedString.Index>)
    }

    var place: Place
    /// What the next letter is typed with; nil for what the letter before has.
    var typing: AttributeContainer?
    var affinity = TextSelectionAffinity.automatic

    /// Where a selection lies.
    @frozen public enum Indices: Equatable, Sendable {
        case insertionPoint(AttributedString.Index)
        case ranges(RangeSet<AttributedString.Index>)
    }

    /// A caret at the end of the text.
    public init() { place = .end }

    /// A caret.
    ///
    /// - Parameter typingAttributes: what the next letter is typed with; nil for what the letter before has.
    public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
        place = .insertionPoint(insertionPoint)
        typing = typingAttributes
    }

    /// Letters; an empty range is a caret.
    public init(range: Range<AttributedString.Index>) {
        place = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet([range]))
    }

    /// Letters in several ranges, of which an editor shows the first.
    public init(ranges: RangeSet<AttributedString.Index>) { place = .ranges(ranges) }

    /// Where the selection lies in a text.
    ///
    /// - Complexity: O(*r*) in the number of ranges.
    public func indices(in text: AttributedString) -> Indices {
        func valid(_ index: AttributedString.Index) -> AttributedString.Index {
            min(max(index, text.startIndex), text.endIndex)
        }
        switch place {
        case .end: return .insertionPoint(text.endIndex)
        case .insertionPoint(let index): return .insertionPoint(valid(index))
        case .ranges(let ranges):
            let found = ranges.ranges.map { valid($0.lowerBound)..<valid($0.upperBound) }.filter { !$0.isEmpty }
            if !found.isEmpty { return .ranges(RangeSet(found)) }
            return .insertionPoint(ranges.ranges.first.map { valid($0.lowerBound) } ?? text.endIndex)
        }
    }

    /// To which of the letters around it the caret belongs; in a text without letters to none.
    public func affinity(in text: AttributedString) -> TextSelectionAffinity {
        text.startIndex == text.endIndex ? .automatic : affinity
    }

    /// What the next letter typed into a text has: what was set, else what the letter before the caret, or the first one
    /// selected, hands on.
    public func typingAttributes(in text: AttributedString) -> AttributeContainer {
        if let typing { return typing }
        let index: AttributedString.Index
        switch indices(in: text) {
        case .insertionPoint(let caret):
            index = caret > text.startIndex ? text.characters.index(before: caret) : caret
        case .ranges(let ranges): index = ranges.ranges[0].lowerBound
        }
        guard index < text.endIndex else { return AttributeContainer() }
        return text.runs[index].attributes.filter(inheritedByAddedText: true)
    }
}
