import MartletGraph
import MartletHost

/// Lets a view be moved among others of its reorder container.
nonisolated struct ReorderItem: PointerModifier, ActionModifier {
    typealias Body = Never
    let collection: AnyHashable
    static var movesChild: Bool { true }

    init(collection: AnyHashable) { self.collection = collection }

    @MainActor func change(from old: Self) -> ElementChange { .none }

    // MARK: Without a pointer

    var actsForContent: Bool { true }
    private static let steps = [("Move Up", -1), ("Move Down", 1)]

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        guard node.window != nil, node.reorderContainer != nil, Self.row(of: node)?.canStep != false else {
            return child.describe(into: &list)
        }
        let locale = node.environment.locale
        let names = Self.steps.map { OwnWords.string($0.0, locale) }
        list.addChanged(node, label: nil, first: { $0.actions += names }, others: { _ in }) {
            child.describe(into: &$0)
        }
    }

    @MainActor func perform(_ action: AccessibleAction) -> Bool { false }

    @MainActor func perform(_ action: AccessibleAction, _ node: LayoutNode) -> Bool {
        guard case .named(let name) = action, let item = node as? ModifierLayoutNode<Self>,
            let step = Self.steps.first(where: { OwnWords.string($0.0, node.environment.locale) == name }),
            let container = node.reorderContainer
        else { return false }
        if let row = Self.row(of: node) {
            _ = row.step(by: step.1)
        } else {
            ReorderDrag(of: item, in: container)?.step(by: step.1)
        }
        return true
    }

    // MARK: With a pointer

    @MainActor private static func row(of node: LayoutNode) -> ListRowNode? { node.outermostParent as? ListRowNode }

    @MainActor static func makeTracker(_ node: ModifierLayoutNode<Self>) -> PressTracker? {
        // The rows of a list are moved by the list.
        if row(of: node) != nil { return nil }
        return node.reorderContainer.map { ReorderTracker(node, $0) }
    }

    @MainActor func place(_ child: LayoutNode, _ node: LayoutNode) {
        let drag = node.window?.kept(ReorderDrags.self).drag
        let offset = drag?.offset(of: node) ?? .zero
        node.placeMoving(if: drag?.isLifted(node) != true) {
            child.place(onScreenAt: offset, size: node.size, proposal: node.proposal.size)
        }
    }
}

/// Follows a press on a view that can be moved: takes it along once a mouse has moved with the button down, or a finger has
/// rested.
private final class ReorderTracker: PressTracker {
    private let item: ModifierLayoutNode<ReorderItem>
    private let container: ModifierLayoutNode<ReorderContainer>
    private var cancelRest: (() -> Void)?
    private var isFinger = false
    private var drag: ReorderDrag?

    /// How far a mouse has to move, in points; how long a finger has to rest, in seconds, and how far it may stray.
    private static let distance: CGFloat = 8
    private static let rest = 0.5
    private static let tolerance: CGFloat = 10

    init(_ item: ModifierLayoutNode<ReorderItem>, _ container: ModifierLayoutNode<ReorderContainer>) {
        self.item = item
        self.container = container
        super.init(item)
    }

    override var holdsPress: Bool { drag != nil }
    override var isUndecided: Bool { !isFinger && drag == nil }

    override func began(_ press: Press) -> Bool {
        isFinger = press.start.sequence != 0
        guard isFinger else { return false }
        cancelRest = press.schedule(after: Self.rest) { [weak self, weak press] in
            guard let self, let press, isPresent, press.isFollowed(by: self), press.winners.isEmpty else { return }
            endRest()
            press.claim(self)
            lift()
        }
        return false
    }

    override func moved(_ press: Press) -> Bool {
        if let drag {
            drag.move(to: press.location, from: press.start.location)
            return false
        }
        if isFinger {
            if press.distance >= Self.tolerance { endRest() }
            return false
        }
        return press.distance >= Self.distance
    }

    override func follow(isWinner: Bool) { if isWinner, !isFinger { lift() } }

    override func ended(_ press: Press) -> PressOutcome {
        endRest()
        guard let drag else { return .failed }
        return .recognized { drag.drop() }
    }

    override func cancelled() {
        endRest()
        drag?.end()
    }

    private func lift() {
        guard drag == nil, isPresent else { return }
        drag = ReorderDrag(of: item, in: container)
    }

    private func endRest() {
        cancelRest?()
        cancelRest = nil
    }
}
