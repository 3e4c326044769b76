/// Goes through phases, each by an animation, and shows the content of each.
///
/// Without a trigger it goes on from phase to phase, round and round, for as long as it is shown. With one it rests in the
/// first phase; whenever the trigger changes it goes through the others once and comes back.
///
///     PhaseAnimator([false, true]) { isLarge in
///         Image(systemName: "heart.fill").scaleEffect(isLarge ? 1.2 : 1)
///     } animation: { _ in .easeInOut(duration: 0.6) }
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: AnyTrigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var index = 0
    @State private var round = PhaseRound()

    /// - Parameters:
    ///   - phases: the phases in order; with none, nothing is shown.
    ///   - animation: what leads to a phase; nil goes there at once.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// - Parameters:
    ///   - phases: the phases in order; with none, nothing is shown.
    ///   - trigger: goes through the phases when it becomes another value.
    ///   - animation: what leads to a phase; nil goes there at once.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = AnyTrigger(trigger)
        self.content = content
        self.animation = animation
    }

    @MainActor public var body: some View {
        if !phases.isEmpty {
            content(phases[min(index, phases.count - 1)])
                .onAppear { if trigger == nil { begin() } }
                .onDisappear { round.number += 1 }
                .onChange(of: trigger) { begin() }
        }
    }

    @MainActor private func begin() {
        round.number += 1
        round.stepsAtOnce = 0
        if phases.count > 1 { go(to: 1) }
    }

    @MainActor private func go(to next: Int) {
        let number = round.number
        withAnimation(animation(phases[next])) {
            index = next
        } completion: { hasMoved in
            MainActor.assumeIsolated {
                guard round.number == number else { return }
                round.stepsAtOnce = hasMoved ? 0 : round.stepsAtOnce + 1
                goOn(from: next)
            }
        }
    }

    /// A round in which nothing moves would never end: it rests.
    @MainActor private func goOn(from index: Int) {
        if index == 0, trigger != nil || round.stepsAtOnce >= phases.count { return }
        go(to: (index + 1) % phases.count)
    }
}

/// Which round a phase animator is in: a later one ends what an earlier one waits for.
private final class PhaseRound: @unchecked Sendable {
    var number = 0
    /// How many phases in a row were gone to while nothing moved.
    var stepsAtOnce = 0
}

/// A trigger of any type.
struct AnyTrigger: Equatable, @unchecked Sendable {
    private let value: Any
    private let isEqual: (Any) -> Bool

    init<T: Equatable>(_ value: T) {
        self.value = value
        isEqual = { $0 as? T == value }
    }

    static func == (a: AnyTrigger, b: AnyTrigger) -> Bool { a.isEqual(b.value) }
}

/// The view that a modifier's closure is given: the one that the modifier is applied to.
nonisolated public struct PlaceholderContentView<Value>: View {
    private let view: AnyView

    init(_ view: some View) { self.view = AnyView(view) }

    @MainActor public var body: some View { view }
}

extension View {
    /// Goes through phases round and round, each by an animation, and shows this view as `content` makes it in each.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
    }

    /// Goes through phases once whenever `trigger` changes, each by an animation, and shows this view as `content` makes
    /// it in each.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) },
            animation: animation)
    }
}
