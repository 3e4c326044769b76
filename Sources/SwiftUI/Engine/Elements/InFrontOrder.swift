import MartletGraph

/// What is in front of all beside it for a while.
@MainActor
enum InFront {
    weak static var lifted: LayoutNode? {
        didSet { if lifted != nil { ZIndexTrait.isUsed = true } }
    }
}

extension ContiguousArray where Element == LayoutNode {
    /// By zIndex, equals in their order: the last is in front.
    @MainActor var inFrontOrder: ContiguousArray<LayoutNode> {
        guard ZIndexTrait.isUsed, count > 1 else { return self }
        let levels = map { $0 === InFront.lifted ? .infinity : $0.outermostTrait(ZIndexTrait.self) ?? 0 }
        guard levels.contains(where: { $0 != 0 }) else { return self }
        return ContiguousArray(
            indices.sorted { levels[$0] == levels[$1] ? $0 < $1 : levels[$0] < levels[$1] }.map { self[$0] })
    }
}

extension LayoutNode {
    /// Asks the elements inside for what is under a point, the foremost first.
    final func hitTestInFrontOrder(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        for child in layoutChildren.inFrontOrder.reversed() where child.hitTest(child.fromParent(point), &path) {
            path.append(self)
            return true
        }
        return false
    }
}
