import SwiftUI
import Testing
import ViewTesting

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
}
