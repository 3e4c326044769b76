import Foundation
import MartletDisplay

/// Filled figures that another symbol is cut out of, so that what lies behind is seen through it, whatever the figure is
/// filled with.
@MainActor
enum SymbolCutout {
    private struct Key: Hashable {
        let drawing: SymbolDrawing
        let shape: SymbolShape
        let weight: Int
    }

    private static var known: [Key: PathElements] = [:]
    /// The size in points at which the parts are cut: their pieces are too short to be seen at ten times of it.
    private static let side: CGFloat = 96

    /// The figure without the symbol, in a box of the given size.
    static func outline(of drawing: SymbolDrawing, in shape: SymbolShape, _ box: CGRect, weight: Int) -> Outline {
        let key = Key(drawing: drawing, shape: shape, weight: weight)
        let path = known[key] ?? cut(drawing, out: shape, weight)
        known[key] = path
        let scale = box.width / side
        return .path(
            path.applying(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: box.minX, ty: box.minY)))
    }

    private static func cut(_ drawing: SymbolDrawing, out shape: SymbolShape, _ weight: Int) -> PathElements {
        let box = CGRect(x: 0, y: 0, width: side, height: side)
        var font = FontDescription(size: side / SymbolPen.boxFactor)
        font.weight = weight
        let pen = SymbolPen(font: font, scale: .medium, style: SymbolStyle(color: .black))
        return pen.items(of: drawing, inside: shape, of: box, .black).reduce(
            shape.outline(in: box, inset: 0).pathElements
        ) { left, item in
            let inner = outline(of: item)
            return inner.isEmpty ? left : PathOverlay(left, inner, evenOdd: false).combined(.difference)
        }
    }

    private static func outline(of item: DisplayItem) -> PathElements {
        switch item {
        case .fill(let outline, _, _): outline.pathElements
        case .stroke(let outline, _, let style): outline.stroked(style)
        case .text(let text, let origin):
            GlyphOutline.outline(of: TextEngine.shared.layouts(of: text)[0].layout)
                .applying(CGAffineTransform(translationX: origin.x, y: origin.y))
        case .glyphs, .image, .native, .group: PathElements()
        }
    }
}
