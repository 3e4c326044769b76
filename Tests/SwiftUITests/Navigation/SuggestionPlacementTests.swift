import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Where suggestions are shown", .serialized)
struct SuggestionPlacementTests {
    private struct Kind: View {
        @Environment(\.searchSuggestionsPlacement) private var placement
        var body: some View { Text(placement == .menu ? "menu" : placement == .content ? "content" : "automatic") }
    }

    private struct Page: View {
        var hidden: SearchSuggestionsPlacement.Set = []
        @State private var query = ""
        var body: some View {
            NavigationStack {
                Kind().searchable(text: $query, isPresented: .constant(true)).searchSuggestions {
                    VStack {
                        Text("Apple").searchCompletion("Apple")
                        Kind()
                    }
                    .searchSuggestions(.hidden, for: hidden)
                }
            }
        }
    }

    @Test("a desktop shows them in a card, a phone in the page; both can be left out")
    func placements() {
        let desktop = Screen { Page() }
        #expect(
            desktop.texts.filter { ["menu", "content", "automatic"].contains($0) }.sorted() == ["automatic", "menu"])
        #expect(!Screen { Page(hidden: .menu) }.texts.contains("Apple"))
        #expect(Screen { Page(hidden: .content) }.texts.contains("Apple"))
        let size = CGSize(width: 390, height: 844)
        #expect(Screen(size: size, idiom: .phone) { Page() }.texts.contains("content"))
        #expect(!Screen(size: size, idiom: .phone) { Page(hidden: .content) }.texts.contains("Apple"))
    }
}
