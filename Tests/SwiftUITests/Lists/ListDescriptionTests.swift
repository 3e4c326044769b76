import SwiftUI
import Testing
@testable import ViewTesting

@MainActor @Suite("What screen readers are told of lists", .serialized)
struct ListDescriptionTests {
    private struct Parks: View {
        @State private var park: String?
        @State private var seen = 0
        let name: String?
        var body: some View {
            NavigationSplitView {
                List(["Ash", "Elm"], id: \.self, selection: $park) { park in
                    NavigationLink(park, value: park).accessibilityHint("A tree")
                }
                .modifier(Named(name: name))
                .navigationTitle("Parks")
            } detail: {
                Text("Shows \(park ?? "nothing")")
            }
        }
    }

    private struct Named: ViewModifier {
        let name: String?
        func body(content: Content) -> some View {
            if let name { content.accessibilityLabel(name) } else { content }
        }
    }

    @Test("a row that is a link is told once, and the list is called what its page is, or what the program says")
    func told() {
        let screen = Screen(size: CGSize(width: 900, height: 500)) { Parks(name: nil) }
        let told = screen.window.controller.accessibleElements
        let rows = told.filter { $0.label == "Elm" }
        #expect(rows.map(\.role) == [.row] && rows[0].hint == "A tree", "\(rows)")
        #expect(told.first { $0.role == .list }?.label == "Parks")
        screen.any("Elm").tap()
        #expect(screen.texts.contains("Shows Elm"))
        let named = Screen(size: CGSize(width: 900, height: 500)) { Parks(name: "Trees") }
        #expect(named.description.elements.first { $0.role == .list }?.label == "Trees")
    }

    @Test("Tab stops once at a list of links, and a ring is around it, then around the row that is selected")
    func ring() {
        func screen(hasRing: Bool) -> Screen {
            let screen = Screen(size: CGSize(width: 900, height: 500)) {
                Parks(name: nil).focusEffectDisabled(!hasRing)
            }
            for _ in 0..<10 where screen.focusedLabel != "Parks" { screen.press(.tab) }
            #expect(screen.focusedLabel == "Parks")
            return screen
        }
        let (with, without) = (screen(hasRing: true), screen(hasRing: false))
        #expect(with.image() != without.image())
        for each in [with, without] { each.press(.downArrow) }
        #expect(with.texts.contains("Shows Ash"))
        #expect(with.image() != without.image())
        // A click shows where the keyboard is by the selection alone.
        for each in [with, without] { each.any("Elm").tap() }
        #expect(with.image() == without.image())
    }
}
