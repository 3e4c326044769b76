import MartletHeadless
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Motion", .serialized)
struct MotionTests {
    private static let linear = Animation.linear(duration: 1)

    @Test(
        "semantics 99, 101: an element that is laid out elsewhere is drawn on its way, and its layout is done at once")
    func place() {
        let page = Moving { model in
            Color.pureRed.frame(width: 10, height: 10).padding(.leading, model.isOn ? 100 : 0)
        }
        #expect(page.red() == 0...10)
        page.change(Self.linear) { $0.isOn = true }
        #expect(page.red() == 0...10)
        page.advance(by: 0.25)
        #expect(page.red() == 25...35)
        page.advance(by: 0.25)
        #expect(page.red() == 50...60)
        page.advance(by: 1)
        #expect(page.red() == 100...110)
        let frames = page.frames
        page.advance(by: 1)
        #expect(page.frames == frames, "what rests asks for no frames")
    }

    @Test("semantics 101: what is given another size is drawn in every size between")
    func size() {
        let page = Moving { model in Color.pureRed.frame(width: model.isOn ? 110 : 10, height: 10) }
        page.change(Self.linear) { $0.isOn = true }
        page.advance(by: 0.5)
        #expect(page.red() == 0...60)
        page.advance(by: 0.6)
        #expect(page.red() == 0...110)
    }

    @Test("semantics 103: effects move by the transaction at their place")
    func effects() {
        let page = Moving { model in
            Color.pureRed.frame(width: 10, height: 10)
                .scaleEffect(x: model.isOn ? 5 : 1, y: 1, anchor: .leading)
                .animation(Self.linear, value: model.isOn)
        }
        page.change(nil) { $0.isOn = true }
        page.advance(by: 0.5)
        #expect(page.red() == 0...30)
        page.advance(by: 0.6)
        #expect(page.red() == 0...50)
        let faint = Moving { model in
            Color.pureRed.frame(width: 10, height: 10).opacity(model.isOn ? 0 : 1)
        }
        faint.change(Self.linear) { $0.isOn = true }
        faint.advance(by: 0.5)
        #expect((126...129).contains(faint.picture.pixels[5, 5].green))
        faint.advance(by: 0.6)
        #expect(faint.picture.pixels[5, 5] == .white)
    }

    @Test("semantics 106: colours meet as light does; a shape's data and line move")
    func drawing() {
        let page = Moving { model in (model.isOn ? Color.white : Color.black).frame(width: 20, height: 20) }
        page.change(Self.linear) { $0.isOn = true }
        page.advance(by: 0.5)
        #expect((187...189).contains(page.picture.pixels[5, 5].red), "#BCBCBC")
        let shape = Moving { model in
            Rectangle().trim(from: 0, to: model.isOn ? 0.25 : 0)
                .stroke(Color.pureRed, lineWidth: 20)
                .frame(width: 100, height: 100)
        }
        shape.change(Self.linear) { $0.isOn = true }
        shape.advance(by: 0.5)
        #expect(shape.red() == 0...50)
    }

    @Test("semantics 111: a curve on the way back goes on from where an earlier one leads")
    func wayBack() {
        let page = Moving { model in
            Color.pureRed.frame(width: 10, height: 10).padding(.leading, model.isOn ? 100 : 0)
        }
        page.change(Self.linear) { $0.isOn = true }
        page.advance(by: 0.5)
        page.change(Self.linear) { $0.isOn = false }
        var places: [Int] = []
        for _ in 0..<4 {
            places.append(page.red()!.lowerBound)
            page.advance(by: 0.25)
        }
        #expect(places == [50, 56, 50, 25])
        page.advance(by: 0.1)
        #expect(page.red() == 0...10)
    }

