import MartletCairo
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Symbols that move again", .serialized)
struct SymbolRepeatTests {
    private func moving(_ options: SymbolEffectOptions) -> (page: Moving, rest: PixelImage) {
        let page = Moving { model in
            Image(systemName: "star.fill").symbolEffect(.pulse, options: options, isActive: model.isOn)
                .font(.system(size: 40))
        }
        let rest = page.picture.pixels
        page.change(nil) { $0.isOn = true }
        return (page, rest)
    }

    @Test("a symbol rests between rounds, as long and as often as it is told")
    func periodic() {
        // A round takes 1.2 seconds.
        let (page, rest) = moving(.repeat(.periodic(2, delay: 1)))
        page.advance(by: 0.6)
        #expect(page.picture.pixels != rest)
        page.advance(by: 1)
        #expect(page.picture.pixels == rest && page.picture.root.animators.isMoving)
        page.advance(by: 1.2)
        #expect(page.picture.pixels != rest)
        page.advance(by: 1)
        #expect(page.picture.pixels == rest && !page.picture.root.animators.isMoving)
    }

    @Test("a symbol that moves on and on has no rest")
    func continuous() {
        let (page, rest) = moving(.default.repeat(.continuous))
        page.advance(by: 1.5)
        #expect(page.picture.pixels != rest)
        page.advance(by: 6)
        #expect(page.picture.root.animators.isMoving)
        #expect(SymbolEffectOptions.repeat(.periodic).pause > 0 && SymbolEffectOptions.repeat(.continuous).pause == 0)
        #expect(SymbolEffectOptions.repeat(.periodic(delay: -1)).pause == 0)
    }

    @Test("the parts of a replacement are named by its type, too")
    func replacement() {
        #expect(ReplaceSymbolEffect.replace.magic(fallback: .upUp.byLayer).way == .upUp)
        #expect(ReplaceSymbolEffect.offUp.way == .offUp && ReplaceSymbolEffect.downUp.way == .downUp)
    }
}
