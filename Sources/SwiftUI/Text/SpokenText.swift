/// A text that screen readers say otherwise than it is shown.
nonisolated final class SpokenText: TextContent, @unchecked Sendable {
    private let base: Text
    /// What is said; nil for the text itself.
    private let label: Text?
    private let level: AccessibilityHeadingLevel?
    private let kind: AccessibilityTextContentType?

    init(
        _ base: Text, label: Text? = nil, level: AccessibilityHeadingLevel? = nil,
        kind: AccessibilityTextContentType? = nil
    ) {
        self.base = base
        self.label = label
        self.level = level
        self.kind = kind
    }

    override var isSpokenOtherwise: Bool { true }

    override func addRuns(to runs: inout TextRuns, _ style: RunStyle) {
        guard runs.isSpoken else { return base.addRuns(to: &runs, style) }
        (label ?? base).addRuns(to: &runs, style)
        // What is set further out is met first and wins.
        runs.headingLevel = level ?? runs.headingLevel
        runs.textKind = kind ?? runs.textKind
    }

    override func isEqual(to other: TextContent) -> Bool {
        guard let other = other as? SpokenText else { return false }
        return base == other.base && label == other.label && level == other.level && kind == other.kind
    }
}

extension Text {
    /// Whether a part of it is said otherwise than it is shown.
    var isSpokenOtherwise: Bool {
        if case .content(let content) = storage { content.isSpokenOtherwise } else { false }
    }

    /// Has screen readers say something else in place of this text, also as a part of another.
    ///
    ///     Text("See ") + Text("p. 5").accessibilityLabel("page five")
    public func accessibilityLabel(_ label: Text) -> Text { Text(.content(SpokenText(self, label: label))) }

    /// Has screen readers say something else, to translate, in place of this text.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }

    /// Has screen readers say something else in place of this text.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

    /// Has screen readers say something else, to translate, in place of this text.
    @_disfavoredOverload
    public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> Text {
        accessibilityLabel(Text(labelResource))
    }

    /// Makes this text a heading of a level.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
        Text(.content(SpokenText(self, level: level)))
    }

    /// Says what kind of text this is.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
        Text(.content(SpokenText(self, kind: value)))
    }
}

extension TextEnvironment {
    /// What screen readers say in place of a text, and as what.
    func spoken(_ text: Text) -> (string: String, level: AccessibilityHeadingLevel?, kind: String?) {
        var runs = TextRuns(environment: environment, textCase: textCase)
        runs.isSpoken = true
        text.addRuns(to: &runs, style)
        return (runs.runs.map(\.text).joined(), runs.headingLevel, runs.textKind?.name)
    }
}
