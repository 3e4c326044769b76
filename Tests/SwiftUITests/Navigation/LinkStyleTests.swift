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
