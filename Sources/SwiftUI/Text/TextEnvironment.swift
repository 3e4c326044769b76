import MartletGraph

/// The style of a stretch of text before its font is looked up.
nonisolated struct RunStyle: Sendable {
    var font: Font = .body
    var dynamicTypeSize = DynamicTypeSize.large
    var desktop = DesktopText()
    var traits = FontTraits()
    var fill = StyleFill.color(.black)
    /// Behind the letters.
    var background: RGBA?
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var underline: TextLine?
    var strikethrough: TextLine?
    var scale = Text.Scale.default
    var lineHeight: AttributedString.LineHeight?
    var language = TypesettingLanguage.automatic
    var attachments: TextAttachments?
    /// The address that the letters open.
    var link: URL?
    /// The font with all traits; worked out when it is the surroundings' own style.
    var description: FontDescription {
        var result = desktop.description(of: font, at: dynamicTypeSize)
        traits.apply(to: &result)
        result.size *= scale.factor
        lineHeight?.apply(to: &result)
        return result
    }
}

/// Everything the environment says about texts, worked out once per scope.
@MainActor
final class TextEnvironment: DerivedValue {
    /// Keeps this object among what was derived from it.
    private unowned(unsafe) let scope: Scope
    let style: RunStyle
    let font: FontDescription
    let alignment: StyledText.Alignment
    let alignsByLetters: Bool
    let truncation: StyledText.Truncation
    let lineLimit: Int?
    /// The lines whose space a text takes even when it has fewer.
    let lineMinimum: Int
    let lineSpacing: CGFloat
    let minimumScaleFactor: CGFloat
    let allowsTightening: Bool
    let textCase: Text.Case?
    /// Whether lines are shown as bars.
    let isRedacted: Bool
    /// Those that the text can be selected among; nil where it cannot be.
    let selectable: SelectableTexts?
    /// What draws the text in place of itself.
    let painter: TextPainter?

    var environment: EnvironmentValues { EnvironmentValues(scope: scope) }

    private init(_ scope: Scope) {
        let environment = EnvironmentValues(scope: scope)
        self.scope = scope
        var style = RunStyle()
        style.font = environment.font ?? .body
        style.dynamicTypeSize = environment.dynamicTypeSize
        style.desktop = environment[DesktopTextKey.self]
        style.traits.weight = environment[FontWeightKey.self]
        style.traits.design = environment[FontDesignKey.self]
        style.traits.width = environment[FontWidthKey.self]
        style.scale = environment[TextScaleKey.self]
        style.lineHeight = environment.lineHeight
        style.language = environment[TypesettingLanguageKey.self]
        style.traits.isBold = environment[BoldKey.self] ?? (environment.legibilityWeight == .bold ? true : nil)
        style.traits.isItalic = environment[ItalicKey.self]
        style.traits.hasMonospacedDigits = environment[MonospacedDigitKey.self]
        style.kerning = environment[KerningKey.self]
        style.tracking = environment[TrackingKey.self]
        style.baselineOffset = environment[BaselineOffsetKey.self]
        style.underline = environment[UnderlineKey.self]?.resolved(in: environment)
        style.strikethrough = environment[StrikethroughKey.self]?.resolved(in: environment)
        style.fill = ForegroundStyle().resolvedFill(in: environment)
        self.style = style
        font = style.description
        alignsByLetters = environment[AlignsByLettersKey.self]
        let isLeftToRight = alignsByLetters || environment.layoutDirection == .leftToRight
        alignment =
            switch environment.multilineTextAlignment {
            case .leading: isLeftToRight ? .leading : .trailing
            case .center: .center
            case .trailing: isLeftToRight ? .trailing : .leading
            }
        truncation = environment.truncationMode.engine
        lineLimit = environment.lineLimit
        lineMinimum = environment[LineMinimumKey.self]
        lineSpacing = environment.lineSpacing
        minimumScaleFactor = environment.minimumScaleFactor
        allowsTightening = environment.allowsTightening
        textCase = environment.textCase
        isRedacted = environment.isRedacted
        selectable = environment[SelectableTextsKey.self]
        painter = TextPainter.isUsed ? environment[TextPainterKey.self]?.painter : nil
    }

    static func of(_ scope: Scope) -> TextEnvironment { scope.derived { TextEnvironment(scope) } }

