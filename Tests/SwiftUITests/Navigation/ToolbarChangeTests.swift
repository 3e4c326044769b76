import MartletHost
import SwiftUI
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Items of toolbars that come, go and move", .serialized)
struct ToolbarChangeTests {
    struct Mail: View {
        @State private var hides = false
        var body: some View {
            NavigationStack {
                Button("Switch") { hides.toggle() }
                    .navigationTitle("Mail")
                    .toolbar(id: "mail") {
                        ToolbarItem(id: "reply") { Button("Reply") {} }
                        ToolbarItem(id: "move") { Button("Move") {} }
                            .customizationBehavior(.reorderable)
                        ToolbarItem(id: "print", showsByDefault: false) { Button("Print") {} }
                        ToolbarItem(id: "flag") { Button("Flag") {} }
                            .defaultCustomization(.hidden, options: .alwaysAvailable)
                        ToolbarItem(id: "send") { Button("Send") {} }
                            .customizationBehavior(.disabled)
                            .hidden(hides)
                    }
            }
        }
    }

    func store() -> UserDefaults {
        let name = "martlet.tests.\(UUID().uuidString)"
        let store = UserDefaults(suiteName: name)!
        store.removePersistentDomain(forName: name)
        return store
    }

    func screen(_ store: UserDefaults) -> Screen {
        Screen(size: CGSize(width: 800, height: 500)) { Mail().defaultAppStorage(store) }
    }

    /// The buttons of the bar, from its start to its end.
    func bar(_ screen: Screen) -> [String] {
        ["Reply", "Move", "Print", "Flag", "Send", "More"].filter { screen.button($0).exists }
            .sorted { screen.button($0).frame.minX < screen.button($1).frame.minX }
    }

    @Test("a user puts items in, takes them away and moves them, and finds them so the next time")
    func customizes() {
        let store = store()
        let first = screen(store)
        #expect(bar(first) == ["Reply", "Move", "Send", "More"])
        first.secondaryClick(at: CGPoint(x: 250, y: 20))
        first.button("Customize Toolbar…").tap()
        #expect(first.toggle("Reply").value == "1" && first.toggle("Print").value == "0")
        #expect(!first.toggle("Move").isEnabled && !first.toggle("Send").exists)
        first.toggle("Print").tap()
        first.toggle("Flag").tap()
        first.button("Move Up").nth(1).tap()
        first.button("Done").tap()
        #expect(bar(first) == ["Move", "Reply", "Print", "Flag", "Send"])
        let second = screen(store)
        #expect(bar(second) == ["Move", "Reply", "Print", "Flag", "Send"])
        second.secondaryClick(at: CGPoint(x: 250, y: 20))
        second.button("Customize Toolbar…").tap()
        second.button("Use Default Set").tap()
        second.button("Done").tap()
        #expect(bar(second) == ["Reply", "Move", "Send", "More"] && bar(first) == bar(second))
    }

    @Test("an item that is hidden is not there, and comes back")
    func hidden() {
        let screen = screen(store())
        screen.button("Switch").tap()
        #expect(bar(screen) == ["Reply", "Move", "More"])
        screen.button("Switch").tap()
        #expect(bar(screen) == ["Reply", "Move", "Send", "More"])
    }

    @Test("on a phone the items are the usual ones, and nobody changes them")
    func phone() {
        let screen = screen(store())
        screen.idiom = .phone
        #expect(bar(screen) == ["Reply", "Move", "Send", "More"])
        screen.secondaryClick(at: CGPoint(x: 30, y: 20))
        #expect(!screen.button("Customize Toolbar…").exists)
    }

    @Test("what a page has anyway stands where the page says")
    func standard() {
        struct Page: View {
            @State private var query = ""
            var body: some View {
                NavigationStack {
                    Color.clear
                        .navigationTitle("Title")
                        .searchable(text: $query)
                        .toolbar {
                            DefaultToolbarItem(kind: .search, placement: .bottomBar)
                            DefaultToolbarItem(kind: .title, placement: .topBarLeading)
                        }
                }
            }
        }
        let screen = Screen(size: CGSize(width: 600, height: 400)) { Page() }
        #expect(screen.textField("Search").frame.minY > 350 && screen.textField("Search").count == 1)
        #expect(screen.rects["Title"]!.minX < 40)
    }

    @Test("the pointer shows a box behind a button, unless the item asks for none")
    func box() {
        func isShaded(_ visibility: Visibility) -> Bool {
            let picture = Picture(300, 200) {
                NavigationStack {
                    Color.clear.navigationTitle("Page").toolbar {
                        ToolbarItem { Button("Go") {} }.sharedBackgroundVisibility(visibility)
                    }
                }
            }
            let frame = picture.root.describe().elements.first { $0.label == "Go" }!.frame
            let place = CGPoint(x: frame.minX + 4, y: frame.midY)
            _ = picture.root.handle(.pointer(.init(phase: .moved, location: place, clickCount: 0, time: 0)))
            picture.run()
            return picture.pixels[Int(place.x), Int(place.y)] != .white
        }
        #expect(isShaded(.automatic) && !isShaded(.hidden))
    }
}
