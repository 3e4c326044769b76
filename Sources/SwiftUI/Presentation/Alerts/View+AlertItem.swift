import MartletGraph

// An item that is there is asked about; every action writes nil.

extension View {
    /// Asks about an item with an alert while there is one; every action writes nil.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, item: Binding<T?>,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        modifier(
            PresentationModifier(
                .alert, Text(titleKey), item.isThere, item.wrappedValue,
                actions
            ) { _ in EmptyView() })
    }

    /// Asks about an item with an alert with a message while there is one; every action writes nil.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, item: Binding<T?>,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        modifier(
            PresentationModifier(
                .alert, Text(titleKey), item.isThere, item.wrappedValue,
                actions, message))
    }

    /// Asks about an item with an alert while there is one; every action writes nil.
    nonisolated public func alert<A: View, T>(
        _ title: Text, item: Binding<T?>,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        modifier(
            PresentationModifier(
                .alert, title, item.isThere, item.wrappedValue,
                actions
            ) { _ in EmptyView() })
    }

    /// Asks about an item with an alert with a message while there is one; every action writes nil.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, item: Binding<T?>,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        modifier(
            PresentationModifier(
                .alert, title, item.isThere, item.wrappedValue,
                actions, message))
    }

    /// Asks about an item with an alert while there is one; every action writes nil.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, item: Binding<T?>,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        modifier(
            PresentationModifier(
                .alert, Text(title), item.isThere, item.wrappedValue,
                actions
            ) { _ in EmptyView() })
    }

    /// Asks about an item with an alert with a message while there is one; every action writes nil.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, item: Binding<T?>,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        modifier(
            PresentationModifier(
                .alert, Text(title), item.isThere, item.wrappedValue,
                actions, message))
    }
}

extension View {
    /// Offers choices for an item while there is one; every action writes nil.
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        modifier(
            PresentationModifier(
                .confirmation, Text(titleKey), titleVisibility: titleVisibility, item.isThere, item.wrappedValue,
                actions
            ) { _ in EmptyView() })
    }

    /// Offers choices with a message for an item while there is one; every action writes nil.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        modifier(
            PresentationModifier(
                .confirmation, Text(titleKey), titleVisibility: titleVisibility, item.isThere, item.wrappedValue,
                actions, message))
    }

    /// Offers choices for an item while there is one; every action writes nil.
    nonisolated public func confirmationDialog<A: View, T>(
        _ title: Text, item: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        modifier(
            PresentationModifier(
                .confirmation, title, titleVisibility: titleVisibility, item.isThere, item.wrappedValue,
                actions
            ) { _ in EmptyView() })
    }

    /// Offers choices with a message for an item while there is one; every action writes nil.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, item: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        modifier(
            PresentationModifier(
                .confirmation, title, titleVisibility: titleVisibility, item.isThere, item.wrappedValue,
                actions, message))
    }

    /// Offers choices for an item while there is one; every action writes nil.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, item: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        modifier(
            PresentationModifier(
                .confirmation, Text(title), titleVisibility: titleVisibility, item.isThere, item.wrappedValue,
                actions
            ) { _ in EmptyView() })
    }

    /// Offers choices with a message for an item while there is one; every action writes nil.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, item: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        modifier(
            PresentationModifier(
                .confirmation, Text(title), titleVisibility: titleVisibility, item.isThere, item.wrappedValue,
                actions, message))
    }
}

extension View {
    /// Tells of an error with an alert while there is one; its description is the title, and every action writes nil.
    nonisolated public func alert<E: LocalizedError, A: View>(
        error: Binding<E?>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(isPresented: error.isThere, error: error.wrappedValue, actions: actions)
    }

    /// Tells of an error with an alert with a message while there is one; its description is the title, and every action
    /// writes nil.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        error: Binding<E?>, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        alert(isPresented: error.isThere, error: error.wrappedValue, actions: actions, message: message)
    }
}

extension Binding where Value: OptionalValue {
    /// Whether there is a value; false takes it away, true does nothing.
    fileprivate var isThere: Binding<Bool> {
        let location = location
        return Binding<Bool>(
            location: ClosureLocation(
                get: { location.read().isThere },
                set: { isThere, transaction in if !isThere { location.set(.missing, transaction) } }),
            transaction: transaction)
    }
}

/// An optional, whatever it holds.
private protocol OptionalValue {
    var isThere: Bool { get }
    static var missing: Self { get }
}

extension Optional: OptionalValue {
    fileprivate var isThere: Bool { if case .some = self { true } else { false } }
    fileprivate static var missing: Self { nil }
}
