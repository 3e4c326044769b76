import Foundation
import MartletDisplay
import MartletHost
import Testing

@testable import SwiftUI

/// The edges that controls get where the desktop asks for high contrast.
@MainActor @Suite("Edges in high contrast")
struct ContrastEdgeTests {
    /// The sizes of the lines of one point in the colour of edges.
    private func edges(_ view: some View, _ contrast: ColorSchemeContrast = .increased) -> [CGSize] {
        let picture = Picture(300, 200, view.frame(width: 200))
        picture.root.colorSchemeContrast = contrast
        picture.run()
        let color = SystemPalette(isDark: false).ink.withAlpha(multipliedBy: 0.5)
        return picture.items.compactMap { item in
            guard case .stroke(let outline, .color(color), let style) = item, style.lineWidth == 1 else { return nil }
            return outline.boundingRect.size
        }
    }

    @Test("the trough of a slider has an edge, whatever its value")
    func slider() {
        for value in [0, 0.5, 1] {
            let slider = Slider(value: .constant(value))
            #expect(edges(slider) == [CGSize(width: 199, height: 9)])
            #expect(edges(slider, .standard) == [])
        }
    }

    @Test("a progress bar has an edge, whether it is known how far it has come or not; a ring has two")
    func progress() {
        let bar = [CGSize(width: 199, height: 7)]
        #expect(edges(ProgressView(value: 0)) == bar)
        #expect(edges(ProgressView(value: 0.4)) == bar)
        #expect(edges(ProgressView().progressViewStyle(.linear)) == bar)
        #expect(edges(ProgressView(value: 0.4), .standard) == [])
        let ring = edges(ProgressView(value: 0.4).progressViewStyle(.circular))
        #expect(ring.count == 2 && ring[1].width < ring[0].width && ring.allSatisfy { $0.width == $0.height })
        #expect(edges(ProgressView().progressViewStyle(.circular)).count == 2)
    }

    @Test("gauges have the same edges")
    func gauges() {
        let gauge = Gauge(value: 0.4) { EmptyView() }
        #expect(edges(gauge.gaugeStyle(.linearCapacity)) == [CGSize(width: 199, height: 7)])
        #expect(edges(gauge.gaugeStyle(.accessoryCircularCapacity)).count == 2)
        #expect(edges(gauge.gaugeStyle(.linearCapacity), .standard) == [])
    }

    @Test("switches and buttons keep theirs")
    func others() {
        #expect(
            edges(Toggle("Sound", isOn: .constant(true)).toggleStyle(.switch).labelsHidden())
                == [CGSize(width: 45, height: 25)])
        #expect(edges(Button("Save") {}).count == 1)
    }
}
