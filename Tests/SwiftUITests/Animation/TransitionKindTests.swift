import MartletHeadless
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Kinds of transitions", .serialized)
struct TransitionKindTests {
    private static let linear = Animation.linear(duration: 1)

    private struct Indent: ViewModifier {
        let indent: CGFloat
        func body(content: Content) -> some View { content.offset(x: indent) }
    }

    @Test("a transition by two modifiers goes from one to the other and back")
    func modifiers() {
        let page = Moving { model in
            ZStack(alignment: .topLeading) {
                Color.clear
                if model.isOn {
                    Color.pureRed.frame(width: 10, height: 10).transition(
                        .modifier(active: Indent(indent: 100), identity: Indent(indent: 0)))
                }
            }
        }
        page.change(Self.linear) { $0.isOn = true }
        #expect(page.red() == 100...110)
        page.advance(by: 0.5)
        #expect(page.red() == 50...60)
        page.advance(by: 0.6)
        #expect(page.red() == 0...10)
        page.change(Self.linear) { $0.isOn = false }
        page.advance(by: 0.25)
        #expect(page.red() == 25...35)
        page.advance(by: 0.8)
        #expect(page.red() == nil && page.picture.root.departures.isEmpty)
        page.change(nil) { $0.isOn = true }
        #expect(page.red() == 0...10, "without an animation it is there at once")
    }

    @Test("a view that comes into a row of a lazy stack comes by its transition, and goes by it")
    func intoRow() {
        let page = Moving { model in
            LazyVStack(spacing: 0) {
                ForEach(0..<1) { _ in
                    if model.isOn {
                        Color.pureRed.frame(width: 200, height: 20).transition(.opacity)
                    }
                }
            }
        }
        func strength() -> UInt8 { 255 - page.picture.pixels[100, 5].green }
        page.change(Self.linear) { $0.isOn = true }
        #expect(strength() < 20)
        page.advance(by: 0.5)
        #expect((100...155).contains(strength()))
        page.advance(by: 0.6)
        #expect(strength() == 255)
        page.change(Self.linear) { $0.isOn = false }
        page.advance(by: 0.5)
        #expect((100...155).contains(strength()))
    }

    /// Red where it is on, blue where it is not, in what a modifier stands around.
    private struct Sides: View {
        let isOn: Bool
        var transition = AnyTransition.opacity
        var body: some View {
            if isOn {
                Color.pureRed.frame(width: 40, height: 20).transition(transition)
            } else {
                Color.pureBlue.frame(width: 40, height: 20).transition(transition)
            }
        }
    }

    @Test("one of two views comes and goes within the modifiers around both")
    func withinModifiers() {
        let faded = Moving { Sides(isOn: $0.isOn).padding(10).background(Color.white).frame(width: 100) }
        faded.change(Self.linear) { $0.isOn = true }
        faded.advance(by: 0.5)
        let half = faded.picture.pixels[50, 20]
        #expect(half.red > 100 && half.blue > 50 && half.green < 140, "\(half)")
        faded.advance(by: 0.6)
        #expect(faded.picture.pixels[50, 20] == .pureRed && faded.picture.root.departures.isEmpty)

        let slid = Moving {
            Sides(isOn: $0.isOn, transition: .move(edge: .leading)).padding(.leading, 60).frame(
                width: 200, alignment: .leading)
        }
        slid.change(Self.linear) { $0.isOn = true }
        slid.advance(by: 0.5)
        #expect(slid.red() == 40...80)
        slid.advance(by: 0.6)
        #expect(slid.red() == 60...100)
        slid.change(Self.linear) { $0.isOn = false }
        slid.advance(by: 0.25)
        // What goes lies behind what comes.
        #expect(slid.red() == 70...90 || slid.red() == 50...90)
        slid.change(Self.linear) { $0.isOn = true }
        slid.advance(by: 1.1)
        #expect(slid.red() == 60...100 && slid.picture.root.departures.isEmpty && slid.picture.root.arrivals.isEmpty)
        let frames = slid.frames
        slid.advance(by: 1)
        #expect(slid.frames == frames)
    }

