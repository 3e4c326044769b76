import Foundation
import MartletCairo
import MartletDisplay
import Testing

@testable import SwiftUI

@MainActor @Suite("Shape styles")
struct StyleTests {
    private func red(_ style: some ShapeStyle) -> Picture { Picture(Sized(40, 40, Rectangle().fill(style))) }

    @Test("a drop shadow is drawn behind the fill, an inner one inside of it and nowhere else")
    func shadows() {
        let drop = red(Color.pureRed.shadow(.drop(color: .black, radius: 0, x: 10, y: 0))).pixels
        #expect(drop[50, 50] == .pureRed && drop[75, 50] == .black && drop[25, 50] == .white)
        let inner = red(Color.pureRed.shadow(.inner(color: .black, radius: 0, x: 10, y: 0))).pixels
        #expect(inner[35, 50] == .black && inner[50, 50] == .pureRed && inner[25, 50] == .white)
        #expect(inner[69, 50] == .pureRed)
        let both = red(
            Color.pureRed.shadow(.inner(color: .black, radius: 0, x: 10)).shadow(
                .drop(color: .pureBlue, radius: 0, y: 10))
        ).pixels
        #expect(both[35, 50] == .black && both[50, 50] == .pureRed && both[50, 75] == .pureBlue)
    }

