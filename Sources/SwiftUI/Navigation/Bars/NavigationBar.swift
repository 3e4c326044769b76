import MartletGraph

/// The bar of a page: a way back, its title, and its items.
struct NavigationBar: View {
    let bars: BarContents
    let goBack: (@MainActor () -> Void)?
    /// What the page before is called, where the way back says so.
    let backTitle: Text?
    /// Shows or hides the columns of the split view around; nil where there is nothing to hide.
    var toggleSidebar: (@MainActor () -> Void)?
    /// Whether the title stands in the bar, not below it.
    let showsTitle: Bool
    /// Whether it goes on over other columns, and so is there though it may be empty.
    let isShared: Bool
    /// What the program has changed for all bars.
    let appearance: BarAppearance?
    @Environment(\.idiom) private var idiom
    @Environment(\.windowBarLook) private var look

    init(
        bars: BarContents, goBack: (@MainActor () -> Void)?, backTitle: Text?,
        toggleSidebar: (@MainActor () -> Void)? = nil, showsTitle: Bool, isShared: Bool,
        appearance: BarAppearance?
    ) {
        self.bars = bars
        self.goBack = goBack
        self.backTitle = backTitle
        self.toggleSidebar = toggleSidebar
        self.showsTitle = showsTitle
        self.isShared = isShared
        self.appearance = appearance
    }

    var body: some View {
        if !bars.isHidden(.navigationBar), hasContent {
            VStack(alignment: .leading, spacing: 0) {
                // On a phone an item in the middle is shortened as a title is, before others go into the menu.
                BarLine(isTitled: idiom.isTouched || bars.items(.center).isEmpty) {
                    HStack(spacing: 4) {
                        if let toggle, !bars.places(.sidebarToggle) { SidebarButton(action: toggle) }
                        if let goBack, !bars.hidesBackButton {
                            BackButton(title: backTitle, picture: appearance?.backIndicator, action: goBack)._appearing(
                                tint: appearance?.backTint)
                        }
                        // Only the way back gives way to a title.
                        items(.leading).fixedSize()
                        if isTitleFirst, !bars.places(.title) { title }
                    }
                    HStack(spacing: 4) {
                        if let item = bars.items(.center).first {
                            BarItems(items: [item], standard: standard)
                        } else if !isTitleFirst, showsTitle, !bars.places(.title) {
                            title
                        }
                    }
                    OverflowingLine { items(.trailing) }
                }
                ._sizedForBar()
                .modifier(CustomizedBar(customizer: bars.customizer))
                .padding(.horizontal, 6)
                .modifier(
                    BarBox(
                        minimum: look.height, isFixed: true, staysEmpty: isShared || !showsTitle && bars.title != nil)
                )
                // On a phone both stand below the bar, under which the content scrolls.
                if !idiom.isTouched {
                    if !showsTitle { LargeTitle(bars: bars) }
                    BarItems(items: bars.items(.search))
                }
            }
            ._appearing(tint: appearance?.tint, font: appearance?.buttonFont)
            .modifier(BarBox(minimum: 0))
        }
    }

    private func items(_ side: BarContents.Side) -> BarItems {
        BarItems(items: bars.items(side), standard: standard)
    }

    private func standard(_ kind: ToolbarDefaultItemKind) -> AnyView? {
        switch kind {
        case .title: AnyView(title)
        case .sidebarToggle: toggle.map { AnyView(SidebarButton(action: $0)) }
        default: nil
        }
    }

    private var toggle: (@MainActor () -> Void)? { bars.removed.contains(.sidebarToggle) ? nil : toggleSidebar }

    /// Whether the title stands at the start of the bar rather than in its middle.
    private var isTitleFirst: Bool { bars.mode == .inlineLarge || bars.role?.putsTitleFirst == true && showsTitle }

    @ViewBuilder private var title: some View {
        if !bars.removed.contains(.title), look.showsTitle, bars.hasTitle(isLarge: false) {
            HStack(spacing: 2) {
                VStack(alignment: isTitleFirst ? .leading : .center, spacing: 0) {
                    Group {
                        if let item = bars.items(.title).first {
                            BarItems(items: [item])
                        } else if let title = bars.title {
                            BarTitle(title: title._appearing(appearance?.title), editing: bars.titleEditing)
                        }
                    }
                    .font(bars.mode == .inlineLarge ? .title2.bold() : .body.bold())
                    if let item = bars.items(.subtitle).first {
                        BarItems(items: [item]).font(.caption).foregroundStyle(.secondary).lineLimit(1)
                    } else if let subtitle = bars.subtitle {
                        subtitle.font(.caption).foregroundStyle(.secondary).lineLimit(1)
                    }
                }
                BarItems(items: bars.items(.titleMenu))
            }
            .padding(.horizontal, isTitleFirst ? 8 : 0)
            .offset(x: appearance?.titleOffset.horizontal ?? 0, y: appearance?.titleOffset.vertical ?? 0)
        }
    }

    private var hasContent: Bool {
        isShared || goBack != nil || look.showsTitle && (bars.hasTitle(isLarge: !showsTitle)) || toggle != nil
            || bars.items.contains { ![.bottom, .status, .keyboard].contains($0.side) && !$0.side.isTitle }
    }
}

