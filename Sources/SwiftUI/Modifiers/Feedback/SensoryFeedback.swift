/// Something to be felt. A desktop has nothing to feel.
nonisolated public struct SensoryFeedback: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case named(String)
        case impact(weight: Weight, Double)
        case flexible(Flexibility, Double)
    }

    private let kind: Kind

    /// How heavy what hits is.
    public struct Weight: Equatable, Sendable {
        private let number: Int
        public static let light = Weight(number: 0)
        public static let medium = Weight(number: 1)
        public static let heavy = Weight(number: 2)
    }

    /// How hard what hits is.
    public struct Flexibility: Equatable, Sendable {
        private let number: Int
        public static let soft = Flexibility(number: 0)
        public static let solid = Flexibility(number: 1)
        public static let rigid = Flexibility(number: 2)
    }

    public static let success = Self(kind: .named("success"))
    public static let warning = Self(kind: .named("warning"))
    public static let error = Self(kind: .named("error"))
    public static let selection = Self(kind: .named("selection"))
    public static let increase = Self(kind: .named("increase"))
    public static let decrease = Self(kind: .named("decrease"))
    public static let start = Self(kind: .named("start"))
    public static let stop = Self(kind: .named("stop"))
    public static let alignment = Self(kind: .named("alignment"))
    public static let levelChange = Self(kind: .named("levelChange"))
    public static let pathComplete = Self(kind: .named("pathComplete"))
    public static let impact = impact()

    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> Self {
        Self(kind: .impact(weight: weight, intensity))
    }

    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> Self {
        Self(kind: .flexible(flexibility, intensity))
    }
}

extension View {
    /// Lets be felt that `trigger` became another; there is nothing to feel here.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        sensoryFeedback(trigger: trigger) { _, _ in feedback }
    }

    /// Lets be felt that `trigger` became another, where `condition` holds; there is nothing to feel here.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
    }

    /// Lets be felt what `feedback` answers when `trigger` becomes another; there is nothing to feel here.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { old, new in _ = feedback(old, new) }
    }

    /// Lets be felt what `feedback` answers when `trigger` becomes another; there is nothing to feel here.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { _ = feedback() }
    }
}
