import MartletGraph

/// One item of a toolbar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public typealias Body = Never
    /// What the item is known by in a toolbar that the user can change.
    public let id: ID
    private let placement: ToolbarItemPlacement
    private let showsByDefault: Bool
    private let content: Content

    /// An item for a view.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
        id = ()
        self.placement = placement
        showsByDefault = true
        self.content = content()
    }

    /// An item that the user can move and take away, in a toolbar with an id.
    ///
    /// - Parameter id: what the item is known by; the same from one start of the program to the next.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) where ID == String {
        self.init(id: id, placement: placement, showsByDefault: true, content: content)
    }

    /// An item that the user can move, take away and put in, in a toolbar with an id.
    ///
    /// - Parameter showsByDefault: whether it is there before the user has changed anything.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) where ID == String {
        self.id = id
        self.placement = placement
        self.showsByDefault = showsByDefault
        self.content = content()
    }

    @MainActor public func _collectItems(into list: inout _ToolbarItems) {
        let customization = (id as? String).map { ToolbarItemCustomization(id: $0, isShownByDefault: showsByDefault) }
        list.items.append(
            .init(
                placement: placement, view: AnyView(HStack(spacing: 4) { content }), rows: AnyView(content),
                customization: customization))
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}

/// Several items of a toolbar in one place.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never
    private let placement: ToolbarItemPlacement
    private let content: AnyView

    /// An item for each view.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = AnyView(content())
    }

    /// Items that become one with a label, which opens them as a menu, where they stand beside others in a window less
    /// than 500 points wide.
    nonisolated public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.placement = placement
        self.content = AnyView(LabeledToolbarItemGroupContent(content: content(), label: label()))
    }

    @MainActor public func _collectItems(into list: inout _ToolbarItems) {
        list.items.append(
            .init(placement: placement, view: AnyView(HStack(spacing: 4) { content }), rows: content))
    }
}

/// Items of a toolbar that a narrow window shows as a menu.
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label
    @Environment(\.horizontalSizeClass) private var width

    init(content: Content, label: Label) {
        self.content = content
        self.label = label
    }

    @MainActor public var body: some View {
        if width == .compact {
            Menu {
                content
            } label: {
                label
            }
        } else {
            content
        }
    }
}

/// A menu that a click on the page's title opens.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    public typealias Body = Never
    private let content: Content

    /// A menu of these items.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public func _collectItems(into list: inout _ToolbarItems) {
        list.items.append(.init(placement: .menuOfTitle, view: AnyView(content)))
    }
}

/// A space between items of a toolbar.
nonisolated public struct ToolbarSpacer: CustomizableToolbarContent {
    public typealias Body = Never
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// A space of 12 points, or as much as there is.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    @MainActor public func _collectItems(into list: inout _ToolbarItems) {
        list.items.append(.init(placement: placement, view: nil, space: sizing))
    }
}

/// How large a space is.
nonisolated public struct SpacerSizing: Hashable, Sendable {
    private enum Kind { case flexible, fixed }
    private let kind: Kind

    /// As large as there is room.
    public static let flexible = Self(kind: .flexible)
    /// As large as spaces usually are.
    public static let fixed = Self(kind: .fixed)
}

/// Where an item of a toolbar belongs.
nonisolated public struct ToolbarItemPlacement: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case automatic, principal, navigation, primaryAction, secondaryAction, status, confirmationAction
        case cancellationAction, destructiveAction, leading, trailing, pinned, bottomBar, keyboard, titleMenu, search
        case title, largeTitle, subtitle, largeSubtitle
    }

    private let kind: Kind

    public static let automatic = Self(kind: .automatic)
    /// In place of the title.
    public static let principal = Self(kind: .principal)
    public static let navigation = Self(kind: .navigation)
    public static let primaryAction = Self(kind: .primaryAction)
    /// In a menu at the end of the bar.
    public static let secondaryAction = Self(kind: .secondaryAction)
    /// In the middle of the bar at the bottom.
    public static let status = Self(kind: .status)
    /// The button that ends a dialog and keeps what was done in it, in the tint.
    public static let confirmationAction = Self(kind: .confirmationAction)
    public static let cancellationAction = Self(kind: .cancellationAction)
    public static let destructiveAction = Self(kind: .destructiveAction)
    public static let navigationBarLeading = Self(kind: .leading)
    public static let navigationBarTrailing = Self(kind: .trailing)
    public static let topBarLeading = Self(kind: .leading)
    public static let topBarTrailing = Self(kind: .trailing)
    /// At the end of the bar, behind all other items, and never in its menu.
    public static let topBarPinnedTrailing = Self(kind: .pinned)
    public static let bottomBar = Self(kind: .bottomBar)
    /// In a bar at the bottom while something on the page has the keyboard.
    public static let keyboard = Self(kind: .keyboard)

    /// In place of the title where that stands in the bar.
    public static var title: Self { Self(kind: .title) }
    /// In place of the title where that stands below the bar, in large letters.
    public static let largeTitle = Self(kind: .largeTitle)
    /// In place of the line under the title where the title stands in the bar.
    public static let subtitle = Self(kind: .subtitle)
    /// In place of the line under the title where the title stands below the bar.
    public static let largeSubtitle = Self(kind: .largeSubtitle)

    static let menuOfTitle = Self(kind: .titleMenu)
    static let belowBar = Self(kind: .search)

    var isProminent: Bool { kind == .confirmationAction }
    /// Whether the item stands behind the menu at the end of the bar.
    var isPinned: Bool { kind == .pinned }
    /// Whether the item cancels or confirms.
    var isAnswer: Bool { kind == .confirmationAction || kind == .cancellationAction }
    /// Whether the item may go into the menu at the end of the bar where there is no room for it.
    var mayOverflow: Bool { side == .trailing && kind != .pinned && kind != .confirmationAction }

    var side: BarContents.Side {
        switch kind {
        case .navigation, .cancellationAction, .leading: .leading
        case .principal: .center
        case .titleMenu: .titleMenu
        case .search: .search
        case .status: .status
        case .bottomBar: .bottom
        case .keyboard: .keyboard
        case .title: .title
        case .largeTitle: .largeTitle
        case .subtitle: .subtitle
        case .largeSubtitle: .largeSubtitle
        case .automatic, .primaryAction, .secondaryAction, .confirmationAction, .destructiveAction, .trailing, .pinned:
            .trailing
        }
    }
}

/// A bar of a page.
nonisolated public struct ToolbarPlacement: Hashable, Sendable {
    enum Bar: Hashable, Sendable { case navigationBar, bottomBar, tabBar }
    let bar: Bar

    public static let navigationBar = Self(bar: .navigationBar)
    public static let bottomBar = Self(bar: .bottomBar)
    /// The bar of the tab view around the page.
    public static let tabBar = Self(bar: .tabBar)
    /// The bar with the title.
    public static let windowToolbar = Self(bar: .navigationBar)
    public static let automatic = Self(bar: .navigationBar)
}
