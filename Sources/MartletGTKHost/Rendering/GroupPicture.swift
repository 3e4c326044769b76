import CMartletGTK
import Foundation
import MartletDisplay

/// What is kept of a display group: nodes of its items and, as long as nothing in it changes, of the whole.
///
/// Pictures form the same tree as the groups; when a group leaves its parent's items, its picture goes with it.
/// Three levels are kept apart: the items (rebuilt when the items change), the finished picture with the group's
/// effects (rebuilt when anything below changes, from kept parts), and the finished picture at its origin.
@MainActor
final class GroupPicture {
    let group: DisplayGroup
    private(set) var parts: [Part] = []
    /// Whether a native element is anywhere below; such pictures are put together anew in each frame, because the
    /// window system draws the native whenever its caret blinks.
    private(set) var holdsNatives = false
    /// Whether something that shows what is drawn below it is anywhere below.
    private var holdsBackdrops = false
    /// Whether this or something below is blurred.
    private var holdsBlur = false
    /// In points, the deviation of the widest blur or shadow of this or something below, each in its own coordinates.
    private var deviation: CGFloat = 0
    /// Whether one of these, or a text whose lines are drawn when they can be seen, is anywhere below.
    private var dependsOnPlace = false

    /// The nodes of the items, in their order.
    private(set) var keptNodes: [(item: DisplayItem, node: RenderNode?)] = []

    private var items: [DisplayItem]?
    private var drawnSubtree: UInt64 = 0
    private var finished: RenderNode?
    private var placed: RenderNode?
    private var placedOrigin = CGPoint.zero
    private var isFinished = false
    private lazy var enlarged = EnlargedPicture()

    enum Part {
        case drawn(RenderNode)
        case group(GroupPicture)
        case native(NativeElement)
        case text(LongText)
        case backdrop(KeptBackdrop)
    }

    init(_ group: DisplayGroup) {
        self.group = group
    }

    /// Brings items and the tree below up to date; looks only at what changed.
    func update(with painter: ItemPainter) {
        if drawnSubtree == group.subtreeVersion { return }
        drawnSubtree = group.subtreeVersion
        finished = nil
        placed = nil
        isFinished = false
        holdsNatives = false
        holdsBackdrops = false
        holdsBlur = group.appearance.blurRadius > 0
        deviation = max(group.appearance.blurRadius, group.appearance.shadow?.radius ?? 0)
        dependsOnPlace = false
        if group.appearance.isRaster {
            (items, parts, keptNodes) = (nil, [], [])
            return
        }
        if items.map({ $0 == group.items }) != true { rebuildParts(with: painter) }
        for part in parts {
            switch part {
            case .group(let picture):
                picture.update(with: painter)
                if picture.holdsNatives { holdsNatives = true }
                if picture.holdsBackdrops { holdsBackdrops = true }
                if picture.holdsBlur { holdsBlur = true }
                deviation = max(deviation, picture.deviation)
                if picture.dependsOnPlace { dependsOnPlace = true }
            case .native: holdsNatives = true
            case .backdrop: holdsBackdrops = true
            case .text: dependsOnPlace = true
            case .drawn: break
            }
        }
        if holdsNatives || holdsBackdrops { dependsOnPlace = true }
    }

    /// Items that stayed keep their nodes: a group of a hundred texts of which one changed shapes one.
    private func rebuildParts(with painter: ItemPainter) {
        let old = keptNodes
        // A node stands in a picture once: Broadway takes two of the same for one that has moved, and traps.
        var isTaken = Array(repeating: false, count: old.count)
        var known: [ObjectIdentifier: GroupPicture] = [:]
        for case .group(let picture) in parts { known[ObjectIdentifier(picture.group)] = picture }
        items = group.items
        parts = []
        keptNodes = []
        var run: [RenderNode] = []
        func endRun() {
            if let node = RenderNode.container(run) { parts.append(.drawn(node)) }
            run = []
        }
        for (index, item) in group.items.enumerated() {
            switch item {
            case .group(let child):
                endRun()
                parts.append(.group(known[ObjectIdentifier(child)] ?? GroupPicture(child)))
            case .native(let element):
                endRun()
                parts.append(.native(element))
            case .fill(_, .backdrop, _), .stroke(_, .backdrop, _):
                endRun()
                parts.append(.backdrop(KeptBackdrop(item)))
            case .fill, .stroke, .text, .glyphs, .image:
                if let text = LongText(item) {
                    endRun()
                    parts.append(.text(text))
                    break
                }
                // What stayed lies as far from the beginning as before, or as far from the end.
                let places = [index, index + old.count - group.items.count]
                let stayed = places.first { old.indices.contains($0) && !isTaken[$0] && old[$0].item == item }
                if let stayed { isTaken[stayed] = true }
                let kept = stayed.map { old[$0].node } ?? painter.node(for: item)
                keptNodes.append((item, kept))
                if let kept { run.append(kept) }
                continue
            }
            keptNodes.append((item, nil))
        }
        endRun()
    }