    @Test("semantics 112: without an animation the value jumps, and what is under way goes on")
    func jump() {
        let page = Moving { model in
            Color.pureRed.frame(width: 10, height: 10).padding(.leading, CGFloat(model.number))
        }
        page.change(Self.linear) { $0.number = 100 }
        page.advance(by: 0.5)
        page.change(nil) { $0.number = 110 }
        #expect(page.red() == 60...70)
        page.advance(by: 0.25)
        #expect(page.red() == 85...95)
        page.advance(by: 1)
        #expect(page.red() == 110...120)
    }

    @Test("semantics 110: a spring that is sent back goes on a little before it turns")
    func spring() {
        let page = Moving { model in
            Color.pureRed.frame(width: 10, height: 10).padding(.leading, model.isOn ? 100 : 0)
        }
        page.change(.smooth) { $0.isOn = true }
        page.advance(by: 0.1)
        let place = page.red()!.lowerBound
        page.change(.smooth) { $0.isOn = false }
        page.advance(by: 1.0 / 60)
        #expect(page.red()!.lowerBound > place)
        page.advance(by: 2)
        #expect(page.red() == 0...10)
    }

    @Test("semantics 110: a spring that is sent back half way comes to rest as soon as another one")
    func sentBack() {
        let page = Moving { model in Color.pureRed.frame(width: 10, height: 10).offset(x: model.isOn ? 100 : 0) }
        page.change(.smooth) { $0.isOn = true }
        page.advance(by: 0.2)
        page.change(.smooth) { $0.isOn = false }
        page.advance(by: 2)
        #expect(page.red() == 0...10 && !page.picture.root.isMoving)
    }

    @Test("semantics 105, 107: what appears stands where it is, and no body runs while something moves")
    func bodies() {
        final class Count { var bodies = 0 }
        let count = Count()
        struct Counted: View {
            let count: Count
            let isOn: Bool
            var body: some View {
                let _ = count.bodies += 1
                Color.pureRed.frame(width: 10, height: 10).padding(.leading, isOn ? 100 : 0)
                if isOn { Color.pureRed.frame(width: 10, height: 10) }
            }
        }
        let page = Moving { model in VStack(alignment: .leading, spacing: 0) { Counted(count: count, isOn: model.isOn) }
        }
        page.change(Self.linear) { $0.isOn = true }
        let bodies = count.bodies
        page.advance(by: 2)
        #expect(count.bodies == bodies && page.red() == 100...110 && page.red(row: 15) == 0...10)
    }

    @Test("semantics 119-122: what comes and what goes is drawn on its way, without room where it goes")
    func transitions() {
        let page = Moving { model in
            HStack(spacing: 0) {
                if !model.isOn { Color.pureRed.frame(width: 20, height: 10).transition(.move(edge: .top)) }
                Color.pureBlue.frame(width: 20, height: 10)
            }
        }
        func blue() -> [Int] { (0..<60).filter { page.picture.pixels[$0, 9] == .pureBlue } }
        page.change(Self.linear) { $0.isOn = true }
        #expect(page.red(row: 2) == 0...20 && blue() == Array(20..<40))
        page.advance(by: 0.5)
        #expect(page.red(row: 2) == 0...10 && page.red(row: 7) == nil && blue() == Array(10..<30))
        page.advance(by: 0.6)
        #expect(page.red(row: 0) == nil && blue() == Array(0..<20))
        page.change(Self.linear) { $0.isOn = false }
        #expect(page.red(row: 2) == nil)
        page.advance(by: 0.5)
        #expect(page.red(row: 2) == 0...10 && page.red(row: 7) == nil)
        page.advance(by: 0.6)
        #expect(page.red(row: 9) == 0...20 && blue() == Array(20..<40))
        let frames = page.frames
        page.advance(by: 1)
        #expect(page.frames == frames && page.picture.root.arrivals.isEmpty && page.picture.root.departures.isEmpty)
    }

