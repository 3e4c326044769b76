import MartletCairo
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Decorations on their way", .serialized)
struct MovingDecorationTests {
    struct Growing: View {
        let decorate: (AnyView) -> AnyView
        @State private var isLarge = false
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.white
                decorate(AnyView(Color.clear.frame(width: isLarge ? 200 : 40, height: 40)))
                Button("Go") { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }.offset(y: 100)
            }
        }
    }

    private func width(_ decorate: @escaping (AnyView) -> AnyView) -> Int {
        let screen = Screen(size: CGSize(width: 300, height: 200)) { Growing(decorate: decorate) }
        screen.button("Go").tap()
        screen.advance(by: .seconds(0.5))
        let image = CairoRenderer.pixels(ofPNG: screen.image())!
        return (0..<300).filter { image[$0, 20].red > 200 && image[$0, 20].green < 100 }.map { $0 + 1 }.max() ?? 0
    }

    @Test("backgrounds, borders and clips are as large as what they are around, half way, too")
    func sizes() {
        let red = Color(red: 1, green: 0, blue: 0)
        for width in [
            width { AnyView($0.background(red)) },
            width { AnyView($0.border(red, width: 30)) },
            width { AnyView($0.overlay(red)) },
            width { AnyView($0.background(red.frame(width: 300), alignment: .leading).clipped()) },
        ] {
            #expect(abs(width - 120) <= 2)
        }
    }
}
