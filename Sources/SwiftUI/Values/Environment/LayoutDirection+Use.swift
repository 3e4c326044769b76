extension LayoutDirection {
    /// Whether anything was ever right to left: what is only left to right does not look the direction up.
    static nonisolated(unsafe) var isRightToLeftUsed = false
}
