extension Animation {
    /// Whether any change was ever animated: what never is does not look the transaction up.
    static nonisolated(unsafe) var isUsed = false
}
