import MartletGraph

/// A column beside the page that is shown.
struct NavigationColumn {
    /// Unless the column says something else.
    var width: ColumnWidth
    var content: AnyView
}

/// The root of a stack and its pages; in a wide window, with columns in front of the pages.
///
/// Every view keeps its identity when the window becomes wider or narrower: only where it is laid out is another.
struct NavigationColumns<Root: View>: View {
    let model: NavigationModel
    /// The first columns of a split view; empty for a stack.
    let columns: [NavigationColumn]
    /// The root of the stack: in a split view, what the last column shows while no page is pushed.
    let root: Root
    /// Of a split view: which column a narrow window shows, from the first; past the last for the stack.
    var narrowColumn: Binding<Int>?
    /// Whether what is chosen from the beginning decides which column a phone shows first.
    var followsFirstChoice = true
    /// How many of the first columns a wide window leaves out.
    var hiddenColumns = 0
    /// Whether the columns lie in front of the detail.
    var overlays = false
    /// Shows or hides columns of a wide window; nil where they are always there.
    var setHidden: (@MainActor (_ hidesColumns: Bool) -> Void)?
    @State private var widths: [Int: ColumnWidth] = [:]
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.systemAnimator) private var animate
    @Environment(\.isOnSplitBackground) private var isOnBackground
    @FocusState private var isToggleFocused: Bool
    @State private var carriedKeyboard = SidebarKeyboard.Carried()

    var body: some View {
        let _ = model.change.read()
        let pages = model.pages
        let isWide = width != .compact
        let stackStart = columns.count
        // Where a button in the bar hides the columns, there is one bar over all of them.
        let shares = isWide && setHidden != nil && columns.count > hiddenColumns
        let shown: Int = isWide || columns.isEmpty ? stackStart : min(narrowColumn?.wrappedValue ?? 0, stackStart)
        IntoTitleStrip {
            ColumnStack(
                model,
                ColumnArrangement(
                    widths: columns.indices.map { widths[$0] ?? columns[$0].width }, detail: widths[stackStart],
                    shown: pages.isEmpty ? shown : stackStart, hidden: isWide ? hiddenColumns : stackStart,
                    overlays: overlays && isWide, hasLines: !isOnBackground),
                hideColumns: { animate(SystemAnimation.pages) { setHidden?(true) } },
                goBack: pages.last.flatMap { goBack(from: $0, in: pages, isWide) }
            ) {
                ForEach(Array(columns.enumerated()), id: \.offset) { index, column in
                    NavigationPageView(
                        place: NavigationPlace(model: model, level: 0, isColumn: true), number: index - columns.count,
                        sharesBar: shares,
                        dismissal: model.dismissal(ofColumn: index, by: back(from: index, isWide)),
                        goBack: back(from: index, isWide),
                        toggleSidebar: isWide && index == hiddenColumns ? toggle(true) : nil,
                        widthChanged: { widths[index] = $0 }
                    ) { column.content.modifier(SearchOfStack(isRoot: index == 0)) }
                    .modifier(SidebarColumn(isBeside: isWide && index == 0))
                    .environment(\.columnChosen, chosen(in: index))
                }
                NavigationPageView(
                    place: NavigationPlace(model: model, level: 0), number: 0, sharesBar: shares,
                    dismissal: model.dismissal(ofColumn: stackStart, by: back(from: stackStart, isWide)),
                    goBack: back(from: stackStart, isWide),
                    toggleSidebar: showsColumns(isWide), widthChanged: { widths[stackStart] = $0 }
                ) { root.modifier(SearchOfStack(isRoot: columns.isEmpty)) }
                ForEach(pages) { page in
                    let number = (pages.firstIndex { $0 === page } ?? 0) + 1
                    NavigationPageView(
                        place: NavigationPlace(model: model, level: number), number: number, sharesBar: shares,
                        dismissal: page.dismissal, goBack: goBack(from: page, in: pages, isWide),
                        toggleSidebar: showsColumns(isWide)
                    ) { PageContent(page: page) }
                }
            }
        }
        .environment(
            \.sidebarKeyboard,
            setHidden == nil ? nil : SidebarKeyboard(focus: $isToggleFocused, carried: carriedKeyboard))
    }

    private func toggle(_ hides: Bool) -> (@MainActor () -> Void)? {
        guard let setHidden else { return nil }
        return { animate(SystemAnimation.pages) { setHidden(hides) } }
    }

    /// What the button of the detail does while all columns are hidden.
    private func showsColumns(_ isWide: Bool) -> (@MainActor () -> Void)? {
        isWide && hiddenColumns >= columns.count ? toggle(false) : nil
    }

    /// What leads from a column of a narrow window to the one before it.
    private func back(from column: Int, _ isWide: Bool) -> (@MainActor () -> Void)? {
        guard let narrowColumn, !isWide, column > 0 else { return nil }
        let index = column - 1
        // The model keeps it.
        return { [weak model] in
            guard narrowColumn.wrappedValue > index else { return }
            narrowColumn.wrappedValue = index
            model?.unchoose.removeValue(forKey: index)?()
        }
    }

    private func chosen(in index: Int) -> ColumnChosen {
        ColumnChosen(index: index, followsFirst: followsFirstChoice) { unchoose in
            model.unchoose[index] = unchoose
            narrowColumn?.wrappedValue = index + 1
        } close: {
            if let narrowColumn, narrowColumn.wrappedValue > index { narrowColumn.wrappedValue = index }
        }
    }

    /// A page that was chosen in a column beside it has nothing to go back to.
    private func goBack(from page: NavigationPage, in pages: [NavigationPage], _ isWide: Bool) -> (
        @MainActor () -> Void
    )? {
        if isWide, pages.first === page, page.replacesRoot { return nil }
        return { page.dismissal.dismiss() }
    }
}

/// Tells a narrow split view that something was chosen in one of its columns.
struct ColumnChosen: Equatable {
    let index: Int
    /// Whether what a list has selected from the beginning counts as chosen.
    let followsFirst: Bool
    /// Shows the next column; `unchoose` is called when the user comes back from there.
    let show: @MainActor (_ unchoose: @escaping @MainActor () -> Void) -> Void
    /// Shows the column itself again.
    let close: @MainActor () -> Void

    static func == (a: Self, b: Self) -> Bool { a.index == b.index }
}

struct ColumnChosenKey: EnvironmentKey { static var defaultValue: ColumnChosen? { nil } }

extension EnvironmentValues {
    var columnChosen: ColumnChosen? {
        get { self[ColumnChosenKey.self] }
        set { self[ColumnChosenKey.self] = newValue }
    }
}
