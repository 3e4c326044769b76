import MartletGraph

/// The content of a window or of a sheet with the bars that it asks for outside of any navigation stack.
///
/// On the desktop a page needs no stack to have a toolbar. Where there are pages of stacks inside, the last one that is
/// seen shows the items in its own bar. On a phone only pages of stacks have bars.
nonisolated struct StacklessPage<Content: View>: View {
    let content: Content
    /// Whether it takes all the room there is as soon as it has bars.
    let fills: Bool
    @State private var bars = BarContents()
    @State private var around = PageAround(isStack: false)
    @State private var parts = PageParts()
    @Environment(\.idiom) private var idiom

    init(content: Content, fills: Bool) {
        self.content = content
        self.fills = fills
    }

    @MainActor var body: some View {
        let shown = shown
        let look = BarLook(BarBackground(shown.backgrounds[.navigationBar], nil), shown.schemes[.navigationBar])
        IntoTitleStrip(isOn: !shown.items.isEmpty || shown.subtitle != nil) {
            BarsLayout(fills: fills && !shown.items.isEmpty, collapsed: { _ in }) {
                NavigationBar(
                    bars: shown, goBack: nil, backTitle: nil, showsTitle: true, isShared: false, appearance: nil
                )
                ._barScheme(look.scheme)
                FillingContent(fills: false) { content }
                    .environment(\.pageAround, around)
                    .onPreferenceChange(BarContentsKey.self) { new in
                        bars = new
                        around.set(parts, new, goBack: nil, backTitle: nil, toggleSidebar: nil)
                    }
                BottomBar(bars: shown, isTyping: false)
                EmptyView()
                EmptyView()
                BarBackdrop(background: look.background, isOnTop: true)._barScheme(look.scheme)
            }
        }
    }

    /// What its own bars show; nothing where the page has no more than a title, which the window's bar shows.
    @MainActor private var shown: BarContents {
        guard !idiom.isTouched, !bars.items.isEmpty || bars.subtitle != nil else { return BarContents() }
        return around.hasPages ? bars.atBottom : bars
    }
}
