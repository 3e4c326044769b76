import MartletCairo
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Copies of a view under the bars around it")
struct BackgroundExtensionTests {
    /// Red above blue, between bars of 40 points that nothing is drawn in.
    private struct Page: View {
        let isEnabled: Bool
        var edges: [VerticalEdge] = [.top]
        var body: some View {
            VStack(spacing: 0) {
                Color.pureRed
                Color.pureBlue
            }
            .backgroundExtensionEffect(isEnabled: isEnabled)
            .safeAreaInset(edge: .top, spacing: 0) { bar(.top) }
            .safeAreaInset(edge: .bottom, spacing: 0) { bar(.bottom) }
        }

        @ViewBuilder private func bar(_ edge: VerticalEdge) -> some View {
            if edges.contains(edge) { Color.clear.frame(height: 40) }
        }
    }

    @Test("at the edges of the safe area the view goes on as its mirror, and nowhere else")
    func edges() {
        let pixels = Picture(100, 200, Page(isEnabled: true)).pixels
        #expect(pixels[50, 5].red > 240 && pixels[50, 5].green < 15 && pixels[50, 39].red > 240)
        #expect(pixels[50, 60] == .pureRed && pixels[50, 195] == .pureBlue)
        let both = Picture(100, 200, Page(isEnabled: true, edges: [.top, .bottom])).pixels
        #expect(both[50, 5].red > 240 && both[50, 195].blue > 240)
        let none = Picture(100, 200, Page(isEnabled: false, edges: [.top, .bottom])).pixels
        #expect(none[50, 5] == .white && none[50, 195] == .white && none[50, 60] == .pureRed)
    }

    @Test("the copies are mirrored, blurred more than the view, and cover all the room where the view is small")
    func mirrors() {
        let pixels = Picture(
            100, 200,
            VStack(spacing: 0) {
                Color.pureRed.frame(height: 15)
                Color.pureBlue.frame(height: 15)
            }
            .backgroundExtensionEffect()
            .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 170) }
        ).pixels
        // The mirror of 30 points fills 170: far from the edge is what is far from it in the view.
        #expect(pixels[50, 160].red > 200 && pixels[50, 5].blue > 200)
        #expect((0..<100).allSatisfy { pixels[$0, 5] != .white })
        #expect(pixels[50, 180] == .pureRed && pixels[50, 190] == .pureBlue)
        #expect((40..<100).contains { pixels[50, $0].red > 20 && pixels[50, $0].blue > 20 }, "the blur")
    }

    private struct Growing: View {
        @State private var isOpen = false
        @State private var color = Color.pureRed
        @State private var taps = 0
        var body: some View {
            VStack {
                Button("Bar") { isOpen.toggle() }
                Button("Colour") { color = .pureBlue }
                Button("Taps \(taps)") { taps += 1 }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(color)
            .backgroundExtensionEffect()
            .safeAreaInset(edge: .top, spacing: 0) { if isOpen { Color.clear.frame(height: 60) } }
        }
    }

    @Test("the copies follow the bars and the view, which is used and described once")
    func follows() {
        let screen = Screen(size: CGSize(width: 200, height: 300)) { Growing() }
        func top() -> RGBA8 { CairoRenderer.pixels(ofPNG: screen.image())![100, 5] }
        screen.button("Bar").tap()
        #expect(top().red > 240 && top().blue < 15)
        screen.button("Colour").tap()
        #expect(top().blue > 240 && top().red < 15)
        screen.button("Taps 0").tap()
        #expect(screen.texts == ["Bar", "Colour", "Taps 1"])
        #expect(screen.rebuild() == [])
    }
}