    @Test("what goes keeps following the modifiers around it")
    func modifiersMoveOn() {
        let page = Moving { model in
            Sides(isOn: !model.isOn).scaleEffect(x: model.isOn ? 3 : 1, anchor: .leading)
                .frame(width: 200, alignment: .leading)
        }
        page.change(Self.linear) { $0.isOn = true }
        page.advance(by: 0.25)
        let pixels = page.picture.pixels
        let both = (0..<200).filter { pixels[$0, 5].green < 120 }
        #expect(both.first == 0 && both.last == 59, "\(both)")
    }

    @Test("an offset on its way moves what goes and what comes alike")
    func offsetMovesOn() {
        let page = Moving { model in
            Sides(isOn: !model.isOn).offset(x: model.isOn ? 100 : 0).frame(width: 200, alignment: .leading)
        }
        page.change(Self.linear) { $0.isOn = true }
        page.advance(by: 0.25)
        let pixels = page.picture.pixels
        let both = (0..<200).filter { pixels[$0, 5].green < 120 }
        #expect(both.first == 25 && both.last == 64, "\(both)")
        page.advance(by: 0.9)
        let rest = page.picture.pixels
        #expect((0..<200).filter { rest[$0, 5] == .pureBlue } == Array(100..<140))
        #expect(page.picture.root.placeMotions.isEmpty && page.picture.root.arrivals.isEmpty)
    }

    @Test("a view goes from where it was where nothing comes in its place")
    func nothingElse() {
        let page = Moving { model in
            Group { if !model.isOn { Color.pureRed.frame(width: 40, height: 20) } }.padding(.leading, 10).frame(
                width: 200, height: 100, alignment: .topLeading)
        }
        page.change(Self.linear) { $0.isOn = true }
        page.advance(by: 0.1)
        #expect(page.red() == 10...50)
        page.advance(by: 1)
        #expect(page.red() == nil && page.picture.root.departures.isEmpty)
    }

