import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Views as long as the longest beside them")
struct EqualLengthTests {
    private let long =
        "A text with a lot of words that goes on over several lines, as it has not the room for all of them."

    @Test("in a row of its own height, what grows is as high as the highest")
    func heights() {
        let screen = Screen {
            HStack {
                Text("Short").frame(maxHeight: .infinity).background(Color.red.accessibilityIdentifier("short"))
                Text(long).frame(maxHeight: .infinity).background(Color.blue.accessibilityIdentifier("long"))
            }
            .fixedSize(horizontal: false, vertical: true)
        }
        let (short, high) = (screen.any("short").frame, screen.any("long").frame)
        #expect(high.height > 35 && short.height == high.height && short.minY == high.minY)
    }

    @Test("in a column of its own width, what grows is as wide as the widest, and no text is broken")
    func widths() {
        let screen = Screen {
            VStack {
                Button("Log in") {}.frame(maxWidth: .infinity).background(Color.red.accessibilityIdentifier("in"))
                Text("Reset the password").frame(maxWidth: .infinity).background(
                    Color.blue.accessibilityIdentifier("reset"))
            }
            .padding(7)
            .fixedSize(horizontal: true, vertical: false)
        }
        let (first, second) = (screen.any("in").frame, screen.any("reset").frame)
        #expect(first.width == second.width && second.width > 100 && second.width < 200)
        #expect(second.height < 30)
    }

    @Test("what is put over a scroll view stands above what covers its end, and its border ends there")
    func overScroll() {
        let screen = Screen {
            ScrollView { Color.red.frame(height: 2000) }
                .overlay(alignment: .bottomTrailing) { Text("Jump") }
                .overlay(alignment: .topLeading) { Text("Top") }
                .background(Color.blue.accessibilityIdentifier("behind"))
                .safeAreaInset(edge: .bottom, spacing: 0) {
                    Text("Composer").frame(maxWidth: .infinity).frame(height: 60)
                }
        }
        #expect(screen.text("Jump").frame.maxY == 784 && screen.text("Jump").frame.maxX == 390)
        #expect(screen.text("Top").frame.minY == 0)
        screen.scroll(at: CGPoint(x: 195, y: 400), by: CGSize(width: 0, height: 5000))
        #expect(screen.text("Jump").frame.maxY == 784)
    }
}
