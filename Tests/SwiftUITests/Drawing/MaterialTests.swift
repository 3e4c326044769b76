import Foundation
import MartletCairo
import MartletDisplay
import Testing

@testable import SwiftUI

@MainActor @Suite("Materials")
struct MaterialTests {
    /// Red on the left and blue on the right, under something 60 by 60 points in the middle.
    private func halves(_ front: some View) -> some View {
        ZStack {
            HStack(spacing: 0) {
                Color.pureRed
                Color.pureBlue
            }
            front
        }
    }

    private func brightness(_ color: RGBA8) -> Int { Int(color.red) + Int(color.green) + Int(color.blue) }

    @Test("a material shows what lies below, blurred and tinted, and nothing outside of its shape")
    func blur() {
        let picture = Picture(halves(Sized(60, 60, Color.clear).background(.ultraThinMaterial, in: Circle()))).pixels
        let (left, middle, right) = (picture[30, 50], picture[50, 50], picture[70, 50])
        #expect(left.red > left.blue && right.blue > right.red)
        #expect(abs(Int(middle.red) - Int(middle.blue)) < 16, "both colours meet in the middle")
        #expect(left.green > 150, "the tint of a light window is white")
        #expect(picture[22, 22] == .pureRed && picture[78, 78] == .pureBlue, "corners outside of the circle")
    }

    @Test("at the edge of the window a material is as thick as in its middle")
    func edges() {
        let stripes = VStack(spacing: 0) {
            ForEach(0..<50, id: \.self) { $0 % 2 == 0 ? Color.pureRed : Color.pureBlue }.frame(height: 2)
        }
        let picture = Picture(
            ZStack {
                stripes; Sized(100, 100, Color.clear).background(.ultraThinMaterial)
            }
        ).pixels
        func contrast(_ x: Int) -> Int {
            let reds = (40..<60).map { Int(picture[x, $0].red) }
            return reds.max()! - reds.min()!
        }
        #expect(contrast(50) < 8 && contrast(0) < 8 && contrast(99) < 8)
    }

    @Test("the material of bars is as a bar is on an empty page, light or dark", arguments: [ColorScheme.light, .dark])
    func bars(scheme: ColorScheme) {
        let page = Color(.system(.windowBackground))
        func middle(_ view: some View) -> RGBA8 { Picture(view.environment(\.colorScheme, scheme)).pixels[50, 50] }
        #expect(
            middle(
                ZStack {
                    page; Sized(60, 60, Color.clear).background(.bar)
                }) == middle(page))
    }

    @Test("a thicker material lets less through")
    func thickness() {
        let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
        let values = materials.map { material in
            Int(Picture(halves(Sized(60, 60, Color.clear).background(material))).pixels[30, 50].green)
        }
        #expect(values == values.sorted() && Set(values).count == values.count)
        #expect(values[0] > 150 && values[4] > 240)
    }

    @Test("materials are dark in the dark, and hide what lies below with high contrast")
    func surroundings() {
        let front = Sized(60, 60, Color.clear).background(.thinMaterial)
        #expect(brightness(Picture(scheme: .dark, halves(front)).pixels[50, 50]) < 300)
        var environment = EnvironmentValues()
        environment[ColorSchemeContrastKey.self] = .increased
        #expect(Material.ultraThin.resolvedFill(in: environment) == .color(.white))
    }

    @Test("in a group that is put together first only what the group shows is seen through a material")
    func isolated() {
        let front = Sized(60, 60, Color.clear).background(.ultraThinMaterial).compositingGroup()
        let pixel = Picture(halves(front)).pixels[30, 50]
        #expect(pixel.red == 255 && pixel.blue == pixel.green, "the red below is not blurred with the blue")
    }

    @Test("texts on a background of a material know it, and those beside do not")
    func environment() {
        struct Reader: View {
            @Environment(\.backgroundMaterial) private var material
            var body: some View { Text(material == .thin ? "on" : "off") }
        }
        let picture = Picture(
            VStack {
                Reader().background(.thinMaterial)
                Reader()
                Reader().background(.red)
                Reader().overlay(.thinMaterial)
            })
        #expect(picture.texts == ["on", "off", "off", "off"])
    }

    @Test("texts on a material are stronger than their level elsewhere, unless the program gave them a style")
    func vibrancy() {
        func color(_ text: some View) -> RGBA { Picture(text).runs[0].color }
        let plain = color(Text("a").foregroundStyle(.secondary))
        let vibrant = color(Text("a").foregroundStyle(.secondary).background(.thinMaterial))
        #expect(vibrant.alpha > plain.alpha)
        let own = color(Text("a").foregroundStyle(Color.pureRed).background(.thinMaterial))
        #expect(own == RGBA(red: 1, green: 0, blue: 0))
    }

    @Test("a material fills lines and texts too")
    func elsewhere() {
        let line = Picture(halves(Circle().stroke(.ultraThinMaterial, lineWidth: 10).frame(width: 60, height: 60)))
        #expect(line.pixels[50, 50] != .white && line.pixels[20, 50].green > 100)
        #expect(line.pixels[35, 50] == .pureRed)
        let text = Picture(halves(Text("■■").font(.system(size: 40)).foregroundStyle(.thinMaterial)))
        #expect(text.pixels != Picture(halves(Color.clear)).pixels)
    }
}
