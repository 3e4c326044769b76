import Foundation
import MartletDisplay

/// Draws symbols in one font, size and colour.
@MainActor
struct SymbolPen {
    static let iconFamily = "Material Icons"
    /// A symbol's box for each point of its font.
    static let boxFactor: CGFloat = 1.2

    let font: FontDescription
    let scale: SymbolScale
    let style: SymbolStyle

    private var side: CGFloat { (font.size * scale.factor * Self.boxFactor).rounded(.up) }

    /// The line of figures; it follows the font's weight.
    private var lineWidth: CGFloat {
        let weight: CGFloat = font.weight >= 700 ? 1.35 : font.weight >= 600 ? 1.2 : font.weight < 350 ? 0.75 : 1
        return max(1, side * 0.082 * weight)
    }

    func image(of drawing: SymbolDrawing, isNarrow: Bool) -> SymbolImage {
        let width = isNarrow ? (side * 0.65).rounded(.up) : side
        let box = CGRect(x: (width - side) / 2, y: 0, width: side, height: side)
        let items = items(of: drawing, in: box, style.front)
        return image(items, width: width)
    }

    func placeholder() -> SymbolImage {
        let box = CGRect(x: 0, y: 0, width: side, height: side).insetBy(dx: side * 0.08, dy: side * 0.08)
        let corner = CGSize(width: side * 0.2, height: side * 0.2)
        let dash = StrokeStyle(lineWidth: max(1, side * 0.06), dash: [side * 0.12, side * 0.08])
        return image(
            [.stroke(.roundedRect(box, cornerSize: corner), .color(style.front), dash)]
                + letters("?", in: box, size: box.height * 0.65, style.front), width: side)
    }

    private func image(_ items: [DisplayItem], width: CGFloat) -> SymbolImage {
        SymbolImage(
            size: CGSize(width: width, height: side), baseline: side / 2 + Self.capHeight * font.size / 2, items: items)
    }

    /// The height of capital letters of the system font, as a part of its size.
    private static let capHeight: CGFloat = 0.72

    private func items(of drawing: SymbolDrawing, in box: CGRect, _ color: RGBA) -> [DisplayItem] {
        switch drawing {
        case .glyph(let name):
            return glyph(name, in: box, color)
        case .hollow(let name):
            return hollow(name, in: box, color)
        case .figure(let name):
            return figure(name, in: box, color)
        case .letters(let string):
            return letters(string, in: box, size: box.height * 0.8, color)
        case .shape(let shape, let isFilled):
            return [figure(shape, in: box, isFilled: isFilled, color)]
        case .chevron(let quarters):
            return [chevron(quarters, in: box, color)]
        case .enclosed(let inner, let shape, let isFilled):
            if style.mode != .monochrome {
                return [figure(shape, in: box, isFilled: isFilled, style.back)]
                    + items(of: inner, inside: shape, of: box, style.front)
            }
            if isFilled {
                let left = SymbolCutout.outline(of: inner, in: shape, box, weight: font.weight)
                return [.fill(left, .color(color), FillStyle())]
            }
            return [figure(shape, in: box, isFilled: false, color)] + items(of: inner, inside: shape, of: box, color)
        case .slashed(let below):
            let line = PathElements([
                .move(to: box.point(0.1, 0.08)), .line(to: box.point(0.9, 0.92)),
            ])
            let style = StrokeStyle(lineWidth: lineWidth * 1.2, lineCap: .round)
            let behind = self.style.mode == .monochrome ? color : self.style.back
            return items(of: below, in: box, behind) + [.stroke(.path(line), .color(color), style)]
        case .dotted(let below):
            let size = box.width
            let lower = CGRect(x: box.minX, y: box.minY + size * 0.06, width: size * 0.94, height: size * 0.94)
            let dot = CGRect(x: box.minX + size * 0.62, y: box.minY, width: size * 0.34, height: size * 0.34)
            let behind = style.mode == .monochrome ? color : style.back
            return items(of: below, in: lower, behind) + [.fill(.ellipse(dot), .color(color), FillStyle())]
        case .counting(let arrow, let count):
            let middle = CGRect(x: box.minX, y: box.minY + box.height * 0.04, width: box.width, height: box.height)
            let behind = style.mode == .monochrome ? color : style.back
            return items(of: arrow, in: box, behind) + letters(count, in: middle, size: box.height * 0.34, color)
        case .badged(let below, let badge):
            let size = box.width
            let behind = style.mode == .monochrome ? color : style.back
            let lower = CGRect(x: box.minX - size * 0.04, y: box.minY, width: size * 0.84, height: size * 0.84)
            let mark = CGRect(
                x: box.minX + size * 0.5, y: box.minY + size * 0.5, width: size * 0.54, height: size * 0.54)
            return items(of: below, in: lower, behind) + items(of: badge, in: mark, color)
        }
    }

