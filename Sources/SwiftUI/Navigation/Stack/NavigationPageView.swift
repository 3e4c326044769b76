import MartletGraph

/// A page with its bars.
struct NavigationPageView<Content: View>: View {
    let place: NavigationPlace
    let dismissal: Dismissal?
    /// Shows the page before; nil on the first.
    let goBack: (@MainActor () -> Void)?
    @ViewBuilder let content: Content
    @State private var bars = BarContents()
    @State private var editMode = EditMode.inactive

    var body: some View {
        BarsLayout {
            NavigationBar(bars: bars, goBack: goBack)
            FillingContent { content }
                .environment(\.navigationPlace, place)
                .transformEnvironment(\.dismissal) { if let dismissal { $0 = dismissal } }
                .environment(\.editMode, $editMode)
                .onPreferenceChange(BarContentsKey.self) { bars = $0 }
            BottomBar(items: bars.isHidden(.bottomBar) ? [] : bars.items(.bottom))
        }
        .modifier(BarBarrier())
    }
}

/// Keeps what a page says of its bars from the views around.
struct BarBarrier: ViewModifier {
    typealias Body = Never

    @MainActor static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs) -> _ViewNode
    {
        let node = BarBarrierNode(inputs)
        node.child = C._makeNode(view.content, node.inputs)
        return node
    }

    @MainActor static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        let node = unsafeDowncast(node, to: BarBarrierNode.self)
        C._updateNode(node.child, view.content, node.inputs)
    }
}

final class BarBarrierNode: ChildNode {
    override func reducePreference<Value>(_ key: PreferenceReduction<Value>, into result: inout Value?) {
        if key.key != ObjectIdentifier(BarContentsKey.self) { super.reducePreference(key, into: &result) }
    }
}

/// A view that takes all the room it is offered, its content in the middle.
nonisolated struct FillingContent<Content: View>: ContainerView {
    typealias Body = Never
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor static func makeContainer(_ inputs: _ViewInputs) -> FillingNode { FillingNode(inputs) }
}

final class FillingNode: ContainerNode {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let children = layoutChildren
        let fit = children.count == 1 ? children[0].sizeThatFits(proposal) : Column(children, proposal).size
        return CGSize(width: proposal.width ?? fit.width, height: proposal.height ?? fit.height)
    }

    override func placeChildren() { layoutChildren.placeInMiddle(of: size, ProposedViewSize(size)) }
}
