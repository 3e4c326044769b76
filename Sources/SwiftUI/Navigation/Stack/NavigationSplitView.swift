import MartletGraph

/// Two or three columns, of which a choice in one decides about the next. In a window less than 500 points wide one is
/// shown at a time.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let preferredColumn: Binding<NavigationSplitViewColumn>?
    @State private var model = NavigationModelBox()
    @State private var narrowColumn = 0
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic
    @Environment(\.splitViewOverlays) private var overlays
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.systemAnimator) private var animate

    private nonisolated init(
        _ sidebar: Sidebar, _ content: Content, _ detail: Detail,
        _ visibility: Binding<NavigationSplitViewVisibility>?, _ preferredColumn: Binding<NavigationSplitViewColumn>?
    ) {
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
        self.visibility = visibility
        self.preferredColumn = preferredColumn
    }

    /// Three columns.
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), nil, nil)
    }

    /// Three columns, of which the program says which are shown.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), columnVisibility, nil)
    }

    /// Three columns, of which the program says which one a narrow window shows.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), nil, preferredCompactColumn)
    }

    /// Three columns, of which the program says which are shown, and which one a narrow window shows.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), columnVisibility, preferredCompactColumn)
    }

    /// Two columns, of which the program says which are shown, and which one a narrow window shows.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(sidebar(), EmptyView(), detail(), columnVisibility, preferredCompactColumn)
    }

    /// Two columns.
    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
    where Content == EmptyView {
        self.init(sidebar(), EmptyView(), detail(), nil, nil)
    }

    /// Two columns, of which the program says which are shown.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(sidebar(), EmptyView(), detail(), columnVisibility, nil)
    }

    /// Two columns, of which the program says which one a narrow window shows.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(sidebar(), EmptyView(), detail(), nil, preferredCompactColumn)
    }

    @MainActor public var body: some View {
        NavigationColumns(
            model: model.model, columns: columns, root: detail, narrowColumn: narrow,
            followsFirstChoice: preferredColumn == nil, hiddenColumns: hiddenColumns, overlays: overlays,
            setHidden: { setHidden($0) }
        )
        .modifier(SplitBackground())
        .preference(key: WideContentKey.self, value: true)
        .focusedSceneValue(\.sidebarSwitch, sidebarSwitch)
    }

    /// What commands do with the columns; nil in a narrow window, which shows one after the other.
    @MainActor private var sidebarSwitch: SidebarSwitch? {
        if sizeClass == .compact { return nil }
        let hides = hiddenColumns == 0
        return SidebarSwitch(hides: hides, model: ObjectIdentifier(model.model)) {
            animate(SystemAnimation.pages) { setHidden(hides) }
        }
    }

    @MainActor private func setHidden(_ hides: Bool) {
        let new: NavigationSplitViewVisibility =
            !hides ? .all : overlays || columns.count == 1 || hiddenColumns > 0 ? .detailOnly : .doubleColumn
        if let visibility { visibility.wrappedValue = new } else { ownVisibility = new }
    }

    @MainActor private var columns: [NavigationColumn] {
        let first = NavigationColumn(width: .usual(260), content: AnyView(sidebar))
        if Content.self == EmptyView.self { return [first] }
        return [first, NavigationColumn(width: .usual(300), content: AnyView(content))]
    }

    @MainActor private var hiddenColumns: Int {
        switch (visibility?.wrappedValue ?? ownVisibility).kind {
        case .detailOnly: columns.count
        case .automatic where overlays: columns.count
        case .doubleColumn where columns.count == 2: 1
        default: 0
        }
    }

    /// The column of a narrow window, by its number.
    @MainActor private var narrow: Binding<Int> {
        guard let preferredColumn else { return $narrowColumn }
        let count = columns.count
        return Binding(
            location: ClosureLocation(
                get: { min(preferredColumn.wrappedValue.number(of: count), count) },
                set: { number, _ in
                    preferredColumn.wrappedValue = NavigationSplitViewColumn(number: number, of: count)
                }))
    }
}

/// Which columns of a split view a wide window shows.
nonisolated public struct NavigationSplitViewVisibility: Codable, Hashable, Sendable {
    enum Kind: Codable, Hashable, Sendable { case automatic, all, doubleColumn, detailOnly }
    let kind: Kind

    public static var automatic: Self { Self(kind: .automatic) }
    public static var all: Self { Self(kind: .all) }
    /// The content and the detail of three columns; both of two.
    public static var doubleColumn: Self { Self(kind: .doubleColumn) }
    public static var detailOnly: Self { Self(kind: .detailOnly) }
}

/// A column of a split view.
nonisolated public struct NavigationSplitViewColumn: Hashable, Sendable {
    private enum Kind { case sidebar, content, detail }
    private let kind: Kind

    public static var sidebar: Self { Self(kind: .sidebar) }
    public static var content: Self { Self(kind: .content) }
    public static var detail: Self { Self(kind: .detail) }

    private init(kind: Kind) { self.kind = kind }

    init(number: Int, of count: Int) {
        self = number == 0 ? .sidebar : number < count ? .content : .detail
    }

    func number(of count: Int) -> Int {
        switch kind {
        case .sidebar: 0
        case .content: 1
        case .detail: count
        }
    }
}