    /// The runs of a text, and what else there is to know of them.
    func styled(_ text: Text) -> (text: StyledText, runs: TextRuns) {
        var runs = TextRuns(environment: environment, textCase: textCase)
        if case .verbatim(let string) = text.storage {
            runs.add(string, style, font)
        } else {
            text.addRuns(to: &runs, style)
            runs.end()
        }
        var text = StyledText(
            runs: runs.runs, alignment: alignment, truncation: truncation, lineLimit: lineLimit,
            lineSpacing: lineSpacing, minimumScaleFactor: minimumScaleFactor)
        text.allowsTightening = allowsTightening
        text.alignsByLetters = alignsByLetters
        return (text, runs)
    }
}

/// Collects the runs of a text.
nonisolated struct TextRuns {
    let environment: EnvironmentValues
    let textCase: Text.Case?
    private(set) var runs: [TextRun] = []
    /// The style of the first piece without letters.
    private var empty: RunStyle?
    /// The runs whose fill is more than a colour.
    private(set) var gradients: [TextGradients.Run] = []
    /// The pictures among the letters, each in the style of its place.
    private(set) var images: [(image: Image, style: RunStyle)] = []
    /// The addresses that runs open, by the runs' places.
    private var addresses: [Int: URL] = [:]
    /// When the text is another one, for one that shows how time passes.
    private(set) var nextChange: Date?
    /// Whether what is said is wanted, in place of what is shown.
    var isSpoken = false
    /// What kind of text screen readers are told of.
    var headingLevel: AccessibilityHeadingLevel?
    var textKind: AccessibilityTextContentType?

    init(environment: EnvironmentValues, textCase: Text.Case?) {
        self.environment = environment
        self.textCase = textCase
    }

    /// Leaves room for a picture, which is measured later.
    mutating func add(_ image: Image, _ style: RunStyle) {
        let attachment = TextAttachment(index: images.count, size: .zero, ascent: 0)
        images.append((image, style))
        runs.append(
            TextRun(
                text: TextAttachment.character, font: style.description, color: style.fill.inkColor,
                kerning: style.tracking != 0 ? style.tracking : style.kerning, baselineOffset: style.baselineOffset,
                attachment: attachment, attachments: style.attachments))
    }

    /// The text holds until this date.
    mutating func changes(at date: Date) { nextChange = min(nextChange ?? date, date) }

    /// Changes the letters of the runs from `index` on.
    mutating func rewrite(from index: Int, _ change: ([String]) -> [String]) {
        for (run, text) in zip(runs.indices[index...], change(runs[index...].map(\.text))) { runs[run].text = text }
    }

    mutating func add(_ string: String, _ style: RunStyle) {
        if string.isEmpty { empty = empty ?? style } else { add(string, style, style.description) }
    }

    /// A text without letters is as high as one of its font.
    mutating func end() {
        if runs.isEmpty, let empty { add("", empty, empty.description) }
    }

    mutating func add(_ string: String, _ style: RunStyle, _ font: FontDescription) {
        let string =
            switch textCase {
            case .uppercase?: string.uppercased(with: environment.locale)
            case .lowercase?: string.lowercased(with: environment.locale)
            case nil: string
            }
        if !style.fill.isSolid { gradients.append(TextGradients.Run(place: runs.count, fill: style.fill)) }
        var run = TextRun(
            text: string, font: font, color: style.fill.inkColor, background: style.background,
            underline: style.underline,
            strikethrough: style.strikethrough, kerning: style.tracking != 0 ? style.tracking : style.kerning,
            baselineOffset: style.baselineOffset, attachments: style.attachments)
        if let language = style.language.language { run.language = language.maximalIdentifier }
        if let link = style.link { addresses[runs.count] = link }
        runs.append(run)
    }

    var hasLinks: Bool { !addresses.isEmpty }

    /// The parts of the text that open an address, in bytes; runs side by side with one address are one part.
    var links: [TextLink] {
        if addresses.isEmpty { return [] }
        var links: [TextLink] = []
        var start = 0
        for (index, run) in runs.enumerated() {
            let range = start..<start + run.text.utf8.count
            start = range.upperBound
            guard let address = addresses[index] else { continue }
            if let last = links.last, last.address == address, last.range.upperBound == range.lowerBound {
                links[links.count - 1].range = last.range.lowerBound..<range.upperBound
                links[links.count - 1].title += run.text
            } else {
                links.append(TextLink(address: address, title: run.text, range: range))
            }
        }
        return links
    }
}