/// The title of a page in large letters, below the bar.
struct LargeTitle: View {
    let bars: BarContents
    @Environment(\.windowBarLook) private var look

    init(bars: BarContents) { self.bars = bars }

    var body: some View {
        if !bars.removed.contains(.title), look.showsTitle, bars.hasTitle(isLarge: true) {
            VStack(alignment: .leading, spacing: 2) {
                HStack(spacing: 4) {
                    Group {
                        if let item = bars.items(.largeTitle).first {
                            BarItems(items: [item])
                        } else if let title = bars.title {
                            BarTitle(
                                title: title._appearing(
                                    ChangedAppearances.navigationBar?.look(isAtEdge: true).largeTitle),
                                editing: bars.titleEditing)
                        }
                    }
                    .font(.largeTitle.bold())
                    BarItems(items: bars.items(.titleMenu))
                }
                if let item = bars.items(.largeSubtitle).first {
                    BarItems(items: [item]).foregroundStyle(.secondary).lineLimit(1)
                } else if let subtitle = bars.subtitle {
                    subtitle.foregroundStyle(.secondary).lineLimit(1)
                }
            }
            .padding(.horizontal, 18)
            .padding(.bottom, 8)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

/// Items side by side, with the spaces between them.
struct BarItems: View {
    let items: [BarItem]
    /// What the bar has for items that pages have without being asked.
    var standard: @MainActor (ToolbarDefaultItemKind) -> AnyView? = { _ in nil }

    var body: some View {
        ForEach(Array(items.enumerated()), id: \.offset) { _, item in
            Group {
                switch item.content {
                case .view(let portal): PortalView(portal: portal)
                case .fixedSpace: Color.clear.frame(width: 12, height: 1)
                case .flexibleSpace: Spacer(minLength: 12)
                case .standard(let kind): if let view = standard(kind) { view }
                }
            }
            .modifier(TraitModifier(BarItemTrait.self, item))
        }
    }
}

/// The bar at the bottom of a page: its items from edge to edge, or around what tells how things stand.
struct BottomBar: View {
    let bars: BarContents
    /// Whether something on the page has the keyboard.
    let isTyping: Bool

    init(bars: BarContents, isTyping: Bool) {
        self.bars = bars
        self.isTyping = isTyping
    }

    var body: some View {
        if bars.isHidden(.bottomBar) || (items.isEmpty && status.isEmpty && keys.isEmpty) {
            EmptyView()
        } else {
            VStack(spacing: 0) {
                if !keys.isEmpty { line { HStack(spacing: 4) { BarItems(items: keys) } } }
                if !items.isEmpty || !status.isEmpty {
                    line {
                        if status.isEmpty {
                            HStack(spacing: 4) { BarItems(items: items) }
                        } else {
                            BarLine {
                                HStack(spacing: 4) { BarItems(items: Array(items.prefix((items.count + 1) / 2))) }
                                HStack(spacing: 4) { BarItems(items: status) }
                                HStack(spacing: 4) { BarItems(items: Array(items.dropFirst((items.count + 1) / 2))) }
                            }
                        }
                    }
                }
            }
            .background { BarBackdrop(background: look.background, isOnTop: false) }
            ._barScheme(look.scheme)
            ._appearing(tint: appearance?.tint)
            .modifier(BarBox(minimum: 0))
        }
    }

    private var appearance: BarAppearance? { ChangedAppearances.toolbar?.look }

    private var look: BarLook {
        BarLook(BarBackground(bars.backgrounds[.bottomBar], appearance), bars.schemes[.bottomBar])
    }

    private var items: [BarItem] { bars.items(.bottom) }
    private var status: [BarItem] { bars.items(.status) }
    private var keys: [BarItem] { isTyping ? bars.items(.keyboard) : [] }

    private func line(@ViewBuilder _ content: () -> some View) -> some View {
        content()
            .padding(.horizontal, 12)
            .frame(maxWidth: .infinity)
            .modifier(BarBox(minimum: 46))
    }
}

extension PortalNode: Identifiable {
    nonisolated var id: ObjectIdentifier { ObjectIdentifier(self) }
}

/// Shows views that are declared elsewhere.
nonisolated struct PortalView: View {
    typealias Body = Never
    let portal: PortalNode

    @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        PortalHostNode(view.portal, inputs)
    }

    @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        unsafeDowncast(node, to: PortalHostNode.self).show(view.portal)
    }
}

/// The element in which views that are declared elsewhere are shown.
final class PortalHostNode: LayoutNode {
    private var portal: PortalNode

    init(_ portal: PortalNode, _ inputs: _ViewInputs) {
        self.portal = portal
        super.init(inputs)
        portal.show(in: self)
    }

    func show(_ new: PortalNode) {
        if new === portal { return }
        if portal.host === self { portal.hide() }
        portal = new
        new.show(in: self)
    }

    private var isShowing: Bool { portal.host === self && !portal.flags.contains(.left) }

    override var layoutChildren: ContiguousArray<LayoutNode> { isShowing ? [portal] : [] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isShowing ? portal.sizeThatFits(proposal) : .zero
    }

    override func placeChildren() {
        if isShowing { portal.place(at: .zero, size: size, proposal: proposal.size) }
    }

    override func willLeave() {
        if portal.host === self, !portal.flags.contains(.left) { portal.hide() }
    }
}
