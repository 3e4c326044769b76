/// Names the document in the bar of its window. A phone, which has no other bar, gets one, with the commands in a menu.
struct DocumentBar: ViewModifier {
    let title: String
    let canMake: Bool
    @Environment(\.idiom) private var idiom

    init(title: String, canMake: Bool) {
        self.title = title
        self.canMake = canMake
    }

    func body(content: Content) -> some View {
        let titled = content._changingBars { [title] bars in
            if bars.title == nil { bars.title = Text(verbatim: title) }
        }
        if idiom.isTouched {
            NavigationStack {
                titled
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) {
                            Menu {
                                DocumentMenu(canMake: canMake)
                            } label: {
                                Label(_own: "Document", systemImage: "doc")
                            }
                        }
                    }
            }
        } else {
            titled
        }
    }
}
