import MartletGraph
import MartletHost

/// An element that things can be dropped on.
@MainActor
protocol DropResponder: LayoutNode {
    /// Whether what is dragged can be dropped here.
    func accepts(_ payload: DragPayload, at location: CGPoint) -> Bool
    func dropEntered(_ payload: DragPayload, at location: CGPoint)
    func dropUpdated(_ payload: DragPayload, at location: CGPoint) -> DropProposal?
    func dropExited(_ payload: DragPayload, at location: CGPoint)
    func performDrop(_ payload: DragPayload, at location: CGPoint) -> Bool
}

/// Lets things be dropped on a view.
nonisolated struct DropModifier: ElementModifier {
    typealias Body = Never
    /// Nil for anything.
    let types: [UTType]?
    let delegate: any DropDelegate

    @MainActor func change(from old: Self) -> ElementChange { .none }

    @MainActor func hitTest(_ point: CGPoint, _ child: LayoutNode, _ node: LayoutNode, _ path: inout HitPath) -> Bool {
        if child.hitTest(child.fromParent(point), &path) { return true }
        return path.isOfDrag && CGRect(origin: .zero, size: node.size).contains(point)
    }
}

extension ModifierLayoutNode: DropResponder where M == DropModifier {
    /// - Parameter location: in window coordinates.
    private func info(_ payload: DragPayload, _ location: CGPoint) -> DropInfo {
        DropInfo(location: convertFromWindow(location), providers: payload.providers)
    }

    func accepts(_ payload: DragPayload, at location: CGPoint) -> Bool {
        let info = info(payload, location)
        return modifier.types.map(info.hasItemsConforming(to:)) != false && modifier.delegate.validateDrop(info: info)
    }

    func dropEntered(_ payload: DragPayload, at location: CGPoint) {
        modifier.delegate.dropEntered(info: info(payload, location))
    }

    func dropUpdated(_ payload: DragPayload, at location: CGPoint) -> DropProposal? {
        modifier.delegate.dropUpdated(info: info(payload, location))
    }

    func dropExited(_ payload: DragPayload, at location: CGPoint) {
        modifier.delegate.dropExited(info: info(payload, location))
    }

    func performDrop(_ payload: DragPayload, at location: CGPoint) -> Bool {
        modifier.delegate.performDrop(info: info(payload, location))
    }
}
