/// A change to the style of a text, in the order of application.
nonisolated enum TextModifier: Hashable, Sendable {
    case font(Font?)
    case color(Color?)
    case style(StyleBox)
    case weight(Font.Weight?)
    case design(Font.Design?)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case monospacedDigit
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(Line?)
    case strikethrough(Line?)
    case width(Font.Width?)
    case scale(Text.Scale)
    case language(TypesettingLanguage)
    case attachment(ObjectIdentifier, Attachment)

    /// What a program attaches to a text for its renderer.
    struct Attachment: Hashable, @unchecked Sendable { let value: AnyHashable }

    struct Line: Hashable, Sendable {
        var pattern: TextLine.Pattern
        var color: Color?

        func resolved(in environment: EnvironmentValues) -> TextLine {
            TextLine(pattern: pattern, color: color?.rgba(in: environment))
        }
    }

    /// A style compared by what it is.
    struct StyleBox: Hashable, Sendable {
        let style: AnyShapeStyle

        static func == (a: StyleBox, b: StyleBox) -> Bool { a.style == b.style }
        func hash(into hasher: inout Hasher) {}
    }

    func apply(to style: inout RunStyle, _ environment: EnvironmentValues) {
        switch self {
        // A modifier nearer to the text was applied before and wins.
        case .font(let font): style.font = font ?? style.font
        case .color(let color): if let color { style.fill = .color(color.rgba(in: environment)) }
        case .style(let box): style.fill = box.style.resolvedFill(in: environment)
        case .weight(let weight): style.traits.weight = weight ?? style.traits.weight
        case .design(let design): style.traits.design = design ?? style.traits.design
        case .bold(let isBold): style.traits.isBold = isBold
        case .italic(let isItalic): style.traits.isItalic = isItalic
        case .monospaced(let isMonospaced): style.traits.design = isMonospaced ? .monospaced : .default
        case .monospacedDigit: style.traits.hasMonospacedDigits = true
        case .kerning(let kerning): style.kerning = kerning
        case .tracking(let tracking): style.tracking = tracking
        case .baselineOffset(let offset): style.baselineOffset = offset
        case .underline(let line): style.underline = line?.resolved(in: environment)
        case .strikethrough(let line): style.strikethrough = line?.resolved(in: environment)
        case .width(let width): style.traits.width = width ?? style.traits.width
        case .scale(let scale): style.scale = scale
        case .language(let language): style.language = language
        case .attachment(let type, let attachment):
            style.attachments = style.attachments ?? TextAttachments()
            style.attachments?.values[type] = attachment.value
        }
    }
}

extension Text {
    func _with(_ modifier: TextModifier) -> Text {
        // What is nearer to the text wins, so it is applied last.
        if case .content(let content) = storage, let modified = content as? ModifiedText {
            return Text(.content(ModifiedText(modified.base, [modifier] + modified.modifiers)))
        }
        return Text(.content(ModifiedText(self, [modifier])))
    }

    /// Sets the font of this text; nil leaves it to the surroundings.
    public func font(_ font: Font?) -> Text { _with(.font(font)) }
    /// Sets the colour of this text; nil leaves it to the surroundings.
    public func foregroundColor(_ color: Color?) -> Text { _with(.color(color)) }
    /// Sets the style this text is drawn with.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { _with(.style(.init(style: AnyShapeStyle(style)))) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { _with(.weight(weight)) }
    public func fontDesign(_ design: Font.Design?) -> Text { _with(.design(design)) }
    public func bold() -> Text { _with(.bold(true)) }
    public func bold(_ isActive: Bool) -> Text { _with(.bold(isActive)) }
    public func italic() -> Text { _with(.italic(true)) }
    public func italic(_ isActive: Bool) -> Text { _with(.italic(isActive)) }
    public func monospaced(_ isActive: Bool = true) -> Text { _with(.monospaced(isActive)) }
    public func monospacedDigit() -> Text { _with(.monospacedDigit) }
    /// Adds points between the characters of this text.
    public func kerning(_ kerning: CGFloat) -> Text { _with(.kerning(kerning)) }
    /// Adds points between the characters of this text, in place of kerning.
    public func tracking(_ tracking: CGFloat) -> Text { _with(.tracking(tracking)) }
    /// Moves this text up by points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { _with(.baselineOffset(baselineOffset)) }

    /// Sets how wide the letters of this text are, where its font has several widths.
    public func fontWidth(_ width: Font.Width?) -> Text { _with(.width(width)) }
    /// Shows this text in its own size, or smaller beside other text.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? _with(.scale(scale)) : self
    }

    /// Draws a line under this text; without a colour, in the text's own.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        _with(.underline(isActive ? .init(pattern: .solid, color: color) : nil))
    }

    /// Draws a line of a pattern under this text.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        _with(.underline(isActive ? .init(pattern: pattern.line, color: color) : nil))
    }

    /// Draws a line through this text; without a colour, in the text's own.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        _with(.strikethrough(isActive ? .init(pattern: .solid, color: color) : nil))
    }

    /// Draws a line of a pattern through this text.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        _with(.strikethrough(isActive ? .init(pattern: pattern.line, color: color) : nil))
    }
}
