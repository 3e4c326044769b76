import MartletCairo
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Layouts of texts, told to views around")
struct TextLayoutKeyTests {
    /// Where the lines of all texts inside are, in the coordinates of the view around.
    private final class Log {
        var lines: [[CGRect]] = []
        var calls = 0
    }

    private struct Watched<Content: View>: View {
        let log: Log
        @ViewBuilder let content: Content

        var body: some View {
            content.overlayPreferenceValue(Text.LayoutKey.self) { texts in
                GeometryReader { proxy in
                    let _ = log.calls += 1
                    let _ =
                        log.lines = texts.map { text in
                            let corner = proxy[text.origin]
                            return text.layout.map {
                                $0.typographicBounds.rect.offsetBy(dx: corner.x, dy: corner.y)
                            }
                        }
                }
            }
        }
    }

    @Test("each text tells its lines and where it is, in the order of the tree, those in controls too")
    func tells() {
        let log = Log()
        let screen = Screen(size: CGSize(width: 200, height: 300)) {
            Watched(log: log) {
                VStack(alignment: .leading, spacing: 10) {
                    Text("One")
                    Text("Two lines,\nof which this is the last").frame(height: 60)
                    Button("Press") {}
                }
                .frame(width: 200, height: 300)
            }
        }
        #expect(log.lines.map(\.count) == [1, 2, 1])
        let rects = screen.rects
        let first = rects["One"]!
        #expect(log.lines[0][0].minX == first.minX && abs(log.lines[0][0].minY - first.minY) < 0.5)
        #expect(abs(log.lines[0][0].width - first.width) <= 1)
        #expect(log.lines[1][1].minY > log.lines[1][0].minY)
        #expect(rects["Press"]!.contains(CGPoint(x: log.lines[2][0].midX, y: log.lines[2][0].midY)))
    }

    private struct Changing: View {
        let log: Log
        @State private var text = "Short"
        @State private var isShown = false
        @State private var offset: CGFloat = 0
        @State private var count = 0

        var body: some View {
            VStack {
                Watched(log: log) {
                    VStack {
                        Text(text).padding(.leading, offset)
                        if isShown { Text("Further") }
                    }
                }
                Button("Text") { text = "A much longer text" }
                Button("Further") { isShown.toggle() }
                Button("Move") { offset += 30 }
                Button("Other \(count)") { count += 1 }
            }
        }
    }

    @Test("it follows what a text says, where it stands, and texts that come and go; other changes tell nothing")
    func follows() {
        let log = Log()
        let screen = Screen(size: CGSize(width: 300, height: 300)) { Changing(log: log) }
        #expect(log.lines.count == 1)
        let before = log.lines[0][0]
        screen.button("Text").tap()
        #expect(log.lines.count == 1 && log.lines[0][0].width > before.width)
        let calls = log.calls
        screen.button("Other 0").tap()
        #expect(log.calls == calls)
        screen.button("Further").tap()
        #expect(log.lines.count == 2)
        let moved = log.lines[0][0].minX
        screen.button("Move").tap()
        #expect(log.lines[0][0].minX != moved)
        screen.button("Further").tap()
        #expect(log.lines.count == 1)
    }

    @Test("an action is called with the texts, and a layout's lines can be drawn once more")
    func draws() {
        struct Twice: View {
            @State private var texts: [Text.LayoutKey.AnchoredLayout] = []
            var body: some View {
                ZStack(alignment: .topLeading) {
                    Color.white
                    Text("Twice").foregroundStyle(Color.black)
                    Canvas { context, _ in
                        context.translateBy(x: 0, y: 40)
                        for text in texts { for line in text.layout { context.draw(line) } }
                    }
                }
                .onPreferenceChange(Text.LayoutKey.self) { texts = $0 }
            }
        }
        let picture = Picture(100, 100, Twice()).pixels
        func ink(_ rows: Range<Int>) -> Int {
            rows.reduce(0) { sum, y in sum + (0..<100).filter { picture[$0, y].red < 100 }.count }
        }
        #expect(ink(0..<30) > 20 && ink(0..<30) == ink(40..<70))
    }
}
