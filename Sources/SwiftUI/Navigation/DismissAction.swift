import MartletGraph

/// Takes away what the view is presented in: pops the page of a stack, or closes the sheet or pop-over.
///
///     @Environment(\.dismiss) private var dismiss
///     Button("Done") { dismiss() }
///
/// The innermost presentation around the view that reads the value from the environment is meant. In a view that is
/// not presented, such as the first page of a window, it does nothing.
@MainActor @preconcurrency
public struct DismissAction {
    private let dismissal: Dismissal?

    nonisolated init(_ dismissal: Dismissal?) {
        self.dismissal = dismissal
    }

    /// Takes the presentation away.
    public func callAsFunction() { dismissal?.dismiss() }
}

extension EnvironmentValues {
    /// Takes away what the view is presented in: `dismiss()`.
    public var dismiss: DismissAction { DismissAction(dismissal) }

    /// Whether the view is part of a pushed page, a sheet or another presentation.
    public var isPresented: Bool {
        let dismissal = dismissal
        return MainActor.assumeIsolated { dismissal?.isPresented ?? false }
    }
}
