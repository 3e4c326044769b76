import Foundation

/// A stretch of text in one style.
package struct TextRun: Hashable, Sendable {
    package var text: String
    package var font: FontDescription
    package var color: RGBA
    /// Extra points after each character.
    package var kerning: CGFloat
    /// Points above the line's baseline.
    package var baselineOffset: CGFloat
    /// What few runs have; nil for those that have none of it. It is most of what there is to say of a run, and every text
    /// that is shown keeps one.
    private var extras: Extras?

    package init(
        text: String, font: FontDescription, color: RGBA, background: RGBA? = nil, underline: TextLine? = nil,
        strikethrough: TextLine? = nil,
        kerning: CGFloat = 0, baselineOffset: CGFloat = 0, attachment: TextAttachment? = nil,
        attachments: TextAttachments? = nil
    ) {
        self.text = text
        self.font = font
        self.color = color
        self.kerning = kerning
        self.baselineOffset = baselineOffset
        if background == nil, underline == nil, strikethrough == nil, attachment == nil, attachments == nil { return }
        extras = Extras(
            TextRunExtras(
                background: background, underline: underline, strikethrough: strikethrough, attachment: attachment,
                attachments: attachments))
    }

    /// Behind the letters, as high as their line; nil for nothing.
    package var background: RGBA? {
        get { extras?.value.background }
        set { setExtra(\.background, newValue) }
    }

    package var underline: TextLine? {
        get { extras?.value.underline }
        set { setExtra(\.underline, newValue) }
    }

    package var strikethrough: TextLine? {
        get { extras?.value.strikethrough }
        set { setExtra(\.strikethrough, newValue) }
    }

    /// A picture in place of the run's text, which is `TextAttachment.character` then.
    package var attachment: TextAttachment? {
        get { extras?.value.attachment }
        set { setExtra(\.attachment, newValue) }
    }

    /// What the program has attached, which changes nothing of how the letters are set.
    package var attachments: TextAttachments? {
        get { extras?.value.attachments }
        set { setExtra(\.attachments, newValue) }
    }

    /// The language by whose rules the letters are set, as "ja"; nil for what the letters tell.
    package var language: String? {
        get { extras?.value.language }
        set { setExtra(\.language, newValue) }
    }

    private mutating func setExtra<Value: Equatable>(
        _ path: WritableKeyPath<TextRunExtras, Value>, _ new: Value
    ) {
        var value = extras?.value ?? TextRunExtras()
        if value[keyPath: path] == new { return }
        value[keyPath: path] = new
        extras = value == TextRunExtras() ? nil : Extras(value)
    }

    /// Values that runs share until one of them changes.
    private final class Extras: Hashable, Sendable {
        let value: TextRunExtras

        init(_ value: TextRunExtras) { self.value = value }

        static func == (a: Extras, b: Extras) -> Bool { a === b || a.value == b.value }

        func hash(into hasher: inout Hasher) { hasher.combine(value) }
    }
}

private struct TextRunExtras: Hashable, Sendable {
    var background: RGBA?
    var underline: TextLine?
    var strikethrough: TextLine?
    var attachment: TextAttachment?
    var attachments: TextAttachments?
    var language: String?
}
