extension AttributedString {
    /// How Markdown is read.
    nonisolated public struct MarkdownParsingOptions: Sendable {
        /// What of Markdown is understood.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// All, with blocks as `presentationIntent`.
            case full
            /// What stands within a line.
            case inlineOnly
            /// What stands within a line; ends of lines and spaces stay as they are.
            case inlineOnlyPreservingWhitespace
        }

        /// What becomes of what cannot be read.
        public enum FailurePolicy: Hashable, Sendable {
            case throwError
            case returnPartiallyParsedIfPossible
        }

        /// Whether `^[text](key: value)` gives attributes.
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        /// The language of the text, as BCP 47 names it; nil where it is not known.
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Reads Markdown.
    ///
    ///     let text = try AttributedString(markdown: "**Bold** and [a link](https://example.org)")
    ///
    /// - Parameter baseURL: what links are relative to; nil leaves them as they are.
    nonisolated public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        append(markdown, options, baseURL, nil)
    }

    /// Reads Markdown in UTF-8; throws where it is not, unless the options say to go on.
    nonisolated public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        append(try Self.text(markdown, options), options, baseURL, nil)
    }

    /// Reads a file of Markdown.
    nonisolated public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// Reads Markdown, with those attributes of it that a scope holds.
    nonisolated public init<S: AttributeScope>(
        markdown: String, including scope: S.Type, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        self.init()
        append(markdown, options, baseURL, scope)
    }

    /// Reads Markdown, with those attributes of it that a scope holds.
    nonisolated public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, including: S.self, options: options, baseURL: baseURL)
    }

    /// Reads Markdown in UTF-8, with those attributes of it that a scope holds.
    nonisolated public init<S: AttributeScope>(
        markdown: Data, including scope: S.Type, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Self.text(markdown, options), including: scope, options: options, baseURL: baseURL)
    }

    /// Reads Markdown in UTF-8, with those attributes of it that a scope holds.
    nonisolated public init<S: AttributeScope>(
        markdown: Data, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Self.text(markdown, options), including: S.self, options: options, baseURL: baseURL)
    }

    nonisolated private static func text(_ data: Data, _ options: MarkdownParsingOptions) throws -> String {
        if let text = String(data: data, encoding: .utf8) { return text }
        guard options.failurePolicy == .returnPartiallyParsedIfPossible else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return String(decoding: data, as: UTF8.self)
    }

    nonisolated private mutating func append(
        _ markdown: String, _ options: MarkdownParsingOptions, _ base: URL?, _ scope: (any AttributeScope.Type)?
    ) {
        var rules = MarkdownInline.Rules()
        rules.hasAttributes = options.allowsExtendedAttributes
        rules.keepsWhitespace = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
        let scope = MarkdownScope(scope)
        if options.interpretedSyntax != .full {
            for part in MarkdownInline.parse(markdown, rules) { append(part, nil, base, scope) }
        } else {
            let blocks = MarkdownBlocks.parse(markdown)
            rules.references = blocks.references
            for leaf in blocks.leaves {
                let parts = leaf.isLiteral ? [MarkdownPart(string: leaf.text)] : MarkdownInline.parse(leaf.text, rules)
                for part in parts { append(part, leaf.intent, base, scope) }
            }
        }
        if let language = options.languageCode { self.languageIdentifier = language }
    }

    nonisolated private mutating func append(
        _ part: MarkdownPart, _ block: PresentationIntent?, _ base: URL?, _ scope: MarkdownScope
    ) {
        var attributes = part.container(base)
        typealias Keys = AttributeScopes.FoundationAttributes
        if let block { attributes[Keys.PresentationIntentAttribute.self] = block }
        if part.attributes.contains(where: \.inflects) { attributes[Keys.InflectionRuleAttribute.self] = .automatic }
        if !scope.hasFoundation { attributes = AttributeContainer() }
        append(AttributedString(part.string, attributes: attributes))
    }
}

extension MarkdownPart {
    /// Its look, its link and its picture as attributes.
    nonisolated func container(_ base: URL?) -> AttributeContainer {
        var attributes = AttributeContainer()
        let intent = style.intent
        if !intent.isEmpty {
            attributes[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = intent
        }
        if let link { attributes.link = URL(string: link, relativeTo: base) }
        if let image {
            attributes.imageURL = URL(string: image, relativeTo: base)
            attributes.alternateDescription = string
        }
        return attributes
    }
}

extension MarkdownPart.Style {
    fileprivate var intent: InlinePresentationIntent {
        var intent: InlinePresentationIntent = []
        if contains(.bold) { intent.insert(.stronglyEmphasized) }
        if contains(.italic) { intent.insert(.emphasized) }
        if contains(.code) { intent.insert(.code) }
        if contains(.strikethrough) { intent.insert(.strikethrough) }
        if contains(.softBreak) { intent.insert(.softBreak) }
        if contains(.lineBreak) { intent.insert(.lineBreak) }
        return intent
    }
}