    /// What a figure has inside.
    func items(of inner: SymbolDrawing, inside shape: SymbolShape, of box: CGRect, _ color: RGBA) -> [DisplayItem] {
        guard case .letters(let string) = inner else { return items(of: inner, in: shape.inside(of: box), color) }
        return letters(string, in: box, size: box.height * (string.count > 1 ? 0.48 : 0.58), color)
    }

    /// A glyph of the icon font, whose live area is 20 of 24 units wide, so that it fills the box.
    private func glyph(_ name: String, in box: CGRect, _ color: RGBA) -> [DisplayItem] {
        let em = box.width * 1.08
        // The icon font has one weight: others are made from its outlines.
        let font = FontDescription(family: Self.iconFamily, size: em, weight: self.font.weight >= 600 ? 700 : 400)
        let text = TextEngine.shared.measure(
            StyledText(runs: [TextRun(text: name, font: font, color: color)], lineLimit: 1), width: nil, height: nil)
        // The glyph is as wide as the em and stands on its baseline.
        return [.text(text, origin: CGPoint(x: box.midX - em / 2, y: box.midY + em / 2 - text.firstBaseline))]
    }

    /// A line around the figure of a glyph.
    private func hollow(_ name: String, in box: CGRect, _ color: RGBA) -> [DisplayItem] {
        // The line lies half outside of the figure.
        let em = box.width * 1.02
        let place = CGAffineTransform(a: em, b: 0, c: 0, d: em, tx: box.midX, ty: box.midY)
        let line = StrokeStyle(lineWidth: lineWidth * box.width / side * 0.85, lineJoin: .round)
        return [.stroke(.path(GlyphOutline.path(name).applying(place)), .color(color), line)]
    }

    private func figure(_ name: String, in box: CGRect, _ color: RGBA) -> [DisplayItem] {
        guard let figure = SymbolFigure(name: name)?.merged else { return [] }
        let unit = box.width * 1.04 / 24
        let place = CGAffineTransform(
            a: unit, b: 0, c: 0, d: unit, tx: box.midX - 12 * unit, ty: box.midY - 12 * unit)
        let width = lineWidth * box.width / side
        let line = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
        let count = figure.layerCount
        return figure.parts.map { part in
            let path = Outline.path(part.path.applying(place))
            let color = style.color(ofLayer: part.layer, of: count, style.color(of: part, color))
            return part.isFilled ? .fill(path, .color(color), FillStyle()) : .stroke(path, .color(color), line)
        }
    }

    private func letters(_ string: String, in box: CGRect, size: CGFloat, _ color: RGBA) -> [DisplayItem] {
        var font = font
        font.family = nil
        font.size = size
        font.weight = max(font.weight, 500)
        let text = TextEngine.shared.measure(
            StyledText(runs: [TextRun(text: string, font: font, color: color)], lineLimit: 1), width: nil, height: nil)
        let y = box.midY + Self.capHeight * size / 2 - text.firstBaseline
        return [.text(text, origin: CGPoint(x: box.midX - text.size.width / 2, y: y))]
    }

