import MartletCairo
import Testing
import ViewTesting

@testable import SwiftUI

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

    /// A quarter of a circle that turns.
    struct Slice: Shape {
        var start: Double
        var animatableData: Double {
            get { start }
            set { start = newValue }
        }
        func path(in rect: CGRect) -> Path { Path(CGRect(x: start, y: 0, width: 20, height: rect.height)) }
    }

    struct Sliding: View {
        @State private var isOn = false
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.white
                Slice(start: isOn ? 200 : 0).fill(Color(red: 1, green: 0, blue: 0)).stroke(.black, lineWidth: 2)
                Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }.offset(y: 100)
            }
        }
    }

    @Test("the fill and the strokes of a shape move together")
    func fillAndStroke() {
        let screen = Screen(size: CGSize(width: 300, height: 200)) { Sliding() }
        screen.button("Go").tap()
        screen.advance(by: .seconds(0.5))
        let image = CairoRenderer.pixels(ofPNG: screen.image())!
        let columns = (0..<300).filter { image[$0, 20].red > 200 && image[$0, 20].green < 100 }
        #expect(abs((columns.first ?? 0) - 101) <= 2 && columns.count > 14 && columns.count < 22)
    }

    struct Clipped: View {
        let content: (Bool) -> AnyView
        @State private var isOn = false
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.white
                content(isOn).frame(width: 200, height: 40)
                Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }.offset(y: 100)
            }
        }
    }

    @Test("clips, shapes of any type, shapes that are made smaller and gauges go from one value to the other")
    func clipsAndGauges() {
        let red = Color(red: 1, green: 0, blue: 0)
        func width(_ content: @escaping (Bool) -> AnyView) -> Int {
            let screen = Screen(size: CGSize(width: 300, height: 200)) { Clipped(content: content) }
            func measured() -> Int {
                let image = CairoRenderer.pixels(ofPNG: screen.image())!
                return (0..<300).count { image[$0, 20].red > 180 && image[$0, 20].green < 100 }
            }
            screen.button("Go").tap()
            screen.advance(by: .seconds(0.5))
            return measured()
        }
        struct Bar: Shape {
            var length: Double
            var animatableData: Double {
                get { length }
                set { length = newValue }
            }
            func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: length, height: rect.height)) }
        }
        let half = [
            width { AnyView(red.clipShape(Bar(length: $0 ? 200 : 0))) },
            width { AnyView(AnyShape(Bar(length: $0 ? 200 : 0)).fill(red)) },
            width { AnyView(Gauge(value: $0 ? 1 : 0) {}.gaugeStyle(.linearCapacity).tint(red)) },
        ]
        for width in half { #expect(abs(width - 100) <= 3, "\(half)") }
        // 20 points from each side, half of the way.
        #expect(abs(width { AnyView(Rectangle().inset(by: $0 ? 19 : 0).fill(red)) } - 181) <= 2)
        #expect(abs(width { AnyView(RoundedRectangle(cornerRadius: 4).inset(by: $0 ? 18 : 0).fill(red)) } - 182) <= 2)
    }

    @Test("a canvas grows with its frame, and a slider glides to what the program says, not behind the pointer")
    func canvasAndSlider() {
        let red = Color(red: 1, green: 0, blue: 0)
        func columns(_ screen: Screen) -> Int {
            let image = CairoRenderer.pixels(ofPNG: screen.image())!
            return (0..<300).count { image[$0, 20].red > 180 && image[$0, 20].green < 100 }
        }
        let canvas = Screen(size: CGSize(width: 300, height: 200)) {
            Clipped { isOn in
                AnyView(
                    Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red)) }
                        .frame(width: isOn ? 200 : 40, height: 40))
            }
        }
        canvas.button("Go").tap()
        canvas.advance(by: .seconds(0.5))
        #expect(abs(columns(canvas) - 120) <= 2)

        struct Sliding: View {
            @State private var value = 0.0
            var body: some View {
                ZStack(alignment: .topLeading) {
                    Color.white
                    Slider(value: $value).tint(Color(red: 1, green: 0, blue: 0)).frame(width: 220, height: 40)
                        .animation(.linear(duration: 1), value: value)
                    Button("Go") { value = 1 }.offset(y: 100)
                }
            }
        }
        let slider = Screen(size: CGSize(width: 300, height: 200)) { Sliding() }
        slider.button("Go").tap()
        slider.advance(by: .seconds(0.5))
        let half = columns(slider)
        slider.advance(by: .seconds(1))
        let whole = columns(slider)
        #expect(abs(half - whole / 2) <= 12 && whole > 150, "\(half) of \(whole)")
        slider.drag(from: CGPoint(x: 210, y: 20), to: CGPoint(x: 110, y: 20))
        let dragged = columns(slider)
        slider.settle()
        #expect(abs(dragged - columns(slider)) <= 1 && dragged < whole - 60, "\(dragged) of \(whole)")
    }

    @Test("numbers of any type are added, and others than those before count as new ones")
    func anyNumbers() {
        let (a, b) = (_AnyAnimatableData(AnimatablePair(1.0, 2.0)), _AnyAnimatableData(AnimatablePair(3.0, 5.0)))
        #expect(
            a + b == _AnyAnimatableData(AnimatablePair(4.0, 7.0))
                && b - a == _AnyAnimatableData(AnimatablePair(2.0, 3.0)))
        #expect(a + .zero == a && .zero + a == a && a - a == _AnyAnimatableData(AnimatablePair(0.0, 0.0)))
        #expect(_AnyAnimatableData(EmptyAnimatableData()) == .zero && a + _AnyAnimatableData(1.0) == a)
        #expect((.zero - a).magnitudeSquared == 5)
    }

    struct Marked: View {
        struct Key: PreferenceKey {
            static let defaultValue: [Anchor<CGRect>] = []
            static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
                value += nextValue()
            }
        }
        @State private var isDown = false
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                if isDown { Color.white.frame(height: 100) }
                Color(red: 0, green: 0, blue: 1).frame(width: 40, height: 20)
                    .anchorPreference(key: Key.self, value: .bounds) { [$0] }
                Button("Go") { withAnimation(.linear(duration: 1)) { isDown.toggle() } }
            }
            .frame(width: 300, height: 200, alignment: .topLeading)
            .overlayPreferenceValue(Key.self) { anchors in
                GeometryReader { proxy in
                    ForEach(anchors.indices, id: \.self) { index in
                        Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20)
                            .position(x: 100, y: proxy[anchors[index]].midY)
                    }
                }
            }
            .background(.white)
        }
    }

    @Test("what stands by an anchor moves along with the view that the anchor is of")
    func anchors() {
        let screen = Screen(size: CGSize(width: 300, height: 200)) { Marked() }
        func tops() -> [Int] {
            let image = CairoRenderer.pixels(ofPNG: screen.image())!
            return [5, 100].map { x in
                (0..<200).first { image[x, $0].green < 100 && image[x, $0].red != image[x, $0].blue } ?? -1
            }
        }
        #expect(tops() == [0, 0])
        screen.button("Go").tap()
        for time in 1...3 {
            screen.advance(by: .seconds(0.25))
            let (target, mark) = (tops()[0], tops()[1])
            #expect(abs(target - 25 * time) <= 2 && abs(mark - target) <= 1, "\(target), \(mark)")
        }
        screen.settle()
        #expect(tops() == [100, 100])
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
