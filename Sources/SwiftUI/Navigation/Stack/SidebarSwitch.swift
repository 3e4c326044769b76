/// What a split view lets commands of its window do with its sidebar.
struct SidebarSwitch: Hashable {
    /// Whether the sidebar is there, to be hidden.
    let hides: Bool
    private let model: ObjectIdentifier
    let action: @MainActor () -> Void

    init(hides: Bool, model: ObjectIdentifier, action: @escaping @MainActor () -> Void) {
        (self.hides, self.model, self.action) = (hides, model, action)
    }

    static func == (a: Self, b: Self) -> Bool { a.hides == b.hides && a.model == b.model }

    func hash(into hasher: inout Hasher) {
        hasher.combine(hides)
        hasher.combine(model)
    }
}

private enum SidebarSwitchKey: FocusedValueKey { typealias Value = SidebarSwitch }

extension FocusedValues {
    var sidebarSwitch: SidebarSwitch? {
        get { self[SidebarSwitchKey.self] }
        set { self[SidebarSwitchKey.self] = newValue }
    }
}
