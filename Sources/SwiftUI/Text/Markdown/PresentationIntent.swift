/// What blocks a text stands in: a paragraph in an item of a list, for one.
nonisolated public struct PresentationIntent: Hashable, Sendable {
    /// The blocks, the innermost first.
    public var components: [IntentType]

    /// A block in those of `parent`.
    ///
    /// - Parameter identity: tells the block from its neighbours of the same kind.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    public init(types: [IntentType]) {
        components = types
    }

    public enum Kind: Hashable, Sendable {
        case paragraph
        case header(level: Int)
        case orderedList
        case unorderedList
        case listItem(ordinal: Int)
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
        case table(columns: [TableColumn])
        case tableHeaderRow
        case tableRow(rowIndex: Int)
        case tableCell(columnIndex: Int)
    }

    /// One block.
    public struct IntentType: Hashable, Sendable {
        public var kind: Kind
        public var identity: Int

        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }
    }

    /// A column of a table.
    public struct TableColumn: Hashable, Sendable {
        public enum Alignment: Hashable, Sendable { case left, center, right }

        public var alignment: Alignment

        public init(alignment: Alignment) {
            self.alignment = alignment
        }
    }

    /// How many lists and quotes are around.
    public var indentationLevel: Int {
        components.count { [.orderedList, .unorderedList, .blockQuote].contains($0.kind) }
    }
}

/// How a piece of text is meant within its line.
nonisolated public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let emphasized = Self(rawValue: 1 << 0)
    public static let stronglyEmphasized = Self(rawValue: 1 << 1)
    public static let code = Self(rawValue: 1 << 2)
    public static let strikethrough = Self(rawValue: 1 << 5)
    /// The end of a line that is no end of what is shown.
    public static let softBreak = Self(rawValue: 1 << 6)
    /// The end of a line that is shown as such.
    public static let lineBreak = Self(rawValue: 1 << 7)
    public static let inlineHTML = Self(rawValue: 1 << 8)
    public static let blockHTML = Self(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
    public enum PresentationIntentAttribute: AttributedStringKey {
        public typealias Value = PresentationIntent
        public static let name = "NSPresentationIntent"
    }

    public enum InlinePresentationIntentAttribute: AttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }

    public enum InflectionRuleAttribute: AttributedStringKey {
        public typealias Value = InflectionRule
        public static let name = "NSInflect"
    }
}

// An attribute is found by the key path of its scope's member; Foundation's scope has no place for more of them.
extension AttributeScopes.SwiftUIAttributes {
    /// What blocks the text stands in.
    public var presentationIntent: AttributeScopes.FoundationAttributes.PresentationIntentAttribute { neverRead() }
    /// How the text is meant within its line.
    public var inlinePresentationIntent: AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute {
        neverRead()
    }
    /// How words of the text agree with the numbers among them.
    public var inflect: AttributeScopes.FoundationAttributes.InflectionRuleAttribute { neverRead() }

    private func neverRead() -> Never { fatalError("Attributes are read from strings, not from their scope.") }
}
