import MartletCairo
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Bars at the edges of views")
struct SafeAreaBarTests {
    private func page(_ style: ScrollEdgeEffectStyle?) -> Picture {
        Picture(200, 200) {
            ScrollView { Color.pureRed.frame(height: 600) }
                .safeAreaBar(edge: .bottom) { Text("Bar").frame(height: 40) }
                .scrollEdgeEffectStyle(style, for: .bottom)
        }
    }

    @Test("a bar makes room, and the content is seen through it less towards its outer edge")
    func soft() {
        let picture = page(nil)
        let bar = picture.textFrames[0]
        #expect(bar.midY > 160 && bar.midX == 100)
        let pixels = picture.pixels
        #expect(pixels[10, 100] == .pureRed)
        let greens = [162, 180, 198].map { Int(pixels[10, $0].green) }
        #expect(greens == greens.sorted() && greens[0] < 60 && greens[2] > 150)
    }

    @Test("with a hard edge hardly anything is seen below the line")
    func hard() {
        let pixels = page(.hard).pixels
        #expect(pixels[10, 155] == .pureRed)
        #expect([164, 180, 198].allSatisfy { pixels[10, $0].green > 150 })
    }
}
