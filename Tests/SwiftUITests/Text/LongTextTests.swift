import MartletCairo
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Long texts")
struct LongTextTests {
    @Test("of a text of many paragraphs the lines in sight are drawn, as those of a short one are")
    func drawsWhatIsInSight() {
        let lines = (0..<300).map { "line \($0)" }
        let size = CGSize(width: 200, height: 200)
        let long = Screen(size: size) {
            ScrollView(showsIndicators: false) { Text(lines.joined(separator: "\n")) }
        }
        let top = long.image()
        long.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 1e6))
        let short = Screen(size: size) {
            Text(lines.suffix(30).joined(separator: "\n")).fixedSize()
                .frame(width: 200, height: 200, alignment: .bottom).clipped()
        }
        // Lines and letters stand at parts of a pixel, which differ: what is compared is how dark the pictures are.
        let (shown, expected) = (darkness(long), darkness(short))
        #expect(abs(shown - expected) < expected / 50 && expected > 100_000)
        #expect(long.image() != top)
        #expect(long.texts == [lines.joined(separator: "\n")])
    }

    /// More for each letter, less the ground.
    private func darkness(_ screen: Screen) -> Int {
        let pixels = CairoRenderer.pixels(ofPNG: screen.image())!
        return (0..<pixels.width).reduce(0) { sum, x in
            (0..<pixels.height).reduce(sum) { $0 + max(0, 245 - Int(pixels[x, $1].red)) }
        }
    }

    @Test("thousands of texts added to one another are one text, and two such are equal")
    func manyPieces() {
        func sum(_ last: String) -> Text {
            (0..<5000).reduce(Text(verbatim: "")) {
                $0 + Text(verbatim: "\($1) ").foregroundStyle($1.isMultiple(of: 2) ? Color.red : Color.blue)
            } + Text(verbatim: last)
        }
        #expect(sum("end") == sum("end"))
        #expect(sum("end") != sum("other"))
        let screen = Screen(size: CGSize(width: 300, height: 300)) { ScrollView { sum("end") } }
        #expect(screen.texts == [(0..<5000).map { "\($0) " }.joined() + "end"])
    }
}
