import MartletDisplay
import MartletGraph

/// What cannot be seen is placed, but neither drawn nor shaped: of many elements in a scroll view, those are drawn that
/// lie in the part that can be seen, or near it.
extension DisplayBuilder {
    /// From so many elements on, one looks which can be seen.
    static let many = 16
    /// How far outside its frame an element may draw and still be left out, in points.
    static let reach: CGFloat = 40

    /// Draws the elements inside of `node`, the one being drawn.
    mutating func add(_ children: ContiguousArray<LayoutNode>, of node: LayoutNode) {
        guard children.count >= Self.many, !isMeasuring, let seen = node.seenPart else {
            for child in children { add(child) }
            return
        }
        let drawn = seen.insetBy(dx: -seen.width / 2 - 2 * Self.reach, dy: -seen.height / 2 - 2 * Self.reach)
        var isPartial = false
        for child in children {
            if !child.flags.contains(.moves), !child.placedFrame.intersects(drawn), child.staysOutOfSight {
                isPartial = true
            } else {
                add(child)
            }
        }
        if isPartial { node.window?.sight.follow(node, drawn: drawn) }
    }

    /// Counts with the room that an element with a group of its own takes.
    mutating func measure(_ child: LayoutNode, at place: CGPoint) {
        child.flags.remove(.displayStale)
        child.flags.insert(.undrawn)
        let rect = child.drawnExtent.map { $0.offsetBy(dx: place.x, dy: place.y) }
        // What is boundless cannot be left out.
        items.append(.fill(.rect(rect ?? .infinite), .color(.clear), FillStyle()))
    }
}

extension LayoutNode {
    /// The part of this element that the scroll view around shows, in its own coordinates; nil where there is none, or
    /// where something other than a place lies between.
    fileprivate var seenPart: CGRect? {
        var corner = CGPoint.zero
        var next: LayoutNode = self
        while let outer = next.layoutParent {
            if next.group != nil {
                let appearance = next.appearance
                if appearance.transform != nil || appearance.projection != nil { return nil }
            }
            let origin = next.shownOrigin
            corner = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
            if outer.showsPart {
                if outer.appearance.clip == nil { return nil }
                return CGRect(origin: CGPoint(x: -corner.x, y: -corner.y), size: outer.size)
            }
            next = outer
        }
        return nil
    }

    /// Whether the element, whose frame cannot be seen, draws nothing that can be either.
    fileprivate var staysOutOfSight: Bool {
        if flags.contains(.outOfSight) { return true }
        if flags.contains(.arrives) || !isConfined { return false }
        flags.insert(.outOfSight)
        if group != nil { flags.insert(.undrawn) }
        return true
    }

    /// Whether all that the element draws lies in its frame or not far outside.
    private var isConfined: Bool {
        guard let extent = drawnExtent else { return false }
        let frame = CGRect(origin: .zero, size: shownFrame.size)
        return extent.isNull || frame.insetBy(dx: -DisplayBuilder.reach, dy: -DisplayBuilder.reach).contains(extent)
    }

    /// The rectangle around all that the element draws, in its own coordinates; nil where that is not known.
    fileprivate var drawnExtent: CGRect? {
        flags.remove(.displayStale)
        var builder = DisplayBuilder(isMeasuring: true)
        builder.draw(self)
        var result = CGRect.null
        for item in builder.items {
            guard let extent = item.extent, extent.isNull || extent.isFinite else { return nil }
            result = result.union(extent)
        }
        return group == nil || result.isNull ? result : appearance.extent(of: result)
    }

    final var placedFrame: CGRect { CGRect(origin: origin, size: size) }

    /// The element, this one or one around it, that is not drawn because it is out of sight.
    final var outOfSightRoot: LayoutNode? {
        var next: LayoutNode? = self
        while let node = next {
            if node.flags.contains(.outOfSight) { return node }
            next = node.layoutParent
        }
        return nil
    }

    /// Looks again at what is out of sight and would draw something else.
    ///
    /// - Returns: `false` for an element that can be seen.
    func followOutOfSight() -> Bool {
        guard let root = outOfSightRoot else { return false }
        if group != nil { flags.insert(.undrawn) }
        if !flags.contains(.displayStale) || root.isConfined { return true }
        root.flags.remove(.outOfSight)
        root.layoutParent?.setNeedsDisplay()
        return true
    }
}

/// The elements of a window that draw only a part of what is inside them.
@MainActor
final class Sight {
    private struct Part {
        weak var node: LayoutNode?
        let drawn: CGRect
    }

    private var parts: [ObjectIdentifier: Part] = [:]

    var isEmpty: Bool { parts.isEmpty }

    /// - Parameter drawn: the part of the element in which everything is drawn, in its own coordinates.
    func follow(_ node: LayoutNode, drawn: CGRect) {
        parts[ObjectIdentifier(node)] = Part(node: node, drawn: drawn)
    }

    /// Has elements drawn again of which another part can be seen now.
    func update() {
        for (key, part) in parts {
            guard let node = part.node, !node.isGone else {
                parts[key] = nil
                continue
            }
            let reach = DisplayBuilder.reach
            if let seen = node.seenPart, part.drawn.contains(seen.insetBy(dx: -reach, dy: -reach)) { continue }
            parts[key] = nil
            node.setNeedsDisplay()
        }
    }
}

extension GroupAppearance {
    /// The rectangle around a group whose items lie in `rect`; nil where that is not known.
    fileprivate func extent(of rect: CGRect) -> CGRect? {
        if projection != nil { return nil }
        var result = rect.insetBy(dx: -3 * blurRadius, dy: -3 * blurRadius)
        if let clip { result = result.intersection(clip.boundingRect) }
        if result.isNull { return result }
        if let shadow {
            let reach = result.insetBy(dx: -3 * shadow.radius, dy: -3 * shadow.radius)
            result = result.union(reach.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
        }
        return transform.map { result.applying($0) } ?? result
    }
}

extension DisplayItem {
    /// A rectangle around what is drawn; nil where that is not known.
    fileprivate var extent: CGRect? {
        switch self {
        case .fill(let outline, _, _): outline.boundingRect
        case .stroke(let outline, _, let style):
            outline.boundingRect.insetBy(
                dx: -style.lineWidth * max(1, style.miterLimit), dy: -style.lineWidth * max(1, style.miterLimit))
        case .text(let text, let origin), .glyphs(let text, _, let origin):
            // Letters reach a little beyond the lines.
            CGRect(origin: origin, size: text.size).insetBy(dx: -text.letterSize / 2, dy: -text.letterSize / 2)
        case .image(_, let rect, _): rect
        case .native, .group: nil
        }
    }
}

extension MeasuredText {
    fileprivate var letterSize: CGFloat { text.runs.reduce(0) { max($0, $1.font.size) } }
}
