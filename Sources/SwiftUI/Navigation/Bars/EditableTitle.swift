import MartletGraph

/// Gives a page a title that can be edited in its bar.
nonisolated struct EditableTitle: ViewModifier {
    let title: Binding<String>

    init(title: Binding<String>) { self.title = title }

    @MainActor func body(content: Content) -> some View {
        let text = title.wrappedValue
        return
            content
            .changingBars { $0.title = Text(verbatim: text) }
            .modifier(ToolbarModifier(content: TitleEditor(title: title)))
    }
}

/// The item in place of the title: a button that becomes a field.
private struct TitleEditor: ToolbarContent {
    typealias Body = Never
    let title: Binding<String>

    init(title: Binding<String>) { self.title = title }

    func _collectItems(into list: inout _ToolbarItems) {
        list.items.append(.init(placement: .principal, view: AnyView(TitleField(title: title))))
    }
}

private struct TitleField: View {
    let title: Binding<String>
    @State private var draft: String?
    @FocusState private var isEditing: Bool

    init(title: Binding<String>) { self.title = title }

    var body: some View {
        if draft != nil {
            TextField(
                "Title", text: Binding(location: ClosureLocation(get: { draft ?? "" }, set: { new, _ in draft = new }))
            )
            .frame(width: 180)
            .focused($isEditing)
            .onAppear { isEditing = true }
            .onChange(of: isEditing) { if !isEditing { commit() } }
            .onSubmit { commit() }
            .onKeyPress(.escape) {
                draft = nil
                return .handled
            }
        } else {
            Button {
                draft = title.wrappedValue
            } label: {
                Text(verbatim: title.wrappedValue).lineLimit(1).accessibilityAddTraits(.isHeader)
            }
        }
    }

    /// An empty title is none: the old one stays.
    private func commit() {
        if let draft, !draft.isEmpty, draft != title.wrappedValue { title.wrappedValue = draft }
        draft = nil
    }
}
