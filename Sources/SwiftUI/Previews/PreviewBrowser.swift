/// All previews of a program in one window: their names, and the one that is chosen beside them.
struct PreviewBrowser: View {
    let items: [PreviewItem]
    @SceneStorage("preview") private var chosen: String?

    /// The one that was chosen, as long as it is there, else the first.
    private var selection: Binding<String?> {
        Binding {
            items.contains { $0.id == chosen } ? chosen : items.first?.id
        } set: {
            chosen = $0
        }
    }

    var body: some View {
        NavigationSplitView {
            List(items, id: \.id, selection: selection) { item in
                VStack(alignment: .leading) {
                    Text(item.name)
                    Text(item.place).font(.caption).foregroundStyle(.secondary)
                }
            }
            .navigationTitle("Previews")
        } detail: {
            if let item = items.first(where: { $0.id == selection.wrappedValue }) {
                PreviewStage(item: item).id(item.id).navigationTitle(item.name)
            } else {
                ContentUnavailableView(
                    "No Previews", systemImage: "eye.slash",
                    description: Text("Write #Preview { … } beside a view, and save."))
            }
        }
    }
}

/// A preview at its own size, on a table as large as the window has room for.
private struct PreviewStage: View {
    let item: PreviewItem

    var body: some View {
        let space = item.space
        GeometryReader { stage in
            ScrollView([.horizontal, .vertical]) {
                SpaceLayout(space: space, isFilled: !item.isFitting) { item.content }
                    .background(.background)
                    .clipShape(RoundedRectangle(cornerRadius: 12))
                    .shadow(color: .black.opacity(0.25), radius: 6, y: 2)
                    .padding(24)
                    .frame(minWidth: stage.size.width, minHeight: stage.size.height)
            }
        }
        .background(Color.gray.opacity(0.15))
    }
}

/// Gives a preview the space that it asks for. Its size is found while the window is laid out, of the very views that
/// are shown.
private struct SpaceLayout: Layout {
    let space: CGSize
    let isFilled: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        if isFilled { return space }
        return subviews.first?.sizeThatFits(ProposedViewSize(space)) ?? space
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }
}
