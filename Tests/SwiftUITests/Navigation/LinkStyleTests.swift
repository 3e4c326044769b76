import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Links of a list that is edited")
struct EditedLinkTests {
    @Test("while a list of a phone is edited, its links show no chevron")
    func edited() {
        func width(_ mode: EditMode, _ idiom: Idiom = .phone) -> CGFloat? {
            Screen(size: CGSize(width: 300, height: 300), idiom: idiom) {
                NavigationStack {
                    List {
                        NavigationLink {
                            Text("Page")
                        } label: {
                            Text("One").frame(maxWidth: .infinity).accessibilityIdentifier("label")
                        }
                    }
                    .environment(\.editMode, .constant(mode))
                }
            }
            .rects["label"]?.width
        }
        #expect((width(.active) ?? 0) > (width(.inactive) ?? 0))
        #expect(width(.active, .desktop) == width(.inactive, .desktop))
    }

    private struct Choice: View {
        @State private var mode = EditMode.active
        @State private var chosen: Set<Int> = []
        var body: some View {
            NavigationStack {
                VStack {
                    Text("chosen \(chosen.sorted().description)")
                    Button("End") { mode = .inactive }
                    List(selection: $chosen) {
                        ForEach(0..<3, id: \.self) { NavigationLink("Row \($0)", value: $0) }
                        NavigationLink("Other") { Text("Other page") }
                    }
                    .environment(\.editMode, $mode)
                }
                .navigationDestination(for: Int.self) { Text("Page \($0)") }
            }
        }
    }

    @Test("while a list is edited, a click on a link chooses its row, and no page is pushed")
    func choosing() {
        let screen = Screen(size: CGSize(width: 390, height: 600), idiom: .phone) { Choice() }
        screen.button("Row 1").tap()
        screen.button("Row 2").tap()
        screen.button("Other").tap()
        #expect(screen.text("chosen [1, 2]").exists && !screen.text("Other page").exists)
        screen.button("End").tap()
        screen.button("Row 1").tap()
        #expect(screen.text("Page 1").exists)
    }
}

/// How links look outside of lists.
@MainActor @Suite("Styles of links")
struct LinkStyleTests {
    private struct Loud: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("»")
                configuration.label
            }
            .padding(20)
        }
    }

    private func screen(@ViewBuilder _ links: @escaping () -> some View) -> Screen {
        Screen(size: CGSize(width: 390, height: 600)) {
            NavigationStack {
                VStack { links() }.navigationDestination(for: Int.self) { Text("Page \($0)") }
            }
        }
    }

    @Test("a link has the style of the buttons around it, and pushes its page")
    func styled() {
        let screen = screen {
            Group {
                NavigationLink("Same", value: 1).accessibilityIdentifier("link")
                Button("Same") {}.accessibilityIdentifier("button")
            }
            .buttonStyle(.bordered)
            NavigationLink("Loud", value: 2).buttonStyle(Loud()).accessibilityIdentifier("loud")
            NavigationLink("Bare", value: 3)
        }
        #expect(screen.texts == ["Same", "Same", "»", "Loud", "Bare"])
        #expect(screen.rects["link"]?.size == screen.rects["button"]?.size && screen.rects["link"]?.height == 34)
        #expect((screen.rects["loud"]?.height ?? 0) > 50 && screen.button("Bare").frame.height < 24)
        screen.any("loud").tap()
        #expect(screen.texts.contains("Page 2"))
    }
}
