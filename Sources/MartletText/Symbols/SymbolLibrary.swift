import Foundation
import MartletDisplay

/// A symbol ready to draw: items in a box whose top left corner is the origin.
@MainActor
package struct SymbolImage {
    package let size: CGSize
    /// The distance from the top to the baseline of text beside it, in points.
    package let baseline: CGFloat
    package let items: [DisplayItem]
}

/// How large a symbol is beside text of its font.
package enum SymbolScale: Hashable, Sendable {
    case small, medium, large

    var factor: CGFloat {
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
        let color: RGBA
        let secondary: RGBA?
        let layers: [RGBA]
    }

    private var drawings: [String: SymbolDrawing?] = [:]
    private var layeredDrawings: [String: SymbolDrawing?] = [:]
    private var images: [Key: SymbolImage] = [:]

    private init() {}

    /// Whether there is a symbol of this name.
    package func contains(_ name: String) -> Bool {
        drawing(name) != nil
    }

    /// The symbol of this name; `nil` when there is none.
    ///
    /// - Parameters:
    ///   - secondary: the colour of what lies inside a filled circle or square; by default white, or black where `color`
    ///     is light.
    ///   - layers: the colours of the layers of a composed symbol, the one in front first: what lies in a figure and the
    ///     figure, a badge or slash and what it is added to. Without any all of it has one colour.
    package func symbol(
        _ name: String, font: FontDescription, scale: SymbolScale = .medium, color: RGBA, secondary: RGBA? = nil,
        layers: [RGBA] = []
    ) -> SymbolImage? {
        guard let drawing = drawing(name, isLayered: !layers.isEmpty) else { return nil }
        let key = Key(name: name, font: font, scale: scale, color: color, secondary: secondary, layers: layers)
        if let known = images[key] { return known }
        let pen = SymbolPen(font: font, scale: scale, color: color, secondary: secondary, layers: layers)
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
        return SymbolPen(font: font, scale: .medium, color: color, secondary: nil).placeholder()
    }

    private func drawing(_ name: String, isLayered: Bool) -> SymbolDrawing? {
        guard isLayered else { return drawing(name) }
        if let known = layeredDrawings[name] { return known }
        let found = SymbolDrawing(name: name, isLayered: true)
        if layeredDrawings.count >= 1024 { layeredDrawings = [:] }
        layeredDrawings[name] = .some(found)
        return found
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
        case .glyph: true
        case .letters, .shape, .chevron: false
        case .enclosed(let inner, _, _), .slashed(let inner): inner.usesGlyphs
        case .badged(let below, let badge): below.usesGlyphs || badge.usesGlyphs
        }
    }
}
