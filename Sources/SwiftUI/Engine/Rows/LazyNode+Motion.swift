import MartletGraph

/// How what a lazy container shows comes, goes and changes places in a change that is animated (semantics 101, 119-122,
/// 129, 130).
///
/// What was shown before moves by itself to where it is placed. What the change has added comes in by its transition. What
/// was there but out of sight comes along with its neighbours: it begins as far away as they do.
@MainActor
struct RowsMotion {
    private unowned let container: LazyNode
    private let moves: Bool
    private let before: Set<ObjectIdentifier>
    /// What comes into sight, with the number of what was placed before it.
    private var revealed: [(element: LayoutNode, number: Int)] = []
    private var shifts: [CGSize] = []

    /// Nil where nothing moves: then nothing is remembered.
    init?(_ container: LazyNode) {
        guard Animation.isUsed, container.hadPlace, !container.isNew else { return nil }
        self.container = container
        moves = container.scope.transaction.animation != nil
        before = moves ? Set(container.shown.map(ObjectIdentifier.init)) : []
    }

    /// Places an element, which came by the change if `isNew`.
    mutating func place(_ element: LayoutNode, isNew: Bool, _ place: () -> Void) {
        if isNew, !element.flags.contains(.placed), !element.flags.contains(.arrives) {
            place()
            container.window?.contents.transitions.arrive(element, in: container)
        } else if !moves {
            place()
        } else if before.contains(ObjectIdentifier(element)) {
            let old = element.shownOrigin
            place()
            shifts.append(CGSize(width: old.x - element.origin.x, height: old.y - element.origin.y))
        } else {
            // Where it was last, long ago perhaps, is not where it comes from.
            element.flags.remove(.placed)
            element.flags.insert(.placementStale)
            place()
            revealed.append((element, shifts.count))
        }
    }

    /// Lets what comes into sight do so from where its neighbours come from.
    func finish() {
        for (element, number) in revealed where !shifts.isEmpty {
            let shift = shifts[max(0, number - 1)]
            guard shift != .zero else { continue }
            element.startMotion(
                from: CGPoint(x: element.origin.x + shift.width, y: element.origin.y + shift.height))
        }
    }
}

/// What the present change has brought, by whom it is shown.
struct NewViews {
    private var round: UInt64 = 0
    private var views: Set<ObjectIdentifier> = []

    @MainActor mutating func insert(_ new: Set<ObjectIdentifier>) {
        let now = Graph.current.round
        if round != now { views = [] }
        round = now
        views.formUnion(new)
    }

    @MainActor func contains(_ view: AnyObject) -> Bool {
        round == Graph.current.round && views.contains(ObjectIdentifier(view))
    }
}
