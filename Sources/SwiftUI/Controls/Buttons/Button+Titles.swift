extension Button where Label == Text {
    /// Makes a button with a title to translate.
    @preconcurrency
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(nil, action, Text(titleKey))
    }

    /// Makes a button with a title to translate that is for something in particular.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role, action, Text(titleKey))
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Makes a button with a title and a symbol.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(nil, action, SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    /// Makes a button with a title and a symbol.
    @_disfavoredOverload @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(nil, action, SwiftUI.Label(title, systemImage: systemImage))
    }

    /// Makes a button with a title and a symbol that is for something in particular.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role, action, SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    /// Makes a button with a title and a symbol that is for something in particular.
    @_disfavoredOverload @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role, action, SwiftUI.Label(title, systemImage: systemImage))
    }
}
