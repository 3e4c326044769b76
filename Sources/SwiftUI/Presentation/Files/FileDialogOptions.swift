import MartletGraph

/// What views say about the dialogs for files that are presented in them.
struct FileDialogOptions {
    var message: Text?
    var confirmation: Text?
    var folder: URL?
}

private struct FileDialogOptionsKey: EnvironmentKey {
    static var defaultValue: FileDialogOptions { FileDialogOptions() }
}

extension EnvironmentValues {
    var fileDialogOptions: FileDialogOptions {
        get { self[FileDialogOptionsKey.self] }
        set { self[FileDialogOptionsKey.self] = newValue }
    }
}

extension View {
    /// Says what a dialog for files in this view is for: its title. Nil leaves that to the desktop.
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
        transformEnvironment(\.fileDialogOptions) { $0.message = message }
    }

    /// Says what a dialog for files in this view is for: its title.
    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
    }

    /// Says what a dialog for files in this view is for: its title.
    @_disfavoredOverload
    nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        fileDialogMessage(Text(message))
    }

    /// Says what a dialog for files in this view is for: its title.
    @_disfavoredOverload
    nonisolated public func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View {
        fileDialogMessage(Text(messageResource))
    }

    /// What is on the button that confirms a dialog for files in this view. Nil leaves that to the desktop.
    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        transformEnvironment(\.fileDialogOptions) { $0.confirmation = label }
    }

    /// What is on the button that confirms a dialog for files in this view.
    nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }

    /// What is on the button that confirms a dialog for files in this view.
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }

    /// What is on the button that confirms a dialog for files in this view.
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel(_ label: LocalizedStringResource) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }

    /// The folder at which a dialog for files in this view opens. Nil leaves that to the desktop, which opens the folder
    /// that was used last.
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        transformEnvironment(\.fileDialogOptions) { $0.folder = defaultDirectory }
    }
}