    private func chevron(_ quarters: Int, in box: CGRect, _ color: RGBA) -> DisplayItem {
        let size = box.width
        var path = PathElements()
        path.addLines([
            CGPoint(x: -size * 0.16, y: -size * 0.32), CGPoint(x: size * 0.16, y: 0),
            CGPoint(x: -size * 0.16, y: size * 0.32),
        ])
        let turned = CGAffineTransform(translationX: box.midX, y: box.midY).rotated(by: CGFloat(quarters) * .pi / 2)
        let style = StrokeStyle(lineWidth: lineWidth * size / side * 1.2, lineCap: .round, lineJoin: .round)
        return .stroke(.path(path.applying(turned)), .color(color), style)
    }

    private func figure(_ shape: SymbolShape, in box: CGRect, isFilled: Bool, _ color: RGBA) -> DisplayItem {
        let inset = isFilled ? 0 : lineWidth / 2
        let outline = shape.outline(in: box, inset: inset)
        return isFilled
            ? .fill(outline, .color(color), FillStyle())
            : .stroke(outline, .color(color), StrokeStyle(lineWidth: lineWidth, lineJoin: .round))
    }
}

extension SymbolShape {
    /// The figure within a symbol's box, `inset` points smaller on every side.
    func outline(in box: CGRect, inset: CGFloat) -> Outline {
        func part(_ width: CGFloat, _ height: CGFloat) -> CGRect {
            box.insetBy(dx: box.width * (1 - width) / 2 + inset, dy: box.height * (1 - height) / 2 + inset)
        }
        func rounded(_ rect: CGRect, _ radius: CGFloat) -> Outline {
            .roundedRect(rect, cornerSize: CGSize(width: radius, height: radius))
        }
        let corner = max(0, box.width * 0.18 - inset)
        switch self {
        case .circle: return .ellipse(part(0.92, 0.92))
        case .square: return rounded(part(0.86, 0.86), corner)
        case .app: return rounded(part(0.86, 0.86), corner * 1.3)
        case .rectangle: return rounded(part(1, 0.76), corner * 0.8)
        case .portraitRectangle: return rounded(part(0.7, 0.94), corner * 0.8)
        case .capsule: return rounded(part(1, 0.6), box.width)
        case .oval: return .ellipse(part(1, 0.72))
        case .triangle: return .path(polygon(in: part(0.96, 0.84), [(0.5, 0), (1, 1), (0, 1)]))
        case .diamond: return .path(polygon(in: part(0.94, 0.94), [(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)]))
        case .octagon:
            let corners: [(CGFloat, CGFloat)] = [
                (0.3, 0), (0.7, 0), (1, 0.3), (1, 0.7), (0.7, 1), (0.3, 1), (0, 0.7), (0, 0.3),
            ]
            return .path(polygon(in: part(0.92, 0.92), corners))
        case .seal:
            let corners = (0..<96).map { step -> (CGFloat, CGFloat) in
                let angle = CGFloat(step) / 96 * 2 * .pi
                let radius = 0.46 + 0.04 * cos(8 * angle)
                return (0.5 + radius * cos(angle), 0.5 + radius * sin(angle))
            }
            return .path(polygon(in: part(0.9, 0.9), corners))
        }
    }

    /// Where another symbol goes inside the figure.
    func inside(of box: CGRect) -> CGRect {
        let size = box.width * (self == .square || self == .app ? 0.6 : 0.56)
        let lower = self == .triangle ? box.height * 0.1 : 0
        return CGRect(x: box.midX - size / 2, y: box.midY - size / 2 + lower, width: size, height: size)
    }

    private func polygon(in rect: CGRect, _ corners: [(CGFloat, CGFloat)]) -> PathElements {
        var path = PathElements()
        path.addLines(corners.map { rect.point($0.0, $0.1) })
        path.close()
        return path
    }
}

extension CGRect {
    /// The point at these parts of the width and the height.
    fileprivate func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: minX + width * x, y: minY + height * y)
    }
}