    @Test("shadows of styles follow texts and symbols")
    func shadowsOfTexts() {
        func ink(_ view: some View) -> Int { Picture(view).pixels.values.count { $0 != .white } }
        let text = Text("■").font(.system(size: 30))
        let plain = ink(text.foregroundStyle(Color.pureRed))
        #expect(ink(text.foregroundStyle(Color.pureRed.shadow(.drop(color: .black, radius: 0, x: 6)))) > plain)
        let inner = Picture(text.foregroundStyle(Color.pureRed.shadow(.inner(color: .black, radius: 0, x: 6)))).pixels
        #expect(inner.values.contains(.black) && inner.values.contains(.pureRed))
        #expect(inner.values.count { $0 != .white } == plain)
        let symbol = Image(systemName: "circle.fill").font(.system(size: 30))
        #expect(
            ink(symbol.foregroundStyle(Color.pureRed.shadow(.drop(radius: 2, x: 6))))
                > ink(symbol.foregroundStyle(Color.pureRed)))
    }

    @Test("shadows with numbers that are none are drawn without")
    func badShadows() {
        let bad = red(Color.pureRed.shadow(.drop(radius: .nan, x: .infinity))).pixels
        #expect(bad[50, 50] == .pureRed && bad[25, 50] == .white)
    }

    @Test("levels of a style are the style, fainter")
    func levels() {
        let alphas = [
            Color.pureRed.secondary.alpha, Color.pureRed.tertiary.alpha, Color.pureRed.quaternary.alpha,
            Color.pureRed.quinary.alpha,
        ]
        #expect(alphas == [0.625, 0.35, 0.2, 0.12])
        let foreground = Picture(
            Text("a").foregroundStyle(.primary.secondary).foregroundStyle(Color.pureRed, Color.pureBlue))
        #expect(foreground.runs[0].color == RGBA(red: 0, green: 0, blue: 1), "a level for which a style was set")
    }

    @Test("levels of the background differ from the background, light and dark; those of another are fainter")
    func backgroundLevels() {
        for scheme in [ColorScheme.light, .dark] {
            let colors = [AnyShapeStyle(.background), AnyShapeStyle(.background.secondary)].map { style in
                Picture(scheme: scheme, Rectangle().fill(style)).outlineColors
            }
            #expect(colors[0] != colors[1] && colors.allSatisfy { $0.count == 1 && $0[0].alpha == 1 })
        }
        let own = Picture(Rectangle().fill(.background.secondary).backgroundStyle(Color.pureRed)).outlineColors
        #expect(own.map(\.red) == [1] && own[0].alpha < 1)
    }

    @Test("a linear gradient without a length is the colour of its end")
    func noLength() {
        let pixels = red(LinearGradient(colors: [.pureRed, .pureBlue], startPoint: .center, endPoint: .center)).pixels
        #expect(pixels[32, 32] == .pureBlue && pixels[68, 68] == .pureBlue)
    }

    @Test("a style may fill with its unit points in another rectangle")
    func anchored() {
        let gradient = LinearGradient(colors: [.pureRed, .pureBlue], startPoint: .leading, endPoint: .trailing)
        let wide = red(gradient.in(CGRect(x: 0, y: 0, width: 80, height: 40))).pixels
        #expect(wide[68, 50].red > 100 && wide[31, 50].red > 240)
    }

    @Test("a style with a blend mode mixes with what lies below")
    func blending() {
        let picture = Picture(
            ZStack {
                Color.pureRed
                Sized(40, 40, Rectangle().fill(Color.pureBlue.blendMode(.plusLighter)))
            })
        #expect(picture.pixels[50, 50] == RGBA8(red: 255, green: 0, blue: 255))
    }

    @Test("the background style is the window's until another is set")
    func background() {
        let own = Picture(Sized(40, 40, Color.clear).background().backgroundStyle(Color.pureBlue)).pixels
        #expect(own[50, 50] == .pureBlue)
        let window = Picture(Sized(40, 40, Rectangle().fill(.windowBackground)).backgroundStyle(.red)).pixels
        #expect(window[50, 50] == RGBA8(red: 0xFA, green: 0xFA, blue: 0xFB))
        let nested = Picture(
            Sized(40, 40, Rectangle().fill(.background)).backgroundStyle(.background).backgroundStyle(Color.pureRed))
        #expect(nested.pixels[50, 50] == .pureRed)
    }

    @Test("system styles are faint greys and the tint")
    func system() {
        func color(_ style: some ShapeStyle) -> RGBA { style.resolvedFill(in: EnvironmentValues()).solidColor }
        #expect(color(.fill).alpha == 0.2 && color(.separator).alpha == 0.1)
        #expect(color(.selection) == SystemColor.accent && color(.link) == RGBA(hex: 0x1C71D8))
        #expect(color(.placeholder).alpha < color(.primary).alpha)
        let tinted = Picture(Sized(40, 40, Rectangle().fill(.selection)).tint(Color.pureRed))
        #expect(tinted.pixels[50, 50] == .pureRed)
    }

    @Test("an elliptical gradient is as wide and as high as what it fills")
    func elliptical() {
        let picture = Picture(
            Sized(80, 40, EllipticalGradient(colors: [.pureRed, .pureBlue]))
        ).pixels
        #expect(picture[50, 50].red > 240 && picture[11, 50].blue > 230 && picture[50, 31].blue > 230)
        #expect(abs(Int(picture[30, 50].red) - Int(picture[50, 40].red)) < 12, "halfway in both directions")
        let none = Picture(Sized(40, 40, EllipticalGradient(colors: [], endRadiusFraction: .nan))).pixels
        #expect(none[5, 5] == .white)
    }

    @Test("a mesh gradient has its colours at its points, and its background where it does not reach")
    func mesh() {
        let corners: [Color] = [.pureRed, .pureGreen, .pureBlue, .black]
        func mesh(_ points: [SIMD2<Float>], smooth: Bool = true) -> PixelImage {
            Picture(
                Sized(
                    80, 80,
                    MeshGradient(
                        width: 2, height: 2, points: points, colors: corners, background: .white, smoothsColors: smooth)
                )
            ).pixels
        }
        let plain = mesh([[0, 0], [1, 0], [0, 1], [1, 1]])
        #expect(plain[11, 11].red > 240 && plain[88, 11].green > 240 && plain[11, 88].blue > 240)
        #expect(plain[88, 88].green < 15)
        let middle = plain[50, 50]
        #expect(abs(Int(middle.red) - 64) < 8 && abs(Int(middle.green) - 64) < 8 && abs(Int(middle.blue) - 64) < 8)
        let small = mesh([[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]])
        #expect(small[15, 15] == .white && small[32, 32].red > 220)
        let few = mesh([[0, 0]])
        #expect(few[50, 50] == .white, "too few points show the background")
        #expect(MeshGradient(width: -1, height: 3, points: [], colors: []).alpha == 0)
    }

    @Test("a gradient in Oklab has another middle than one in sRGB")
    func colorSpace() {
        let gradient = Gradient(colors: [.pureRed, .pureGreen])
        let plain = red(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing)).pixels[50, 50]
        let other = red(
            .linearGradient(gradient.colorSpace(.perceptual), startPoint: .leading, endPoint: .trailing)
        ).pixels[50, 50]
        #expect(abs(Int(plain.red) - 127) < 8 && Int(other.red) + Int(other.green) > Int(plain.red) + Int(plain.green))
    }

    @Test("a picture as a paint is repeated from the origin of what it fills, in a scale")
    func imagePaint() {
        let checks = DisplayImage(
            pixelWidth: 2, pixelHeight: 2, bytesPerRow: 8,
            pixels: [0, 0, 255, 255, 255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 255, 255])
        let image = Image(.pixels(checks, scale: 1)).interpolation(.none)
        let picture = Picture(Sized(40, 40, Rectangle().fill(ImagePaint(image: image, scale: 10)))).pixels
        #expect(picture[35, 35] == .pureRed && picture[45, 35] == .pureBlue && picture[35, 45] == .pureBlue)
        #expect(picture[55, 35] == .pureRed, "the next tile")
        let part = Picture(
            Sized(
                40, 40,
                Rectangle().fill(
                    .image(image, sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 0.5), scale: 10)))
        ).pixels
        #expect(part[35, 35] == .pureRed && part[45, 45] == .pureRed)
        #expect(red(ImagePaint(image: image, scale: 0)).pixels[50, 50] == .white)
        #expect(red(ImagePaint(image: image, sourceRect: .zero)).pixels[50, 50] == .white)
    }
}

extension ShapeStyle {
    @MainActor fileprivate var alpha: Float {
        let fill = resolvedFill(in: EnvironmentValues())
        guard case .mesh = fill else { return fill.solidColor.alpha }
        return 0
    }
}
