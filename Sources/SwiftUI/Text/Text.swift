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

    override func isEqual(to other: TextContent) -> Bool {
        guard let other = other as? ModifiedText else { return false }
        return modifiers == other.modifiers && base == other.base
    }
}

/// Two texts, one after the other.
nonisolated final class ConcatenatedText: TextContent, @unchecked Sendable {
    private let first: Text
    private let second: Text

    init(first: Text, second: Text) {
        self.first = first
        self.second = second
    }

    override func addRuns(to runs: inout TextRuns, _ style: RunStyle) {
        first.addRuns(to: &runs, style)
        second.addRuns(to: &runs, style)
    }

    override func isEqual(to other: TextContent) -> Bool {
        guard let other = other as? ConcatenatedText else { return false }
        return first == other.first && second == other.second
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
