import MartletGraph

/// A list or form: the rows in a scroll view, on the background of the style.
struct ListBody<Content: View>: View {
    let look: _ListLook
    let selection: (any ListSelecting)?
    let content: Content
    @Environment(\.scrollContentBackground) private var background
    @SurroundingStyle<TextFieldCore> private var fieldStyle
    @Environment(\.listSectionSpacing) private var sectionSpacing
    @Environment(\.listRowSpacing) private var rowSpacing
    @Environment(\.listContext) private var outer
    @Environment(\.alternatingRowBackgrounds) private var alternating
    @Environment(\.listSectionIndex) private var indexVisibility
    @Environment(\.idiom) private var idiom
    @State private var index = SectionIndex()
    @State private var menu = RowMenu()

    init(look: _ListLook, selection: (any ListSelecting)?, content: Content) {
        self.look = look
        self.selection = selection
        self.content = content
    }

    var body: some View {
        let fields = fieldStyle.style
        let look = spacedLook
        let changed = ChangedAppearances.tableView
        let inset = changed?.contentInset ?? .zero
        ScrollView(showsIndicators: ChangedAppearances.tableView?.showsVerticalScrollIndicator != false) {
            ListRows(
                look: look, selection: changed?.allowsSelection == false ? nil : selection,
                index: showsIndex ? index : nil, menu: menu, content: content
            )
            .modifier(_EnvironmentValueModifier(ListContextKey.self, look))
            .modifier(_EnvironmentValueModifier(FormKindKey.self, look.isForm ? .rows : nil))
            .modifier(_EnvironmentValueModifier(RowBadgeKey.self, nil))
            .modifier(_EnvironmentValueModifier(ListHasSelectionKey.self, selection != nil))
            ._styled(fields.isStandard ? ErasedStyle(PlainTextFieldStyle(), isStandard: true) : fields)
            .padding(EdgeInsets(top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right))
        }
        .transformEnvironment(\.isScrollEnabled) { if changed?.isScrollEnabled == false { $0 = false } }
        .transformEnvironment(\.scrollDismissesKeyboardMode) {
            if let mode = changed?.keyboardDismissMode, mode != .none, $0 == .automatic { $0 = .immediately }
        }
        .transformEnvironment(\.defaultMinListHeaderHeight) {
            if let height = changed?.sectionHeaderHeight, height >= 0, $0 == nil { $0 = height }
        }
        .modifier(ListRing())
        .overlay(alignment: .trailing) { if showsIndex { SectionIndexBar(index: index) } }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay { if look.isBordered { Rectangle().strokeBorder(.separator).allowsHitTesting(false) } }
        .background(
            // The bars around are drawn on it, too.
            ListBackground(look: look, isHidden: background == .hidden || outer != nil).ignoresSafeArea()
        )
        .modifier(NestedListInsets(isNested: outer != nil))
        .modifier(RowMenuPresenter(menu: menu))
    }
}

extension ListBody {
    private var showsIndex: Bool {
        outer == nil && (indexVisibility == .visible || indexVisibility == .automatic && idiom.isTouched)
    }

    /// The look with the spaces that the surroundings ask for.
    private var spacedLook: _ListLook {
        var look = outer == nil ? look : .nested
        look.sectionSpacing = sectionSpacing.points(look.sectionSpacing)
        look.hasOwnSectionSpacing = sectionSpacing != .default
        look.rowSpacing = rowSpacing ?? 0
        // Forms of a tablet reach from edge to edge; a desktop's stand in the middle.
        if idiom.isTouched { look.maximumWidth = .infinity }
        if alternating != .automatic { look.alternates = alternating == .enabled }
        if ChangedAppearances.tableView?.separatorStyle == UITableView.CellSeparatorStyle.none {
            look.showsSeparators = false
        }
        if let space = ChangedAppearances.tableView?.sectionHeaderTopPadding, space >= 0, sectionSpacing == .default {
            look.headerTopPadding = space
        }
        return look
    }
}

/// Lets the rows of a list in a row of another one begin where the other one's do.
nonisolated private struct NestedListInsets: ViewModifier {
    let isNested: Bool

    init(isNested: Bool) { self.isNested = isNested }

    @MainActor func body(content: Content) -> some View {
        content.listRowInsets(isNested ? EdgeInsets() : nil)
    }
}

/// What rows lie on.
struct ListBackground: View {
    let look: _ListLook
    let isHidden: Bool
    @Environment(\.colorScheme) private var scheme
    @Environment(\.systemPalette) private var palette
    @Environment(\.idiom) private var idiom

    init(look: _ListLook, isHidden: Bool) {
        self.look = look
        self.isHidden = isHidden
    }

    var body: some View {
        if !isHidden { Rectangle().fill(color) }
    }

    private var color: Color {
        let own = ChangedAppearances.collectionView?.backgroundColor ?? ChangedAppearances.tableView?.backgroundColor
        if look.kind != .sidebar, let own { return Color(uiColor: own) }
        return switch look.kind {
        // On a phone it is the same background that views have without a list.
        case .plain, .inset: Color(idiom.isTouched ? palette.window : palette.view)
        case .boxed: Color(palette.window)
        case .sidebar: scheme == .dark ? Color(rgb: 0x2E2E32) : Color(rgb: 0xEBEBED)
        }
    }
}

extension Color {
    /// Red, green and blue as six hexadecimal digits.
    nonisolated init(rgb: UInt32) {
        func part(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0))
    }
}

/// The rows of a list, without what they scroll in.
nonisolated struct ListRows<Content: View>: ContainerView {
    typealias Body = Never
    let look: _ListLook
    let selection: (any ListSelecting)?
    let index: SectionIndex?
    let menu: RowMenu
    let content: Content

    @MainActor func makeContainer(_ inputs: _ViewInputs) -> ListNode {
        let node = ListNode(look, selection, index, inputs)
        node.menu = menu
        return node
    }

    @MainActor func update(_ node: ListNode) {
        node.set(look, selection, index)
        node.menu = menu
    }
}

extension _ViewInputs {
    /// These inputs for what is declared here and laid out elsewhere: there it is not in a row.
    @MainActor var elsewhere: _ViewInputs { _ViewInputs(parent: parent, scope: scope.outsideOfLists) }
}

extension Scope {
    /// This environment for what a row shows elsewhere: there it is not in a row.
    @MainActor fileprivate var outsideOfLists: Scope {
        let outer =
            EnvironmentValues(scope: self).isInSidebar
            ? ScopeValue(parent: self, key: ObjectIdentifier(SidebarKey.self), writer: SidebarKey.self, value: false)
            : self
        let formless =
            EnvironmentValues(scope: self)[FormKindKey.self] != nil
            ? ScopeValue<FormKind?>(
                parent: outer, key: ObjectIdentifier(FormKindKey.self), writer: FormKindKey.self, value: nil)
            : outer
        guard EnvironmentValues(scope: self).listContext != nil else { return formless }
        let scope = ScopeValue<_ListLook?>(
            parent: formless, key: ObjectIdentifier(ListContextKey.self), writer: ListContextKey.self, value: nil)
        typealias Key = StyleKey<TextFieldCore>
        guard EnvironmentValues(scope: self)[Key.self].isStandard else { return scope }
        return ScopeValue(parent: scope, key: ObjectIdentifier(Key.self), writer: Key.self, value: Key.defaultValue)
    }
}