    @Test("a view without a transition fades; each way may have a look and an animation of its own")
    func transitionKinds() {
        func green(_ page: Moving, _ x: Int = 5) -> Int { Int(page.picture.pixels[x, 5].green) }
        let plain = Moving { model in
            ZStack { if !model.isOn { Color.pureRed.frame(width: 10, height: 10) } }
        }
        plain.change(Self.linear) { $0.isOn = true }
        plain.advance(by: 0.5)
        #expect((126...129).contains(green(plain)))
        let padded = Moving { model in
            Group { if !model.isOn { Color.pureRed.frame(width: 10, height: 10) } }.padding(.leading, 5).padding(
                .leading, 5)
        }
        padded.change(Self.linear) { $0.isOn = true }
        padded.advance(by: 0.5)
        #expect((126...129).contains(green(padded, 15)), "a modifier without an element gives no place, but had one")
        padded.advance(by: 0.6)
        padded.change(Self.linear) { $0.isOn = false }
        #expect(green(padded, 15) == 255)
        padded.advance(by: 0.5)
        #expect((126...129).contains(green(padded, 15)))
        plain.change(nil) { $0.isOn = false }
        #expect(green(plain) == 0, "what comes back without an animation is there at once")
        plain.advance(by: 1)
        let own = Moving { model in
            VStack {
                if model.isOn {
                    Color.pureRed.frame(width: 20, height: 20).transition(
                        .asymmetric(
                            insertion: .scale(scale: 0, anchor: .leading),
                            removal: .offset(x: 100).combined(with: .opacity)
                        ).animation(Self.linear))
                }
            }
        }
        own.change(nil) { $0.isOn = true }
        own.advance(by: 0.5)
        #expect(own.red(row: 10) == 0...10)
        own.advance(by: 0.6)
        own.change(nil) { $0.isOn = false }
        own.advance(by: 0.5)
        #expect(green(own) == 255 && (126...129).contains(green(own, 60)))
        own.advance(by: 0.6)
        #expect(green(own, 110) == 255)
    }

    @Test("a container that leaves takes along what it still showed")
    func containerLeaves() {
        let page = Moving { model in
            ZStack {
                if model.number == 0 {
                    VStack { if !model.isOn { Color.pureRed.frame(width: 10, height: 10) } }
                }
            }
        }
        page.change(Self.linear) { $0.isOn = true }
        page.advance(by: 0.2)
        #expect(page.picture.root.departures.count == 1)
        page.change(nil) { $0.number = 1 }
        page.advance(by: 0.2)
        #expect(page.picture.root.departures.isEmpty && page.red() == nil)
    }

    @Test("rows of a ForEach come, go and change places on their way")
    func rows() {
        let page = Moving { model in
            VStack(spacing: 0) {
                ForEach(model.isOn ? [2, 1] : [1, 2, 3], id: \.self) { number in
                    (number == 1 ? Color.pureRed : .pureBlue).frame(width: 20, height: 10)
                }
            }
        }
        page.change(Self.linear) { $0.isOn = true }
        page.advance(by: 0.5)
        let pixels = page.picture.pixels
        #expect((0..<5).allSatisfy { pixels[5, $0] != .pureRed } && pixels[5, 25] != .white && pixels[5, 17] == .white)
        page.advance(by: 0.6)
        #expect(page.red(row: 15) == 0...20 && page.picture.pixels[5, 25] == .white)
    }
}

@MainActor @Suite("Motion of bodies", .serialized)
struct BodyMotionTests {
    private struct Bar: View, Animatable {
        var length: CGFloat
        nonisolated var animatableData: CGFloat {
            get { length }
            set { length = newValue }
        }
        var body: some View { Color.pureRed.frame(width: length, height: 10) }
    }

    private struct Indented: ViewModifier, Animatable {
        var indent: CGFloat
        nonisolated var animatableData: CGFloat {
            get { indent }
            set { indent = newValue }
        }
        func body(content: Content) -> some View { content.padding(.leading, indent) }
    }

