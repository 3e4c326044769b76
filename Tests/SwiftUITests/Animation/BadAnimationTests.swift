import MartletGraph
import MartletHeadless
import Testing
import ViewTesting

@testable import SwiftUI

/// What no animation should be.
@MainActor @Suite("Bad animations", .serialized)
struct BadAnimationTests {
    private struct Nowhere: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            time > 0.2 ? value.scaled(by: .nan) : value.scaled(by: 0.5)
        }
    }

    private func page() -> Moving {
        Moving { model in Color.pureRed.frame(width: 10, height: 10).padding(.leading, CGFloat(model.number)) }
    }

    @Test("an animation that answers no number is said once, and the value arrives")
    func notANumber() {
        let page = page()
        let warnings = warnings {
            page.change(Animation(Nowhere())) { $0.number = 100 }
            page.advance(by: 1)
        }
        #expect(warnings.count == 1 && warnings[0].contains("Nowhere"), "\(warnings)")
        #expect(page.red() == 100...110 && !page.picture.root.isMoving)
    }

    @Test("durations without sense and springs without force bring the value to its end")
    func durations() {
        let animations: [Animation] = [
            .linear(duration: .nan), .linear(duration: -1), .linear(duration: .infinity), .spring(duration: -1),
            .spring(response: 0, dampingFraction: 0), .easeIn(duration: 0), .spring(duration: .nan, bounce: .nan),
            .interpolatingSpring(stiffness: 0, damping: 0), .interpolatingSpring(mass: 0, stiffness: 100, damping: 10),
            .interpolatingSpring(stiffness: -5, damping: 10), .linear.speed(.nan), .linear.delay(.nan),
            .linear.delay(-1), .linear(duration: 1).repeatCount(0), .linear(duration: 0).repeatForever(),
        ]
        for animation in animations {
            let page = page()
            page.change(animation) { $0.number = 100 }
            page.advance(by: 0.5)
            page.change(.linear(duration: 0)) { $0.number = 50 }
            page.advance(by: 0.1)
            #expect(page.red() == 50...60, "\(animation)")
        }
    }

    @Test("a spring that is damped much creeps to its end as its curve says", arguments: [3, 10, 1000, 1e9])
    func creeping(damping: Double) {
        let page = page()
        let response = 0.1
        let curve = Spring(response: response, dampingRatio: damping)
        let warnings = warnings {
            page.change(.spring(response: response, dampingFraction: damping)) { $0.number = 100 }
            var last = 0
            for step in 1...10 {
                page.advance(by: 0.1)
                let place = page.red()?.lowerBound ?? -1
                #expect(place >= last)
                #expect(abs(Double(place) - 100 * curve.value(target: 1.0, time: Double(step) / 10)) <= 2)
                last = place
            }
        }
        #expect(warnings.isEmpty, "\(warnings)")
    }

    @Test("an animation that never ends goes on until another change ends it")
    func endless() {
        struct Endless: CustomAnimation {
            func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
                value.scaled(by: 0.5)
            }
        }
        let page = page()
        page.change(Animation(Endless())) { $0.number = 100 }
        page.advance(by: 30)
        #expect(page.red() == 50...60)
        page.change(.linear(duration: 0)) { $0.number = 0 }
        page.advance(by: 0.1)
        #expect(page.red() == 0...10 && !page.picture.root.isMoving)
    }

    @Test("data of another length than before are shown at their end")
    func lengths() {
        struct Bars: Shape {
            var heights: [Double]
            nonisolated var animatableData: Heights {
                get { Heights(values: heights) }
                set { heights = newValue.values }
            }
            nonisolated func path(in rect: CGRect) -> Path {
                Path { path in
                    for (index, height) in heights.enumerated() {
                        path.addRect(CGRect(x: CGFloat(index) * 10, y: 0, width: 10, height: height))
                    }
                }
            }
        }
        let page = Moving { model in
            Bars(heights: model.isOn ? [20, 20, 20] : [20]).fill(Color.pureRed).frame(width: 100, height: 50)
        }
        page.change(.linear(duration: 1)) { $0.isOn = true }
        page.advance(by: 0.5)
        page.advance(by: 0.6)
        #expect(page.red() == 0...30)
    }

    @Test("an animation that is started in a body is refused, said once, and the window lives")
    func inBody() {
        struct Restless: View {
            @ObservedObject var model: Moving.Model
            @State private var x: CGFloat = 0
            var body: some View {
                let _ = model.isOn ? withAnimation { x = 50 } : ()
                Color.pureRed.frame(width: 10, height: 10).padding(.leading, x)
            }
        }
        let page = Moving { model in Restless(model: model) }
        let warnings = warnings {
            page.change(nil) { $0.isOn = true }
            page.advance(by: 1)
        }
        #expect(warnings.count == 1 && warnings[0].hasPrefix("Modifying state during view update"), "\(warnings)")
        #expect(page.red() == 0...10)
    }
}

/// The warnings that are issued meanwhile.
@MainActor private func warnings(_ body: () -> Void) -> [String] {
    final class Key {}
    final class Log: @unchecked Sendable { var lines: [String] = [] }
    let (key, log) = (Key(), Log())
    RuntimeWarning.observe(for: key) { log.lines.append($0) }
    defer { RuntimeWarning.stopObserving(for: key) }
    body()
    return log.lines
}

/// Numbers of which there may be any many: a shorter list counts as one with zeros.
nonisolated struct Heights: VectorArithmetic {
    var values: [Double] = []

    static var zero: Heights { Heights() }
    private static func merged(_ a: Heights, _ b: Heights, _ join: (Double, Double) -> Double) -> Heights {
        Heights(
            values: (0..<max(a.values.count, b.values.count)).map {
                join($0 < a.values.count ? a.values[$0] : 0, $0 < b.values.count ? b.values[$0] : 0)
            })
    }
    static func + (a: Heights, b: Heights) -> Heights { merged(a, b, +) }
    static func - (a: Heights, b: Heights) -> Heights { merged(a, b, -) }
    mutating func scale(by factor: Double) { values = values.map { $0 * factor } }
    var magnitudeSquared: Double { values.map { $0 * $0 }.reduce(0, +) }
}
