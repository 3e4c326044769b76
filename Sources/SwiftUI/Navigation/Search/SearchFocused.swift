/// What follows the keyboard in a search field, and moves it there.
protocol SearchFocus {
    @MainActor func attach(to field: AnyView) -> AnyView
}

extension FocusedModifier: SearchFocus {
    @MainActor func attach(to field: AnyView) -> AnyView { AnyView(field.modifier(self)) }
}

/// Ties a search field to what modifiers around say of its focus.
struct SearchFocusModifier: ViewModifier {
    let focus: (any SearchFocus)?

    init(focus: (any SearchFocus)?) { self.focus = focus }

    func body(content: Content) -> some View {
        if let focus { focus.attach(to: AnyView(content)) } else { content }
    }
}

extension View {
    /// Makes `binding` be true while the keyboard is in the search field of the `searchable` modifier inside, and moves
    /// it there, or away, when that is written.
    ///
    ///     ItemList().searchable(text: $query).searchFocused($isSearching)
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        searchFocused(FocusedModifier(location: binding.location, value: true))
    }

    /// Makes `binding` be `value` while the keyboard is in the search field of the `searchable` modifier inside, and
    /// moves it there when that is written.
    nonisolated public func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View {
        searchFocused(FocusedModifier(location: binding.location, value: value))
    }

    nonisolated private func searchFocused<V: Hashable>(_ focused: FocusedModifier<V>) -> some View {
        modifier(SearchPartsModifier(parts: SearchParts.Current(focus: focused)))
    }
}
