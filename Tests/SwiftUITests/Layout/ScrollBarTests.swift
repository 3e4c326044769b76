import MartletGraph
import MartletHost
import Testing
import ViewTesting

@testable import SwiftUI

/// A window driven through its clock.
@MainActor
private final class Bars {
    let picture: Picture
    private var time: TimeInterval { picture.window.clock.now }
    /// How many pictures the display has shown because something moves.
    var frames: Int { picture.window.window.ticks }

    init(_ width: CGFloat = 300, _ height: CGFloat = 400, @ViewBuilder _ content: () -> some View) {
        picture = Picture(width, height, content())
    }

    isolated deinit { picture.close() }

    func advance(by seconds: TimeInterval) { picture.window.clock.advance(by: seconds) { picture.run() } }

    func wheel(_ delta: CGSize, at place: CGPoint = CGPoint(x: 100, y: 100), after seconds: TimeInterval = 0) {
        advance(by: seconds)
        _ = picture.root.handle(.scroll(ScrollEvent(location: place, delta: delta, phase: .changed, time: time)))
        picture.run()
    }

    func pointer(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, _ modifiers: KeyModifiers = []) {
        _ = picture.root.handle(
            .pointer(
                PointerEvent(phase: phase, location: CGPoint(x: x, y: y), modifiers: modifiers, time: time)))
        picture.run()
    }

    private var scrolls: [ScrollNode] { picture.root.root.descendants(of: ScrollNode.self) }
    var scroll: ScrollNode { scrolls[0] }

    /// The sliders that can be seen, in the window.
    var sliders: [CGRect] {
        scrolls.flatMap { scroll in
            scroll.bars.filter { $0.appearance.opacity > 0 }.map { bar in
                var builder = DisplayBuilder()
                bar.draw(into: &builder)
                guard case .fill(let outline, _, _)? = builder.items.last, case .roundedRect(let rect, _) = outline
                else {
                    return .null
                }
                let corner = bar.convertToWindow(rect.origin)
                return CGRect(origin: corner, size: rect.size)
            }
        }
    }
}

@MainActor @Suite("Scroll bars", .serialized)
struct ScrollBarTests {
    private struct Tall: View {
        var body: some View {
            ScrollView { ForEach(0..<40) { Text("Row \($0)").frame(width: 300, height: 50) } }
        }
    }

    @Test("a thin bar shows where one is while one scrolls, fades after a second, and then costs nothing")
    func fades() {
        let bars = Bars { Tall() }
        #expect(bars.sliders == [])
        bars.wheel(CGSize(width: 0, height: 60))
        #expect(bars.sliders.map(\.width) == [3])
        #expect(bars.sliders[0].maxX == 297)
        bars.advance(by: 0.9)
        #expect(bars.sliders.count == 1 && bars.frames == 0)
        bars.advance(by: 0.25)
        let opacity = bars.scroll.bars[0].appearance.opacity
        #expect(opacity > 0 && opacity < 1)
        bars.advance(by: 0.5)
        #expect(bars.sliders == [])
        let frames = bars.frames
        #expect(frames < 40)
        bars.advance(by: 5)
        #expect(bars.frames == frames)
    }

    @Test("near the pointer a bar is wide, and it is dragged as far as its content goes")
    func drags() {
        let bars = Bars { Tall() }
        bars.pointer(.moved, 150, 100)
        #expect(bars.sliders == [])
        bars.pointer(.moved, 295, 20)
        bars.advance(by: 0.5)
        #expect(bars.sliders.map(\.width) == [8])
        let slider = bars.sliders[0]
        #expect(slider.minY == 3)
        bars.pointer(.down, 295, slider.midY)
        bars.pointer(.moved, 250, slider.midY + 30)
        let share = 30 / (400 - 6 - slider.height)
        #expect(abs(bars.scroll.offset.y - share * (bars.scroll.stack.size.height - 400)) < 0.01)
        #expect(abs(bars.sliders[0].minY - 33) < 0.01)
        bars.pointer(.moved, 250, 1000)
        #expect(bars.scroll.offset.y == bars.scroll.stack.size.height - 400)
        bars.pointer(.up, 250, 1000)
        bars.advance(by: 2)
        #expect(bars.sliders == [])
    }

    @Test("a press in the trough brings the slider there and drags it on; with Shift it turns pages")
    func trough() {
        let bars = Bars { Tall() }
        bars.pointer(.moved, 295, 300)
        bars.pointer(.down, 295, 300)
        #expect(abs(bars.sliders[0].midY - 300) < 0.01)
        bars.pointer(.moved, 295, 200)
        #expect(abs(bars.sliders[0].midY - 200) < 0.01)
        bars.pointer(.up, 295, 200)
        let middle = bars.scroll.offset.y
        bars.pointer(.down, 295, 20, .shift)
        bars.pointer(.up, 295, 20, .shift)
        #expect(bars.scroll.offset.y == middle - 360)
        bars.pointer(.down, 295, 390, .shift)
        bars.advance(by: 3)
        #expect(bars.sliders[0].maxY >= 390)
        bars.pointer(.up, 295, 390, .shift)
    }

