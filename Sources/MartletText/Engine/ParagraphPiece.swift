/// A part of a paragraph that is set by itself.
struct ParagraphPiece {
    /// Its letters, and all that follow them in the paragraph.
    let rest: ParagraphContent
    let shaped: ShapedParagraph
    /// What is between its last letter and the next piece or paragraph: spaces at which a line was broken, or what ends
    /// the paragraph.
    let gap: ArraySlice<UInt8>

    static let endOfParagraph: ArraySlice<UInt8> = [0x0A]
}
