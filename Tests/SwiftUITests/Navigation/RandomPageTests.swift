import SwiftUI
import Testing
import ViewTesting

/// What is shown after any use must be what the same views would show if they were made from nothing.
@MainActor @Suite("Random use of pages", .serialized)
struct RandomPageTests {
    private static let steps = 150

    private func use(_ size: CGSize = CGSize(width: 390, height: 600), @ViewBuilder _ content: () -> some View) {
        for seed in 1...2 as ClosedRange<UInt64> {
            Screen(size: size, content: content).interact(randomly: Self.steps, seed: seed)
        }
    }

    @Test("tabs in a bar and in a sidebar")
    func tabs() {
        use { TabContentTests.Mail() }
        use(CGSize(width: 800, height: 500)) { TabContentTests.Mail().tabViewStyle(.sidebarAdaptable) }
    }

    @Test("split views, beside and in front of their detail, wide and narrow")
    func splitViews() {
        use(CGSize(width: 900, height: 500)) { SplitViewTests.Two() }
        use(CGSize(width: 900, height: 500)) { SplitViewTests.Two().navigationSplitViewStyle(.prominentDetail) }
        use { SplitViewTests.Compact() }
    }

    @Test("a search with suggestions and scopes")
    func search() {
        use { SearchTests.Trees(suggestions: ["Elm", "Oak"]) }
        use(CGSize(width: 700, height: 500)) { SearchTests.Trees(placement: .toolbar, suggestions: ["Elm"]) }
    }

    @Test("pickers on pages and in rows")
    func pickers() {
        use { PickerLinkTests.Page(style: .navigationLink) }
        use { PickerLinkTests.Page(style: .inline) }
        use { PickerLinkTests.Page(style: .wheel) }
    }

    @Test("lists that are edited, selected and loaded anew")
    func lists() {
        use { ListActionTests.Trees() }
        use { ListActionTests.Many() }
        use { List(0..<9, id: \.self) { Text("row \($0)") }.listRowSpacing(6).refreshable {} }
    }

    @Test("pages with every kind of item")
    func bars() {
        use {
            NavigationStack {
                NavigationLink("Push") { Text("page").navigationTitle("Page").toolbar(.hidden, for: .bottomBar) }
                    .navigationTitle("Title")
                    .toolbarTitleMenu { Button("Rename") {} }
                    .toolbar {
                        ToolbarItem(placement: .secondaryAction) { Button("Copy") {} }
                        ToolbarItem(placement: .status) { Text("status") }
                        ToolbarItem(placement: .bottomBar) { Button("bottom") {} }
                        ToolbarItem(placement: .keyboard) { Button("Done") {} }
                    }
                    .safeAreaInset(edge: .bottom) { TextField("Field", text: .constant("")) }
            }
        }
        use { PageLifeTests.Rows() }
    }

    @Test("a sheet behind which the page can be used")
    func sheets() {
        use { SheetOptionTests.Behind() }
        use { ScrollingTests.Rows(isLazy: false) }
    }
}
