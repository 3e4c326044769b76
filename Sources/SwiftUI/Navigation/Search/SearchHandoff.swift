import MartletGraph

/// Hands the search field around a stack to the root of the stack: there it stands in the bars, and the pages that are
/// pushed have none.
@MainActor
final class SearchHandoff: Equatable {
    private let offered = ChangeLocation()
    private let taken = ChangeLocation()
    private var source: SearchSource?
    private var takers = 0

    nonisolated init() {}

    func offer(_ search: SearchSource) {
        source = search
        if takers > 0 { offered.send() }
    }

    var search: SearchSource? {
        offered.read()
        return source
    }

    /// Whether a stack inside shows the field.
    var isTaken: Bool {
        taken.read()
        return takers > 0
    }

    fileprivate func changeTakers(by count: Int) {
        Graph.current.effects.addAction { [self] in
            let was = takers > 0
            takers += count
            if (takers > 0) != was { taken.send() }
        }
    }

    nonisolated static func == (a: SearchHandoff, b: SearchHandoff) -> Bool { a === b }
}

struct SearchHandoffKey: EnvironmentKey { static var defaultValue: SearchHandoff? { nil } }

extension EnvironmentValues {
    /// What the root of a stack takes its search field from.
    var searchHandoff: SearchHandoff? {
        get { self[SearchHandoffKey.self] }
        set { self[SearchHandoffKey.self] = newValue }
    }
}

/// Shows the search field around the stack in the bars of this page.
struct SearchOfStack: ViewModifier {
    let isRoot: Bool
    @Environment(\.searchHandoff) private var handoff

    init(isRoot: Bool) { self.isRoot = isRoot }

    func body(content: Content) -> some View {
        if isRoot, let handoff, let search = handoff.search {
            content
                .environment(\.searchHandoff, nil)
                .modifier(SearchInBars(search: search))
                .modifier(SearchTaker(handoff: handoff))
        } else {
            content.environment(\.searchHandoff, nil)
        }
    }
}

/// Tells the modifier around that the field is shown here, for as long as the page is there.
nonisolated private struct SearchTaker: ViewModifier {
    typealias Body = Never
    let handoff: SearchHandoff

    init(handoff: SearchHandoff) { self.handoff = handoff }

    @MainActor static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs) -> _ViewNode
    {
        let node = SearchTakerNode(inputs, view.modifier.handoff)
        node.child = C._makeNode(view.content, node.inputs)
        return node
    }

    @MainActor static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        C._updateNode(unsafeDowncast(node, to: SearchTakerNode.self).child, view.content, node.inputs)
    }
}

private final class SearchTakerNode: ChildNode {
    private let handoff: SearchHandoff

    init(_ inputs: _ViewInputs, _ handoff: SearchHandoff) {
        self.handoff = handoff
        super.init(inputs)
        handoff.changeTakers(by: 1)
    }

    override func willLeave() { handoff.changeTakers(by: -1) }
}
