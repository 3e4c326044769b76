import MartletGraph

extension WindowRoot {
    /// Runs what a control does: what it changes moves, where the window shows motion of its own, unless the change has an
    /// animation already.
    func withSystemAnimation(_ animation: Animation = SystemAnimation.controls, _ body: () -> Void) {
        let current = Transaction(values: TransactionValues.current)
        guard showsSystemMotion, current.animation == nil, !current.disablesAnimations else { return body() }
        withAnimation(animation, body)
    }
}

/// Moves what the controls of a window change.
struct SystemAnimator {
    fileprivate weak var window: WindowRoot?

    @MainActor func callAsFunction(_ animation: Animation = SystemAnimation.controls, _ body: () -> Void) {
        if let window { window.withSystemAnimation(animation, body) } else { body() }
    }
}

extension EnvironmentValues {
    /// What moves the changes that a control makes.
    var systemAnimator: SystemAnimator {
        SystemAnimator(window: MainActor.assumeIsolated { scope?.windowRoot })
    }
}

/// A chevron that points along the line, and down where what belongs to it is open.
struct DisclosureChevron: View {
    let isOpen: Bool
    @Environment(\.layoutDirection) private var direction

    init(isOpen: Bool) { self.isOpen = isOpen }

    var body: some View {
        Image(systemName: "chevron.forward")
            .rotationEffect(.degrees(isOpen ? direction == .rightToLeft ? -90 : 90 : 0))
            .foregroundStyle(.secondary)
            .modifier(DecorativeModifier())
    }
}
