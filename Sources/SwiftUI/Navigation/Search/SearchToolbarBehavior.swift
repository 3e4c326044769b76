import MartletGraph

/// How a search field stands in a bar.
nonisolated public struct SearchToolbarBehavior: Hashable, Sendable {
    private enum Kind { case automatic, minimize }
    private let kind: Kind

    /// As a field.
    public static var automatic: Self { Self(kind: .automatic) }
    /// As a button while nobody searches; pressed, it becomes a field.
    public static var minimize: Self { Self(kind: .minimize) }
}

/// What the bars do while the user searches.
nonisolated public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private enum Kind { case automatic, avoidHidingContent }
    private let kind: Kind

    /// The bars stay as they are.
    public static var automatic: Self { Self(kind: .automatic) }
    /// The bars stay as they are.
    public static var avoidHidingContent: Self { Self(kind: .avoidHidingContent) }
}

extension View {
    /// How the search field of the `searchable` modifier inside stands in the bars of the page: with `.minimize`, a
    /// button stands there until the user searches.
    ///
    ///     ItemList().searchable(text: $query).searchToolbarBehavior(.minimize)
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
        modifier(SearchPartsModifier(parts: SearchParts.Current(behavior: behavior)))
    }

    /// What the bars of the page do while the user searches. They never hide anything here, so this changes nothing.
    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View {
        _ = behavior
        return modifier(EmptyModifier())
    }
}
