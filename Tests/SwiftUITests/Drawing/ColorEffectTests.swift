import MartletCairo
import Testing

@testable import SwiftUI

@MainActor @Suite("Colour effects and masks")
struct ColorEffectTests {
    func pixel(_ view: some View) -> RGBA8 { Picture(view).pixels[50, 50] }

    @Test("each effect changes the colours as its name says")
    func effects() {
        #expect(pixel(Color.pureRed.colorInvert()) == RGBA8(red: 0, green: 255, blue: 255))
        #expect(pixel(Color.pureRed.saturation(0)) == pixel(Color.pureRed.grayscale(1)))
        #expect(pixel(Color.pureRed.grayscale(1)) == RGBA8(red: 54, green: 54, blue: 54))
        #expect(pixel(Color.black.brightness(0.5)) == RGBA8(red: 128, green: 128, blue: 128))
        #expect(pixel(Color.pureRed.contrast(0)) == RGBA8(red: 128, green: 128, blue: 128))
        #expect(pixel(Color.white.colorMultiply(.pureBlue)) == .pureBlue)
        #expect(pixel(Color.pureRed.hueRotation(.degrees(360))) == .pureRed)
        let turned = pixel(Color.pureRed.hueRotation(.degrees(120)))
        #expect(turned.green > turned.red && turned.green > turned.blue)
    }

    @Test("an effect on a half transparent view leaves it half transparent")
    func transparency() {
        // Half of cyan on white.
        let mixed = pixel(Color.pureRed.opacity(0.5).colorInvert())
        #expect(abs(Int(mixed.red) - 128) <= 1 && mixed.green == 255 && mixed.blue == 255)
    }

    @Test("a mask shows the view where the mask is, as much as it is opaque")
    func mask() {
        let pixels = Picture(Sized(40, 40, Color.pureRed).mask { Circle() }).pixels
        #expect(pixels[50, 50] == .pureRed && pixels[32, 32] == .white)
        let half = Picture(Sized(40, 40, Color.pureRed).mask(Color.black.opacity(0.5))).pixels
        #expect(abs(Int(half[50, 50].green) - 128) <= 1)
        let corner = Picture(
            Sized(40, 40, Color.pureRed).mask(alignment: .topLeading) { Sized(10, 10, Color.black) }
        ).pixels
        #expect(corner[32, 32] == .pureRed && corner[50, 50] == .white)
        #expect(Picture(Sized(40, 40, Color.pureRed).mask { EmptyView() }).pixels[50, 50] == .white)
    }

    @Test("a mask's texts are not on the screen, and the view takes its events")
    func maskIsNoContent() {
        let picture = Picture(Text("seen").mask { Text("mask") })
        #expect(picture.texts == ["seen"] && picture.isHit(50, 50))
        #expect(pixel(Sized(40, 40, Color.white).mask { Color.white.luminanceToAlpha() }) == .white)
        #expect(pixel(Sized(40, 40, Color.pureRed).mask { Color.black.luminanceToAlpha() }) == .white)
    }

    @Test("an opaque blur fills its frame, another fades towards its edge")
    func opaqueBlur() {
        let faded = Picture(Sized(40, 40, Color.pureRed).blur(radius: 6)).pixels
        let full = Picture(Sized(40, 40, Color.pureRed).blur(radius: 6, opaque: true)).pixels
        #expect(faded[31, 50] != .pureRed && full[31, 50] == .pureRed && full[28, 50] == .white)
    }

    @Test("luminance as opacity keeps the smooth edges of a figure and leaves nothing out of nothing")
    func luminanceOfEdges() {
        func opacities(_ view: some View) -> [RGBA8] { Picture(view.background(Color.pureGreen)).pixels.values }
        let figure = Sized(40, 40, Circle().fill(Color.white))
        // White is as opaque as it was: the same circle in black.
        #expect(opacities(figure.luminanceToAlpha()) == opacities(Sized(40, 40, Circle().fill(Color.black))))
        let half = Picture(Sized(40, 40, Color.white.opacity(0.5)).luminanceToAlpha()).pixels[50, 50]
        #expect(abs(Int(half.red) - 127) <= 1)
    }

    @Test("a clip follows the even-odd rule, and without antialiasing has no pixels in between")
    func clipStyles() {
        struct Ring: Shape {
            func path(in rect: CGRect) -> Path {
                Path {
                    $0.addRect(rect)
                    $0.addRect(rect.insetBy(dx: 10, dy: 10))
                }
            }
        }
        let ring = Picture(Sized(40, 40, Color.pureRed).clipShape(Ring(), style: FillStyle(eoFill: true)))
        #expect(ring.pixels[50, 50] == .white && ring.pixels[32, 50] == .pureRed)
        #expect(!ring.isHit(50, 50) && ring.isHit(32, 50))
        func colors(_ antialiased: Bool) -> Set<UInt8> {
            let circle = Sized(40, 40, Color.pureRed).clipShape(Circle(), style: FillStyle(antialiased: antialiased))
            return Set(Picture(circle).pixels.values.map(\.green))
        }
        #expect(colors(false) == [0, 255] && colors(true).count > 2)
    }

    @Test("a continuous corner bends before a circular one, and is circular where it has no room")
    func continuousCorners() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let circular = Path(roundedRect: rect, cornerRadius: 20, style: .circular)
        let continuous = Path(roundedRect: rect, cornerRadius: 20)
        #expect(circular.contains(CGPoint(x: 78, y: 0.02)) && !continuous.contains(CGPoint(x: 78, y: 0.02)))
        #expect(!circular.contains(CGPoint(x: 98, y: 2)) && !continuous.contains(CGPoint(x: 98, y: 2)))
        #expect(continuous.contains(CGPoint(x: 69, y: 0.02)) && continuous.contains(CGPoint(x: 2, y: 50)))
        #expect(
            Path(roundedRect: rect, cornerRadius: 50) == Path(roundedRect: rect, cornerRadius: 50, style: .circular))
        #expect(continuous.boundingRect == rect)
    }
}
