/// A spring: where something is that it pulls, and how to turn one way of describing it into another.
///
///     let spring = Spring(duration: 0.5, bounce: 0.3)
///     spring.value(target: 100.0, time: 0.2)   // 87.4
///
/// What does not make a spring, such as a duration or a stiffness of zero, a negative number or none, counts as the
/// nearest that does.
public struct Spring: Hashable, Sendable {
    /// How fast the motion dies away, a second.
    let decay: Double
    /// How fast it swings, in radians a second; negative for one that is damped too much to swing, 0 on the border.
    let swing: Double
    public let mass: Double

    /// - Parameter frequency: radians a second of the undamped spring.
    private init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
        let frequency = Self.positive(frequency, else: 2 * .pi)
        let ratio = dampingRatio.isFinite ? max(dampingRatio, 0) : 1
        let root = abs(1 - ratio * ratio).squareRoot()
        decay = ratio * frequency
        swing = ratio > 1 ? -frequency * root : frequency * root
        self.mass = Self.positive(mass, else: 1)
    }

    /// A spring by how it feels.
    ///
    /// - Parameters:
    ///   - duration: the pace, in seconds: about the time that it takes to come to rest.
    ///   - bounce: 0 comes to rest without swinging beyond, towards 1 it swings longer and longer; below 0, down to -1, it
    ///     creeps.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.init(frequency: 2 * .pi / Self.positive(duration, else: 0), dampingRatio: Self.ratio(bounce: bounce))
    }

    /// A spring by its stiffness.
    ///
    /// - Parameters:
    ///   - response: the stiffness as the seconds of one undamped swing.
    ///   - dampingRatio: 1 comes to rest without swinging beyond; less swings, more creeps.
    public init(response: Double, dampingRatio: Double) {
        self.init(frequency: 2 * .pi / Self.positive(response, else: 0), dampingRatio: dampingRatio)
    }

    /// A spring by its physics.
    ///
    /// - Parameter allowOverDamping: whether more damping than stops it from swinging makes it creep; without, it counts
    ///   as just that much.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let (mass, stiffness) = (Self.positive(mass, else: 1), Self.positive(stiffness, else: 1))
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(
            frequency: (stiffness / mass).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1),
            mass: mass)
    }

    /// A spring by the time until it rests.
    ///
    /// - Parameters:
    ///   - settlingDuration: from 0.01 to 10 seconds.
    ///   - dampingRatio: from just above 0 to 1.
    ///   - epsilon: how little of the way may be left at rest.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let time = settlingDuration.isFinite ? min(max(settlingDuration, 0.01), 10) : 10
        let rest = Self.positive(epsilon, else: 0.001)
        let ratio = dampingRatio.isFinite ? min(max(dampingRatio, 1e-3), 1) : 1
        var frequency: Double
        if ratio < 1 {
            frequency = -log(rest * (1 - ratio * ratio).squareRoot() / ratio) / (ratio * time)
        } else {
            // (1 + u) e^-u falls steadily: Newton's steps from the right of its knee find the one place.
            var u = max(-log(rest), 1) + 2
            for _ in 0..<50 { u += ((1 + u) * exp(-u) - rest) / (u * exp(-u)) }
            frequency = u / time
        }
        self.init(frequency: frequency, dampingRatio: ratio)
    }

    private static func positive(_ number: Double, else other: Double) -> Double {
        number.isFinite && number > 0 ? number : max(other, 1e-6)
    }

    /// The damping ratio of a bounce.
    static func ratio(bounce: Double) -> Double {
        guard bounce.isFinite else { return 1 }
        return bounce < 0 ? 1 / (1 + max(bounce, -0.999)) : max(1 - bounce, 0)
    }

    /// Radians a second of the undamped spring.
    private var frequency: Double { (decay * decay + swing * abs(swing)).squareRoot() }

    /// The pace, in seconds: about the time that the spring takes to come to rest.
    public var duration: TimeInterval { 2 * .pi / frequency }
    /// How long it swings: 0 not at all, towards 1 longer and longer; below 0 it creeps.
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
    /// The seconds of one undamped swing.
    public var response: Double { duration }
    /// 1 comes to rest without swinging beyond; less swings, more creeps.
    public var dampingRatio: Double { decay / frequency }
    public var stiffness: Double { frequency * frequency * mass }
    public var damping: Double { 2 * decay * mass }
    /// Seconds until a thousandth of the way is left.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

    /// The springs that animations are made of: one that does not swing, one that hardly does, one that does.
    public static var smooth: Spring { smooth() }
    public static var snappy: Spring { snappy() }
    public static var bouncy: Spring { bouncy() }

    /// A spring that comes to rest without swinging beyond.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring that swings a little.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring that swings.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
