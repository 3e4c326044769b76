import MartletCairo
import Testing

@testable import SwiftUI

@MainActor @Suite("Gauges in a gradient", .serialized)
struct GaugeTintTests {
    private func colors(_ style: some GaugeStyle, _ direction: LayoutDirection = .leftToRight) -> [RGBA8] {
        let picture = Picture(200, 40) {
            Gauge(value: 1.0) { EmptyView() }
                .gaugeStyle(style)
                .tint(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                .environment(\.layoutDirection, direction)
        }
        let pixels = picture.pixels
        let row = (0..<40).first { pixels[20, $0].red < 250 || pixels[20, $0].blue < 250 } ?? 20
        return [pixels[20, row + 4], pixels[180, row + 4]]
    }

    @Test("a gradient as tint runs along the bar from its leading to its trailing end")
    func bar() {
        let ends = colors(.accessoryLinearCapacity)
        #expect(ends[0].red > ends[0].blue && ends[1].blue > ends[1].red)
        let mirrored = colors(.accessoryLinearCapacity, .rightToLeft)
        #expect(mirrored[0].blue > mirrored[0].red && mirrored[1].red > mirrored[1].blue)
    }

    @Test("a gradient as tint runs around the ring from where it begins")
    func ring() {
        let picture = Picture(60, 60) {
            Gauge(value: 0.5) { EmptyView() }
                .gaugeStyle(.accessoryCircular)
                .tint(Gradient(colors: [.red, .blue]))
        }
        let pixels = picture.pixels
        // The ring is open at the bottom: it begins at the left of the opening.
        let (begin, end) = (pixels[11, 48], pixels[48, 48])
        #expect(begin.red > begin.blue && end.blue > end.red)
    }
}
