import MartletGraph
import MartletHost

/// A page in the bar of a tab view.
struct TabBarItem: Identifiable {
    let id: ObjectIdentifier
    let index: Int
    let item: AnyView?
    let section: TabSectionInfo?
    let isDisabled: Bool
    let badge: Text?
    let isSelected: Bool
    var select: @MainActor () -> Void
    /// How the user may change it.
    let customizing: TabCustomizing
    let decorations: [TabDecoration]
    /// Whether the sidebar lists it.
    let isShown: Bool
}

/// The items of all pages in a line, or a dot for each.
struct TabBar: View {
    let tabs: [TabBarItem]
    let look: _TabViewLook
    let isWide: Bool
    /// Whether they stand in the bar of the page, and have none of their own.
    let isInBar: Bool
    /// Whether they stand at the top of a window of settings.
    let isOnShelf: Bool
    let barLook: BarLook
    let customization: Binding<TabViewCustomization>?
    /// Shows all tabs again, where only that of the page is shown; else nil.
    let enlarge: (@MainActor () -> Void)?
    @Environment(\.indexViewBackground) private var indexBackground
    @Environment(\.layoutDirection) private var direction
    @State private var isHovered = false
    /// In points.
    static let sidebarWidth: CGFloat = 220

    /// Shows the page that many after the one that is shown; returns `false` where there is none.
    let move: @MainActor (Int) -> Bool

    init(
        tabs: [TabBarItem], look: _TabViewLook, isWide: Bool, isInBar: Bool = false, isOnShelf: Bool = false,
        barLook: BarLook = BarLook(), customization: Binding<TabViewCustomization>? = nil,
        enlarge: (@MainActor () -> Void)? = nil,
        move: @escaping @MainActor (Int) -> Bool
    ) {
        self.tabs = tabs
        self.isInBar = isInBar
        self.isOnShelf = isOnShelf
        self.barLook = barLook
        self.customization = customization
        self.enlarge = enlarge
        self.look = look
        self.isWide = isWide
        self.move = move
    }

    var body: some View {
        Group {
            switch look.kind {
            case .sidebar where isWide: TabSidebar(tabs: tabs, customization: customization)
            case .bar, .sidebar: bar
            case .pages(let mode):
                if mode == .always || (mode == .automatic && tabs.count > 1) { dots }
            }
        }
        .modifier(TabBarKeyboard(selected: tabs.first(where: \.isSelected)?.id))
        .onKeyPress(.leftArrow) { move(direction == .leftToRight ? -1 : 1) ? .handled : .ignored }
        .onKeyPress(.rightArrow) { move(direction == .leftToRight ? 1 : -1) ? .handled : .ignored }
        .onKeyPress(.upArrow) { look.kind == .sidebar && move(-1) ? .handled : .ignored }
        .onKeyPress(.downArrow) { look.kind == .sidebar && move(1) ? .handled : .ignored }
    }

    private var bar: some View {
        VStack(spacing: 0) {
            if !isWide, !hidesLine { line }
            buttons
                .padding(.horizontal, 6)
                .padding(.vertical, isWide && !isOnShelf ? 6 : 4)
                .frame(maxWidth: .infinity)
            if isWide, !isInBar, !hidesLine { line }
        }
        .background {
            if isInBar {
                EmptyView()
            } else if var background = barLook.background {
                // The bar has its own line, on whichever side.
                let _ = background.hidesLine = true
                BarBackdrop(background: background, isOnTop: isWide)
            } else {
                Color(.system(.windowBackground))
            }
        }
        ._barScheme(barLook.scheme)
    }

    private var hidesLine: Bool { ChangedAppearances.tabBar?.look.hidesLine == true }

