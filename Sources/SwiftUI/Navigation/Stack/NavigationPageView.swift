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
    @Environment(\.pageAround) private var outer
    @State private var inside = PageInside()
    @State private var around = PageAround(isStack: true)
    @State private var parts = PageParts()
    @Environment(\.verticalSizeClass) private var height
    @State private var isTyping = false

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
        let part = outer?.part(for: inside)
        let bars = part.map { self.bars.adding($0.bars) } ?? self.bars
        let goBack = goBack ?? part?.goBack
        let toggleSidebar = toggleSidebar ?? part?.toggleSidebar
        let backTitle = place.model.head(of: number - 1)?.title ?? part?.backTitle
        let isLarge = isLarge(bars)
        let isBare = around.hasPages
        let _ = around.set(parts, bars, goBack: goBack, backTitle: backTitle, toggleSidebar: toggleSidebar)
        let shown = isBare ? bars.atBottom : bars
        let appearance = ChangedAppearances.navigationBar?.look(
            isAtEdge: isLarge && !isCollapsed, isCompact: height == .compact)
        let look = BarLook(
            BarBackground(bars.backgrounds[.navigationBar], appearance), bars.schemes[.navigationBar],
            isAtEdge: idiom.isTouched && isLarge && !isCollapsed)
        BarsLayout(placeChanged: { inside.setPlace($0, in: outer) }, collapsed: { isCollapsed = $0 }) {
            NavigationBar(
                bars: shown, goBack: goBack, backTitle: backTitle, toggleSidebar: toggleSidebar,
                showsTitle: !isLarge || isCollapsed, isShared: sharesBar, appearance: appearance
            )
            ._barScheme(look.scheme)
            .preference(key: WindowTitleKey.self, value: shown.title)
            FillingContent { content }
                .modifier(TypingFollower(isTyping: $isTyping))
                .modifier(BackKeys(goBack: bars.hidesBackButton ? nil : goBack))
                .environment(\.navigationPlace, place)
                .transformEnvironment(\.dismissal) { if let dismissal { $0 = dismissal } }
                .environment(\.editMode, $editMode)
                .environment(\.barSurroundings, surroundings)
                .environment(\.isOnSplitBackground, false)
                .environment(\.pageAround, around)
                .onPreferenceChange(BarContentsKey.self) { new in
                    if new.columnWidth != self.bars.columnWidth { widthChanged?(new.columnWidth) }
                    self.bars = new
                }
                .onPreferenceChange(ContainerBackgroundsKey.self) { backgrounds = $0 }
            BottomBar(bars: shown, isTyping: isTyping)
            if idiom.isTouched, isLarge, !shown.isHidden(.navigationBar) {
                LargeTitle(bars: shown)._barScheme(look.scheme)
            }
            if idiom.isTouched, !shown.isHidden(.navigationBar) { BarItems(items: shown.items(.search)) }
            BarBackdrop(background: look.background, isOnTop: true)._barScheme(look.scheme)
        }
        .onAppear { inside.setSeen(true, in: outer) }
        .onDisappear { inside.setSeen(false, in: outer) }
        .modifier(PageBackground(portal: backgrounds.portals[.navigation]))
        .modifier(BarBarrier())
        .onChange(of: PageHead(title: bars.title, isLarge: isLarge), initial: true) { _, new in
            place.model.setHead(new, of: number)
        }
        .onChange(of: sides(look, bars, appearance), initial: true) { surroundings.set($1) }
    }

    private func sides(_ look: BarLook, _ bars: BarContents, _ appearance: BarAppearance?) -> BarSides {
        BarSides(
            top: BarSide(scheme: look.scheme, tint: appearance?.tint, font: appearance?.buttonFont),
            bottom: BarSide(scheme: bars.look(of: .bottomBar).scheme, tint: ChangedAppearances.toolbar?.look.tint))
    }

    /// The page before, whose title leads back on a phone.
    private var previous: PageHead? { idiom.isTouched ? place.model.head(of: number - 1) : nil }

    /// Whether the title is large: where the page says so, and on a phone where it says nothing and is the first, or
    /// follows one with a large title.
    private func isLarge(_ bars: BarContents) -> Bool {
        guard bars.title != nil || !idiom.isTouched else { return false }
        if let mode = bars.mode, mode != .automatic { return mode == .large }
        if let wanted = ChangedAppearances.navigationBar?.wantsLargeTitles, bars.title != nil {
            return wanted && previous?.isLarge != false
        }
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

    private let fills: Bool

    /// - Parameter fills: false for a view that is as large as its content.
    init(fills: Bool = true, @ViewBuilder content: () -> Content) {
        self.fills = fills
        self.content = content()
    }

    @MainActor func makeContainer(_ inputs: _ViewInputs) -> FillingNode { FillingNode(fills: fills, inputs) }
}

final class FillingNode: ContainerNode {
    private let fills: Bool

    init(fills: Bool, _ inputs: _ViewInputs) {
        self.fills = fills
        super.init(inputs)
    }

    override var isFilledByElement: Bool { true }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let children = layoutChildren
        let fit = children.count == 1 ? children[0].sizeThatFits(proposal) : Column(children, proposal).size
        if !fills { return fit }
        return CGSize(width: proposal.width ?? fit.width, height: proposal.height ?? fit.height)
    }

    override func placeChildren() {
        layoutChildren.placeInMiddle(of: size, ProposedViewSize(roomForContent))
    }
}
