/// When a search field lets the user choose where to search.
nonisolated public struct SearchScopeActivation: Sendable {
    private enum Kind { case automatic, onTextEntry, onSearchPresentation }
    private let kind: Kind

    /// On a phone as `onTextEntry`, else as `onSearchPresentation`.
    public static var automatic: Self { Self(kind: .automatic) }
    /// From the first letter until the search ends.
    public static var onTextEntry: Self { Self(kind: .onTextEntry) }
    /// For as long as the user searches.
    public static var onSearchPresentation: Self { Self(kind: .onSearchPresentation) }

    /// - Parameter isTouched: whether the window follows the habits of what is used by touch.
    func awaitsText(isTouched: Bool) -> Bool { kind == .onTextEntry || kind == .automatic && isTouched }
}

/// The choice of where to search.
struct SearchScopes {
    let choice: AnyView
    let activation: SearchScopeActivation

    init(choice: AnyView, activation: SearchScopeActivation) {
        self.choice = choice
        self.activation = activation
    }
}

extension View {
    /// Lets the user choose where to search, in segments below the search field inside while he searches.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Lets the user choose where to search, in segments below the search field inside.
    ///
    /// - Parameter activation: whether they come with the search or with the first letter.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let picker = Picker("Scope", selection: scope, content: scopes).pickerStyle(.segmented).labelsHidden()
        return modifier(
            SearchPartsModifier(
                parts: SearchParts.Current(scopes: SearchScopes(choice: AnyView(picker), activation: activation))))
    }
}
