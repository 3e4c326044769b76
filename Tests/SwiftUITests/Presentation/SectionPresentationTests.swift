import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Presentations of sections and rows")
struct SectionPresentationTests {
    enum Kind: CaseIterable { case sheet, alert, dialog, popover, cover }

    struct Page: View {
        let kind: Kind
        let isSection: Bool
        let isLazy: Bool
        @State private var isShown = false

        var body: some View {
            if isLazy {
                ScrollView {
                    LazyVStack { rows }
                }
            } else {
                List { rows }
            }
        }

        @ViewBuilder private var rows: some View {
            if isSection {
                presenting(Section { Text("row") })
            } else {
                presenting(ForEach(0..<2) { Text("row \($0)") })
            }
            Button("Show") { isShown = true }
        }

        @ViewBuilder private func presenting(_ view: some View) -> some View {
            switch kind {
            case .sheet: view.sheet(isPresented: $isShown) { Text("shown") }
            case .alert: view.alert("shown", isPresented: $isShown) {}
            case .dialog:
                view.confirmationDialog("shown", isPresented: $isShown, titleVisibility: .visible) { Button("Do") {} }
            case .popover: view.popover(isPresented: $isShown) { Text("shown") }
            case .cover: view.fullScreenCover(isPresented: $isShown) { Text("shown") }
            }
        }
    }

    @Test(
        "a section, and the rows of a loop, present in a list and in a lazy stack", arguments: Kind.allCases,
        [true, false])
    func presents(kind: Kind, isSection: Bool) {
        for isLazy in [true, false] {
            let screen = Screen { Page(kind: kind, isSection: isSection, isLazy: isLazy) }
            screen.button("Show").tap()
            screen.settle()
            #expect(screen.text("shown").exists, "\(isLazy)")
        }
    }
}
