import SwiftUI
import Testing

@Suite("Springs")
struct SpringTests {
    private func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool { abs(a - b) <= tolerance }

    @Test("place, speed and force of a critical, a swinging and a creeping spring")
    func motion() {
        let (critical, swinging, creeping) = (
            Spring(), Spring(duration: 0.7, bounce: 0.2), Spring(duration: 0.7, bounce: -0.2)
        )
        #expect(isNear(critical.value(target: 1.2, time: 0.2), 0.858498827))
        #expect(isNear(critical.velocity(target: 1.2, initialVelocity: 0.1, time: 0.2), 3.057682081))
        #expect(isNear(critical.force(target: 0.2, position: 1, velocity: -0.2), -121.304388))
        #expect(isNear(swinging.value(target: 1.2, initialVelocity: 0.1, time: 0.2), 0.733537446))
        #expect(isNear(swinging.velocity(target: 1.2, initialVelocity: 0.1, time: 0.2), 3.743219954))
        #expect(isNear(swinging.force(target: 1.2, position: 0.1, velocity: 0.2), 85.752706))
        #expect(isNear(creeping.value(target: 1.2, time: 0.2), 0.558959083))
        #expect(isNear(creeping.velocity(target: 1.2, initialVelocity: 0.1, time: 0.2), 3.918503302))
        #expect(isNear(creeping.force(target: 0.2, position: 1, velocity: -0.2), -132.477949))
    }

    @Test("a spring settles when a thousandth is left, or as little as is asked for")
    func settling() {
        #expect(isNear(Spring.smooth.settlingDuration, 0.8))
        #expect(isNear(Spring.snappy.settlingDuration, 0.876827))
        #expect(isNear(Spring.bouncy.settlingDuration, 1.044713))
        #expect(isNear(Spring().settlingDuration(target: 10, initialVelocity: 1, epsilon: 0.01), 0.8))
        let swinging = Spring(duration: 0.7, bounce: 0.2)
        #expect(isNear(swinging.settlingDuration(target: 1.2, initialVelocity: 0.1, epsilon: 0.001), 1.278638521))
        #expect(isNear(Spring(duration: 0.7, bounce: -0.2).settlingDuration, 1.7))
        #expect(Spring(response: 0.5, dampingRatio: 0).settlingDuration == .infinity)
        for ratio in [0.2, 0.7] {
            let spring = Spring(settlingDuration: 1.5, dampingRatio: ratio)
            let pace = ratio * 2 * .pi / spring.duration
            #expect(isNear(ratio / (1 - ratio * ratio).squareRoot() * exp(-pace * 1.5), 0.001), "\(ratio)")
        }
        #expect(isNear(Spring(settlingDuration: 1.5, dampingRatio: 1).settlingDuration, 1.5, 0.11))
    }

    @Test("a spring is advanced step by step")
    func update() {
        var (value, velocity) = (0.0, 0.0)
        let places = (0..<3).map { _ in
            Spring().update(value: &value, velocity: &velocity, target: 1.2, deltaTime: 0.16)
            return value
        }
        #expect(zip(places, [0.716233021, 1.091958558, 1.179739567]).allSatisfy { isNear($0, $1) }, "\(places)")
    }

    @Test(
        "springs by name stand where Apple's do",
        arguments: [
            (Spring.smooth, [0.357740, 0.715416, 0.890034, 0.986399, 0.999953]),
            (Spring.snappy, [0.388102, 0.786369, 0.956447, 1.006020, 0.999966]),
            (Spring.bouncy, [0.423302, 0.873711, 1.033930, 1.014498, 1.000072]),
        ])
    func names(_ spring: Spring, _ places: [Double]) {
        for (time, place) in zip([0.1, 0.2, 0.3, 0.5, 1], places) {
            #expect(isNear(spring.value(target: 1, time: time), place), "\(time)")
        }
    }

    @Test("one way of describing a spring turns into another")
    func conversions() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(spring.mass == 1 && isNear(spring.stiffness, 157.913670) && isNear(spring.damping, 17.592919))
        let other = Spring(mass: 1, stiffness: 100, damping: 10)
        #expect(isNear(other.duration, 0.628319) && isNear(other.bounce, 0.5))
        #expect(isNear(Spring(duration: 0.5, bounce: -0.2).dampingRatio, 1.25))
        #expect(isNear(Spring(duration: 0.5, bounce: -0.2).bounce, -0.2))
        #expect(Spring(mass: 1, stiffness: 100, damping: 50).dampingRatio == 1)
        #expect(isNear(Spring(mass: 1, stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio, 2.5))
    }

    @Test("values with animatable data go from one to another")
    func animatable() {
        let (from, to) = (CGPoint(x: 10, y: 0), CGPoint(x: 110, y: 50))
        let place = Spring.smooth.value(fromValue: from, toValue: to, initialVelocity: .zero, time: 0.2)
        #expect(isNear(place.x, 81.5416, 1e-3) && isNear(place.y, 35.7708, 1e-3))
        let speed = Spring.smooth.velocity(fromValue: from, toValue: to, initialVelocity: .zero, time: 0)
        #expect(speed == .zero)
    }

    @Test("what makes no spring counts as the nearest that does: nothing is undefined")
    func badInput() {
        for spring in [
            Spring(duration: 0), Spring(duration: -1), Spring(duration: .nan),
            Spring(duration: .infinity, bounce: .nan),
            Spring(mass: 0, stiffness: 0, damping: -1), Spring(response: 0.5, dampingRatio: -3),
            Spring(settlingDuration: .infinity, dampingRatio: 0), Spring(duration: 1, bounce: -5),
        ] {
            #expect(spring.value(target: 1, time: 0.5).isFinite, "\(spring)")
            #expect(spring.stiffness.isFinite && spring.duration > 0)
        }
    }
}
