import CMartletPango
import Foundation
import MartletDisplay

/// A line with all the letters that a ruler knows in one font, as whose parts others are shaped.
@MainActor
final class RulerSample {
    let height: CGFloat
    let baseline: CGFloat
    /// Keeps alive what the letters are shaped by.
    private let layout: ParagraphLayout
    private let analysis: UnsafeMutablePointer<PangoAnalysis>
    /// Attributes reach as far as the sample does.
    private let byteCount: Int
    private let font: FontDescription
    private let isASCII: Bool
    private let glyphs: UnsafeMutablePointer<PangoGlyphString>
    private var words: [RulerWord: Int32] = [:]
    private var asked = 0
    /// The letters whose words take the same room wherever they stand.
    private lazy var apart = LettersApart.of(analysis.pointee.font, font)
    private static let capacity = 4096
    private static let few = 64

    static func letters(_ style: ParagraphStyle, _ fonts: FontLibrary) -> RulerSample? {
        RulerSample(PlainLetters.ascii + PlainLetters.others, isASCII: false, style, fonts)
            ?? RulerSample(PlainLetters.ascii, isASCII: true, style, fonts)
    }

    static func signs(_ style: ParagraphStyle, _ fonts: FontLibrary) -> RulerSample? {
        RulerSample(PlainLetters.digitsAndSigns, isASCII: true, style, fonts)
    }

    /// Nil where the font has not all of the letters, or Pango sees more in them than one kind.
    private init?(_ text: String, isASCII: Bool, _ style: ParagraphStyle, _ fonts: FontLibrary) {
        let bytes = Array(text.utf8)
        layout = ParagraphBuilder(content: ParagraphContent(bytes: bytes[...], style: style), fonts: fonts)
            .layout(width: .infinity)
        guard pango_layout_get_unknown_glyphs_count(layout.pango) == 0,
            let runs = pango_layout_get_line_readonly(layout.pango, 0)?.pointee.runs, runs.pointee.next == nil
        else { return nil }
        let item = runs.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item!
        guard item.pointee.length == bytes.count, item.pointee.analysis.font != nil,
            let line = LineMetrics.all(in: layout.pango).first, let glyphs = pango_glyph_string_new()
        else { return nil }
        analysis = withUnsafeMutablePointer(to: &item.pointee.analysis) { $0 }
        font = style.spans[0].run.font
        (height, baseline) = (line.bottom, line.baseline)
        (byteCount, self.isASCII, self.glyphs) = (bytes.count, isASCII, glyphs)
    }

    isolated deinit {
        pango_glyph_string_free(glyphs)
    }

    /// In Pango's units; nil where the text is none of the sample's letters, or longer than the sample.
    func width(of bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool) -> Int32? {
        guard isASCII || !self.isASCII, bytes.count <= byteCount else { return nil }
        asked += 1
        if isASCII, asked > Self.few, let width = sumOfWords(in: bytes) { return width }
        return shapedWidth(of: bytes)
    }

    private func shapedWidth(of bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
        bytes.withMemoryRebound(to: CChar.self) {
            pango_shape_full($0.baseAddress, Int32($0.count), $0.baseAddress, Int32($0.count), analysis, glyphs)
        }
        return pango_glyph_string_get_width(glyphs)
    }

    /// Lists have the same words again and again.
    private func sumOfWords(in bytes: UnsafeBufferPointer<UInt8>) -> Int32? {
        guard bytes.allSatisfy(apart.contains) else { return nil }
        var (sum, start) = (Int32(0), 0)
        while start < bytes.count {
            var end = start + 1
            if bytes[start] != 0x20 { while end < bytes.count, bytes[end] != 0x20 { end += 1 } }
            sum += width(ofWord: UnsafeBufferPointer(rebasing: bytes[start..<end]))
            start = end
        }
        return sum
    }

    private func width(ofWord bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
        guard let word = RulerWord(bytes) else { return shapedWidth(of: bytes) }
        if let known = words[word] { return known }
        let width = shapedWidth(of: bytes)
        if words.count >= Self.capacity { words = [:] }
        words[word] = width
        return width
    }
}

/// A word of at most sixteen letters.
private struct RulerWord: Hashable {
    private var first: UInt64 = 0
    private var second: UInt64 = 0

    /// Nil for a longer one.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        if bytes.count > 16 { return nil }
        for (index, byte) in bytes.enumerated() {
            if index < 8 { first = first << 8 | UInt64(byte) } else { second = second << 8 | UInt64(byte) }
        }
    }
}
