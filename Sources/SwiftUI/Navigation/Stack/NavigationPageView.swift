import MartletGraph

/// A page with its bars.
struct NavigationPageView<Content: View>: View {
    let place: NavigationPlace
    /// How many pages are before it; columns before the root count downwards from -1.
    let number: Int
    /// Whether its bar goes on over other columns.
    let sharesBar: Bool
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
    @State private var backgrounds = ContainerBackgrounds()
    @State private var surroundings = BarSurroundings()
    /// Whether the large title is scrolled out of sight.
    @State private var isCollapsed = false
    @Environment(\.idiom) private var idiom
    @Environment(\.verticalSizeClass) private var height
    @FocusState private var hasKeyboard: Bool

    init(
        place: NavigationPlace, number: Int, sharesBar: Bool, dismissal: Dismissal?, goBack: (@MainActor () -> Void)?,
        toggleSidebar: (@MainActor () -> Void)? = nil, widthChanged: (@MainActor (ColumnWidth?) -> Void)? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.place = place
        self.number = number
        self.sharesBar = sharesBar
        self.dismissal = dismissal
        self.goBack = goBack
        self.toggleSidebar = toggleSidebar
        self.widthChanged = widthChanged
        self.content = content()
    }

    var body: some View {
        let isLarge = isLarge
        let appearance = ChangedAppearances.navigationBar?.look(
            isAtEdge: isLarge && !isCollapsed, isCompact: height == .compact)
        let look = BarLook(
            BarBackground(bars.backgrounds[.navigationBar], appearance), bars.schemes[.navigationBar],
            isAtEdge: idiom.isTouched && isLarge && !isCollapsed)
        BarsLayout(collapsed: { isCollapsed = $0 }) {
            NavigationBar(
                bars: bars, goBack: goBack, backTitle: place.model.head(of: number - 1)?.title,
                toggleSidebar: toggleSidebar,
                showsTitle: !isLarge || isCollapsed, isShared: sharesBar, appearance: appearance
            )
            .barScheme(look.scheme)
            .preference(key: WindowTitleKey.self, value: bars.title)
            FillingContent { content }
                .focused($hasKeyboard)
                .modifier(BackKeys(goBack: bars.hidesBackButton ? nil : goBack))
                .environment(\.navigationPlace, place)
                .transformEnvironment(\.dismissal) { if let dismissal { $0 = dismissal } }
                .environment(\.editMode, $editMode)
                .environment(\.barSurroundings, surroundings)
                .environment(\.isOnSplitBackground, false)
                .onPreferenceChange(BarContentsKey.self) { new in
                    if new.columnWidth != bars.columnWidth { widthChanged?(new.columnWidth) }
                    bars = new
                }
                .onPreferenceChange(ContainerBackgroundsKey.self) { backgrounds = $0 }
            BottomBar(bars: bars, hasKeyboard: hasKeyboard)
            if idiom.isTouched, isLarge, !bars.isHidden(.navigationBar) {
                LargeTitle(bars: bars).barScheme(look.scheme)
            }
            if idiom.isTouched, !bars.isHidden(.navigationBar) { BarItems(items: bars.items(.search)) }
            BarBackdrop(background: look.background, isOnTop: true).barScheme(look.scheme)
        }
        .modifier(PageBackground(portal: backgrounds.portals[.navigation]))
        .modifier(BarBarrier())
        .onChange(of: PageHead(title: bars.title, isLarge: isLarge), initial: true) { _, new in
            place.model.setHead(new, of: number)
        }
        .onChange(of: BarSchemes(top: look.scheme, bottom: bars.look(of: .bottomBar).scheme), initial: true) {
            surroundings.set($1)
        }
    }

    /// The page before, whose title leads back on a phone.
    private var previous: PageHead? { idiom.isTouched ? place.model.head(of: number - 1) : nil }

    /// Whether the title is large: where the page says so, and on a phone where it says nothing and is the first, or
    /// follows one with a large title.
    private var isLarge: Bool {
        guard bars.title != nil || !idiom.isTouched else { return false }
        if let mode = bars.mode, mode != .automatic { return mode == .large }
        return idiom.isTouched && previous?.isLarge != false
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
