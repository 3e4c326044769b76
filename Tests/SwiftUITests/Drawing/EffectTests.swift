import Foundation
import MartletDisplay
import MartletGraph
import MartletHeadless
import Testing

@testable import SwiftUI

@MainActor @Suite("Effects")
struct EffectTests {
    func box(_ size: CGFloat = 40) -> Sized<Color> { Sized(size, size, Color.pureRed) }

    @Test("opacity fades; at 0 nothing is hit or described")
    func opacity() {
        let half = Picture(box().opacity(0.5))
        #expect(abs(Int(half.pixels[50, 50].green) - 128) <= 1 && half.isHit(50, 50))
        let none = Picture(Text("a").opacity(0))
        #expect(none.texts == [] && !none.isHit(50, 50))
    }

    @Test("hidden keeps the place and shows, describes and takes nothing")
    func hidden() {
        let picture = Picture(
            VStack(spacing: 0) {
                box().hidden()
                Sized(40, 40, Color.pureBlue)
            })
        #expect(picture.pixels[50, 30] == .white && picture.pixels[50, 70] == .pureBlue)
        #expect(!picture.isHit(50, 30) && picture.isHit(50, 70))
        #expect(Picture(Text("a").hidden()).texts == [])
    }

    @Test("semantics 98: turning a square keeps its frame and draws the turned outline")
    func rotation() {
        let picture = Picture(
            VStack(spacing: 0) {
                box().rotationEffect(.degrees(45))
                Sized(40, 20, Text("below"))
            })
        // The square is at 30, 20 to 70, 60; its corners now point up, right, down and left.
        #expect(picture.pixels[50, 14] == .pureRed && picture.pixels[32, 22] == .white)
        #expect(picture.isHit(50, 14) && !picture.isHit(32, 22))
        #expect(picture.textFrames[0].minY == 60)
    }

    @Test("scaling is about the anchor, and hits follow")
    func scale() {
        let picture = Picture(box(20).scaleEffect(2, anchor: .topLeading))
        #expect(
            picture.pixels[41, 41] == .pureRed && picture.pixels[78, 78] == .pureRed && picture.pixels[39, 39] == .white
        )
        #expect(picture.isHit(78, 78) && !picture.isHit(39, 39))
        #expect(!Picture(box().scaleEffect(0)).isHit(50, 50))
        let text = Picture(Sized(20, 20, Text("a")).scaleEffect(x: 2, y: 1)).textFrames[0]
        let plain = Picture(Sized(20, 20, Text("a"))).textFrames[0]
        #expect(text.width == plain.width * 2 && text.height == plain.height)
    }

    @Test("a transformation is about the top left corner")
    func transform() {
        let picture = Picture(box(20).transformEffect(CGAffineTransform(translationX: 20, y: 0)))
        #expect(picture.pixels[45, 50] == .white && picture.pixels[70, 50] == .pureRed && picture.isHit(70, 50))
    }

    @Test("clipping cuts off what is drawn, hit and described outside")
    func clipping() {
        let circle = Picture(box().clipShape(Circle()))
        #expect(circle.pixels[32, 32] == .white && circle.pixels[50, 50] == .pureRed)
        #expect(!circle.isHit(32, 32) && circle.isHit(50, 50))
        let wide = Picture(Sized(20, 20, Sized(60, 20, Color.pureRed)).clipped())
        #expect(wide.pixels[58, 50] == .pureRed && wide.pixels[62, 50] == .white)
        let corner = Picture(box().cornerRadius(10)).pixels
        #expect(corner[30, 30] == .white && corner[50, 30] == .pureRed)
    }

    @Test("a border lies inside the frame")
    func border() {
        let pixels = Picture(box().border(Color.pureBlue, width: 3)).pixels
        #expect(pixels[30, 50] == .pureBlue && pixels[32, 50] == .pureBlue && pixels[33, 50] == .pureRed)
        #expect(pixels[29, 50] == .white)
    }

    @Test("a shadow lies below and does not change the place")
    func shadow() {
        let pixels = Picture(box().shadow(color: .black, radius: 0, x: 5, y: 5)).pixels
        #expect(pixels[50, 50] == .pureRed && pixels[73, 73] == .black && pixels[27, 27] == .white)
    }

    @Test("blur and blend modes mix with what is beside and below")
    func mixing() {
        let blurred = Picture(box().blur(radius: 4)).pixels
        #expect(blurred[50, 50] == .pureRed && blurred[30, 50] != .pureRed && blurred[30, 50] != .white)
        let multiplied = Picture(
            ZStack {
                Color(red: 1, green: 1, blue: 0)
                Color(red: 0, green: 1, blue: 1).blendMode(.multiply)
            }
        ).pixels
        #expect(multiplied[50, 50] == .pureGreen)
    }

    @Test("a style fills the frame, or a shape of its size, behind or in front")
    func decorations() {
        let behind = Picture(Sized(40, 40, EmptyView()).background(.red, in: Circle()))
        #expect(behind.outlines == [])
        let filled = Picture(Sized(40, 40, Color.clear).background(Color.pureRed, in: Circle()))
        #expect(filled.pixels[50, 50] == .pureRed && filled.pixels[32, 32] == .white && filled.isHit(50, 50))
        #expect(Picture(box().overlay(Color.pureBlue)).pixels[50, 50] == .pureBlue)
        #expect(Picture(box().background(Color.pureBlue)).pixels[50, 50] == .pureRed)
    }

    struct Fading: View {
        @Binding var opacity: Double
        var body: some View { Color.pureRed.opacity(opacity) }
    }

    @Test("another opacity changes the group's look and draws nothing again")
    func update() {
        final class Model: ObservableObject { @Published var opacity = 1.0 }
        struct Content: View {
            @ObservedObject var model: Model
            var body: some View { Color.pureRed.opacity(model.opacity) }
        }
        let model = Model()
        let picture = Picture(Content(model: model))
        #expect(picture.pixels[50, 50] == .pureRed)
        model.opacity = 0.5
        picture.run()
        #expect(abs(Int(picture.pixels[50, 50].green) - 128) <= 1)
    }
}

