import MartletGraph

extension View {
    /// Asks with an alert while `isPresented` is true. Every button in `actions` ends it, after it has acted; without a
    /// button there is an "OK". Text fields stand above the buttons. Return gives the first answer that neither
    /// destroys nor cancels; escape the one that cancels.
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(PresentationModifier(.alert, Text(titleKey), isPresented, actions(), EmptyView()))
    }

    /// Asks with an alert with a message while `isPresented` is true.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        modifier(PresentationModifier(.alert, Text(titleKey), isPresented, actions(), message()))
    }

    /// Asks with an alert while `isPresented` is true. Every button in `actions` ends it, after it has acted; without a
    /// button there is an "OK". Text fields stand above the buttons. Return gives the first answer that neither
    /// destroys nor cancels; escape the one that cancels.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(PresentationModifier(.alert, Text(title), isPresented, actions(), EmptyView()))
    }

    /// Asks with an alert with a message while `isPresented` is true.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        modifier(PresentationModifier(.alert, Text(title), isPresented, actions(), message()))
    }

    /// Asks with an alert while `isPresented` is true. Every button in `actions` ends it, after it has acted; without a
    /// button there is an "OK". Text fields stand above the buttons. Return gives the first answer that neither
    /// destroys nor cancels; escape the one that cancels.
    nonisolated public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(PresentationModifier(.alert, title, isPresented, actions(), EmptyView()))
    }

    /// Asks with an alert with a message while `isPresented` is true.
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        modifier(PresentationModifier(.alert, title, isPresented, actions(), message()))
    }
}

extension View {
    /// Asks about `data` with an alert while `isPresented` is true and there is data.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        modifier(PresentationModifier(.alert, Text(titleKey), isPresented, data, actions) { _ in EmptyView() })
    }

    /// Asks about `data` with an alert with a message while `isPresented` is true and there is data.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        modifier(PresentationModifier(.alert, Text(titleKey), isPresented, data, actions, message))
    }

    /// Asks about `data` with an alert while `isPresented` is true and there is data.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        modifier(PresentationModifier(.alert, Text(title), isPresented, data, actions) { _ in EmptyView() })
    }

    /// Asks about `data` with an alert with a message while `isPresented` is true and there is data.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        modifier(PresentationModifier(.alert, Text(title), isPresented, data, actions, message))
    }

    /// Asks about `data` with an alert while `isPresented` is true and there is data.
    nonisolated public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        modifier(PresentationModifier(.alert, title, isPresented, data, actions) { _ in EmptyView() })
    }

    /// Asks about `data` with an alert with a message while `isPresented` is true and there is data.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        modifier(PresentationModifier(.alert, title, isPresented, data, actions, message))
    }
}

extension View {
    /// Tells of an error with an alert while `isPresented` is true and there is one; its description is the heading.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return modifier(
            PresentationModifier(.alert, error.map(alertTitle), isPresented, error) { _ in
                actions
            } _: { _ in
                EmptyView()
            })
    }

    /// Tells of an error with an alert with a message while `isPresented` is true and there is one; its description is
    /// the heading.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        modifier(PresentationModifier(.alert, error.map(alertTitle), isPresented, error, actions, message))
    }
}

nonisolated private func alertTitle(_ error: some LocalizedError) -> Text {
    Text(verbatim: error.errorDescription ?? error.localizedDescription)
}
