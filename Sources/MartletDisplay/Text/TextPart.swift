import Foundation

/// A stretch of a measured text, told by where the text engine set it.
package struct TextPart: Hashable, Sendable {
    package var paragraph: Int
    /// Of the paragraph.
    package var line: Int
    /// Of the line, from the left; nil for all of them.
    package var run: Int?
    /// Of the run, from the left; nil for all of them.
    package var glyphs: Range<Int>?

    package init(paragraph: Int, line: Int, run: Int? = nil, glyphs: Range<Int>? = nil) {
        self.paragraph = paragraph
        self.line = line
        self.run = run
        self.glyphs = glyphs
    }
}

/// What a program has attached to a stretch of a text for whoever draws it: at most one value of each type.
package struct TextAttachments: Hashable, @unchecked Sendable {
    package var values: [ObjectIdentifier: AnyHashable]

    package init(values: [ObjectIdentifier: AnyHashable] = [:]) { self.values = values }
}
