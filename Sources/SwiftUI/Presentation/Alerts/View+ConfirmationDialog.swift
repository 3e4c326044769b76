import MartletGraph

extension View {
    /// Offers choices while `isPresented` is true. Every button ends the dialog, after it has acted. Escape does what
    /// the button that cancels does, which is added where there is none; on a phone or a pad so does a press beside it.
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            PresentationModifier(
                .confirmation, Text(titleKey), titleVisibility: titleVisibility, isPresented, actions(), EmptyView()))
    }

    /// Offers choices with a message while `isPresented` is true.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        modifier(
            PresentationModifier(
                .confirmation, Text(titleKey), titleVisibility: titleVisibility, isPresented, actions(), message()))
    }

    /// Offers choices while `isPresented` is true. Every button ends the dialog, after it has acted. Escape does what
    /// the button that cancels does, which is added where there is none; on a phone or a pad so does a press beside it.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            PresentationModifier(
                .confirmation, Text(title), titleVisibility: titleVisibility, isPresented, actions(), EmptyView()))
    }

    /// Offers choices with a message while `isPresented` is true.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        modifier(
            PresentationModifier(
                .confirmation, Text(title), titleVisibility: titleVisibility, isPresented, actions(), message()))
    }

    /// Offers choices while `isPresented` is true. Every button ends the dialog, after it has acted. Escape does what
    /// the button that cancels does, which is added where there is none; on a phone or a pad so does a press beside it.
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            PresentationModifier(
                .confirmation, title, titleVisibility: titleVisibility, isPresented, actions(), EmptyView()))
    }

    /// Offers choices with a message while `isPresented` is true.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        modifier(
            PresentationModifier(
                .confirmation, title, titleVisibility: titleVisibility, isPresented, actions(), message()))
    }
}

extension View {
    /// Offers choices about `data` while `isPresented` is true and there is data.
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        modifier(
            PresentationModifier(
                .confirmation, Text(titleKey), titleVisibility: titleVisibility, isPresented, data, actions
            ) { _ in EmptyView() })
    }

    /// Offers choices about `data` with a message while `isPresented` is true and there is data.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        modifier(
            PresentationModifier(
                .confirmation, Text(titleKey), titleVisibility: titleVisibility, isPresented, data, actions, message))
    }

    /// Offers choices about `data` while `isPresented` is true and there is data.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        modifier(
            PresentationModifier(
                .confirmation, Text(title), titleVisibility: titleVisibility, isPresented, data, actions
            ) { _ in EmptyView() })
    }

    /// Offers choices about `data` with a message while `isPresented` is true and there is data.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        modifier(
            PresentationModifier(
                .confirmation, Text(title), titleVisibility: titleVisibility, isPresented, data, actions, message))
    }

    /// Offers choices about `data` while `isPresented` is true and there is data.
    nonisolated public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        modifier(
            PresentationModifier(
                .confirmation, title, titleVisibility: titleVisibility, isPresented, data, actions
            ) { _ in EmptyView() })
    }

    /// Offers choices about `data` with a message while `isPresented` is true and there is data.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        modifier(
            PresentationModifier(
                .confirmation, title, titleVisibility: titleVisibility, isPresented, data, actions, message))
    }
}
