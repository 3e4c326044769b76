extension Transaction {
    /// The point of a view that scrolling puts at the same point of the scroll view, where the call that scrolls names
    /// none; nil to scroll no further than needed.
    ///
    ///     withTransaction(\.scrollTargetAnchor, .bottom) { shown = items.last?.id }
    public var scrollTargetAnchor: UnitPoint? {
        get { self[ScrollTargetAnchorKey.self] }
        set { self[ScrollTargetAnchorKey.self] = newValue }
    }

    private struct ScrollTargetAnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }
}
