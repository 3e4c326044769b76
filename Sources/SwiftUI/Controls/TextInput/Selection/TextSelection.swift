/// What is selected of the text of a field: a caret's place, or letters.
///
///     @State private var text = "Hello, world"
///     @State private var selection: TextSelection?
///
///     TextField("Greeting", text: $text, selection: $selection)
///     Button("Select all") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
///
/// Indices that the field's text does not have, such as those of another string, count for the nearest that it has.
nonisolated public struct TextSelection: Equatable, Hashable, Sendable {
    /// Where the selection lies.
    public enum Indices: Equatable, Hashable, Sendable {
        /// An empty range is the place of the caret.
        case selection(Range<String.Index>)
        /// Several ranges; a field selects the first of them.
        case multiSelection(RangeSet<String.Index>)
    }

    public var indices: Indices
    /// To which of the letters around the caret belongs: what a field writes has the affinity of its surroundings.
    public internal(set) var affinity = TextSelectionAffinity.automatic

    /// A caret.
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

    public init(range: Range<String.Index>) { indices = .selection(range) }

    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

    /// Whether it is a caret, with no letters selected.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }

    /// The one range that a field can show; nil for none.
    var range: Range<String.Index>? {
        switch indices {
        case .selection(let range): range
        case .multiSelection(let ranges): ranges.ranges.first
        }
    }
}

/// To which of the letters around it a caret belongs, where a line is broken or the direction changes.
nonisolated public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
    /// As the window system decides.
    case automatic
    /// To the letter before.
    case upstream
    /// To the letter behind.
    case downstream
}

struct TextSelectionAffinityKey: EnvironmentKey {
    static var defaultValue: TextSelectionAffinity { .automatic }
}

extension EnvironmentValues {
    /// The affinity of what text fields write into their selections.
    public var textSelectionAffinity: TextSelectionAffinity {
        get { self[TextSelectionAffinityKey.self] }
        set { self[TextSelectionAffinityKey.self] = newValue }
    }
}

extension View {
    /// Sets the affinity of what the text fields below write into their selections.
    nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
        modifier(_EnvironmentValueModifier(TextSelectionAffinityKey.self, affinity))
    }
}
