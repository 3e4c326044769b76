import MartletCairo
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Gradients that fade", .serialized)
struct FadingTests {
    private func pixel(_ image: PixelImage, _ x: Int, _ y: Int) -> [Int] {
        let color = image[x, y]
        return [color.red, color.green, color.blue].map { Int($0) }
    }

    @Test("on its way to clear a colour does not darken, on either side", arguments: [false, true])
    func clear(isMasked: Bool) {
        let gradient = LinearGradient(colors: [.clear, .white, .clear], startPoint: .leading, endPoint: .trailing)
        let screen = Screen(size: CGSize(width: 100, height: 20)) {
            Group {
                if isMasked { gradient.mask(Rectangle()) } else { gradient }
            }
            .background(Color(white: 0.5))
        }
        let image = CairoRenderer.pixels(ofPNG: screen.image())!
        for x in [1, 25, 50, 75, 98] { #expect(pixel(image, x, 10)[0] >= 126) }
        #expect(pixel(image, 50, 10)[0] > 245)
    }

    @Test("letters in a gradient are as faint as it")
    func letters() {
        let screen = Screen(size: CGSize(width: 300, height: 60)) {
            Text("IIIIIIIIIIIIIIIIIIII").font(.system(size: 40, weight: .black))
                .foregroundStyle(.linearGradient(colors: [.clear, .red], startPoint: .leading, endPoint: .trailing))
                .background(.white)
        }
        let image = CairoRenderer.pixels(ofPNG: screen.image())!
        let frame = screen.texts.isEmpty ? CGRect.zero : screen.text("IIIIIIIIIIIIIIIIIIII").frame
        func darkest(_ range: Range<Int>) -> Int {
            range.map { pixel(image, $0, Int(frame.midY))[1] }.min() ?? 0
        }
        #expect(darkest(Int(frame.minX)..<Int(frame.minX) + 20) > 200)
        #expect(darkest(Int(frame.maxX) - 20..<Int(frame.maxX)) < 90)
    }

    struct Counter: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Button("Tap \(count)") { count += 1 }
                Text("See \(Image(systemName: "star")) there")
            }
            .environment(\.locale, Locale(identifier: count % 2 == 0 ? "en_US" : "en_GB"))
        }
    }

    @Test("a run of a text has its own colour or gradient, whatever the runs beside it have")
    func runs() {
        func colors(_ text: Text) -> Set<String> {
            let image = Picture(text.font(.system(size: 30))).pixels
            return Set(
                image.values.compactMap { pixel in
                    switch (pixel.red, pixel.green, pixel.blue) {
                    case (255, 0, 0): "red"
                    case (0, 255, 0): "green"
                    case (0, 0, 255): "blue"
                    default: nil
                    }
                })
        }
        let green = LinearGradient(colors: [.pureGreen, .pureGreen], startPoint: .leading, endPoint: .trailing)
        let blue = LinearGradient(colors: [.pureBlue, .pureBlue], startPoint: .leading, endPoint: .trailing)
        let (one, two) = (Text("■"), Text("■"))
        #expect(colors(one.foregroundStyle(Color.pureRed) + two.foregroundStyle(green)) == ["red", "green"])
        #expect(colors((one + two.foregroundStyle(Color.pureRed)).foregroundStyle(blue)) == ["red", "blue"])
        #expect(colors(one.foregroundStyle(blue) + two.foregroundStyle(green)) == ["blue", "green"])
        #expect(colors((one + two).foregroundStyle(green)) == ["green"])
    }

    @Test("a translucent gradient is as faint on letters and symbols as its colour", arguments: [false, true])
    func faint(isSymbol: Bool) {
        func darkest(_ style: some ShapeStyle) -> UInt8 {
            let view = isSymbol ? AnyView(Image(systemName: "square.fill")) : AnyView(Text("■"))
            return Picture(view.font(.system(size: 30)).foregroundStyle(style)).pixels.values.map(\.red).min()!
        }
        let color = Color.pureBlue.opacity(0.5)
        let plain = darkest(color)
        #expect((100...150).contains(plain))
        #expect(darkest(LinearGradient(colors: [color], startPoint: .top, endPoint: .bottom)) == plain)
    }

    @Test("a picture in a text stays where it is when the view around is evaluated again")
    func picture() {
        let screen = Screen(size: CGSize(width: 300, height: 100)) { Counter() }
        let image = CairoRenderer.pixels(ofPNG: screen.image())!
        screen.button("Tap 0").tap()
        screen.button("Tap 1").tap()
        #expect(screen.texts.count == 2)
        screen.button("Tap 2").tap()
        let now = CairoRenderer.pixels(ofPNG: screen.image())!
        var differing = 0
        for x in 0..<300 { for y in 55..<100 where pixel(image, x, y) != pixel(now, x, y) { differing += 1 } }
        #expect(differing == 0)
    }
}
