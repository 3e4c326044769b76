import Foundation
import MartletDisplay

/// What lies uppermost at a point.
enum PictureHit: Equatable {
    case native(UInt64)
    case drawn
}

extension GroupPicture {
    /// What a person sees at a point of the parent's coordinates; `nil` for nothing. Text and lines hide nothing.
    ///
    /// It answers whether a native lies under something drawn, such as a sheet, which GTK's own search cannot know.
    func hit(at point: CGPoint) -> PictureHit? {
        let appearance = group.appearance
        guard appearance.opacity > 0 else { return nil }
        var inner = CGPoint(x: point.x - group.origin.x, y: point.y - group.origin.y)
        if let transform = appearance.transform {
            guard let undone = transform.undo(inner) else { return nil }
            inner = undone
        }
        if let projection = appearance.projection {
            guard projection.isInvertible, let undone = projection.inverted().apply(inner) else { return nil }
            inner = undone
        }
        if let clip = appearance.clip, !clip.covers(inner, isEvenOdd: appearance.clipStyle.isEOFilled) { return nil }
        var children = parts.reversed().compactMap { part in
            if case .group(let picture) = part { picture } else { nil }
        }[...]
        for item in group.items.reversed() {
            switch item {
            case .group:
                if let hit = children.popFirst()?.hit(at: inner) { return hit }
            case .native(let element):
                if element.frame.contains(inner) { return .native(element.id) }
            case .fill(let outline, let paint, let style):
                if paint.hides, outline.covers(inner, isEvenOdd: style.isEOFilled) { return .drawn }
            case .image(_, let rect, _):
                if rect.contains(inner) { return .drawn }
            case .text, .glyphs, .stroke: break
            }
        }
        return nil
    }
}

extension Paint {
    /// Whether anything of it can be seen.
    fileprivate var hides: Bool {
        if case .color(let color) = self { color.alpha > 0.02 } else { true }
    }
}

extension Outline {
    @MainActor
    fileprivate func covers(_ point: CGPoint, isEvenOdd: Bool) -> Bool {
        guard boundingRect.contains(point) else { return false }
        switch self {
        case .rect, .roundedRect: return true
        case .ellipse(let rect):
            let x = (point.x - rect.midX) / (rect.width / 2), y = (point.y - rect.midY) / (rect.height / 2)
            return x * x + y * y <= 1
        case .path: return CairoContext.ruler.contains(point, in: self, isEvenOdd: isEvenOdd)
        }
    }
}
