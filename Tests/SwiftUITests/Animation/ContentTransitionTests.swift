import MartletHeadless
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Content transitions", .serialized)
struct ContentTransitionTests {
    private static let linear = Animation.linear(duration: 1)

    /// How dark a picture is in a part of its rows.
    private func ink(_ page: Moving, _ rows: Range<Int>) -> Int {
        let pixels = page.picture.pixels
        return rows.reduce(0) { sum, row in (0..<200).reduce(sum) { $0 + 255 - Int(pixels[$1, row].green) } }
    }

    @Test("semantics 138: another text fades in over the one before, at once with identity or without an animation")
    func fades() {
        func page(_ transition: ContentTransition) -> Moving {
            Moving { model in
                Text(verbatim: model.isOn ? "....." : "MMMMM").foregroundStyle(Color.black)
                    .contentTransition(transition)
            }
        }
        let fading = page(.opacity)
        let before = ink(fading, 0..<40)
        fading.change(Self.linear) { $0.isOn = true }
        #expect(ink(fading, 0..<40) == before)
        fading.advance(by: 0.5)
        let middle = ink(fading, 0..<40)
        fading.advance(by: 0.6)
        let after = ink(fading, 0..<40)
        #expect(after < middle && middle < before)
        let still = page(.identity)
        still.change(Self.linear) { $0.isOn = true }
        #expect(ink(still, 0..<40) == after)
        let jump = page(.opacity)
        jump.change(nil) { $0.isOn = true }
        #expect(ink(jump, 0..<40) == after)
    }

    @Test("a text that stays what it is does not fade, whatever is written anew around it in an animated change")
    func stays() {
        let page = Moving { model in
            Text(verbatim: "MMMMM").foregroundStyle(Color.black).offset(x: model.isOn ? 10 : 0)
                .environment(\.openURL, OpenURLAction { _ in .handled })
        }
        let before = ink(page, 0..<40)
        page.change(.linear(duration: 1).repeatForever()) { $0.isOn = true }
        page.advance(by: 0.5)
        #expect(abs(ink(page, 0..<40) - before) < before / 50)
    }

    @Test("digits that change roll, those that stay stand still")
    func rolls() {
        let page = Moving { model in
            Text(verbatim: "1\(model.number)").font(.system(size: 40)).monospacedDigit().foregroundStyle(Color.black)
                .contentTransition(.numericText(value: Double(model.number)))
        }
        func columns(_ range: Range<Int>) -> [[UInt8]] {
            let pixels = page.picture.pixels
            return (0..<60).map { row in range.map { pixels[$0, row].green } }
        }
        let stays = columns(0..<20), changes = columns(25..<60)
        page.change(Self.linear) { $0.number = 5 }
        page.advance(by: 0.3)
        #expect(columns(0..<20) == stays && columns(25..<60) != changes)
        page.advance(by: 1)
        #expect(page.picture.root.animators.isMoving == false && columns(0..<20) == stays)
    }
}