    private struct Phased: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.offset(x: phase.isIdentity ? 0 : 50 - phase.value * 30)
        }
    }

    @Test("a transition of one's own is evaluated in each phase, also beside others and one way only")
    func ownTransition() {
        let page = Moving { model in
            VStack(alignment: .leading, spacing: 0) {
                if model.isOn { Color.pureRed.frame(width: 10, height: 10).transition(Phased()) }
                if model.isOn {
                    Color.pureRed.frame(width: 10, height: 10).transition(
                        AnyTransition.asymmetric(insertion: AnyTransition(Phased()), removal: .move(edge: .leading)))
                }
                if model.isOn {
                    Color.pureRed.frame(width: 10, height: 10).transition(Phased().combined(with: .offset(x: 20)))
                }
            }.frame(width: 10, height: 30, alignment: .topLeading)
        }
        page.change(Self.linear) { $0.isOn = true }
        #expect(page.red(row: 5) == 80...90 && page.red(row: 15) == 80...90 && page.red(row: 25) == 100...110)
        page.advance(by: 1.1)
        #expect(page.red(row: 5) == 0...10 && page.red(row: 15) == 0...10 && page.red(row: 25) == 0...10)
        page.change(Self.linear) { $0.isOn = false }
        page.advance(by: 0.5)
        #expect(page.red(row: 5) == 10...20 && page.red(row: 15) == 0...5)
    }

    @Test("semantics 125, 126: what leaves disappears when it is gone; what comes back meanwhile is the same view")
    func comesBack() {
        struct Counting: View {
            @State private var number = 0
            let log: (String) -> Void
            var body: some View {
                Color.pureRed.frame(width: CGFloat(10 + number), height: 10)
                    .onAppear {
                        log("appear")
                        number += 5
                    }
                    .onDisappear { log("disappear") }
            }
        }
        final class Log { var lines: [String] = [] }
        let log = Log()
        let page = Moving { model in
            VStack(alignment: .leading) {
                if !model.isOn { Counting { log.lines.append($0) }.transition(.move(edge: .leading)) }
            }
        }
        #expect(page.red() == 0...15 && log.lines == ["appear"])
        page.change(Self.linear) { $0.isOn = true }
        page.advance(by: 0.4)
        #expect(page.red() == 0...9 && log.lines == ["appear"])
        page.change(Self.linear) { $0.isOn = false }
        page.advance(by: 0.25)
        #expect(log.lines == ["appear"] && page.red() != nil)
        page.advance(by: 1)
        #expect(page.red() == 0...15 && log.lines == ["appear"], "its state is the same")
        page.change(Self.linear) { $0.isOn = true }
        page.advance(by: 1.1)
        #expect(page.red() == nil && log.lines == ["appear", "disappear"])
    }

    @Test("semantics 123: what leaves takes no clicks and is found by nobody, though it is still to be seen")
    func untouchable() {
        final class Log { var taps = 0 }
        let log = Log()
        let page = Moving { model in
            ZStack(alignment: .topLeading) {
                Color.clear
                if !model.isOn {
                    Color.pureRed.frame(width: 50, height: 50).onTapGesture { log.taps += 1 }
                        .transition(.offset(x: 10))
                }
            }
        }
        page.tap(CGPoint(x: 20, y: 20))
        page.change(.linear(duration: 1)) { $0.isOn = true }
        page.advance(by: 0.5)
        #expect(page.red() == 5...55)
        page.tap(CGPoint(x: 20, y: 20))
        #expect(log.taps == 1)
    }

    @Test("semantics 122: what leaves goes on following its own state")
    func lives() {
        struct Page: View {
            @ObservedObject var width: Moving.Model
            var body: some View { Color.pureRed.frame(width: CGFloat(10 + width.number), height: 10) }
        }
        let width = Moving.Model()
        let page = Moving { model in
            VStack(alignment: .leading) {
                if !model.isOn { Page(width: width).transition(.offset(y: 100)) }
            }
        }
        page.change(Self.linear) { $0.isOn = true }
        width.number = 20
        page.picture.run()
        #expect(page.red() == 0...30)
    }

    @Test("an owner that leaves takes along what was on its way out")
    func ownerLeaves() {
        final class Log { var lines: [String] = [] }
        let log = Log()
        let page = Moving { model in
            VStack {
                if model.number < 2 {
                    VStack {
                        if model.number < 1 { Color.pureRed.onDisappear { log.lines.append("inner") } }
                        Color.pureBlue
                    }.transition(.identity).onDisappear { log.lines.append("outer") }
                }
            }
        }
        page.change(Self.linear) { $0.number = 1 }
        page.advance(by: 0.2)
        #expect(log.lines == [])
        page.change(nil) { $0.number = 2 }
        #expect(Set(log.lines) == ["inner", "outer"])
        page.advance(by: 2)
        #expect(log.lines.count == 2)
    }

    @Test("semantics 124: what leaves with a higher zIndex is drawn in front of what stays")
    func order() {
        for (level, isInFront) in [(0.0, false), (1, true)] {
            let page = Moving { model in
                ZStack(alignment: .topLeading) {
                    if !model.isOn {
                        Color.pureRed.frame(width: 20, height: 20).zIndex(level).transition(.offset(x: 0.5))
                    }
                    Color.pureBlue.frame(width: 20, height: 20)
                }
            }
            page.change(Self.linear) { $0.isOn = true }
            page.advance(by: 0.1)
            #expect((page.red() != nil) == isInFront)
        }
    }

    @Test("semantics 117: an animation with a body moves what the body's modifiers change, and nothing else")
    func scopedAnimation() {
        let page = Moving { model in
            Color.pureRed.frame(width: 10, height: 10).padding(.leading, model.isOn ? 40 : 0)
                .animation(Self.linear) { $0.offset(x: model.isOn ? 100 : 0) }
        }
        page.change(nil) { $0.isOn = true }
        #expect(page.red() == 40...50)
        page.advance(by: 0.5)
        #expect(page.red() == 90...100)
        page.advance(by: 0.6)
        #expect(page.red() == 140...150)
    }
}
