import MartletGraph

extension Text {
    /// By what a text tells its leading from its trailing side.
    public struct AlignmentStrategy: Hashable, Sendable {
        let followsText: Bool

        /// By the direction of the layout.
        public static let `default` = AlignmentStrategy(followsText: false)
        /// By the direction of the layout.
        public static let layoutBased = AlignmentStrategy(followsText: false)
        /// By the direction in which each paragraph is read.
        public static let writingDirectionBased = AlignmentStrategy(followsText: true)
    }
}

extension View {
    /// Says by what the texts below tell their leading from their trailing side, for `multilineTextAlignment(_:)`.
    nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
        modifier(_EnvironmentValueModifier(AlignsByLettersKey.self, strategy.followsText))
    }
}
