extension View {
    /// Gives the page a field to search with text and tokens: `token` shows each, the delete key takes the last one out
    /// where nothing was typed.
    ///
    ///     .searchable(text: $text, tokens: $tokens) { Text($0.name) }
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, isPresented: nil, placement: placement, prompt: prompt,
                tokens: SearchTokens(tokens, { token($0.wrappedValue) })))
    }

    /// Gives the page a field to search with text and tokens: `token` shows each, the delete key takes the last one out
    /// where nothing was typed.
    ///
    ///     .searchable(text: $text, tokens: $tokens) { Text($0.name) }
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Gives the page a field to search with text and tokens: `token` shows each, the delete key takes the last one out
    /// where nothing was typed.
    ///
    ///     .searchable(text: $text, tokens: $tokens) { Text($0.name) }
    @_disfavoredOverload
    nonisolated public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Gives the page a field to search with text and tokens; `suggestedTokens` are offered below it, and taken in place
    /// of what was typed.
    nonisolated public func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, isPresented: nil, placement: placement, prompt: prompt,
                tokens: SearchTokens(tokens, suggested: suggestedTokens, { token($0.wrappedValue) })))
    }

    /// Gives the page a field to search with text and tokens; `suggestedTokens` are offered below it, and taken in place
    /// of what was typed.
    nonisolated public func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement, prompt: Text(prompt),
            token: token)
    }

    /// Gives the page a field to search with text and tokens; `suggestedTokens` are offered below it, and taken in place
    /// of what was typed.
    @_disfavoredOverload
    nonisolated public func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement, prompt: Text(prompt),
            token: token)
    }

    /// Gives the page a field to search with text and tokens; `isPresented` is true while the user searches.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, isPresented: isPresented, placement: placement, prompt: prompt,
                tokens: SearchTokens(tokens, { token($0.wrappedValue) })))
    }

    /// Gives the page a field to search with text and tokens; `isPresented` is true while the user searches.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: Text(prompt),
            token: token)
    }

    /// Gives the page a field to search with text and tokens; `isPresented` is true while the user searches.
    @_disfavoredOverload
    nonisolated public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: Text(prompt),
            token: token)
    }

    /// Gives the page a field to search with text and tokens, and with `suggestedTokens` below it; `isPresented` is true
    /// while the user searches.
    nonisolated public func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, isPresented: isPresented, placement: placement, prompt: prompt,
                tokens: SearchTokens(tokens, suggested: suggestedTokens, { token($0.wrappedValue) })))
    }

    /// Gives the page a field to search with text and tokens, and with `suggestedTokens` below it; `isPresented` is true
    /// while the user searches.
    nonisolated public func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
            placement: placement, prompt: Text(prompt), token: token)
    }

    /// Gives the page a field to search with text and tokens, and with `suggestedTokens` below it; `isPresented` is true
    /// while the user searches.
    @_disfavoredOverload
    nonisolated public func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
            placement: placement, prompt: Text(prompt), token: token)
    }

    /// Gives the page a field to search with text and tokens that can be changed where they are shown.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, isPresented: nil, placement: placement, prompt: prompt,
                tokens: SearchTokens(editableTokens, token)))
    }

    /// Gives the page a field to search with text and tokens that can be changed where they are shown.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, editableTokens: editableTokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Gives the page a field to search with text and tokens that can be changed where they are shown.
    @_disfavoredOverload
    nonisolated public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, editableTokens: editableTokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Gives the page a field to search with text and tokens that can be changed where they are shown; `isPresented` is
    /// true while the user searches.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, isPresented: isPresented, placement: placement, prompt: prompt,
                tokens: SearchTokens(editableTokens, token)))
    }

    /// Gives the page a field to search with text and tokens that can be changed where they are shown; `isPresented` is
    /// true while the user searches.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, editableTokens: editableTokens, isPresented: isPresented, placement: placement,
            prompt: Text(prompt), token: token)
    }

    /// Gives the page a field to search with text and tokens that can be changed where they are shown; `isPresented` is
    /// true while the user searches.
    @_disfavoredOverload
    nonisolated public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, editableTokens: editableTokens, isPresented: isPresented, placement: placement,
            prompt: Text(prompt), token: token)
    }
}
