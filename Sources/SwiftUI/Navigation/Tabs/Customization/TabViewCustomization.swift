import MartletGraph

/// What a user changed of the sidebar of a tab view. Keep it with `AppStorage`:
///
///     @AppStorage("tabs") private var customization = TabViewCustomization()
///
///     TabView { … }.tabViewStyle(.sidebarAdaptable).tabViewCustomization($customization)
nonisolated public struct TabViewCustomization: Codable, Equatable, Sendable {
    /// Whether a tab is shown, by its id.
    private var shown: [String: Bool] = [:]
    /// The tabs of a section in their order, by its id.
    private var orders: [String: [String]] = [:]
    /// The sections in their order.
    private(set) var sectionOrder: [String] = []

    /// Nothing changed.
    public init() {}

    /// Whether the user shows or hides a tab; `.automatic` where he has not said.
    public subscript(sidebarVisibility id: String) -> Visibility {
        get { shown[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { shown[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    /// What the user changed of a tab.
    public subscript(tab id: String) -> TabCustomization {
        get { TabCustomization(sidebarVisibility: self[sidebarVisibility: id]) }
        set { self[sidebarVisibility: id] = newValue.sidebarVisibility }
    }

    /// What the user changed of a section.
    public subscript(section id: String) -> SectionCustomization {
        get { SectionCustomization(tabOrder: orders[id]) }
        set { orders[id] = newValue.tabOrder }
    }

    /// The ids of the tabs of a section in their order; nil where the user has not moved any.
    public subscript(sectionID id: String) -> [String]? { orders[id] }

    /// Puts the sections, and the tabs in them, back into the order of the program; what is hidden stays hidden.
    public mutating func resetSectionOrder() { (sectionOrder, orders) = ([], [:]) }

    /// Puts the tabs of a section back into the order of the program.
    public mutating func resetSectionOrder(for sectionID: String) { orders[sectionID] = nil }

    /// Shows and hides tabs as the program does.
    public mutating func resetVisibility() { shown = [:] }

    mutating func setSectionOrder(_ ids: [String]) { sectionOrder = ids }

    /// What a user changed of a tab.
    public struct TabCustomization: Sendable {
        /// Whether it is shown in the sidebar; `.automatic` where the user has not said.
        public var sidebarVisibility: Visibility
        /// Whether it is shown in the bar; always `.automatic`, as only the sidebar is changed here.
        public var tabBarVisibility: Visibility { .automatic }
    }

    /// What a user changed of a section.
    public struct SectionCustomization: Sendable {
        /// The ids of all its tabs in their order; nil where the user has not moved any.
        public internal(set) var tabOrder: [String]?

        /// Puts the tabs back into the order of the program.
        public mutating func resetTabOrder() { tabOrder = nil }
    }
}

extension AppStorage where Value == TabViewCustomization {
    /// What a user changed of the sidebar of a tab view, from one run of the program to the next.
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, .json(wrappedValue))
    }
}

extension SceneStorage where Value == TabViewCustomization {
    /// What a user changed of the sidebar of a tab view, for the window.
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String) {
        self.init(key, .json(wrappedValue))
    }
}

struct TabCustomizationKey: EnvironmentKey { static var defaultValue: Binding<TabViewCustomization>? { nil } }

extension EnvironmentValues {
    var tabCustomization: Binding<TabViewCustomization>? { self[TabCustomizationKey.self] }
}

/// What a user changed, and where it is written, as a tab view was evaluated with it.
struct TabCustomizationState {
    let value: TabViewCustomization
    let binding: Binding<TabViewCustomization>?

    init(_ binding: Binding<TabViewCustomization>?) {
        self.binding = binding
        value = binding?.wrappedValue ?? TabViewCustomization()
    }
}

extension View {
    /// Lets the user change the sidebar of the tab views below: hide tabs, move sections, and move tabs within sections
    /// that allow it, with a button at the bottom of the sidebar. Tabs and sections take part that have a
    /// `customizationID(_:)`. Nil lets nobody change anything.
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        modifier(_EnvironmentValueModifier(TabCustomizationKey.self, customization))
    }
}
