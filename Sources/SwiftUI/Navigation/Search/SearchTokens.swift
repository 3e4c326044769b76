/// The tokens of a search field, whatever their types are.
nonisolated struct SearchTokens {
    /// The tokens in the field, each as a chip.
    let chips: () -> AnyView
    let isEmpty: () -> Bool
    let removeLast: () -> Void
    /// Puts a token at the end; false where it is of another type.
    let append: (Any) -> Bool
    /// Those that may be taken, as buttons below the field.
    let suggestions: (() -> AnyView)?

    init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        _ tokens: Binding<C>, suggested: Binding<C>? = nil, _ token: @escaping (Binding<C.Element>) -> T
    ) where C.Element: Identifiable {
        chips = {
            AnyView(
                ForEach(tokens.wrappedValue) { element in
                    SearchChip(content: token(Self.binding(to: element, in: tokens))) {
                        tokens.wrappedValue.removeAll { $0.id == element.id }
                    }
                })
        }
        isEmpty = { tokens.wrappedValue.isEmpty }
        removeLast = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeLast() } }
        append = { new in
            guard let new = new as? C.Element else { return false }
            if !tokens.wrappedValue.contains(where: { $0.id == new.id }) { tokens.wrappedValue.append(new) }
            return true
        }
        guard let suggested else {
            suggestions = nil
            return
        }
        suggestions = {
            AnyView(
                ForEach(suggested.wrappedValue) { element in token(.constant(element)).searchCompletion(element) })
        }
    }

    /// The token of that identity, wherever it stands now; once it has gone, a write is ignored.
    private static func binding<C: RandomAccessCollection & RangeReplaceableCollection>(
        to element: C.Element, in tokens: Binding<C>
    ) -> Binding<C.Element> where C.Element: Identifiable {
        Binding(
            location: ClosureLocation(
                get: { tokens.wrappedValue.first { $0.id == element.id } ?? element },
                set: { new, _ in
                    guard let index = tokens.wrappedValue.firstIndex(where: { $0.id == element.id }) else { return }
                    tokens.wrappedValue.replaceSubrange(index...index, with: CollectionOfOne(new))
                }))
    }
}

/// A token in a search field, with a button that takes it out.
nonisolated private struct SearchChip<Content: View>: View {
    let content: Content
    let remove: () -> Void

    init(content: Content, remove: @escaping () -> Void) {
        self.content = content
        self.remove = remove
    }

    @MainActor var body: some View {
        HStack(spacing: 4) {
            content.labelStyle(.titleOnly).lineLimit(1)
            Button {
                remove()
            } label: {
                Image(systemName: "xmark").font(.caption2).accessibilityLabel(Text(_own: "Remove"))
            }
            .buttonStyle(.plain)
        }
        .font(.callout)
        .padding(.horizontal, 8)
        .padding(.vertical, 2)
        .background(Color.accentColor.opacity(0.2))
        .clipShape(Capsule())
        .fixedSize()
    }
}

extension View {
    /// Makes this view of the suggestions one that puts `token` into the search field, in place of what was typed.
    ///
    ///     .searchSuggestions { ForEach(fruits) { Text($0.name).searchCompletion($0) } }
    nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(SearchCompletion(completion: .token(token)))
    }
}
