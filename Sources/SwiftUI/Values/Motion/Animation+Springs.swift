extension Animation {
    /// The spring that is used where none is named: half a second, without bounce.
    public static let `default` = spring
    /// A spring of half a second, without bounce.
    public static let spring = spring(duration: 0.5)
    /// A spring for what follows a finger or the pointer: short, and with little bounce.
    public static let interactiveSpring = interactiveSpring(duration: 0.15)
    /// A spring as a curve: several at once add up.
    public static let interpolatingSpring = interpolatingSpring(duration: 0.5)
    /// A spring that comes to rest without swinging beyond.
    public static let smooth = smooth()
    /// A spring that swings a little.
    public static let snappy = snappy()
    /// A spring that swings.
    public static let bouncy = bouncy()

    /// A spring by how it feels, which keeps its speed when the value changes again.
    ///
    /// - Parameters:
    ///   - duration: the pace, in seconds.
    ///   - bounce: 0 does not swing beyond, towards 1 it swings longer and longer, below 0 it creeps.
    ///   - blendDuration: seconds over which the stiffness of a spring that is under way becomes this one's.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        spring(response: duration, ratio: Spring.ratio(bounce: bounce), blendDuration)
    }

    /// A spring by its stiffness, as the seconds of one undamped swing, and its damping, of which 1 stops it from
    /// swinging.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(response: response, ratio: dampingFraction, blendDuration)
    }

    /// A spring that is described elsewhere.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        self.spring(response: spring.response, ratio: spring.dampingRatio, blendDuration)
    }

    /// A spring for what follows a finger or the pointer.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
    }

    /// A spring for what follows a finger or the pointer, by its stiffness and damping.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, ratio: dampingFraction, blendDuration)
    }

    /// A spring that comes to rest without swinging beyond.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// A spring that swings a little.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring that swings.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// A spring by its physics, as a curve: several at once add up.
    ///
    /// - Parameter initialVelocity: in ways a second.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
            initialVelocity: initialVelocity)
    }

    /// A spring by how it feels, as a curve: several at once add up.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// A spring that is described elsewhere, as a curve: several at once add up.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(
            InterpolatingSpringAnimation(
                spring: spring, initialVelocity: initialVelocity.checked("initial velocity", of: "Animation")))
    }

    private static func spring(response: Double, ratio: Double, _ blendDuration: Double) -> Animation {
        Animation(
            SpringAnimation(
                response: max(response.checked("duration", of: "Animation"), 0),
                dampingRatio: max(ratio.checked("damping", of: "Animation"), 0),
                blendDuration: max(blendDuration.checked("blend duration", of: "Animation"), 0)))
    }
}
