import Foundation
import MartletDisplay

/// A symbol ready to draw: items in a box whose top left corner is the origin.
@MainActor
package struct SymbolImage {
    package let size: CGSize
    /// The distance from the top to the baseline of text beside it, in points.
    package let baseline: CGFloat
    package let items: [DisplayItem]

    package init(size: CGSize, baseline: CGFloat, items: [DisplayItem]) {
        self.size = size
        self.baseline = baseline
        self.items = items
    }
}

/// How large a symbol is beside text of its font.
package enum SymbolScale: Hashable, Sendable {
    case small, medium, large

    package var factor: CGFloat {
        switch self {
        case .small: 0.8
        case .medium: 1
        case .large: 1.28
        }
    }
}

/// Pictures for the names of SF Symbols, out of the Material icon font and figures of our own.
///
/// A symbol is about 1.2 times as high and wide as its font's size and centred on the capital letters beside it.
@MainActor
package final class SymbolLibrary {
    package static let shared = SymbolLibrary()

    private struct Key: Hashable {
        let name: String
        let font: FontDescription
        let scale: SymbolScale
        let style: SymbolStyle
    }

    private var drawings: [String: SymbolDrawing?] = [:]
    private var images: [Key: SymbolImage] = [:]

    private init() {}

    /// Whether there is a symbol of this name.
    package func contains(_ name: String) -> Bool {
        drawing(name) != nil
    }

    /// The symbol of this name; `nil` when there is none.
    ///
    package func symbol(
        _ name: String, font: FontDescription, scale: SymbolScale = .medium, color: RGBA
    ) -> SymbolImage? {
        symbol(name, font: font, scale: scale, style: SymbolStyle(color: color))
    }

    /// The symbol of this name in several colours, or showing a value; `nil` when there is none.
    package func symbol(
        _ name: String, font: FontDescription, scale: SymbolScale = .medium, style: SymbolStyle
    ) -> SymbolImage? {
        guard let known = drawing(name) else { return nil }
        let drawing = style.mode == .monochrome ? known : SymbolDrawing(name: name, isComposed: true) ?? known
        let key = Key(name: name, font: font, scale: scale, style: style)
        if let known = images[key] { return known }
        let pen = SymbolPen(font: font, scale: scale, style: style)
        let hasGlyphs = TextEngine.shared.isInstalled(family: SymbolPen.iconFamily)
        let isDrawable = hasGlyphs || !drawing.usesGlyphs
        let image = isDrawable ? pen.image(of: drawing, isNarrow: isNarrow(name)) : pen.placeholder()
        if images.count >= 2048 { images = [:] }
        images[key] = image
        return image
    }

    /// What to show for a name that means nothing: a question mark in a dashed square of `size` points.
    package func placeholder(size: CGFloat, color: RGBA = RGBA(red: 0.5, green: 0.5, blue: 0.5)) -> SymbolImage {
        let font = FontDescription(size: size / SymbolPen.boxFactor)
        return SymbolPen(font: font, scale: .medium, style: SymbolStyle(color: color)).placeholder()
    }

    private func drawing(_ name: String) -> SymbolDrawing? {
        if let known = drawings[name] { return known }
        let found = SymbolDrawing(name: name)
        if drawings.count >= 4096 { drawings = [:] }
        drawings[name] = .some(found)
        return found
    }

    /// Upright marks that would leave a gap at both sides of a square box.
    private func isNarrow(_ name: String) -> Bool {
        switch drawing(name) {
        case .chevron(let quarters): quarters % 2 == 0
        default: ["exclamationmark", "info", "ellipsis.vertical"].contains(name)
        }
    }
}

extension SymbolDrawing {
    /// Whether it needs the icon font.
    var usesGlyphs: Bool {
        switch self {
        case .glyph, .hollow: true
        case .letters, .shape, .chevron, .figure: false
        case .enclosed(let inner, _, _), .slashed(let inner), .dotted(let inner), .counting(let inner, _):
            inner.usesGlyphs
        case .badged(let below, let badge): below.usesGlyphs || badge.usesGlyphs
        }
    }
}
