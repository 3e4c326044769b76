import SwiftUI

/// Alerts and dialogs that are driven by an optional or by a case of an enum.
///
///     .alert("Delete?", unwrapping: $deletion) { $item in
///         Button("Delete \(item.name)", role: .destructive) { delete(item) }
///     } message: { item in
///         Text("\(item.name) has \(item.parts.count) parts.")
///     }
extension View {
    /// Shows an alert while an optional holds something.
    ///
    /// - Parameters:
    ///   - title: the title, made with the value.
    ///   - actions: the buttons, made with a binding to the value.
    ///   - message: what stands below the title.
    public func alert<Value, Actions: View, Message: View>(
        _ title: @escaping (Value) -> Text, unwrapping value: Binding<Value?>,
        @ViewBuilder actions: @escaping (Binding<Value>) -> Actions,
        @ViewBuilder message: @escaping (Value) -> Message
    ) -> some View {
        modifier(PresentedDialog(value: value, title: title, actions: actions, message: message, visibility: nil))
    }

    /// Shows an alert with a fixed title while an optional holds something.
    public func alert<Value, Actions: View, Message: View>(
        _ title: LocalizedStringKey, unwrapping value: Binding<Value?>,
        @ViewBuilder actions: @escaping (Binding<Value>) -> Actions,
        @ViewBuilder message: @escaping (Value) -> Message
    ) -> some View {
        alert({ _ in Text(title) }, unwrapping: value, actions: actions, message: message)
    }

    /// Shows an alert without a message while an optional holds something.
    public func alert<Value, Actions: View>(
        _ title: LocalizedStringKey, unwrapping value: Binding<Value?>,
        @ViewBuilder actions: @escaping (Binding<Value>) -> Actions
    ) -> some View {
        alert(title, unwrapping: value, actions: actions) { _ in EmptyView() }
    }

    /// Shows an alert while an optional enum is in a case.
    public func alert<Root, Value, Actions: View, Message: View>(
        _ title: @escaping (Value) -> Text, unwrapping root: Binding<Root?>, case path: CasePath<Root, Value>,
        @ViewBuilder actions: @escaping (Binding<Value>) -> Actions,
        @ViewBuilder message: @escaping (Value) -> Message
    ) -> some View {
        alert(title, unwrapping: root.case(path), actions: actions, message: message)
    }

    /// Shows an alert while an optional enum with `@Cases` is in a case, by the name of the case.
    public func alert<Root: HasCases, Value, Actions: View, Message: View>(
        _ title: @escaping (Value) -> Text, unwrapping root: Binding<Root?>, case path: CaseKeyPath<Root, Value>,
        @ViewBuilder actions: @escaping (Binding<Value>) -> Actions,
        @ViewBuilder message: @escaping (Value) -> Message
    ) -> some View {
        alert(title, unwrapping: root.case(path), actions: actions, message: message)
    }

    /// Shows a dialog of choices while an optional holds something.
    ///
    /// - Parameters:
    ///   - title: the title, made with the value.
    ///   - titleVisibility: whether the title is shown.
    ///   - actions: the buttons, made with a binding to the value.
    ///   - message: what stands below the title.
    public func confirmationDialog<Value, Actions: View, Message: View>(
        _ title: @escaping (Value) -> Text, unwrapping value: Binding<Value?>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping (Binding<Value>) -> Actions,
        @ViewBuilder message: @escaping (Value) -> Message
    ) -> some View {
        modifier(
            PresentedDialog(
                value: value, title: title, actions: actions, message: message, visibility: titleVisibility))
    }

    /// Shows a dialog of choices without a message while an optional holds something.
    public func confirmationDialog<Value, Actions: View>(
        _ title: LocalizedStringKey, unwrapping value: Binding<Value?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping (Binding<Value>) -> Actions
    ) -> some View {
        confirmationDialog(
            { _ in Text(title) }, unwrapping: value, titleVisibility: titleVisibility, actions: actions
        ) { _ in EmptyView() }
    }

    /// Shows a dialog of choices while an optional enum is in a case.
    public func confirmationDialog<Root, Value, Actions: View, Message: View>(
        _ title: @escaping (Value) -> Text, unwrapping root: Binding<Root?>, case path: CasePath<Root, Value>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping (Binding<Value>) -> Actions,
        @ViewBuilder message: @escaping (Value) -> Message
    ) -> some View {
        confirmationDialog(
            title, unwrapping: root.case(path), titleVisibility: titleVisibility, actions: actions, message: message)
    }

    /// Shows a dialog of choices while an optional enum with `@Cases` is in a case, by the name of the case.
    public func confirmationDialog<Root: HasCases, Value, Actions: View, Message: View>(
        _ title: @escaping (Value) -> Text, unwrapping root: Binding<Root?>, case path: CaseKeyPath<Root, Value>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping (Binding<Value>) -> Actions,
        @ViewBuilder message: @escaping (Value) -> Message
    ) -> some View {
        confirmationDialog(
            title, unwrapping: root.case(path), titleVisibility: titleVisibility, actions: actions, message: message)
    }
}

/// An alert or a dialog for the value of an optional; what it says is worked out here, so that nobody else is evaluated
/// for it.
private struct PresentedDialog<Value, Actions: View, Message: View>: ViewModifier {
    @Binding var value: Value?
    let title: (Value) -> Text
    let actions: (Binding<Value>) -> Actions
    let message: (Value) -> Message
    /// How a dialog's title is shown; nil for an alert.
    let visibility: Visibility?
    @State private var last = LastBinding<Value>()

    init(
        value: Binding<Value?>, title: @escaping (Value) -> Text, actions: @escaping (Binding<Value>) -> Actions,
        message: @escaping (Value) -> Message, visibility: Visibility?
    ) {
        _value = value
        self.title = title
        self.actions = actions
        self.message = message
        self.visibility = visibility
    }

    func body(content: Content) -> some View {
        let binding = last.following($value)
        let title = binding.map { self.title($0.wrappedValue) } ?? Text(verbatim: "")
        if let visibility {
            content.confirmationDialog(title, isPresented: $value.presence(), titleVisibility: visibility) {
                if let binding { actions(binding) }
            } message: {
                if let binding { message(binding.wrappedValue) }
            }
        } else {
            content.alert(title, isPresented: $value.presence()) {
                if let binding { actions(binding) }
            } message: {
                if let binding { message(binding.wrappedValue) }
            }
        }
    }
}
