import MartletGraph

/// The fills that an element draws itself with, on their way from one to another.
///
/// Fills are compared where they are drawn, so that it is the same whether the view says another one or what is around it.
@MainActor
final class MovingFills {
    private struct Slot {
        var target: StyleFill
        var motion: ShownMotion<StyleFill>?
    }

    /// In the order in which they are drawn.
    private var slots: [Slot] = []
    private var next = 0

    func begin() { next = 0 }

    /// What is shown of the next fill that is drawn.
    func shown(_ new: StyleFill, of node: LayoutNode) -> StyleFill {
        defer { next += 1 }
        guard slots.indices.contains(next) else {
            slots.append(Slot(target: new))
            return new
        }
        let old = slots[next].target
        if old != new {
            slots[next].target = new
            return change(from: old, to: new, node)
        }
        guard let motion = slots[next].motion, let window = node.window else { return new }
        if motion.isMoving { return motion.value(at: window.time) }
        slots[next].motion = nil
        return new
    }

    private func change(from old: StyleFill, to new: StyleFill, _ node: LayoutNode) -> StyleFill {
        var motion = slots[next].motion
        let moving = motion?.isMoving == true ? motion!.model : old
        guard let (start, end) = StyleFill.matched(moving, new), FillData(start) != nil,
            motion == nil || start == motion?.model
        else {
            slots[next].motion = nil
            return new
        }
        let shown = node.shown(of: end, &motion) {
            LensMotion<StyleFill, FillData>(
                start, node, read: { FillData($0) ?? .zero }, write: { $0 = $1.fill(like: $0) }
            ) { [weak node] _ in node?.fillMoved() }
        }
        slots[next].motion = motion
        return motion == nil ? new : shown
    }
}

extension LayoutNode {
    /// To be called before an element draws itself.
    final func beginFills() {
        if let fills = drawnFills { unsafeDowncast(fills, to: MovingFills.self).begin() }
    }

    /// What is shown of a fill that the element draws itself with: where it moves, what is in between.
    final func moved(_ fill: StyleFill) -> StyleFill {
        guard Animation.isUsed else { return fill }
        let fills = drawnFills.map { unsafeDowncast($0, to: MovingFills.self) } ?? MovingFills()
        drawnFills = fills
        return fills.shown(fill, of: self)
    }
}

extension WindowRoot {
    package func rememberFills() {
        func visit(_ node: _ViewNode) {
            if let element = node as? LayoutNode, element.flags.contains(.placed) { element.rememberFills() }
            node.forEachChild(visit)
        }
        Reader.withoutTracking { DeepStack.run { visit(root) } }
    }
}
