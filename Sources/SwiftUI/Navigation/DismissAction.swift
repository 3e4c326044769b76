import MartletGraph

/// Takes away what the view is presented in: pops the page of a stack, or closes the sheet or pop-over.
///
///     @Environment(\.dismiss) private var dismiss
///     Button("Done") { dismiss() }
///
/// The innermost presentation around the view that reads the value from the environment is meant. What a window of the
/// desktop itself shows closes the window; on a phone nothing happens there.
@MainActor @preconcurrency
public struct DismissAction {
    private let dismissal: Dismissal?
    private weak var window: WindowRoot?

    nonisolated init(_ dismissal: Dismissal?, in window: WindowRoot? = nil) {
        self.dismissal = dismissal
        self.window = window
    }

    /// Takes the presentation away.
    public func callAsFunction() {
        if let dismissal { return dismissal.dismiss() }
        window?.sceneShell?.dismissWindow()
    }
}

extension EnvironmentValues {
    /// Takes away what the view is presented in: `dismiss()`.
    public var dismiss: DismissAction {
        let dismissal = dismissal
        return DismissAction(dismissal, in: dismissal == nil ? MainActor.assumeIsolated { scope?.windowRoot } : nil)
    }

    /// Whether the view is part of a pushed page, a sheet or another presentation.
    public var isPresented: Bool {
        let dismissal = dismissal
        return MainActor.assumeIsolated { dismissal?.isPresented ?? false }
    }
}
