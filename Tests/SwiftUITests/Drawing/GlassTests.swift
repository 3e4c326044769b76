import Foundation
import MartletCairo
import MartletDisplay
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Glass")
struct GlassTests {
    private func on(_ background: Color, _ front: some View) -> PixelImage {
        Picture(
            ZStack {
                background
                front
            }
        ).pixels
    }

    @Test("glass lets what lies below through, in a capsule, with a shadow around")
    func regular() {
        let pixels = on(.pureRed, Sized(60, 30, Color.clear).glassEffect())
        #expect(pixels[50, 50].red > 240 && pixels[50, 50].green > 200, "a light tint: \(pixels[50, 50])")
        #expect(pixels[21, 36].green < 60, "the corner outside of the capsule")
        #expect(pixels[50, 70].red < 255, "the shadow")
        let clear = on(.pureRed, Sized(60, 30, Color.clear).glassEffect(.clear, in: Rectangle()))
        #expect(clear[50, 50].green < pixels[50, 50].green && clear[21, 36].green > 60)
        #expect(on(.pureRed, Sized(60, 30, Color.clear).glassEffect(.identity))[50, 50] == .pureRed)
    }

    @Test("a button on glass is round where that is asked for")
    func circle() {
        func size(_ shape: ButtonBorderShape) -> CGSize {
            let screen = Screen {
                Button("Go") {}.buttonStyle(.glass).buttonBorderShape(shape)
            }
            return screen.button("Go").frame.size
        }
        #expect(size(.circle).width == size(.circle).height)
        #expect(size(.capsule).width > size(.capsule).height && size(.automatic) == size(.capsule))
    }

    @Test("tinted glass has that colour")
    func tint() {
        let pixels = on(.white, Sized(60, 30, Color.clear).glassEffect(.regular.tint(.pureBlue)))
        #expect(pixels[50, 50].blue > 240 && pixels[50, 50].red < 80)
    }

    @Test("interactive glass becomes brighter under the pointer")
    func interactive() {
        func brightness(_ glass: Glass) -> [Int] {
            let screen = Screen(size: CGSize(width: 100, height: 100)) {
                ZStack {
                    Color.black
                    Sized(60, 30, Color.clear).glassEffect(glass)
                }
            }
            func red() -> Int { Int(CairoRenderer.pixels(ofPNG: screen.image())?[50, 50].red ?? 0) }
            let before = red()
            screen.hover(at: CGPoint(x: 50, y: 50))
            return [before, red()]
        }
        let (still, moving) = (brightness(.clear), brightness(.clear.interactive()))
        #expect(still[0] == still[1] && moving[1] > moving[0])
    }

    @Test("in a container glass that is near is one surface")
    func container() {
        func pieces(_ spacing: CGFloat?) -> PixelImage {
            on(
                .pureRed,
                GlassEffectContainer(spacing: spacing) {
                    HStack(spacing: 10) {
                        Sized(30, 30, Color.clear).glassEffect()
                        Sized(30, 30, Color.clear).glassEffect()
                    }
                })
        }
        #expect(pieces(20)[50, 50].green > 150 && pieces(nil)[50, 50].green < 60)
        #expect(pieces(20)[30, 50].green > 150 && pieces(nil)[30, 50].green > 150)
    }

    private struct Spaces<Content: View>: View {
        @Namespace private var space
        let content: (Namespace.ID) -> Content
        init(@ViewBuilder _ content: @escaping (Namespace.ID) -> Content) { self.content = content }
        var body: some View { content(space) }
    }

    @Test("glass of one union is one surface however far it is apart")
    func union() {
        func middle(_ first: Int?, _ second: Int?) -> UInt8 {
            let view = Spaces { space in
                GlassEffectContainer {
                    HStack(spacing: 30) {
                        Sized(30, 30, Color.clear).glassEffect().glassEffectUnion(id: first, namespace: space)
                        Sized(30, 30, Color.clear).glassEffect().glassEffectUnion(id: second, namespace: space)
                    }
                }
            }
            return on(.pureRed, view)[50, 50].green
        }
        #expect(middle(1, 1) > 150 && middle(1, 2) < 60 && middle(nil, nil) < 60 && middle(1, nil) < 60)
    }

    private struct Steps: View {
        @ObservedObject var model: Moving.Model
        @Namespace private var space
        var body: some View {
            GlassEffectContainer {
                HStack(spacing: 0) {
                    ForEach(0..<5) { index in
                        ZStack {
                            if model.number == index {
                                Color.pureRed.glassEffect(in: .rect).glassEffectID("glass", in: space)
                            }
                        }
                        .frame(width: 40, height: 40)
                    }
                }
            }
        }
    }

    @Test("glass that takes the place of other glass with its id comes from there")
    func identity() {
        let page = Moving { model in Steps(model: model) }
        #expect(page.red(row: 20)?.lowerBound == 0)
        page.change(.linear(duration: 1)) { $0.number = 4 }
        page.advance(by: 0.5)
        let pixels = page.picture.pixels
        #expect(pixels[100, 20].green < 230 && pixels[10, 20].green > 230, "it is on its way")
        page.advance(by: 0.6)
        #expect(page.red(row: 20) == 160...200)
    }

    private struct Named: View {
        @State private var hasID = false
        @Namespace private var space
        var body: some View {
            VStack {
                Counter().glassEffect().glassEffectID(hasID ? "glass" : nil, in: space)
                Button("Name it") { hasID.toggle() }
            }
        }
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("Counted \(count)") { count += 1 } }
    }

    @Test("a view on glass keeps its state when an id comes or goes")
    func stateWithoutID() {
        let screen = Screen { Named() }
        screen.button("Counted 0").tap()
        let frame = screen.button("Counted 1").frame
        for _ in 0..<2 {
            screen.button("Name it").tap()
            #expect(screen.button("Counted 1").frame == frame)
        }
        #expect(screen.rebuild() == [] && screen.warnings == [])
    }

    @Test("buttons of glass are pressed as others are")
    func buttons() {
        struct Counting: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("\(count)")
                    Button("One") { count += 1 }.buttonStyle(.glass)
                    Button("Ten") { count += 10 }.buttonStyle(.glassProminent)
                    Button("Clear") { count += 100 }.buttonStyle(.glass(.clear))
                }
            }
        }
        let screen = Screen { Counting() }
        for name in ["One", "Ten", "Clear"] { screen.button(name).tap() }
        #expect(screen.texts.first == "111")
    }

    @Test("glass comes at once, fading, or out of a blur")
    func glass() {
        func page(_ transition: GlassEffectTransition) -> Moving {
            let page = Moving { model in
                VStack {
                    if model.isOn {
                        Color.pureRed.frame(width: 60, height: 40).glassEffectTransition(transition)
                    }
                }
                .frame(width: 100, height: 100)
            }
            page.change(.linear(duration: 1)) { $0.isOn = true }
            page.advance(by: 0.5)
            return page
        }
        func isRed(_ page: Moving) -> Bool { page.picture.pixels.values.contains(.pureRed) }
        #expect(isRed(page(.identity)))
        #expect(!isRed(page(.matchedGeometry)))
        #expect(!isRed(page(.materialize)))
    }
}
