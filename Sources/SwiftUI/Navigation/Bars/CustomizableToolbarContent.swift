/// Items of a toolbar that the user can move, take away and put in: those of `toolbar(id:content:)`.
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}
extension _TupleToolbarContent: CustomizableToolbarContent where repeat each C: CustomizableToolbarContent {}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
extension _EitherToolbarContent: CustomizableToolbarContent
where A: CustomizableToolbarContent, B: CustomizableToolbarContent {}
extension ModifiedToolbarContent: CustomizableToolbarContent where C: CustomizableToolbarContent {}

extension CustomizableToolbarContent {
    /// What the user can do with these items.
    nonisolated public func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent {
        ModifiedToolbarContent(content: self) { $0.customization?.behavior = behavior }
    }

    /// Whether these items are there before the user has changed anything, and whether they can be reached when they
    /// are not.
    ///
    /// - Parameter defaultVisibility: `.hidden` for items that the user has to put in.
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        ModifiedToolbarContent(content: self) {
            if defaultVisibility != .automatic {
                $0.customization?.isShownByDefault = defaultVisibility == .visible
            }
            $0.customization?.isAlwaysAvailable = options.contains(.alwaysAvailable)
        }
    }

    /// Leaves these items out of the bar for as long as `hidden` is true; the user still finds them among those that
    /// can be put in.
    nonisolated public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
        ModifiedToolbarContent(content: self) { $0.isHidden = $0.isHidden || hidden }
    }

    /// Whether the pointer over the buttons of these items shows a box behind them.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
        ModifiedToolbarContent(content: self) { $0.showsBox = visibility != .hidden }
    }
}

extension ToolbarContent {
    /// Leaves these items out of the bar for as long as `hidden` is true.
    nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
        ModifiedToolbarContent(content: self) { $0.isHidden = $0.isHidden || hidden }
    }

    /// Whether the pointer over the buttons of these items shows a box behind them, the only background that items of
    /// a bar have here.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        ModifiedToolbarContent(content: self) { $0.showsBox = visibility != .hidden }
    }
}

/// What the user can do with items of a toolbar.
nonisolated public struct ToolbarCustomizationBehavior: Sendable {
    private enum Kind { case standard, reorderable, disabled }
    private let kind: Kind

    /// The items can be moved and taken away.
    public static var `default`: Self { Self(kind: .standard) }
    /// The items can be moved, and stay in the toolbar.
    public static var reorderable: Self { Self(kind: .reorderable) }
    /// The items stay where they are.
    public static var disabled: Self { Self(kind: .disabled) }

    var canMove: Bool { kind != .disabled }
    var canLeave: Bool { kind == .standard }
}

/// How items are there that the user has not put into the toolbar.
nonisolated public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// They are in the menu at the end of the bar.
    public static var alwaysAvailable: Self { Self(rawValue: 1) }
}

/// An item as the user may change it.
struct ToolbarItemCustomization {
    let id: String
    var behavior = ToolbarCustomizationBehavior.default
    var isShownByDefault = true
    var isAlwaysAvailable = false

    init(id: String, isShownByDefault: Bool) {
        self.id = id
        self.isShownByDefault = isShownByDefault
    }
}

/// Items of a toolbar, each changed.
nonisolated struct ModifiedToolbarContent<C: ToolbarContent>: ToolbarContent {
    typealias Body = Never
    let content: C
    let change: @MainActor (inout _ToolbarItems.Item) -> Void

    init(content: C, change: @escaping @MainActor (inout _ToolbarItems.Item) -> Void) {
        self.content = content
        self.change = change
    }

    @MainActor func _collectItems(into list: inout _ToolbarItems) {
        let first = list.items.count
        content._collectItems(into: &list)
        for index in first..<list.items.count { change(&list.items[index]) }
    }
}
