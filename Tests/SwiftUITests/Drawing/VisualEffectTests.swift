import MartletHeadless
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Visual effects", .serialized)
struct VisualEffectTests {
    @Test("a visual effect knows where the view is and leaves its layout alone")
    func geometry() {
        let picture = Picture(
            200, 100,
            VStack(spacing: 0) {
                Color.pureRed.frame(width: 10, height: 10)
                    .visualEffect { effect, proxy in effect.offset(x: proxy.size.width * 3, y: 0) }
                Color.pureRed.frame(width: 10, height: 10)
                    .visualEffect { effect, proxy in
                        effect.offset(x: proxy.frame(in: .global).minY - 40).opacity(proxy.size.width == 10 ? 1 : 0)
                    }
            }.frame(width: 200, height: 100, alignment: .topLeading).offset(y: 40))
        defer { picture.close() }
        func red(_ row: Int) -> [Int] { (0..<200).filter { picture.pixels[$0, row] == .pureRed } }
        #expect(red(45) == Array(30..<40))
        #expect(red(55) == Array(10..<20))
    }

    @Test("a visual effect moves by the transaction, and follows what it reads")
    func moves() {
        let page = Moving { model in
            Color.pureRed.frame(width: 10, height: 10).visualEffect { [number = model.number] effect, _ in
                effect.offset(x: CGFloat(number)).brightness(0)
            }
        }
        page.change(.linear(duration: 1)) { $0.number = 100 }
        #expect(page.red() == 0...10)
        page.advance(by: 0.5)
        #expect(page.red() == 50...60)
        page.advance(by: 1)
        #expect(page.red() == 100...110)
        page.change(nil) { $0.number = 20 }
        #expect(page.red() == 20...30)
    }

    private struct Strip: View {
        let configuration: ScrollTransitionConfiguration
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { _ in
                        Color.pureRed.frame(width: 100, height: 50).scrollTransition(configuration) { effect, phase in
                            effect.offset(x: phase.value * 40)
                        }
                    }
                }
            }
        }
    }

    @Test("semantics 141: a scroll transition goes along a curve, or at once where enough of the view is seen")
    func scrolling() {
        func offset(_ picture: Picture, _ row: Int) -> Int? {
            (0..<200).first { picture.pixels[$0, row].red > 200 && picture.pixels[$0, row].green < 100 }
        }
        let smooth = Picture(200, 125, Strip(configuration: .interactive(timingCurve: .linear)))
        defer { smooth.close() }
        let rest = offset(smooth, 10)!
        #expect(offset(smooth, 60) == rest && offset(smooth, 110) == rest + 20, "half of the third is seen")
        let sudden = Picture(200, 120, Strip(configuration: .animated.threshold(.visible(0.5))))
        defer { sudden.close() }
        #expect(offset(sudden, 60) == rest && offset(sudden, 110) == rest + 40)
        let still = Picture(200, 120, Strip(configuration: .identity))
        defer { still.close() }
        #expect(offset(still, 110) == rest)
    }

    @Test("a threshold between two others lies at its share of the way")
    func betweenThresholds() {
        typealias Threshold = ScrollTransitionConfiguration.Threshold
        /// How far the third row stands aside, of which 20 of its 50 points are seen.
        func aside(_ configuration: ScrollTransitionConfiguration) -> Int? {
            let picture = Picture(200, 120, Strip(configuration: configuration))
            defer { picture.close() }
            func start(_ row: Int) -> Int? {
                (0..<200).first { picture.pixels[$0, row].red > 200 && picture.pixels[$0, row].green < 100 }
            }
            return start(10).flatMap { rest in start(110).map { $0 - rest } }
        }
        let thresholds: [(Threshold, Int)] = [
            (.hidden.interpolated(towards: .visible, amount: 0), 0),
            (.hidden.interpolated(towards: .visible, amount: 0.3), 0),
            (.hidden.interpolated(towards: .visible, amount: 0.5), 40),
            (.hidden.interpolated(towards: .visible, amount: 1), 40),
            (.visible.interpolated(towards: .hidden, amount: 0.7), 0),
            // In the middle of 120 points, a row of 50 has come 85 points in.
            (.hidden.interpolated(towards: .centered, amount: 0.2), 0),
            (.hidden.interpolated(towards: .centered, amount: 0.3), 40),
            (.hidden.inset(by: 10).interpolated(towards: .visible, amount: 0.2), 0),
            (.hidden.inset(by: 10).interpolated(towards: .visible, amount: 0.3), 40),
            (.hidden.interpolated(towards: .visible, amount: 0.2).inset(by: 15), 40),
            (.hidden.interpolated(towards: .visible, amount: .nan), 0),
        ]
        for (index, (threshold, expected)) in thresholds.enumerated() {
            #expect(aside(.animated.threshold(threshold)) == expected, "threshold \(index)")
        }
        let smooth = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
            .threshold(.hidden.interpolated(towards: .visible, amount: 0.8))
        #expect(aside(smooth) == 20, "20 of 40 points, half of the way")
    }

    @Test("each end of a scroll view has the animation of its own configuration")
    func endsOfTheirOwn() throws {
        struct Ends: View {
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<10, id: \.self) { row in
                            Text("Row \(row)").frame(width: 100, height: 50).scrollTransition(
                                topLeading: .animated(.linear(duration: 1)),
                                bottomTrailing: .animated(.linear(duration: 0.25))
                            ) { effect, phase in effect.offset(x: phase.value * 40) }
                        }
                    }
                }
                .frame(width: 300, height: 170)
            }
        }
        let screen = Screen(size: CGSize(width: 300, height: 300)) { Ends() }
        func way(_ row: Int) -> CGFloat? { screen.rects["Row \(row)"].map { ($0.midX - 150).rounded() } }
        #expect([way(0), way(1)] == [0, 0] && way(3) == 40)
        screen.scroll(at: CGPoint(x: 150, y: 160), by: CGSize(width: 0, height: 28))
        screen.advance(by: .seconds(0.125))
        let (above, below) = (try #require(way(0)), try #require(way(3)))
        #expect(above < 0 && above > -10, "an eighth of the way of a second: \(above)")
        #expect(below > 10 && below < 30, "half of the way of a quarter of one: \(below)")
        screen.advance(by: .seconds(1))
        #expect([way(0), way(3)] == [-40, 0])
    }
}
