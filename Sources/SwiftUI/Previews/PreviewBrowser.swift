/// All previews of a program in one window: their names, and the one that is chosen beside them.
struct PreviewBrowser: View {
    let items: [PreviewItem]
    @SceneStorage("preview") private var chosen: String?

    var body: some View {
        NavigationSplitView {
            List(items, id: \.id, selection: $chosen) { item in
                VStack(alignment: .leading) {
                    Text(item.name)
                    Text(item.place).font(.caption).foregroundStyle(.secondary)
                }
            }
            .navigationTitle("Previews")
        } detail: {
            if let item = items.first(where: { $0.id == chosen }) ?? items.first {
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
        let size = item.size
        ScrollView([.horizontal, .vertical]) {
            item.content
                .frame(width: size.width, height: size.height)
                .background(.background)
                .clipShape(RoundedRectangle(cornerRadius: 12))
                .shadow(color: .black.opacity(0.25), radius: 6, y: 2)
                .padding(24)
        }
        .background(Color.gray.opacity(0.15))
    }
}