    /// On top, where the bar may be the window's, the tabs stand in its middle.
    @ViewBuilder private var buttons: some View {
        if isOnShelf {
            ViewThatFits(in: .horizontal) {
                // As wide as its longest title, as long as there is room.
                shelf.fixedSize()
                shelf
            }
        } else if isWide {
            BarLine {
                Color.clear.frame(width: 0, height: 0)
                HStack(spacing: 6) { ForEach(tabs) { TabBarButton(tab: $0, isWide: true) } }._sizedForBar()
                Color.clear.frame(width: 0, height: 0)
            }
        } else if let small {
            HStack(spacing: 0) {
                TabBarButton(tab: small, isWide: true)
                Spacer(minLength: 0)
            }
        } else {
            HStack(spacing: 2) { ForEach(tabs) { TabBarButton(tab: $0, isWide: false) } }._sizedForBar()
        }
    }

    private var shelf: some View {
        HStack(spacing: 4) {
            ForEach(tabs) { TabBarButton(tab: $0, isWide: false, padding: 12).frame(minWidth: 72) }
        }
    }

    /// The tab of the page where it stands for all.
    private var small: TabBarItem? {
        guard let enlarge, var tab = tabs.first(where: \.isSelected) else { return nil }
        tab.select = enlarge
        return tab
    }

    private var line: some View { Color.primary.opacity(0.12).frame(height: 1) }

    private var dots: some View {
        HStack(spacing: 0) {
            ForEach(tabs) { PageDot(tab: $0, isOnBox: indexBackground == .always) }
        }
        .padding(.horizontal, 6)
        .background(Capsule().fill(Color.primary.opacity(showsIndexBackground ? 0.12 : 0)))
        .onHover { isHovered = $0 }
        .padding(.bottom, 8)
    }

    private var showsIndexBackground: Bool {
        indexBackground == .always || (indexBackground == .interactive && isHovered)
    }
}

/// The item of a page: on a faint background while its page is shown.
struct TabBarButton: View {
    let tab: TabBarItem
    let isWide: Bool
    /// Whether it is a row of a sidebar.
    let isRow: Bool
    /// Beside what is above one another in it.
    let padding: CGFloat
    @State private var isPressed = false
    @State private var isHovered = false
    @Environment(\.idiom) private var idiom
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    init(tab: TabBarItem, isWide: Bool, isRow: Bool = false, padding: CGFloat = 4) {
        self.tab = tab
        self.padding = padding
        self.isWide = isWide
        self.isRow = isRow
    }

    var body: some View {
        content
            .lineLimit(1)
            .foregroundStyle(color)
            .padding(.horizontal, isRow ? 10 : isWide ? 14 : padding)
            .frame(
                maxWidth: isWide && !isRow ? nil : .infinity, minHeight: isWide ? 34 : 48,
                alignment: isRow ? .leading : .center
            )
            .background(
                RoundedRectangle(cornerRadius: 9, style: .circular).fill(Color.primary.opacity(shade))
                    ._systemAnimation(SystemAnimation.states, value: shade)
            )
            .contentShape(Rectangle())
            .onHover { isHovered = $0 }
            .modifier(TabElement(isSelected: tab.isSelected, label: nil, select: tab.select))
            .modifier(PressModifier(takesFrame: true, setPressed: { isPressed = $0 }, action: tab.select))
            .modifier(TabKeyboardStop(id: tab.id))
            .modifier(DecoratedTab(decorations: tab.decorations, isRow: isRow))
            .opacity(tab.isDisabled ? 0.5 : 1)
            .disabled(tab.isDisabled)
    }

    private var color: Color {
        if let own = ownTitle.color { return Color(uiColor: own) }
        return iconColor ?? standardColor
    }

    private var standardColor: Color { !isTinted ? .primary : tab.isSelected ? ._accentText : .secondary }

    /// What the program has set for the titles of all tabs.
    private var ownTitle: TitleAppearance { ChangedAppearances.tabTitle(isSelected: tab.isSelected, layout) }

    private var titleFont: Font? { ownTitle.font.map { Font($0) } }

    /// Whether the tab that is shown is told by the tint, as on a phone.
    private var isTinted: Bool { idiom.isTouched && !isRow }

    private var shade: Double {
        if isTinted { return isPressed ? 0.06 : 0 }
        return (tab.isSelected ? 0.1 : 0) + (isPressed ? 0.1 : isHovered ? (tab.isSelected ? 0.03 : 0.06) : 0)
    }