    /// The group at its origin in its parent's coordinates; `nil` when nothing is to be seen.
    ///
    /// - Parameters:
    ///   - matrix: from the parent's coordinates to the canvas's.
    ///   - below: what was drawn before, in the parent's coordinates.
    func node(
        in matrix: CGAffineTransform, _ painter: ItemPainter, _ natives: any NativeDrawing, above below: RenderNode?
    ) -> RenderNode? {
        if dependsOnPlace {
            let below = holdsBackdrops ? entering(below) : nil
            return makeNode(in: childMatrix(in: matrix), painter, natives, below)?.moved(to: group.origin)
        }
        if !isFinished {
            finished = makeNode(in: .identity, painter, natives, nil)
            isFinished = true
            placed = nil
        }
        if placed == nil || placedOrigin != group.origin {
            placed = finished?.moved(to: group.origin)
            placedOrigin = group.origin
        }
        return placed
    }

    /// From the group's own coordinates to the canvas's, given the same for its parent.
    func childMatrix(in matrix: CGAffineTransform) -> CGAffineTransform {
        let moved = matrix.applied(
            after: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: group.origin.x, ty: group.origin.y))
        guard let transform = group.appearance.transform else { return moved }
        return moved.applied(after: transform)
    }

    /// What was drawn before, in the group's own coordinates; nothing for a group that is put together first.
    private func entering(_ below: RenderNode?) -> RenderNode? {
        if group.appearance.needsLayer { return nil }
        let moved = below?.moved(to: CGPoint(x: -group.origin.x, y: -group.origin.y))
        guard let transform = group.appearance.transform else { return moved }
        // What lies below something very small would be drawn as many times larger.
        guard transform.leastScale > 0.05 else { return nil }
        return moved?.transformed(by: transform.inverted())
    }

    private func makeNode(
        in matrix: CGAffineTransform, _ painter: ItemPainter, _ natives: any NativeDrawing, _ below: RenderNode?
    ) -> RenderNode? {
        let appearance = group.appearance
        if appearance.opacity <= 0 { return nil }
        if appearance.isRaster || clipsBlur(painter) { return painter.raster(group) }
        guard var node = makeContent(in: matrix, painter, natives, below) else { return nil }
        if appearance.blurRadius > 0 { node = painter.blurred(node, deviation: appearance.blurRadius) }
        if let colors = appearance.colors {
            if colors.readsOpacityFromColors {
                node = RenderNode.container([.color(.black, in: node.bounds), node]) ?? node
            }
            node = node.recolored(colors)
        }
        if let clip = appearance.clip {
            guard let clipped = painter.clip(node, to: clip, appearance.clipStyle) else { return nil }
            node = clipped
        }
        if let shadow = appearance.shadow {
            node = painter.shadowed(node, by: shadow, keepsContent: !dependsOnPlace)
        }
        if appearance.opacity < 1 { node = node.withOpacity(appearance.opacity) }
        if let projection = appearance.projection { return painter.project(node, through: projection) }
        if let transform = appearance.transform {
            let shown = holdsNatives ? node : enlarged(node, by: transform, painter)
            return painter.transformed(shown, by: transform, isKept: !dependsOnPlace)
        }
        return node
    }

    private func enlarged(_ node: RenderNode, by transform: CGAffineTransform, _ painter: ItemPainter) -> RenderNode {
        let deviation = dependsOnPlace || group.appearance.blendMode != .normal ? 0 : deviation
        return enlarged.picture(of: node, for: transform, painter.cairo, deviation: deviation) {
            painter.draw(group, before: transform, on: $0)
        }
    }

    /// Whether a blur of GSK's would be clipped by cairo, into whose recordings it draws nothing.
    private func clipsBlur(_ painter: ItemPainter) -> Bool {
        let appearance = group.appearance
        guard holdsBlur, !dependsOnPlace, !painter.cairo.isRenderer(), let clip = appearance.clip else { return false }
        return appearance.shadow == nil && appearance.projection == nil
            && painter.clipsByCairo(clip, appearance.clipStyle)
    }

    private func makeContent(
        in matrix: CGAffineTransform, _ painter: ItemPainter, _ natives: any NativeDrawing, _ below: RenderNode?
    ) -> RenderNode? {
        var nodes: [RenderNode] = []
        var drawn: RenderNode? { RenderNode.container([below].compactMap { $0 } + nodes) }
        for part in parts {
            switch part {
            case .drawn(let node): nodes.append(node)
            case .backdrop(let backdrop):
                if let node = backdrop.node(in: matrix, above: drawn, painter) { nodes.append(node) }
            case .text(let text):
                if let node = text.node(in: matrix, painter) { nodes.append(node) }
            case .native(let element):
                if let node = natives.node(for: element.id, in: matrix) { nodes.append(node) }
            case .group(let picture):
                let blend = picture.group.appearance.blendMode
                let below = picture.holdsBackdrops ? drawn : nil
                guard let node = picture.node(in: matrix, painter, natives, above: below) else {
                    if blend == .destinationIn { nodes = [] }
                    continue
                }
                if blend == .normal {
                    nodes.append(node)
                } else {
                    nodes = [painter.blend(node, onto: RenderNode.container(nodes), blend)].compactMap { $0 }
                }
            }
        }
        return RenderNode.container(nodes)
    }
}

/// Whoever keeps the widgets of native elements and can show them inside of the picture.
@MainActor
protocol NativeDrawing: AnyObject {
    /// - Parameter matrix: from the coordinates that the node is drawn in to the canvas's.
    func node(for id: UInt64, in matrix: CGAffineTransform) -> RenderNode?
}
