/// The tabs below one another, under the headers of their sections; what the program puts around them, and a button with
/// which the user changes them.
struct TabSidebar: View {
    let tabs: [TabBarItem]
    let customization: Binding<TabViewCustomization>?
    @State private var isEditing = false
    @Environment(\.tabSidebarParts) private var parts

    init(tabs: [TabBarItem], customization: Binding<TabViewCustomization>?) {
        self.tabs = tabs
        self.customization = customization
    }

    var body: some View {
        let editor = customization.map { TabEditor(tabs: tabs, customization: $0) }
        HStack(spacing: 0) {
            VStack(alignment: .leading, spacing: 0) {
                ScrollView {
                    VStack(alignment: .leading, spacing: 2) {
                        parts.header
                        ForEach(groups) { group in
                            if let section = group.section {
                                header(section, editor)
                            }
                            ForEach(group.tabs) { row($0, editor) }
                            if !isEditing, let actions = group.section?.actions {
                                actions.buttonStyle(.borderless).padding(.horizontal, 10).padding(.vertical, 4)
                            }
                        }
                        parts.footer
                    }
                    .padding(6)
                }
                .frame(maxHeight: .infinity)
                parts.bottomBar
                if let editor, editor.canChange {
                    Button(_own: isEditing ? "Done" : "Edit") { isEditing.toggle() }
                        .buttonStyle(.borderless)
                        .padding(10)
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            Color.primary.opacity(0.12).frame(width: 1)
        }
        .background(ListBackground(look: .sidebar, isHidden: false))
    }

    private func header(_ section: TabSectionInfo, _ editor: TabEditor?) -> some View {
        HStack(spacing: 0) {
            if let header = section.header {
                header.font(.subheadline.bold()).foregroundStyle(.secondary)
                    .padding(EdgeInsets(top: 12, leading: 10, bottom: 4, trailing: 10))
                    .accessibilityAddTraits(.isHeader)
            } else {
                Color.clear.frame(height: 12)
            }
            if isEditing, let editor, let id = section.customization.changeableID {
                Spacer(minLength: 0)
                MoveButtons(ids: editor.sections, id: id) { editor.moveSection(id, by: $0) }.padding(.trailing, 10)
            }
        }
    }

    @ViewBuilder private func row(_ tab: TabBarItem, _ editor: TabEditor?) -> some View {
        if isEditing, let editor, let id = tab.customizing.changeableID {
            HStack(spacing: 4) {
                Toggle(isOn: editor.isShown(tab, id)) { tab.item }.toggleStyle(.checkbox)
                Spacer(minLength: 0)
                if editor.canMove(tab) {
                    MoveButtons(ids: editor.movable(beside: tab), id: id) { editor.move(tab, id, by: $0) }
                }
            }
            .padding(.horizontal, 10)
            .frame(minHeight: 34)
        } else if tab.isShown {
            TabBarButton(tab: tab, isWide: true, isRow: true)
        }
    }

    /// Tabs that follow one another under one header.
    private struct TabRun: Identifiable {
        let section: TabSectionInfo?
        var tabs: [TabBarItem]
        var id: ObjectIdentifier { tabs[0].id }
    }

    private var groups: [TabRun] {
        var groups: [TabRun] = []
        for tab in tabs where isEditing || tab.isShown {
            if let last = groups.last, last.section?.number == tab.section?.number {
                groups[groups.count - 1].tabs.append(tab)
            } else {
                groups.append(TabRun(section: tab.section, tabs: [tab]))
            }
        }
        return groups
    }
}

/// Buttons that move something up and down among others.
private struct MoveButtons: View {
    let ids: [String]
    let id: String
    let move: @MainActor (Int) -> Void

    init(ids: [String], id: String, move: @escaping @MainActor (Int) -> Void) {
        self.ids = ids
        self.id = id
        self.move = move
    }

    var body: some View {
        HStack(spacing: 0) {
            button("Move Up", "chevron.up", -1).disabled(ids.first == id)
            button("Move Down", "chevron.down", 1).disabled(ids.last == id)
        }
        .controlSize(.small)
    }

    private func button(_ title: String, _ symbol: String, _ step: Int) -> some View {
        Button(_own: title, systemImage: symbol) { move(step) }.labelStyle(.iconOnly).buttonStyle(BarButtonStyle())
    }
}
