/// What a page says of its bars.
struct BarContents: Equatable {
    var title: Text?
    /// Where the title can be edited.
    var titleEditing: TitleEditing?
    var subtitle: Text?
    var mode: ToolbarTitleDisplayMode?
    var role: ToolbarRole?
    var visibility: [ToolbarPlacement.Bar: Visibility] = [:]
    var backgrounds: [ToolbarPlacement.Bar: BarBackground] = [:]
    var schemes: [ToolbarPlacement.Bar: ColorScheme] = [:]
    var removed: Set<ToolbarDefaultItemKind> = []
    var hidesBackButton = false
    /// Of a column of a split view.
    var columnWidth: ColumnWidth?
    var items: [BarItem] = []
    /// Lets the user change the items; nil where he cannot.
    var customizer: ToolbarCustomizer?

    /// The places of items, from the start of the bar to its end, below it, and in the bar at the bottom.
    enum Side: Hashable {
        case leading, center, trailing, titleMenu, search, bottom, status, keyboard
        case title, largeTitle, subtitle, largeSubtitle

        /// Whether it is text of the page, of which the bar has no other look.
        var isTitle: Bool { [.title, .largeTitle, .subtitle, .largeSubtitle].contains(self) }
    }

    func isHidden(_ bar: ToolbarPlacement.Bar) -> Bool { visibility[bar] == .hidden }

    /// The items of one place; the search field where the page says that it stands.
    func items(_ side: Side) -> [BarItem] {
        ordered(side).compactMap { item in
            if item.content == .standard(.search) {
                guard item.side == side, let field = items.first(where: \.isSearchField) else { return nil }
                return BarItem(side: side, content: field.content)
            }
            return item.side == side && !(item.isSearchField && places(.search)) ? item : nil
        }
    }

    /// The items in the order in which they stand: what answers a question, such as Cancel, is outermost.
    private func ordered(_ side: Side) -> [BarItem] {
        let usual = items.filter { !$0.isPinned && !$0.isAnswer }
        let answers = items.filter(\.isAnswer)
        return side == .leading ? answers + usual : usual + items.filter(\.isPinned) + answers
    }

    /// Whether there is something in place of a title, in the bar or below it.
    func hasTitle(isLarge: Bool) -> Bool { title != nil || !items(isLarge ? .largeTitle : .title).isEmpty }

    /// Whether the page says where something stands that it has anyway.
    func places(_ kind: ToolbarDefaultItemKind) -> Bool { items.contains { $0.content == .standard(kind) } }
}

/// An item of a bar: declared in the page, laid out in the bar.
struct BarItem: Equatable {
    enum Content: Equatable {
        case view(PortalNode)
        case fixedSpace, flexibleSpace
        /// What the page has without being asked.
        case standard(ToolbarDefaultItemKind)

        static func == (a: Self, b: Self) -> Bool {
            switch (a, b) {
            case (.view(let a), .view(let b)): a === b
            case (.fixedSpace, .fixedSpace), (.flexibleSpace, .flexibleSpace): true
            case (.standard(let a), .standard(let b)): a == b
            default: false
            }
        }
    }

    let side: BarContents.Side
    let content: Content
    var isSearchField = false
    /// Whether the item stands behind all others at the end of the bar.
    var isPinned = false
    /// Whether the item ends what its page asks, one way or the other.
    var isAnswer = false
    /// Where the item goes when there is no room for it; nil for one that stays.
    var overflow: BarOverflow?
    /// The items that are in the menu which this one is.
    var menu: ToolbarOverflow?
}

struct BarContentsKey: PreferenceKey {
    static var defaultValue: BarContents { BarContents() }

    /// What a view further out or further in front says comes first.
    static func reduce(value: inout BarContents, nextValue: () -> BarContents) {
        let next = nextValue()
        if value.title == nil { (value.title, value.titleEditing) = (next.title, next.titleEditing) }
        value.subtitle = value.subtitle ?? next.subtitle
        value.mode = value.mode ?? next.mode
        value.role = value.role ?? next.role
        value.visibility.merge(next.visibility) { old, _ in old }
        value.backgrounds.merge(next.backgrounds) { $0.merged(with: $1) }
        value.schemes.merge(next.schemes) { old, _ in old }
        value.removed.formUnion(next.removed)
        value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
        value.columnWidth = value.columnWidth ?? next.columnWidth
        value.items += next.items
        value.customizer = value.customizer ?? next.customizer
    }
}

extension View {
    nonisolated func _changingBars(_ change: @escaping (inout BarContents) -> Void) -> some View {
        transformPreference(BarContentsKey.self, change)
    }
}
