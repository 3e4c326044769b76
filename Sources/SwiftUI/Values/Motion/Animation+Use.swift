import MartletGraph

extension Animation {
    /// Whether any change was ever animated: what never is does not look the transaction up.
    static nonisolated(unsafe) var isUsed = false {
        didSet { if isUsed, !oldValue, isMainThread { MainActor.assumeIsolated { rememberWhatIsShown() } } }
    }

    /// What was drawn so far did not remember what with.
    @MainActor private static func rememberWhatIsShown() {
        // Where views are just being evaluated, they are drawn afterwards, and remember.
        if Graph.isUpdating { return }
        for window in Graph.all.flatMap(\.openStages) { window.rememberFills() }
    }
}
