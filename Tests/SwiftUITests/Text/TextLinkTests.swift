import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Links in texts")
struct TextLinkTests {
    private struct Page<Content: View>: View {
        let content: Content
        @State private var last = "none"
        var body: some View {
            VStack(alignment: .leading) {
                Text("opened \(last)")
                content
            }
            .environment(
                \.openURL,
                OpenURLAction {
                    last = $0.absoluteString
                    return .handled
                })
        }
    }

    private var linked: AttributedString {
        var all = AttributedString("Read the ")
        var link = AttributedString("terms of use")
        link.link = URL(string: "https://example.org/terms")
        all += link
        all += AttributedString(" first.")
        return all
    }

    @Test("a press on the letters of a link opens it, one beside it does not")
    func presses() {
        let screen = Screen { Page(content: Text("Go [home](https://example.org/home) or stay")) }
        let (text, link) = (screen.text("Go home or stay").frame, screen.link("home").frame)
        #expect(text.contains(link) && link.width < text.width / 2 && link.minX > text.minX + 10)
        screen.tap(at: CGPoint(x: text.minX + 3, y: text.midY))
        #expect(screen.texts[0] == "opened none")
        screen.tap(at: CGPoint(x: link.midX, y: link.midY))
        #expect(screen.texts[0] == "opened https://example.org/home")
    }

    @Test("links of attributed strings open, too, and have their letters as names")
    func attributed() {
        let screen = Screen { Page(content: Text(linked)) }
        #expect(screen.link("terms of use").value == "https://example.org/terms")
        screen.link("terms of use").tap()
        #expect(screen.texts[0] == "opened https://example.org/terms")
    }

    @Test("the keyboard reaches each link and opens it")
    func keys() {
        let screen = Screen {
            Page(content: Text("[one](https://example.org/1) and **[two](https://example.org/2)** and one more"))
        }
        screen.press(.tab)
        screen.press(.return)
        #expect(screen.texts[0] == "opened https://example.org/1")
        screen.press(.tab)
        screen.press(.space)
        #expect(screen.texts[0] == "opened https://example.org/2")
    }

    @Test("a link over two lines can be pressed on both, and not where neither is")
    func lines() {
        let screen = Screen(size: CGSize(width: 200, height: 400)) {
            Page(content: Text("Some words [that lead to another page of this book](https://example.org/page)"))
        }
        let frame = screen.link("that lead to another page of this book").frame
        #expect(frame.height > 30)
        screen.tap(at: CGPoint(x: frame.minX + 10, y: frame.minY + 5))
        #expect(screen.texts[0] == "opened none")
        screen.tap(at: CGPoint(x: frame.minX + 10, y: frame.maxY - 5))
        #expect(screen.texts[0] == "opened https://example.org/page")
    }

    @Test("a text follows another address, and loses its link with it")
    func changes() {
        struct Changing: View {
            @State private var step = 0
            var body: some View {
                Button("Next") { step += 1 }
                Text(step == 2 ? "plain" : "[page](https://example.org/\(step))" as LocalizedStringKey)
            }
        }
        let screen = Screen { Page(content: Changing()) }
        screen.button("Next").tap()
        screen.link("page").tap()
        #expect(screen.texts[0] == "opened https://example.org/1")
        screen.button("Next").tap()
        #expect(!screen.link("page").exists)
    }
}
