extension NavigationLink where Label == Text {
    /// Pushes a view; the label is a text.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(shown: destination(), isActive: nil, label: Text(titleKey))
    }

    /// Pushes a view; the label is a text.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(shown: destination(), isActive: nil, label: Text(title))
    }

    /// Pushes a view; the label is a text.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(shown: destination, isActive: nil, label: Text(titleKey))
    }

    /// Pushes a view; the label is a text.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(shown: destination, isActive: nil, label: Text(title))
    }

    /// Pushes a view while `isActive` is true; the label is a text.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(shown: destination(), isActive: isActive, label: Text(titleKey))
    }

    /// Pushes a view while `isActive` is true; the label is a text.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(shown: destination(), isActive: isActive, label: Text(title))
    }

    /// Pushes a view while `isActive` is true; the label is a text.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(shown: destination, isActive: isActive, label: Text(titleKey))
    }

    /// Pushes a view while `isActive` is true; the label is a text.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(shown: destination, isActive: isActive, label: Text(title))
    }

    /// Pushes a view while `selection` is `tag`; the label is a text.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
    }

    /// Pushes a view while `selection` is `tag`; the label is a text.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
    }

    /// Pushes a view while `selection` is `tag`; the label is a text.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }

    /// Pushes a view while `selection` is `tag`; the label is a text.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
    }
}

extension NavigationLink where Destination == Never {
    /// Pushes the page that a view around declares for values of this type; nil disables the link.
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(value: value.map { AnyHashable($0) }, label: label())
    }

    /// Pushes the page that a view around declares for values of this type; nil disables the link.
    nonisolated public init<P: Codable & Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(value: value.map { AnyHashable($0) }, label: label())
    }

    /// Pushes the page for a value; the label is a text.
    nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(value: value.map { AnyHashable($0) }, label: Text(titleKey))
    }

    /// Pushes the page for a value; the label is a text.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value.map { AnyHashable($0) }, label: Text(title))
    }

    /// Pushes the page for a value; the label is a text.
    nonisolated public init<P: Codable & Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(value: value.map { AnyHashable($0) }, label: Text(titleKey))
    }

    /// Pushes the page for a value; the label is a text.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Codable & Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value.map { AnyHashable($0) }, label: Text(title))
    }
}
