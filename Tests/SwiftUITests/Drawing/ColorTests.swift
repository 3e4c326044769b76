import Foundation
import MartletDisplay
import MartletHeadless
import Testing

@testable import SwiftUI

@MainActor @Suite("Colours")
struct ColorTests {
    @Test("semantics 95: a colour describes itself by name, after its opacity")
    func descriptions() {
        #expect(Color.red.opacity(0.334).description == "33% red")
        #expect(Color.red.opacity(0.3).opacity(0.5).description == "50% 30% red")
        #expect(Color.red.description == "red")
    }

    @Test("semantics 96: a resolved colour describes itself in hexadecimal digits")
    func resolvedDescription() {
        #expect(Color.Resolved(red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3).description == "#4C4C4C4D")
        #expect(Color(red: 1, green: 0, blue: 0.5).description == "#FF0080FF")
    }

    @Test("a resolved colour has the components that Core Graphics knows it by")
    func resolvedComponents() {
        let color = Color(red: 1, green: 0, blue: 0.5, opacity: 0.25).resolve(in: EnvironmentValues()).cgColor
        let components = color.components ?? []
        #expect(components.count == 4 && color.alpha == 0.25)
        #expect(zip(components, [1, 0, 0.5, 0.25]).allSatisfy { abs($0 - $1) < 0.001 })
    }

    @Test("components in display-P3 round as theirs do: 0.3 is 4D")
    func displayP3Description() {
        #expect(Color(.displayP3, red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3).description == "#4D4D4D4D")
        #expect(Color(.displayP3, white: 1).description == "#FFFFFFFF")
        #expect(Color(.displayP3, white: 0).description == "#000000FF")
    }

    @Test("hue, saturation and brightness become red, green and blue")
    func hues() {
        let color = Color(hue: 1.0 / 3, saturation: 1, brightness: 0.5).resolve(in: EnvironmentValues())
        #expect(abs(color.red) < 0.001 && abs(color.green - 0.5) < 0.001 && abs(color.blue) < 0.001)
        #expect(Color(hue: 0, saturation: 1, brightness: 1).resolve(in: EnvironmentValues()).description == "#FF0000FF")
    }

    @Test("linear components are kept, sRGB ones converted")
    func spaces() {
        #expect(Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 0).linearRed == 0.5)
        #expect(abs(Color.Resolved(red: 0.5, green: 0, blue: 0).linearRed - 0.2140) < 0.001)
    }

    @Test("equal colours are equal; a system colour has another value in the dark")
    func appearances() {
        #expect(
            Color.red == Color.red && Color.red != Color.blue && Color(white: 1) == Color(red: 1, green: 1, blue: 1))
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        #expect(Color.primary.resolve(in: dark) != Color.primary.resolve(in: EnvironmentValues()))
    }

    @Test("semantics 89: a colour is as large as it is offered and fills that")
    func fills() {
        let picture = Picture { Sized(20, 20, Color.pureRed) }
        #expect(
            picture.pixels[50, 50] == .pureRed && picture.pixels[39, 50] == .white && picture.pixels[60, 50] == .white)
        #expect(Picture(Color.pureRed).outlines == [.rect(CGRect(x: 0, y: 0, width: 100, height: 100))])
    }

    @Test("the accent colour is the tint around it, even as the tint itself")
    func accent() {
        #expect(Picture(Color.accentColor.tint(.pureGreen)).pixels[5, 5] == .pureGreen)
        #expect(Picture(Color.accentColor.tint(.accentColor).tint(.pureBlue)).pixels[5, 5] == .pureBlue)
        #expect(Picture(Rectangle().fill(.tint).accentColor(.pureRed)).pixels[5, 5] == .pureRed)
    }

    @Test("exposure multiplies light, and with it the headroom, which is told and kept through coding")
    func exposure() throws {
        let values = EnvironmentValues()
        let grey = Color(.sRGBLinear, white: 0.25, opacity: 0.5)
        let bright = grey.exposureAdjust(1).resolveHDR(in: values)
        #expect([bright.linearRed, bright.linearGreen, bright.linearBlue] == [0.5, 0.5, 0.5])
        #expect(bright.opacity == 0.5 && bright.headroom == 2)
        #expect(grey.exposureAdjust(-1).resolveHDR(in: values).headroom == nil)
        #expect(grey.resolveHDR(in: values) == Color.ResolvedHDR(grey.resolve(in: values)))
        let marked = grey.headroom(4)
        #expect(marked.resolve(in: values) == grey.resolve(in: values))
        #expect(marked.resolveHDR(in: values).headroom == 4)
        #expect(marked.exposureAdjust(1).opacity(0.5).resolveHDR(in: values).headroom == 8)
        #expect(marked.headroom(nil).resolveHDR(in: values).headroom == nil)
        #expect(Color(marked.resolveHDR(in: values)) == marked)
        for color in [bright, marked.resolveHDR(in: values), grey.resolveHDR(in: values)] {
            #expect(try JSONDecoder().decode(Color.ResolvedHDR.self, from: JSONEncoder().encode(color)) == color)
        }
        #expect(Picture(Color.pureRed.exposureAdjust(-20)).pixels[5, 5] == Picture(Color.black).pixels[5, 5])
    }

    @Test("a resolved colour keeps its components through coding")
    func coding() throws {
        let color = Color.Resolved(colorSpace: .sRGBLinear, red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)
        #expect(try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(color)) == color)
    }
}

