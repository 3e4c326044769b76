import MartletCairo
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Sizes of gauges")
struct GaugeSizeTests {
    @Test("the ring of a gauge grows with the texts in it")
    func ring() {
        func side(_ size: DynamicTypeSize) -> CGFloat? {
            Screen(size: CGSize(width: 300, height: 300)) {
                Gauge(value: 0.4) {
                    Text("Speed")
                } currentValueLabel: {
                    Text("40%")
                }
                .gaugeStyle(.accessoryCircular).dynamicTypeSize(size).accessibilityIdentifier("gauge")
            }
            .rects["gauge"]?.width
        }
        #expect(side(.large) == 60)
        #expect((side(.accessibility3) ?? 0) > 90)
    }

    @Test("the labels of a small bar stand clear of it", arguments: [true, false])
    func bar(isSmall: Bool) {
        let screen = Screen(size: CGSize(width: 300, height: 200)) {
            let gauge = Gauge(value: 0.4) {
                Text("Typing")
            } currentValueLabel: {
                Text("40%")
            }
            Group {
                if isSmall { gauge.gaugeStyle(.accessoryLinearCapacity) } else { gauge.gaugeStyle(.linearCapacity) }
            }
            .accessibilityIdentifier("gauge")
        }
        let (whole, label, value) = (
            screen.rects["gauge"]!, screen.text("Typing").frame, screen.text("40%").frame
        )
        // The bar is 8 points high, with 4 above and below it.
        #expect(abs(whole.height - label.height - value.height - 16) < 1)
    }

    @Test("a label in the opening of a ring shrinks to it, and does not lie over the ring")
    func opening() {
        func pixels(_ label: String) -> PixelImage {
            Picture(60, 60) {
                Gauge(value: 0.1) { Text(label) }.gaugeStyle(.accessoryCircular)
            }.pixels
        }
        let bare = pixels("")
        for label in ["CPU", "Memory", "Temperature"] {
            let labelled = pixels(label)
            let differing = (0..<60).flatMap { x in (0..<60).map { (x, $0) } }
                .filter { bare[$0.0, $0.1] != labelled[$0.0, $0.1] }
            #expect(!differing.isEmpty && differing.allSatisfy { (13...47).contains($0.0) && $0.1 > 40 }, "\(label)")
        }
    }
}
