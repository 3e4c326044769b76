import MartletGraph

/// In which order a menu shows its items.
nonisolated public struct MenuOrder: Hashable, Sendable {
    private enum Kind { case automatic, priority, fixed }
    private let kind: Kind

    /// As they are declared.
    public static let automatic = MenuOrder(kind: .automatic)
    /// The first item nearest to where the menu was opened: a menu that opens upwards is upside down.
    public static let priority = MenuOrder(kind: .priority)
    /// As they are declared.
    public static let fixed = MenuOrder(kind: .fixed)
}

/// Whether using an item ends its menu.
nonisolated public struct MenuActionDismissBehavior: Hashable, Sendable {
    private enum Kind { case automatic, enabled, disabled }
    private let kind: Kind

    /// It does.
    public static let automatic = MenuActionDismissBehavior(kind: .automatic)
    /// It does.
    public static let enabled = MenuActionDismissBehavior(kind: .enabled)
    /// The menu stays open.
    public static let disabled = MenuActionDismissBehavior(kind: .disabled)
}

struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
struct MenuActionDismissBehaviorKey: EnvironmentKey {
    static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension EnvironmentValues {
    /// In which order menus show their items.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }

    var menuActionDismissBehavior: MenuActionDismissBehavior { self[MenuActionDismissBehaviorKey.self] }
}

extension View {
    /// The order in which the menus below show their items.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
        modifier(_EnvironmentValueModifier(MenuOrderKey.self, order))
    }

    /// Whether using an item below ends its menu.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        modifier(_EnvironmentValueModifier(MenuActionDismissBehaviorKey.self, behavior))
    }
}
