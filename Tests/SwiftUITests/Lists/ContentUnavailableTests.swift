import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Content that is not there", .serialized)
struct ContentUnavailableTests {
    @Test("symbol, title, description and actions stand in the middle, one below the other")
    func parts() {
        var count = 0
        let screen = Screen {
            ContentUnavailableView {
                Label("No Mail", systemImage: "tray")
            } description: {
                Text("New mail appears here.")
            } actions: {
                Button("Reload") { count += 1 }
            }
        }
        let (title, text, button) = (
            screen.rects["No Mail"]!, screen.rects["New mail appears here."]!, screen.rects["Reload"]!
        )
        #expect(title.maxY < text.minY && text.maxY < button.minY)
        #expect(abs(title.midX - 195) < 1 && abs(text.midX - 195) < 1 && abs(button.midX - 195) < 1)
        screen.button("Reload").tap()
        #expect(count == 1)
        let short = Screen { ContentUnavailableView("Nothing", systemImage: "xmark", description: Text("at all")) }
        #expect(short.texts == ["Nothing", "at all"])
    }

    @Test("a search without results names what is searched")
    func search() {
        #expect(Screen { ContentUnavailableView.search(text: "yew") }.texts.first == "No Results for “yew”")
        let screen = Screen {
            NavigationStack { ContentUnavailableView.search.searchable(text: .constant("oak")) }
        }
        #expect(screen.texts.contains("No Results for “oak”"))
        #expect(Screen { ContentUnavailableView.search }.texts.first == "No Results")
    }
}