    @ViewBuilder private var content: some View {
        if isWide {
            HStack(spacing: 8) {
                tab.item
                if isRow { Spacer(minLength: 0) }
                badge
            }
            .font(isRow ? .body : .body.bold())
            .labelStyle(TabLabelStyle(isWide: true, iconColor: iconColor, titleFont: titleFont))
        } else {
            VStack(spacing: 3) { tab.item }
                .font(.caption.bold())
                .imageScale(.large)
                .labelStyle(TabLabelStyle(isWide: false, iconColor: iconColor, titleFont: titleFont))
                .overlay(alignment: .top) {
                    // Over the symbol's corner, however long the title and the badge are.
                    badge.fixedSize().alignmentGuide(HorizontalAlignment.center) { $0[.leading] - 4 }.offset(y: -3)
                }
        }
    }

    /// The symbol's, where the program has set one for all tabs.
    private var iconColor: Color? {
        let own = ChangedAppearances.tabBar?.iconColor(isSelected: tab.isSelected, layout).map { Color(uiColor: $0) }
        // A colour of titles is not one of symbols.
        return own ?? (ownTitle.color == nil ? nil : standardColor)
    }

    private var layout: UITabBar.Layout {
        !isWide || isRow ? .stacked : verticalSizeClass == .compact ? .compactInline : .inline
    }

    private var badgeStyle: AnyShapeStyle {
        let own = ChangedAppearances.tabBarItem?.badgeColor
        return own.map { AnyShapeStyle(Color(uiColor: $0)) } ?? (isTinted ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
    }

    @ViewBuilder private var badge: some View {
        if let badge = tab.badge {
            badge.font(.caption2.bold())
                .foregroundStyle(Color.white)
                .padding(.horizontal, 5)
                .frame(minWidth: 16, minHeight: 16)
                .background(
                    RoundedRectangle(cornerRadius: 8, style: .circular)
                        .fill(badgeStyle)
                )
                .modifier(DecorativeModifier())
        }
    }
}

/// A label of a bar: the symbol above the title, or beside it.
private struct TabLabelStyle: LabelStyle {
    let isWide: Bool
    let iconColor: Color?
    let titleFont: Font?

    init(isWide: Bool, iconColor: Color?, titleFont: Font?) {
        self.isWide = isWide
        self.iconColor = iconColor
        self.titleFont = titleFont
    }

    func makeBody(configuration: Configuration) -> some View {
        if isWide {
            SideBySideLabel(spacing: 8, icon: icon(configuration), title: title(configuration))
        } else {
            VStack(spacing: 3) {
                icon(configuration)
                title(configuration)
            }
        }
    }

    private func title(_ configuration: Configuration) -> some View {
        configuration.title.transformEnvironment(\.font) { if let titleFont { $0 = titleFont } }
    }

    private func icon(_ configuration: Configuration) -> some View {
        configuration.icon.modifier(DecorativeModifier())
            .transformEnvironment(\.self) { values in
                if let iconColor {
                    values[ForegroundKey.self] = ForegroundLevels(styles: [AnyShapeStyle(iconColor)])
                }
            }
    }
}

/// Describes the item of a page as a tab, named by its texts; by its picture where there are none.
nonisolated struct TabElement: ActionModifier {
    let isSelected: Bool
    let label: String?
    let select: @MainActor () -> Void

    @MainActor func change(from old: Self) -> ElementChange { .none }

    @MainActor func perform(_ action: AccessibleAction) -> Bool {
        guard action == .activate else { return false }
        select()
        return true
    }

    @MainActor func draw(_ child: LayoutNode, _ node: LayoutNode, into builder: inout DisplayBuilder) {
        builder.add(child)
        builder.addFocusRing(node)
    }

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        let texts = AccessibilityBuilder.name(of: [child])
        list.addControl(.tab, node, label: label ?? (texts.isEmpty ? nil : texts)) {
            $0.isOn = isSelected
        } content: {
            child.describe(into: &$0)
        }
    }
}
