import MartletHeadless
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Symbol effects", .serialized)
struct SymbolEffectTests {
    /// The picture of a symbol with an effect that a page's model decides.
    private func moving(@ViewBuilder _ content: @escaping (Image, Moving.Model) -> some View) -> Moving {
        Moving { model in content(Image(systemName: "star.fill"), model).font(.system(size: 40)) }
    }

    @Test("a discrete effect happens once when its value changes, and no frame is asked for afterwards")
    func discrete() {
        let page = moving { image, model in image.symbolEffect(.bounce, value: model.number) }
        let rest = page.picture.pixels
        page.change(nil) { $0.number = 1 }
        page.advance(by: 0.15)
        #expect(page.picture.pixels != rest)
        page.advance(by: 1)
        #expect(page.picture.pixels == rest && !page.picture.root.animators.isMoving)
    }

    @Test("an indefinite effect goes on while it is active, as often as it is told")
    func indefinite() {
        let page = moving { image, model in image.symbolEffect(.pulse, isActive: model.isOn) }
        let rest = page.picture.pixels
        page.change(nil) { $0.isOn = true }
        page.advance(by: 5.5)
        #expect(page.picture.pixels != rest && page.picture.root.animators.isMoving)
        page.change(nil) { $0.isOn = false }
        page.advance(by: 0.1)
        #expect(page.picture.pixels == rest && !page.picture.root.animators.isMoving)
        let twice = moving { image, model in
            image.symbolEffect(.rotate, options: .repeat(2).speed(2), isActive: model.isOn)
        }
        twice.change(nil) { $0.isOn = true }
        twice.advance(by: 1.2)
        #expect(twice.picture.pixels != rest)
        twice.advance(by: 0.4)
        #expect(twice.picture.pixels == rest && !twice.picture.root.animators.isMoving)
    }

    @Test("a wave comes back or begins anew, stays or passes, and leaves more or less to be seen")
    func waves() {
        func look(_ effect: VariableColorSymbolEffect, at time: Double) -> Int {
            let page = moving { image, model in image.symbolEffect(effect, isActive: model.isOn) }
            page.change(nil) { $0.isOn = true }
            page.advance(by: time)
            return page.picture.pixels.values.reduce(0) { $0 + 255 - Int($1.red) }
        }
        let wave = VariableColorSymbolEffect.variableColor
        #expect(look(wave.iterative, at: 0.6) < look(wave.iterative, at: 0.1))
        #expect(look(wave.hideInactiveLayers, at: 0.6) < look(wave.dimInactiveLayers, at: 0.6) / 2)
        #expect(look(wave.cumulative.nonReversing, at: 1.1) > look(wave.cumulative.nonReversing, at: 0.2))
        #expect(look(wave.cumulative.reversing, at: 1.1) < look(wave.cumulative.reversing, at: 0.6))
    }

    @Test(
        "another symbol takes the place of the one before: at once, or one goes and one comes, by the change's time or its own"
    )
    func replace() {
        func page(_ transition: ContentTransition, isOn: Bool = false) -> Moving {
            let page = Moving { model in
                Image(systemName: model.isOn ? "pause.fill" : "play.fill").contentTransition(transition)
                    .font(.system(size: 40))
            }
            if isOn { page.change(nil) { $0.isOn = true } }
            return page
        }
        let (one, other) = (page(.identity), page(.identity, isOn: true))
        let (first, second) = (one.picture.pixels, other.picture.pixels)
        func isFirst(_ page: Moving) -> Bool { page.picture.pixels == first }
        func isSecond(_ page: Moving) -> Bool { page.picture.pixels == second }
        #expect(!isFirst(other))
        for transition in [
            ContentTransition.symbolEffect(.replace), .symbolEffect(.replace.upUp), .symbolEffect(.replace.offUp),
            .symbolEffect,
        ] {
            for animation in [nil, Animation.linear(duration: 1)] {
                let page = page(transition)
                #expect(isFirst(page))
                page.change(animation) { $0.isOn = true }
                page.advance(by: animation == nil ? 0.1 : 0.4)
                #expect(!isFirst(page) && !isSecond(page) && page.picture.root.isMoving)
                page.advance(by: animation == nil ? 0.3 : 0.7)
                #expect(isSecond(page) && !page.picture.root.isMoving)
            }
        }
        let still = page(.symbolEffect(.replace))
        still.picture.window.window.setReducesMotion(true)
        still.picture.run()
        still.change(nil) { $0.isOn = true }
        #expect(isSecond(still) && !still.picture.root.isMoving)
    }

    @Test("a symbol disappears and is larger for as long as the effect is active; texts beside it stay")
    func lasting() {
        let page = moving { image, model in
            HStack {
                image
                Text(verbatim: "Text").font(.body)
            }
            .symbolEffect(.disappear, isActive: model.isOn)
        }
        func isBlank(_ columns: Range<Int>) -> Bool {
            let pixels = page.picture.pixels
            return columns.allSatisfy { x in (0..<60).allSatisfy { pixels[x, $0].green > 250 } }
        }
        #expect(!isBlank(0..<35))
        page.change(nil) { $0.isOn = true }
        page.advance(by: 0.5)
        #expect(isBlank(0..<35) && !isBlank(40..<90))
        page.change(nil) { $0.isOn = false }
        page.advance(by: 0.5)
        #expect(!isBlank(0..<35))
        let removed = moving { image, _ in image.symbolEffectsRemoved().symbolEffect(.scale.up) }
        let plain = moving { image, _ in image }
        let larger = moving { image, _ in image.symbolEffect(.scale.up) }
        #expect(removed.picture.pixels == plain.picture.pixels && larger.picture.pixels != plain.picture.pixels)
    }
}
