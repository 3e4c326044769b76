import CMartletPango
import Foundation
import MartletDisplay

/// The layers of groups that have not changed since they were drawn.
@MainActor
final class LayerCache {
    static let shared = LayerCache()

    private struct Entry {
        weak var group: DisplayGroup?
        let version: UInt64
        let matrix: cairo_matrix_t
        let visible: CGRect
        let layer: Layer?
        var lastUse: UInt64
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var uses: UInt64 = 0
    private var bytes = 0
    private static let mostBytes = 64 << 20

    /// nil for a group of which nothing can be seen.
    func layer(
        of group: DisplayGroup, _ matrix: cairo_matrix_t, visible: CGRect, _ renderer: CairoRenderer
    ) -> Layer? {
        guard visible.width > 0, visible.height > 0 else { return nil }
        uses += 1
        let key = ObjectIdentifier(group)
        if let entry = entries[key], entry.group === group, entry.version == group.subtreeVersion,
            let distance = entry.matrix.wholePixels(to: matrix),
            entry.visible.offsetBy(dx: distance.width, dy: distance.height).contains(visible)
        {
            entries[key]?.lastUse = uses
            return entry.layer?.moved(by: distance)
        }
        let layer = Layer(group, matrix, visible: visible, renderer)
        bytes += (layer?.bytes ?? 0) - (entries[key]?.layer?.bytes ?? 0)
        entries[key] = Entry(
            group: group, version: group.subtreeVersion, matrix: matrix, visible: visible, layer: layer, lastUse: uses)
        if bytes > Self.mostBytes { forgetOldest() }
        return layer
    }

    private func forgetOldest() {
        func use(_ entry: Entry) -> UInt64 { entry.group == nil ? 0 : entry.lastUse }
        for (key, entry) in entries.sorted(by: { use($0.value) < use($1.value) }).dropLast()
        where bytes > Self.mostBytes / 2 {
            bytes -= entry.layer?.bytes ?? 0
            entries[key] = nil
        }
    }
}

extension cairo_matrix_t {
    /// How many pixels another matrix is away; nil where it is not the same but for whole pixels.
    fileprivate func wholePixels(to other: cairo_matrix_t) -> CGSize? {
        let distance = CGSize(width: (other.x0 - x0).rounded(), height: (other.y0 - y0).rounded())
        let differences = [
            other.xx - xx, other.xy - xy, other.yx - yx, other.yy - yy, other.x0 - x0 - distance.width,
            other.y0 - y0 - distance.height,
        ]
        return differences.allSatisfy { abs($0) < 1e-6 } ? distance : nil
    }
}

extension DisplayGroup {
    /// The pixels that the items may leave a colour in; what lies outside of `area` is not looked at.
    func extent(in area: CGRect, _ matrix: cairo_matrix_t, _ renderer: CairoRenderer) -> CGRect {
        var result = CGRect.null
        for item in items {
            if result.contains(area) { return result }
            switch item {
            case .group(let child):
                let look = child.appearance
                guard look.opacity > 0, let inner = matrix.entering(child) else { continue }
                if look.needsLayer {
                    let layer = LayerCache.shared.layer(of: child, inner, visible: area, renderer)
                    if let layer { result = result.union(layer.ink) }
                } else {
                    var area = area
                    if let clip = look.clip, case let bounds = inner.bounds(of: clip.boundingRect), bounds.isPlace {
                        area = area.intersection(bounds.insetBy(dx: -1, dy: -1))
                    }
                    if !area.isEmpty {
                        result = result.union(child.extent(in: area, inner, renderer).intersection(area))
                    }
                }
            default:
                let reach = item.reach
                if reach.isNull { continue }
                let bounds = matrix.bounds(of: reach)
                if bounds.isPlace { result = result.union(bounds.insetBy(dx: -1, dy: -1)) }
            }
        }
        return result
    }
}

extension DisplayItem {
    /// All that the item may leave a colour in, in its group's coordinates.
    @MainActor
    fileprivate var reach: CGRect {
        switch self {
        case .fill(let outline, _, _): outline.boundingRect
        case .stroke(let outline, _, let style):
            outline.boundingRect.outset(by: style.lineWidth * max(style.miterLimit, 2) / 2)
        case .text(let text, let origin), .glyphs(let text, _, let origin):
            // Letters may reach beyond their lines.
            CGRect(origin: origin, size: text.size).outset(by: text.text.runs.map(\.font.size).max() ?? 0)
        case .image(_, let rect, _): rect
        case .native(let element): element.frame
        case .group: .null
        }
    }
}

extension CGRect {
    /// Whether it can be calculated with: what is seen edge-on lies nowhere, and Foundation stops there.
    var isPlace: Bool { (minX + minY + width + height).isFinite }

    fileprivate func outset(by distance: CGFloat) -> CGRect { isNull ? self : insetBy(dx: -distance, dy: -distance) }
}
