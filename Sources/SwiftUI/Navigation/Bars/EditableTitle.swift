import MartletGraph

/// Gives a page a title that can be edited in its bar.
struct EditableTitle: ViewModifier {
    let title: Binding<String>
    @State private var editing = TitleEditing()

    nonisolated init(title: Binding<String>) { self.title = title }

    func body(content: Content) -> some View {
        let (text, editing) = (title.wrappedValue, editing)
        editing.title = title
        return content._changingBars {
            $0.title = Text(verbatim: text)
            $0.titleEditing = editing
        }
    }
}

/// What a page's title is written to.
@MainActor
final class TitleEditing: Equatable {
    fileprivate(set) var title: Binding<String>?

    nonisolated init() {}

    nonisolated static func == (a: TitleEditing, b: TitleEditing) -> Bool { a === b }
}

/// The title of a page in the bar or below it: where it can be edited, a button that becomes a field.
struct BarTitle: View {
    let title: Text
    let editing: TitleEditing?
    @State private var draft: String?
    @FocusState private var isEditing: Bool

    init(title: Text, editing: TitleEditing?) {
        self.title = title
        self.editing = editing
    }

    var body: some View {
        if let editing, draft != nil {
            TextField(
                "Title", text: Binding(location: ClosureLocation(get: { draft ?? "" }, set: { new, _ in draft = new }))
            )
            .font(.body)
            .frame(width: 180)
            .focused($isEditing)
            .onAppear { isEditing = true }
            .onChange(of: isEditing) { if !isEditing { commit(to: editing) } }
            .onSubmit { commit(to: editing) }
            .onKeyPress(.escape) {
                draft = nil
                return .handled
            }
        } else if let editing {
            Button {
                draft = editing.title?.wrappedValue
            } label: {
                text.foregroundStyle(Color.primary)
            }
            .buttonStyle(EditableTitleStyle())
        } else {
            text
        }
    }

    private var text: some View { title.lineLimit(1).accessibilityAddTraits(.isHeader) }

    /// An empty title is none: the old one stays.
    private func commit(to editing: TitleEditing) {
        if let draft, !draft.isEmpty, draft != editing.title?.wrappedValue { editing.title?.wrappedValue = draft }
        draft = nil
    }
}

/// A title like any other, with a box behind it while the pointer is over it.
private struct EditableTitleStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Look(configuration: configuration) }

    private struct Look: View {
        let configuration: Configuration
        @State private var isHovered = false

        var body: some View {
            let shade = configuration.isPressed ? 0.16 : isHovered ? 0.07 : 0
            configuration.label
                .background(
                    RoundedRectangle(cornerRadius: 6, style: .circular).fill(Color.primary.opacity(shade))
                        ._systemAnimation(SystemAnimation.states, value: shade)
                        .contentShape(Rectangle())
                        .padding(.horizontal, -6)
                )
                .onHover { isHovered = $0 }
        }
    }
}
