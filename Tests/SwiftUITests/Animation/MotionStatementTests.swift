import MartletGraph
import MartletHeadless
import MartletHost
import Testing
import ViewTesting

@testable import SwiftUI

/// Statements about motion that no other suite tries.
@MainActor @Suite("Statements about motion", .serialized)
struct MotionStatementTests {
    private static let linear = Animation.linear(duration: 1)

    @Test("semantics 100: a path and a frame have nothing between two values: what is laid out is final at once")
    func noData() {
        struct Half: Shape {
            let isRight: Bool
            nonisolated func path(in rect: CGRect) -> Path {
                Path(CGRect(x: isRight ? rect.midX : rect.minX, y: 0, width: rect.width / 2, height: rect.height))
            }
        }
        let page = Moving { model in
            Half(isRight: model.isOn).fill(Color.pureRed).frame(width: 100, height: 20)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: { _ in
                }
        }
        page.change(Self.linear) { $0.isOn = true }
        #expect(page.red() == 50...100, "the path is the new one in the first frame")
        final class Log { var widths: [CGFloat] = [] }
        let log = Log()
        let frame = Moving { model in
            Color.pureRed.frame(width: model.isOn ? 110 : 10, height: 10)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    log.widths.append($0)
                }
        }
        frame.change(Self.linear) { $0.isOn = true }
        frame.advance(by: 2)
        #expect(log.widths == [10, 110], "layout runs once, with the final values")
    }

    @Test("semantics 108: a point hits what is laid out there, by the last opacity")
    func hits() {
        final class Log { var taps = 0 }
        let log = Log()
        let page = Moving { model in
            Color.pureRed.frame(width: 20, height: 20).onTapGesture { log.taps += 1 }
                .offset(x: model.isOn ? 100 : 0)
        }
        func tap(_ x: CGFloat) -> Int {
            let before = log.taps
            page.tap(CGPoint(x: x, y: 10))
            return log.taps - before
        }
        page.change(Self.linear) { $0.isOn = true }
        page.advance(by: 0.5)
        #expect(page.red() == 50...70)
        #expect(tap(110) == 1, "what is laid out at its last place is hit there at once")
        let faint = Moving { model in
            Color.pureRed.frame(width: 20, height: 20).onTapGesture { log.taps += 1 }.opacity(model.isOn ? 0 : 1)
        }
        faint.change(Self.linear) { $0.isOn = true }
        faint.advance(by: 0.1)
        let before = log.taps
        faint.tap(CGPoint(x: 10, y: 10))
        #expect(log.taps == before)
    }

    @Test("semantics 109: changes before the first frame add up, and the later animation counts")
    func twice() {
        let page = Moving { model in
            Color.pureRed.frame(width: 10, height: 10).padding(.leading, CGFloat(model.number))
        }
        withAnimation(.linear(duration: 4)) { page.model.number = 40 }
        page.picture.run()
        withAnimation(Self.linear) { page.model.number = 100 }
        page.picture.run()
        #expect(page.red() == 0...10)
        page.advance(by: 0.5)
        #expect(page.red() == 50...60)
        page.advance(by: 0.6)
        #expect(page.red() == 100...110)
    }

    @Test("semantics 114: changes that track their speed are followed at once, and the next spring begins with it")
    func tracking() {
        let motion = ValueMotion(0.0, EnvironmentValues())
        var follows = Transaction()
        follows.tracksVelocity = true
        for (value, time) in [(1.0, 1.0), (2, 2), (4, 3)] {
            motion.change(to: value, in: follows, at: time)
            #expect(motion.value(at: time) == value)
        }
        motion.change(to: 4, in: Transaction(animation: .smooth(duration: 10)), at: 3)
        #expect(
            abs((motion.value(at: 3.02) - 4) / 0.02 - 1.25) < 0.05,
            "a quarter of the last speed, three of the one before")

        let page = Moving { model in Color.pureRed.frame(width: 10, height: 10).offset(x: CGFloat(model.number)) }
        for step in 1...5 {
            withTransaction(\.tracksVelocity, true) { page.model.number = step * 10 }
            page.picture.run()
            #expect(page.red() == step * 10...step * 10 + 10)
            page.advance(by: 1.0 / 60)
        }
        page.change(.smooth) { $0.number = 0 }
        page.advance(by: 1.0 / 30)
        #expect(page.red()!.lowerBound > 55, "it goes on to where it was going before it turns round")
        page.advance(by: 4)
        #expect(page.red() == 0...10 && !page.picture.root.isMoving)
        withTransaction(\.tracksVelocity, true) { page.model.number = 50 }
        page.picture.run()
        page.advance(by: 1.2)
        let frames = page.frames
        page.advance(by: 1)
        #expect(page.frames == frames && page.red() == 50...60)
    }

    @Test("semantics 115: an animation for a value is none at first, sets even nil, and the innermost counts")
    func forValue() {
        let first = Moving { model in
            Color.pureRed.frame(width: 10, height: 10).padding(.leading, 50).animation(Self.linear, value: 1)
        }
        #expect(first.red() == 50...60 && !first.picture.root.isMoving)
        let none = Moving { model in
            Color.pureRed.frame(width: 10, height: 10).padding(.leading, model.isOn ? 100 : 0)
                .animation(nil, value: model.isOn)
        }
        none.change(Self.linear) { $0.isOn = true }
        #expect(none.red() == 100...110)
        let inner = Moving { model in
            Color.pureRed.frame(width: 10, height: 10).padding(.leading, model.isOn ? 100 : 0)
                .animation(Self.linear, value: model.isOn).animation(.linear(duration: 4), value: model.isOn)
        }
        inner.change(nil) { $0.isOn = true }
        inner.advance(by: 0.5)
        #expect(inner.red() == 50...60)
    }

    @Test("semantics 116: a transaction that disables animations silences those of views, and not its own")
    func disables() {
        let page = Moving { model in
            Color.pureRed.frame(width: 10, height: 10).padding(.leading, model.isOn ? 100 : 0)
                .animation(.linear(duration: 4), value: model.isOn)
        }
        var transaction = Transaction(animation: Self.linear)
        transaction.disablesAnimations = true
        withTransaction(transaction) { page.model.isOn = true }
        page.picture.run()
        page.advance(by: 0.5)
        #expect(page.red() == 50...60)
    }

    @Test("semantics 118: an animation reaches all that its writes change; what happens on appearing has none")
    func reaches() {
        struct Late: View {
            @State private var isThere = false
            var body: some View {
                Color.pureRed.frame(width: 10, height: 10).padding(.leading, isThere ? 50 : 0).onAppear {
                    isThere = true
                }
            }
        }
        let page = Moving { model in
            VStack(alignment: .leading, spacing: 0) {
                Color.pureRed.frame(width: 10, height: 10).padding(.leading, model.isOn ? 100 : 0)
                Color.pureRed.frame(width: 10, height: 10).offset(x: model.isOn ? 100 : 0)
                if model.isOn { Late().transition(.identity) }
            }
        }
        page.change(Self.linear) { $0.isOn = true }
        page.advance(by: 0.5)
        #expect(page.red(row: 5) == 50...60 && page.red(row: 15) == 50...60)
        #expect(page.red(row: 25) == 50...60, "it was there at once")
    }

    @Test(
        "semantics 127: of nested views that go only the outermost's transition counts, and each of several has its own"
    )
    func nested() {
        let page = Moving { model in
            ZStack(alignment: .topLeading) {
                Color.clear
                if !model.isOn {
                    VStack(spacing: 0) { Color.pureRed.frame(width: 20, height: 10).transition(.offset(x: 100)) }
                        .transition(.offset(x: 40))
                    Color.pureRed.frame(width: 20, height: 10).padding(.top, 20).transition(.offset(x: 80))
                }
            }
        }
        page.change(Self.linear) { $0.isOn = true }
        page.advance(by: 0.5)
        #expect(page.red(row: 5) == 20...40 && page.red(row: 25) == 40...60)
    }

    @Test("semantics 128: a transition's own animation counts without one of the change, and instead of it")
    func ownAnimation() {
        for animation in [nil, Animation.linear(duration: 8)] {
            let page = Moving { model in
                ZStack(alignment: .topLeading) {
                    Color.clear
                    if !model.isOn {
                        Color.pureRed.frame(width: 20, height: 10).transition(
                            AnyTransition.offset(x: 100).animation(Self.linear))
                    }
                }
            }
            page.change(animation) { $0.isOn = true }
            page.advance(by: 0.5)
            #expect(page.red() == 50...70)
        }
    }

    @Test("semantics 129: with another id the old and the new view overlap, and the new one has the place")
    func otherID() {
        let page = Moving { model in
            VStack(alignment: .leading, spacing: 0) {
                (model.isOn ? Color.pureRed : .pureBlue).frame(width: 20, height: 10)
                    .transition(.asymmetric(insertion: .identity, removal: .offset(x: 100))).id(model.isOn)
                Color.pureRed.frame(width: 10, height: 10)
            }
        }
        page.change(Self.linear) { $0.isOn = true }
        page.advance(by: 0.5)
        #expect(page.red() == 0...20 && page.picture.pixels[60, 5] == .pureBlue)
        #expect(page.red(row: 15) == 0...10, "what stands below has not moved")
    }

    @Test("semantics 130: where less motion is asked for, transitions that move fade, and other motions go on")
    func lessMotion() {
        let page = Moving { model in
            VStack(alignment: .leading, spacing: 0) {
                Color.pureRed.frame(width: 10, height: 10).offset(x: model.isOn ? 100 : 0)
                ZStack {
                    if !model.isOn { Color.pureBlue.frame(width: 20, height: 10).transition(.move(edge: .trailing)) }
                }.frame(width: 20, height: 10)
            }
        }
        page.picture.root.setReducesMotion(true)
        page.picture.run()
        page.change(Self.linear) { $0.isOn = true }
        page.advance(by: 0.5)
        #expect(page.red() == 50...60)
        let pixel = page.picture.pixels[2, 15]
        #expect((120...136).contains(pixel.red) && pixel.blue == 255, "\(pixel)")
    }

    @Test("semantics 136: what repeats for ever ends by a change with another animation")
    func forever() {
        let page = Moving { model in
            Color.pureRed.frame(width: 10, height: 10).padding(.leading, CGFloat(model.number))
        }
        page.change(Self.linear.repeatForever()) { $0.number = 100 }
        page.advance(by: 1.5)
        page.advance(by: 60)
        #expect(page.picture.root.isMoving)
        page.change(.linear(duration: 0)) { $0.number = 20 }
        page.advance(by: 0.1)
        #expect(page.red() == 20...30 && !page.picture.root.isMoving)
    }

    @Test("semantics 139: scrolling to a view inside of an animation takes its time")
    func scrolls() {
        struct Page: View {
            @ObservedObject var model: Moving.Model
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView {
                        VStack(alignment: .leading, spacing: 0) {
                            Color.pureRed.frame(width: 10, height: 100)
                            Color.pureBlue.frame(width: 10, height: 400).id("blue")
                        }.frame(maxWidth: .infinity, alignment: .leading)
                    }
                    .onChange(of: model.isOn) {
                        withAnimation(.linear(duration: 1)) { proxy.scrollTo("blue", anchor: .top) }
                    }
                }
            }
        }
        let page = Moving { model in Page(model: model) }
        page.change(nil) { $0.isOn = true }
        page.advance(by: 0.5)
        #expect(page.red(row: 45) != nil && page.red(row: 55) == nil)
        page.advance(by: 0.6)
        #expect(page.red(row: 1) == nil)
    }

    @Test("semantics 140: another layout of the same views moves them to their new places")
    func layouts() {
        let page = Moving { model in
            let layout = model.isOn ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
            layout {
                Color.pureBlue.frame(width: 20, height: 20)
                Color.pureRed.frame(width: 20, height: 20)
            }
        }
        page.change(Self.linear) { $0.isOn = true }
        page.advance(by: 0.5)
        #expect(page.red(row: 20) == 10...30)
        page.advance(by: 0.6)
        #expect(page.red(row: 10) == 20...40)
    }

    @Test("semantics 149: a drag writes without an animation, and what its end animates goes on from there")
    func drags() {
        struct Card: View {
            @State private var x: CGFloat = 0
            var body: some View {
                Color.pureRed.frame(width: 20, height: 20).offset(x: x)
                    .gesture(
                        DragGesture(minimumDistance: 0).onChanged { x = $0.translation.width }
                            .onEnded { _ in withAnimation(.linear(duration: 1)) { x = 0 } })
            }
        }
        let page = Moving { _ in Card() }
        page.pointer(.down, CGPoint(x: 10, y: 10))
        page.pointer(.moved, CGPoint(x: 60, y: 10))
        page.pointer(.moved, CGPoint(x: 110, y: 10))
        #expect(page.red()?.lowerBound == 100 && !page.picture.root.isMoving)
        page.pointer(.up, CGPoint(x: 110, y: 10))
        #expect(page.red()?.lowerBound == 100)
        page.advance(by: 0.5)
        #expect(page.red()?.lowerBound == 50)
    }
}

extension Moving {
    func pointer(_ phase: PointerEvent.Phase, _ place: CGPoint) {
        _ = picture.root.handle(
            .pointer(PointerEvent(phase: phase, location: place, clickCount: 1, time: picture.window.clock.now)))
        picture.run()
    }

    func tap(_ place: CGPoint) {
        pointer(.down, place)
        pointer(.up, place)
    }
}
