import MartletDisplay
import MartletGraph

extension DisplayBuilder {
    /// A point of `node`, the element being drawn, told from its leading edge.
    func point(_ x: CGFloat, _ y: CGFloat, of node: LayoutNode) -> CGPoint {
        let point = node.mirrored(CGPoint(x: x, y: y))
        return CGPoint(x: origin.x + point.x, y: origin.y + point.y)
    }

    /// Mirrors what `draw` adds where `node`, the element being drawn, is right to left. Texts and pictures are moved, and
    /// stay as they are; elements stand where they were placed, and paints are those of the environment.
    mutating func mirror(_ node: LayoutNode, _ draw: (inout DisplayBuilder) -> Void) {
        guard node.isRightToLeft else { return draw(&self) }
        let count = items.count
        draw(&self)
        let middle = origin.x + node.size.width / 2
        for index in count..<items.count { items[index] = items[index].mirrored(about: middle) }
    }
}

extension DisplayItem {
    fileprivate func mirrored(about middle: CGFloat) -> DisplayItem {
        let mirror = CGAffineTransform.mirror(in: 2 * middle)
        switch self {
        case .fill(let outline, let paint, let style):
            return .fill(outline.applying(mirror), paint, style)
        case .stroke(let outline, let paint, let style):
            return .stroke(outline.applying(mirror), paint, style)
        case .text(let text, let origin):
            return .text(text, origin: origin.mirrored(text.size.width, in: 2 * middle))
        case .glyphs(let text, let part, let origin):
            return .glyphs(text, part, origin: origin.mirrored(text.size.width, in: 2 * middle))
        case .image(let image, let rect, let filter): return .image(image, in: rect.applying(mirror), filter)
        case .native(var element):
            element.frame = element.frame.applying(mirror)
            return .native(element)
        case .group: return self
        }
    }
}

extension CGAffineTransform {
    /// Exchanges left and right in a space of this width.
    static func mirror(in width: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    }
}
