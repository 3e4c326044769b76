import MartletCairo
import MartletDisplay
import Testing

@testable import SwiftUI
@testable import ViewTesting

@MainActor @Suite("Symbols out of the program's catalogue")
struct ProgramSymbolTests {
    private let tower = Image("tower", bundle: .module)

    private func size(_ view: some View) -> CGSize {
        Picture(400, 400, view).root.describe().elements.first { $0.role == .image }?.frame.size ?? .zero
    }

    @Test("one is as large as its font asks for, at the scale of symbols, between its margins")
    func sizes() {
        #expect(size(tower.font(.system(size: 50))) == CGSize(width: 50, height: 60))
        #expect(size(tower.font(.system(size: 100))) == CGSize(width: 100, height: 120))
        let large = size(tower.font(.system(size: 50)).imageScale(.large))
        #expect(large.width == 63.5 && large.height > 70)
    }

    @Test("the drawing of the nearest weight is taken")
    func weights() {
        let heavy = size(tower.font(.system(size: 79, weight: .heavy)).imageScale(.small))
        #expect(abs(heavy.width - 79 * 0.4) < 0.001)
        #expect(size(tower.font(.system(size: 79)).imageScale(.small)).width > 60)
    }

    @Test("it is drawn in the foreground style, its layers fainter or in a palette where that is asked for")
    func colours() {
        func pixels(_ mode: SymbolRenderingMode?) -> (left: RGBA8, right: RGBA8) {
            let pixels = Picture(
                100, 120,
                tower.font(.system(size: 100)).symbolRenderingMode(mode).foregroundStyle(Color.pureRed, Color.pureBlue)
            ).pixels
            return (pixels[25, 60], pixels[75, 60])
        }
        #expect(pixels(.monochrome) == (.pureRed, .pureRed))
        #expect(pixels(.palette) == (.pureBlue, .pureRed))
        let hierarchical = pixels(.hierarchical)
        #expect(hierarchical.right == .pureRed)
        #expect(hierarchical.left.red == 255 && hierarchical.left.green > 100 && hierarchical.left.green < 200)
        let above = Picture(100, 120, tower.font(.system(size: 100)).foregroundStyle(Color.pureRed)).pixels[25, 10]
        #expect(above == .white, "what the file says in its notes is not drawn")
    }

    @Test("resizable, it fills its space with sharp edges")
    func resizable() {
        let pixels = Picture(
            300, 360,
            tower.resizable().symbolRenderingMode(.palette)
                .foregroundStyle(Color.pureRed, Color.pureBlue)
        ).pixels
        #expect(pixels[147, 180] == .pureBlue && pixels[153, 180] == .pureRed)
    }

    @Test("it stands on the baseline of the text beside it, and inside a text")
    func baseline() {
        let screen = Screen(size: CGSize(width: 300, height: 200)) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                tower
                Text("Tower")
            }
            .font(.system(size: 40))
        }
        #expect(abs((screen.rects["tower"]?.midY ?? 0) - (screen.rects["Tower"]?.midY ?? 99)) < 6)
        let inside = Picture(200, 60, Text("\(tower) Tower").font(.system(size: 40)).foregroundStyle(Color.pureRed))
        #expect(inside.pixels[25, 30].red == 255 && inside.pixels[25, 30].green < 40)
    }

    @Test("a file that is no symbol leaves the place of one, and says so")
    func broken() {
        let screen = Screen { Image("bent", bundle: .module) }
        #expect(screen.warnings.contains { $0.contains("bent.symbolset/bent.svg cannot be shown: ") })
    }

    @Test("pictures and colours for screens with more colours give way to those of the usual gamut")
    func gamut() {
        #expect(Picture(20, 10, Image("gamut", bundle: .module)).pixels[10, 5] == .pureRed)
        #expect(Picture(20, 10, Color("gamut", bundle: .module)).pixels[10, 5] == .pureRed)
    }
}