    @Test("the bar of what is read from right to left is at the left, one from side to side at the bottom")
    func edges() {
        let bars = Bars { Tall().environment(\.layoutDirection, .rightToLeft) }
        bars.wheel(CGSize(width: 0, height: 60))
        #expect(bars.sliders[0].minX == 3)
        let wide = Bars { ScrollView(.horizontal) { Color.red.frame(width: 1200, height: 100) } }
        wide.wheel(CGSize(width: 300, height: 0), at: CGPoint(x: 150, y: 200))
        #expect(wide.sliders[0].height == 3 && wide.sliders[0].maxY == wide.scroll.frameInWindow.maxY - 3)
        wide.pointer(.moved, 150, wide.scroll.frameInWindow.maxY - 4)
        wide.pointer(.down, wide.sliders[0].midX, wide.scroll.frameInWindow.maxY - 4)
        wide.pointer(.moved, 1000, 0)
        #expect(wide.scroll.offset.x == 900)
    }

    @Test("bars that are hidden are neither shown nor dragged, and a finger does not meet them")
    func hidden() {
        let bars = Bars { Tall().scrollIndicators(.hidden) }
        bars.wheel(CGSize(width: 0, height: 60))
        bars.pointer(.moved, 295, 300)
        #expect(bars.scroll.bars.isEmpty)
        let screen = Screen(size: CGSize(width: 300, height: 400)) {
            ScrollView {
                ForEach(0..<40) { number in
                    Button("Row \(number)") {}.frame(width: 300, height: 50)
                }
            }
        }
        screen.swipe(from: CGPoint(x: 295, y: 300), to: CGPoint(x: 295, y: 100))
        #expect(screen.button("Row 0").exists == false || screen.button("Row 0").frame.minY < 0)
    }

    @Test("any of 100,000 rows is reached by dragging the bar")
    func many() {
        let bars = Bars { List(0..<100_000) { Text(verbatim: "Row \($0)") }.listStyle(.plain) }
        bars.pointer(.moved, 295, 20)
        bars.pointer(.down, 295, bars.sliders[0].midY)
        bars.pointer(.moved, 295, 200)
        let middle = bars.picture.texts.compactMap { Int($0.dropFirst(4)) }
        #expect(!middle.isEmpty && middle.allSatisfy { (48_000..<52_000).contains($0) })
        bars.pointer(.moved, 295, 500)
        #expect(bars.picture.texts.last == "Row 99999")
        bars.pointer(.moved, 295, 0)
        #expect(bars.picture.texts.first == "Row 0")
        bars.pointer(.up, 295, 0)
    }

    @Test("where the desktop's animations are off, bars come and go at once")
    func reducedMotion() {
        let bars = Bars { Tall() }
        bars.picture.window.window.setReducesMotion(true)
        bars.picture.run()
        bars.wheel(CGSize(width: 0, height: 60))
        #expect(bars.sliders.count == 1)
        bars.advance(by: 1.1)
        #expect(bars.sliders == [] && bars.frames == 0)
    }

    private struct Wheels: View {
        @State private var number = 5
        var body: some View {
            ScrollView {
                Color.blue.frame(height: 300)
                Picker("Number", selection: $number) { ForEach(0..<50) { Text("\($0)") } }.pickerStyle(.wheel)
                Text("chosen \(number)")
                Color.green.frame(height: 1200)
            }
        }
    }

    @Test("a scroll belongs to the view it began in: a wheel that slides under the pointer does not turn")
    func owner() {
        let bars = Bars { Wheels() }
        let place = CGPoint(x: 150, y: 200)
        for _ in 0..<12 { bars.wheel(CGSize(width: 0, height: 40), at: place, after: 0.6) }
        #expect(bars.scroll.offset.y == 480)
        #expect(bars.picture.texts.isEmpty || bars.picture.texts.contains("chosen 5"))
        for _ in 0..<4 { bars.wheel(CGSize(width: 0, height: -40), at: CGPoint(x: 153, y: 198), after: 1) }
        #expect(bars.picture.texts.contains("chosen 5"))
        // After a rest it turns what is under the pointer.
        for _ in 0..<2 { bars.wheel(CGSize(width: 0, height: 40), at: CGPoint(x: 150, y: 68), after: 2) }
        #expect(bars.scroll.offset.y == 320)
        #expect(!bars.picture.texts.contains("chosen 5"))
    }

    @Test("fingers on a touchpad scroll what they began with until they leave, wherever the pointer is")
    func fingers() {
        let bars = Bars { Wheels() }
        func send(_ phase: ScrollEvent.Phase, _ y: CGFloat, _ delta: CGFloat) {
            _ = bars.picture.root.handle(
                .scroll(
                    ScrollEvent(
                        location: CGPoint(x: 150, y: y), delta: CGSize(width: 0, height: delta), phase: phase,
                        time: 0)))
            bars.picture.run()
        }
        send(.began, 100, 0)
        for step in 0..<20 { send(.changed, 100 + CGFloat(step) * 10, 10) }
        #expect(bars.scroll.offset.y == 200)
        #expect(bars.picture.texts.contains("chosen 5"))
        send(.ended, 200, 0)
    }
}