@MainActor @Suite("Symbols")
struct ImageTests {
    @Test("a symbol is as large as its font and scale say, and square")
    func size() {
        func size(_ view: some View) -> CGSize { Picture(400, 400, view).root.describe().elements[0].frame.size }
        #expect(size(Image(systemName: "heart.fill").font(.system(size: 20))) == CGSize(width: 24, height: 24))
        #expect(size(Image(systemName: "heart.fill").font(.system(size: 20)).imageScale(.large)).width > 24)
        #expect(size(Sized(50, 30, Image(systemName: "heart").resizable())) == CGSize(width: 50, height: 30))
    }

    @Test("a symbol has the foreground colour; a resized one fills its frame")
    func drawing() {
        let pixels = Picture(Sized(40, 40, Image(systemName: "circle.fill").resizable()).foregroundStyle(Color.pureRed))
            .pixels
        #expect(pixels[50, 50] == .pureRed && pixels[50, 36] == .pureRed && pixels[22, 22] == .white)
        let gradient = LinearGradient(colors: [.pureRed, .pureBlue], startPoint: .leading, endPoint: .trailing)
        let filled = Picture(Sized(40, 40, Image(systemName: "circle.fill").resizable()).foregroundStyle(gradient))
            .pixels
        #expect(filled[36, 50].red > 180 && filled[64, 50].blue > 180)
    }

    @Test("a name without a symbol is warned about once and shows a placeholder")
    func unknown() {
        var warnings: [String] = []
        let observer = NSObject()
        RuntimeWarning.observe(for: observer) { warnings.append($0) }
        defer { RuntimeWarning.stopObserving(for: observer) }
        let picture = Picture(
            HStack {
                Image(systemName: "no.such.thing.anywhere")
                Image(systemName: "no.such.thing.anywhere")
            })
        #expect(warnings == ["No symbol named 'no.such.thing.anywhere' found in system symbol set"])
        #expect(!picture.items.isEmpty)
    }

    @Test("a variant is shown where the symbol has it")
    func variants() {
        #expect(SymbolVariants.circle.fill.name(for: "heart") == "heart.circle.fill")
        #expect(SymbolVariants.fill.name(for: "heart.fill") == "heart.fill")
        #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.fill.contains(.circle))
    }
}
