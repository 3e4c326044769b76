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
        DropInfo(location: convertFromWindow(location), payload)
    }

    private var following: DropFollowing { Reader.withoutTracking { environment.dropFollowing } }

    func accepts(_ payload: DragPayload, at location: CGPoint) -> Bool {
        let info = info(payload, location)
        return modifier.types.map(info.hasItemsConforming(to:)) != false && modifier.delegate.validateDrop(info: info)
    }

    func dropEntered(_ payload: DragPayload, at location: CGPoint) {
        let info = info(payload, location)
        modifier.delegate.dropEntered(info: info)
        following.update?(info.session(.entering))
    }

    func dropUpdated(_ payload: DragPayload, at location: CGPoint) -> DropProposal? {
        let info = info(payload, location)
        let proposal = modifier.delegate.dropUpdated(info: info)
        let session = info.session(.active)
        following.update?(session)
        return following.configure.map { DropProposal(operation: $0(session).operation) } ?? proposal
    }

    func dropExited(_ payload: DragPayload, at location: CGPoint) {
        let info = info(payload, location)
        modifier.delegate.dropExited(info: info)
        following.update?(info.session(.exiting))
    }

    func performDrop(_ payload: DragPayload, at location: CGPoint) -> Bool {
        var info = info(payload, location)
        let following = following
        let configuration = following.configure?(info.session(.active))
        info.following = DropInfo.Following(
            update: following.update, operation: configuration?.operation ?? .copy,
            accepted: configuration?.acceptedItemCount)
        let isTaken = modifier.delegate.performDrop(info: info)
        if isTaken { following.update?(info.session(.ended(info.following.operation))) }
        return isTaken
    }
}
