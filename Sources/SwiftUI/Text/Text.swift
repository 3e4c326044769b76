import MartletGraph

/// A read-only text of one or more lines.
///
/// It is as large as its lines, never wider than what it is offered, and sets the guides `firstTextBaseline` and
/// `lastTextBaseline`.
///
///     Text("Hello, \(name)").font(.title).bold()
nonisolated public struct Text: Equatable, Sendable {
    var storage: Storage

    enum Storage: Sendable {
        case verbatim(String)
        case content(TextContent)
    }

    init(_ storage: Storage) {
        self.storage = storage
    }

    /// Shows a string as it is, without looking up a translation.
    public init(verbatim content: String) {
        storage = .verbatim(content)
    }

    /// Shows a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        storage = .verbatim(String(content))
    }

    public static func == (a: Text, b: Text) -> Bool {
        switch (a.storage, b.storage) {
        case (.verbatim(let x), .verbatim(let y)): x == y
        case (.content(let x), .content(let y)): x === y || x.isEqual(to: y)
        default: false
        }
    }

    /// The texts one after the other, each in its own style.
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(.content(ConcatenatedText(first: lhs, second: rhs)))
    }
}

/// A text that is more than one plain string.
nonisolated class TextContent: @unchecked Sendable {
    /// Adds the runs this text has in an environment, each in `style` or a style derived from it.
    func addRuns(to runs: inout TextRuns, _ style: RunStyle) {}
    func isEqual(to other: TextContent) -> Bool { false }
    /// Whether a part of it is said otherwise than it is shown.
    var isSpokenOtherwise: Bool { false }
}

/// A text with changes to its style, in the order in which they apply.
nonisolated final class ModifiedText: TextContent, @unchecked Sendable {
    let base: Text
    let modifiers: [TextModifier]

    init(_ base: Text, _ modifiers: [TextModifier]) {
        self.base = base
        self.modifiers = modifiers
    }

    override func addRuns(to runs: inout TextRuns, _ style: RunStyle) {
        var style = style
        for modifier in modifiers { modifier.apply(to: &style, runs.environment) }
        base.addRuns(to: &runs, style)
    }

    override var isSpokenOtherwise: Bool { base.isSpokenOtherwise }

    override func isEqual(to other: TextContent) -> Bool {
        guard let other = other as? ModifiedText else { return false }
        return modifiers == other.modifiers && base == other.base
    }
}

/// Texts, one after the other.
///
/// Thousands may be added one by one. Neither is each sum a copy of those before, nor as deep a chain, whose end would
/// overflow the stack: each link holds up to 64.
nonisolated final class ConcatenatedText: TextContent, @unchecked Sendable {
    private let head: ConcatenatedText?
    private let texts: [Text]
    private static let capacity = 64

    init(first: Text, second: Text) {
        guard case .content(let content) = first.storage, let chain = content as? ConcatenatedText else {
            head = nil
            texts = [first, second]
            return
        }
        let isFull = chain.texts.count >= Self.capacity
        head = isFull ? chain : chain.head
        texts = isFull ? [second] : chain.texts + [second]
    }

    /// The links from the first to this one.
    private var links: [ConcatenatedText] {
        var links = [self]
        while let head = links[links.count - 1].head { links.append(head) }
        return links.reversed()
    }

    override func addRuns(to runs: inout TextRuns, _ style: RunStyle) {
        for link in links {
            for text in link.texts { text.addRuns(to: &runs, style) }
        }
    }

    override var isSpokenOtherwise: Bool { links.contains { $0.texts.contains(where: \.isSpokenOtherwise) } }

    override func isEqual(to other: TextContent) -> Bool {
        guard let other = other as? ConcatenatedText else { return false }
        let (a, b) = (links, other.links)
        return a.count == b.count && zip(a, b).allSatisfy { $0 === $1 || $0.texts == $1.texts }
    }
}

extension Text {
    func addRuns(to runs: inout TextRuns, _ style: RunStyle) {
        switch storage {
        case .verbatim(let string): runs.add(string, style)
        case .content(let content): content.addRuns(to: &runs, style)
        }
    }
}

extension Text: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Text, _ inputs: _ViewInputs) -> _ViewNode {
        TextNode(view, inputs)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Text, _ inputs: _ViewInputs) {
        unsafeDowncast(node, to: TextNode.self).update(with: view)
    }
}
