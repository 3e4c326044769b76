extension Tab where Value: Hashable, Content: View, Label == EmptyView {
    /// A tab without a label: for tab views that show none, such as those with dots, or with an accessibility label.
    nonisolated public init(value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: value, role: nil, content: content(), label: EmptyView())
    }

    /// A tab without a label, for a selection that may be nil.
    nonisolated public init<V: Hashable>(value: V, @ViewBuilder content: () -> Content) where Value == V? {
        self.init(value: .some(.some(value)), role: nil, content: content(), label: EmptyView())
    }
}

extension Tab where Value == Never, Content: View, Label == EmptyView {
    /// A tab without a label, of a view that keeps the selection itself.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(value: nil, role: nil, content: content(), label: EmptyView())
    }
}