    @Test("semantics 104: a view or modifier with data of its own is evaluated with what is between")
    func bodies() {
        let page = Moving { model in
            Bar(length: model.isOn ? 110 : 10).modifier(Indented(indent: model.isOn ? 0 : 20))
        }
        #expect(page.red() == 20...30)
        page.change(.linear(duration: 1)) { $0.isOn = true }
        page.advance(by: 0.5)
        #expect(page.red() == 10...70)
        page.advance(by: 0.6)
        #expect(page.red() == 0...110)
        let frames = page.frames
        page.advance(by: 1)
        #expect(page.frames == frames)
    }

    @Test("a modifier with an animation of its own is evaluated on the way, and what it is applied to is not animated")
    func modifierAnimation() {
        let page = Moving { model in
            Color.pureRed.frame(width: model.isOn ? 110 : 10, height: 10)
                .modifier(Indented(indent: model.isOn ? 20 : 0).animation(.linear(duration: 1)))
        }
        #expect(page.red() == 0...10)
        page.change(nil) { $0.isOn = true }
        page.advance(by: 0.5)
        #expect(page.red() == 10...120)
        page.advance(by: 0.6)
        #expect(page.red() == 20...130)
    }

    @Test("what moves out of a scroll view's sight is seen on its way, and over when it is there")
    func outOfSight() {
        let page = Moving { model in
            ScrollView {
                VStack {
                    Color.pureRed.frame(width: 10, height: 10).offset(x: model.isOn ? 400 : 0)
                    ForEach(0..<100, id: \.self) { Text("Row \($0)") }
                }
            }
        }
        let start = page.red()!.lowerBound
        page.change(.linear(duration: 1)) { $0.isOn = true }
        #expect(page.red()?.lowerBound == start && page.picture.root.isMoving)
        page.advance(by: 0.05)
        #expect(page.red()?.lowerBound == start + 20)
        page.advance(by: 0.5)
        #expect(page.red() == nil)
        page.advance(by: 0.6)
        #expect(!page.picture.root.isMoving)
    }

    @Test("semantics 101: what an animation of its own moves stays where it is as what is around it jumps")
    func jumpingAround() {
        let page = Moving { model in
            HStack(spacing: 0) {
                Color.pureRed.frame(width: 20, height: model.isOn ? 80 : 20)
                    .animation(.linear(duration: 1), value: model.isOn)
            }
            .frame(width: 200, height: 100)
        }
        func red() -> ClosedRange<Int>? {
            let pixels = page.picture.pixels
            let rows = (0..<100).filter { pixels[100, $0] == .pureRed }
            return rows.first.map { $0...rows.last! + 1 }
        }
        page.change(nil) { $0.isOn = true }
        #expect(red() == 40...60)
        page.advance(by: 0.5)
        #expect(red() == 25...75)
        page.advance(by: 0.6)
        #expect(red() == 10...90)
        let still = Moving { model in
            VStack(spacing: 0) {
                Color.clear.frame(width: 20, height: model.isOn ? 40 : 0)
                Color.pureRed.frame(width: 20, height: 10).animation(.linear(duration: 1), value: model.isOn)
            }
        }
        still.change(nil) { $0.isOn = true }
        still.advance(by: 0.5)
        #expect(still.red(row: 25) == 0...20 && still.red(row: 45) == nil)
        still.advance(by: 0.6)
        #expect(still.red(row: 45) == 0...20)
    }

    @Test("an effect on its way leaves the safe area to what is inside")
    func safeArea() {
        let page = Moving { model in
            ZStack { Color.pureRed.ignoresSafeArea() }
                .scaleEffect(x: 1, y: model.isOn ? 1 : 0.5, anchor: .bottom)
                .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 20) }
        }
        #expect(page.red(row: 52) == 0...200 && page.red(row: 48) == nil)
        page.change(.linear(duration: 1)) { $0.isOn = true }
        page.advance(by: 1.1)
        #expect(page.red(row: 2) == 0...200)
    }
}
