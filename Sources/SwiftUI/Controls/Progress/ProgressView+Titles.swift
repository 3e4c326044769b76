extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Says what goes on, in words to translate.
    nonisolated public init(_ titleKey: LocalizedStringKey) {
        self.init(nil, Text(titleKey), EmptyView())
    }

    /// Shows `value` of `total`, with a title to translate.
    nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(Self.fraction(value, total), Text(titleKey), EmptyView())
    }
}