@MainActor @Suite("Foreground styles")
struct ForegroundStyleTests {
    func run(_ view: some View) -> TextRun { Picture(view).runs[0] }

    @Test("the foreground style nearest to a text wins")
    func nearest() {
        #expect(
            run(Text("a").foregroundColor(.pureRed).foregroundColor(.pureBlue)).color == RGBA(red: 1, green: 0, blue: 0)
        )
        #expect(run(VStack { Text("a").foregroundStyle(Color.pureRed) }.foregroundStyle(.blue)).color.blue == 0)
    }

    @Test("a lower level is the foreground style around it, fainter")
    func levels() {
        let faint = run(VStack { Text("a") }.foregroundStyle(.secondary).foregroundStyle(Color.pureRed)).color
        #expect(faint.red == 1 && faint.green == 0 && faint.alpha > 0.5 && faint.alpha < 0.7)
    }

    @Test("levels with styles of their own use them")
    func ownLevels() {
        let color = run(VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.red, Color.pureBlue)).color
        #expect(color == RGBA(red: 0, green: 0, blue: 1))
    }

    @Test("no colour stands for the system's own")
    func reset() {
        let plain = run(Text("a")).color
        #expect(run(VStack { VStack { Text("a") }.foregroundColor(nil) }.foregroundColor(.red)).color == plain)
    }

    struct Scheme: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.colorScheme == .dark ? Color.pureGreen : Color.pureBlue
        }
    }

    @Test("a style of one's own is resolved in the environment of the view, and again when that changes")
    func custom() {
        let picture = Picture(Rectangle().fill(Scheme().opacity(1)))
        #expect(picture.pixels[5, 5] == .pureBlue)
        picture.window.window.setColorScheme(.dark)
        picture.run()
        #expect(picture.pixels[5, 5] == .pureGreen)
    }

    @Test("a text in a gradient is coloured from one side to the other, and nothing beside it is")
    func gradientText() {
        let gradient = LinearGradient(colors: [.pureRed, .pureBlue], startPoint: .leading, endPoint: .trailing)
        let picture = Picture(200, 60, Text("████████").foregroundStyle(gradient))
        let pixels = picture.pixels
        let frame = picture.textFrames[0]
        let left = pixels[Int(frame.minX) + 4, Int(frame.midY)]
        let right = pixels[Int(frame.maxX) - 4, Int(frame.midY)]
        #expect(left.red > 200 && left.blue < 60 && right.blue > 200 && right.red < 60)
        #expect(pixels[2, 2] == .white)
    }
}
