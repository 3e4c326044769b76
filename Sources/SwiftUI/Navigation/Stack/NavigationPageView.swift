import MartletGraph

/// A page with its bars.
struct NavigationPageView<Content: View>: View {
    let place: NavigationPlace
    let dismissal: Dismissal?
    /// Shows the page before; nil on the first.
    let goBack: (@MainActor () -> Void)?
    /// Shows or hides the columns of the split view around; nil where there is nothing to hide.
    let toggleSidebar: (@MainActor () -> Void)?
    /// Told which width the page wants as a column.
    let widthChanged: (@MainActor (ColumnWidth?) -> Void)?
    let content: Content
    @State private var bars = BarContents()
    @State private var editMode = EditMode.inactive
    @State private var surroundings = BarSurroundings()
    @FocusState private var hasKeyboard: Bool

    init(
        place: NavigationPlace, dismissal: Dismissal?, goBack: (@MainActor () -> Void)?,
        toggleSidebar: (@MainActor () -> Void)? = nil, widthChanged: (@MainActor (ColumnWidth?) -> Void)? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.place = place
        self.dismissal = dismissal
        self.goBack = goBack
        self.toggleSidebar = toggleSidebar
        self.widthChanged = widthChanged
        self.content = content()
    }

    var body: some View {
        BarsLayout {
            NavigationBar(bars: bars, goBack: goBack, toggleSidebar: toggleSidebar)
                .preference(key: WindowTitleKey.self, value: bars.title)
            FillingContent { content }
                .focused($hasKeyboard)
                .modifier(BackKeys(goBack: bars.hidesBackButton ? nil : goBack))
                .environment(\.navigationPlace, place)
                .transformEnvironment(\.dismissal) { if let dismissal { $0 = dismissal } }
                .environment(\.editMode, $editMode)
                .environment(\.barSurroundings, surroundings)
                .onPreferenceChange(BarContentsKey.self) { new in
                    if new.columnWidth != bars.columnWidth { widthChanged?(new.columnWidth) }
                    surroundings.set(new.schemes)
                    bars = new
                }
            BottomBar(bars: bars, hasKeyboard: hasKeyboard)
        }
        .modifier(BarBarrier())
    }
}

/// Keeps what a page says of its bars from the views around.
struct BarBarrier: NodeModifier {
    typealias Body = Never

    @MainActor func makeNode(_ inputs: _ViewInputs) -> BarBarrierNode { BarBarrierNode(inputs) }
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

    @MainActor func makeContainer(_ inputs: _ViewInputs) -> FillingNode { FillingNode(inputs) }
}

final class FillingNode: ContainerNode {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let children = layoutChildren
        let fit = children.count == 1 ? children[0].sizeThatFits(proposal) : Column(children, proposal).size
        return CGSize(width: proposal.width ?? fit.width, height: proposal.height ?? fit.height)
    }

    override func placeChildren() { layoutChildren.placeInMiddle(of: size, ProposedViewSize(size)) }
}
