import SwiftUI
import Testing
import ViewTesting

@testable import SwiftUI

@Suite("Animations")
struct AnimationTests {
    /// Where an animation of a way is at some times, one after the other; nil when it is over.
    private func places(_ animation: Animation, to value: Double = 1, at times: [Double]) -> [Double?] {
        var context = AnimationContext<Double>()
        return times.map { time in
            animation.animate(value: value, time: time, context: &context).map { ($0 * 1e4).rounded() / 1e4 }
        }
    }

    /// The time of the last frame, at 60 a second, that shows the animation.
    private func end(_ animation: Animation, to value: Double) -> Double {
        var context = AnimationContext<Double>()
        var frame = 0
        while animation.animate(value: value, time: Double(frame) / 60, context: &context) != nil { frame += 1 }
        return Double(frame) / 60
    }

    @Test("semantics 137: of animations around others the outermost acts first")
    func wrapping() {
        #expect(places(.linear(duration: 1).delay(1).speed(2), at: [0.25, 0.5, 0.75, 1, 1.1]) == [0, 0, 0.5, 1, nil])
        #expect(places(.linear(duration: 1).speed(2).delay(1), at: [0.5, 1, 1.25, 1.5, 1.6]) == [0, 0, 0.5, 1, nil])
        #expect(places(.linear(duration: 1).speed(0), at: [0, 10, 1000]) == [0, 0, 0])
    }

    @Test("semantics 135: a count is one of single trips; an even one that reverses ends where it began")
    func repetition() {
        let times = [0.5, 1, 1.25, 1.75, 2.25, 2.5]
        #expect(
            places(.linear(duration: 1).repeatCount(2), at: [0.5, 1, 1.1, 1.35, 2, 2.2]) == [0.5, 1, 1, 0.75, 0.1, nil])
        #expect(
            places(.linear(duration: 1).repeatCount(2, autoreverses: false), at: times)
                == [0.5, 1, 0, 0.5, 1, nil])
        let forever = places(.linear(duration: 1).repeatForever(), at: (0...200).map { Double($0) / 4 })
        #expect(!forever.contains(nil))
    }

    @Test("a spring comes to where Apple's does, and rests when it is slow and near")
    func springs() {
        for (time, place) in zip([0.1, 0.2, 0.3, 0.5, 1], [0.355779, 0.712916, 0.886455, 0.984469, 0.999912]) {
            let shown = places(.smooth, to: 1000, at: stride(from: 0, through: time, by: 1.0 / 60) + [time]).last!
            #expect(abs((shown ?? 1000) / 1000 - place) <= 0.006, "\(time)")
        }
        #expect(abs(end(.smooth, to: 1) - 0.83) < 0.02 && abs(end(.smooth, to: 100) - 1.27) < 0.02)
        #expect(abs(end(.bouncy, to: 1) - 0.77) < 0.02 && abs(end(.bouncy, to: 100) - 1.13) < 0.02)
    }

    @Test("a spring shows the same place however time is cut into frames")
    func frameRates() {
        let even = places(.bouncy, to: 100, at: (0...30).map { Double($0) / 60 }).last!
        let uneven = places(.bouncy, to: 100, at: [0, 0.01, 0.0731, 0.2, 0.21, 0.38, 0.5]).last!
        #expect(even == uneven)
    }

    @Test("semantics 110: a spring takes over where another is, with its speed")
    func springOverSpring() {
        var context = AnimationContext<Double>()
        let (first, second) = (Animation.smooth, Animation.bouncy)
        let before = first.animate(value: 100, time: 0.2, context: &context)!
        let speed = first.velocity(value: 100, time: 0.2, context: context)!
        #expect(second.shouldMerge(previous: first, value: 100, time: 0.2, context: &context))
        #expect(second.animate(value: 0, time: 0.2, context: &context) == before)
        #expect(second.velocity(value: 0, time: 0.2, context: context) == speed && speed > 100)
        let next = second.animate(value: 0, time: 0.21, context: &context)!
        #expect(next > before, "it goes on before it turns back")
    }

    @Test(
        "semantics 110, 113: a spring takes over from a curve at rest; one that is wrapped only from one wrapped alike")
    func springOverCurve() {
        var context = AnimationContext<Double>()
        let curve = Animation.linear(duration: 1)
        _ = curve.animate(value: 100, time: 0.5, context: &context)
        var copy = context
        #expect(Animation.spring.shouldMerge(previous: curve, value: 100, time: 0.5, context: &copy))
        #expect(Animation.spring.animate(value: 0, time: 0.5, context: &copy) == 50)
        #expect(Animation.spring.velocity(value: 0, time: 0.5, context: copy) == 0)
        #expect(!Animation.spring.delay(1).shouldMerge(previous: .spring, value: 100, time: 0.5, context: &context))
        #expect(
            Animation.spring.delay(1).shouldMerge(previous: .smooth.delay(1), value: 100, time: 0.5, context: &context))
        #expect(!Animation.linear.shouldMerge(previous: .spring, value: 100, time: 0.5, context: &context))
    }

    struct Halves: CustomAnimation {
        private struct Count<V: VectorArithmetic>: AnimationStateKey {
            var calls = 0
            static var defaultValue: Self { Self() }
        }

        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            context.state[Count<V>.self].calls += 1
            return time > 1 ? nil : value.scaled(by: 1 / Double(context.state[Count<V>.self].calls))
        }
    }

    @Test("a program's own animation keeps state, is compared by its value, and can be wrapped")
    func custom() {
        let animation = Animation(Halves())
        #expect(places(animation.delay(1), at: [0, 1, 1.5, 3]) == [0, 1, 0.5, nil])
        #expect(animation == Animation(Halves()) && animation != .linear && animation.base is Halves)
        #expect(Animation.easeIn(duration: 2) == .timingCurve(.easeIn, duration: 2))
        #expect(Animation.default == .spring && Animation.default == .smooth)
    }

    @Test("semantics 45: what counts as complete, and what as over")
    func durations() {
        #expect(Animation.linear(duration: 5).logicallyComplete(after: 1).durations == (logical: 1, total: 5))
        #expect(Animation.linear(duration: 1).delay(1).durations == (logical: 2, total: 2))
        let spring = Animation.smooth.durations
        #expect(spring.logical == 0.5 && abs(spring.total - 0.83) < 0.03)
        #expect(Animation.linear.repeatForever().durations.total == .infinity)
        #expect(Animation.linear(duration: 0).durations == (logical: 0, total: 0))
    }

    @MainActor @Test("durations that are no numbers are said once, and the value arrives")
    func badInput() {
        let screen = Screen { EmptyView() }
        #expect(places(.linear(duration: .nan), at: [0]) == [nil])
        #expect(screen.warnings == ["Animation: the duration nan is not a finite number; 0 is used."])
        #expect(places(.linear(duration: -1), at: [0]) == [nil])
        #expect(places(.spring(duration: -1), to: 100, at: [0, 0.2, 0.4]).last == .some(nil))
    }
}
