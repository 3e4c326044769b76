import MartletDisplay
import Testing

@testable import SwiftUI

@MainActor @Suite("Colours of symbols", .serialized)
struct SymbolModeTests {
    /// The colours of a symbol's items, from the one behind to the one in front.
    private func colors(@ViewBuilder _ content: () -> some View) -> [RGBA] {
        Picture(content: content).items.flatMap { item -> [RGBA] in
            switch item {
            case .fill(_, .color(let color), _), .stroke(_, .color(let color), _): [color]
            case .text(let text, _): text.text.runs.map(\.color)
            default: []
            }
        }
    }

    private let red = RGBA(red: 1, green: 0, blue: 0)
    private let blue = RGBA(red: 0, green: 0, blue: 1)

    @Test("one colour without being told otherwise")
    func monochrome() {
        let found = colors { Image(systemName: "plus.circle.fill").foregroundStyle(Color.pureRed) }
        #expect(found == [red])
    }

    @Test("hierarchical: what is in front in the foreground style, what is behind fainter")
    func hierarchical() {
        let found = colors {
            Image(systemName: "plus.circle.fill").foregroundStyle(Color.pureRed).symbolRenderingMode(.hierarchical)
        }
        #expect(found.count == 2 && found[1] == red && found[0].red == 1 && found[0].alpha < 0.5)
    }

    @Test("palette: each layer in its own style, also where only the styles are given")
    func palette() {
        func symbol(_ mode: SymbolRenderingMode?) -> [RGBA] {
            colors {
                Image(systemName: "plus.circle.fill").foregroundStyle(Color.pureRed, Color.pureBlue)
                    .symbolRenderingMode(mode)
            }
        }
        #expect(symbol(.palette) == [blue, red] && symbol(nil) == [blue, red])
        #expect(symbol(.monochrome) == [red])
    }

    @Test("what is said of the image itself counts before its surroundings; a symbol of one layer has one colour")
    func image() {
        let found = colors {
            Image(systemName: "plus.circle").symbolRenderingMode(.monochrome)
                .foregroundStyle(Color.pureRed, Color.pureBlue)
            Image(systemName: "plus").foregroundStyle(Color.pureRed, Color.pureBlue)
        }
        #expect(found == [red, red])
    }

    @Test("multicolour, and as it is: sun, clouds and rain have their own colours")
    func weather() {
        let own = colors { Image(systemName: "cloud.sun.rain.fill").renderingMode(.original).foregroundStyle(.red) }
        #expect(Set(own).count == 3 && own.contains(.white) && !own.contains(red))
        let asked = colors { Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.multicolor) }
        #expect(asked == own)
        let styles = colors {
            Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.palette)
                .foregroundStyle(Color.pureRed, Color.pureGreen, Color.pureBlue)
        }
        let green = RGBA(red: 0, green: 1, blue: 0)
        #expect(styles.first == red && Set(styles) == [red, green, blue] && styles.last == green)
        let levels = colors {
            Image(systemName: "cloud.rain.fill").symbolRenderingMode(.hierarchical).foregroundStyle(Color.pureRed)
        }
        #expect(Set(levels.map(\.alpha)).count == 2 && levels[0].alpha == 1)
        let line = colors { Image(systemName: "cloud.sun").renderingMode(.original).foregroundStyle(Color.pureRed) }
        #expect(line.contains(red) && Set(line).count == 2)
        let plain = colors { Image(systemName: "circle").renderingMode(.original).foregroundStyle(Color.pureRed) }
        #expect(plain == [red])
    }
}
