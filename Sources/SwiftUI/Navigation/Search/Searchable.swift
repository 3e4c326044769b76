import MartletGraph

/// Where a search field stands.
nonisolated public struct SearchFieldPlacement: Sendable {
    private enum Kind { case automatic, drawer, toolbar }
    private let kind: Kind

    /// Below the bar of the page; in it where `searchToolbarBehavior(_:)` makes the field small.
    public static let automatic = Self(kind: .automatic)
    /// Below the bar of the page.
    public static let navigationBarDrawer = Self(kind: .drawer)
    /// In the bar of the page.
    public static let toolbar = Self(kind: .toolbar)
    /// In the column where the modifier stands, below its bar.
    public static let sidebar = Self(kind: .drawer)

    /// Below the bar of the page, where it stays in either mode.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self { Self(kind: .drawer) }

    /// When a search field below a bar is seen.
    public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
        private enum Mode { case automatic, always }
        private let mode: Mode
        public static let automatic = Self(mode: .automatic)
        public static let always = Self(mode: .always)
    }

    /// - Parameter isSmall: whether the field is a button while nobody searches.
    func isInBar(isSmall: Bool) -> Bool { kind == .toolbar || kind == .automatic && isSmall }
}

extension View {
    /// Gives the page a field to search with: in its bars, or above this view where no stack is around. Control with F
    /// brings the keyboard there, the escape key ends the search.
    ///
    /// What is inside reads from `isSearching` whether the user searches. `onSubmit(of: .search)` further out is called
    /// when return is pressed.
    ///
    ///     List(found) { Text($0.name) }.searchable(text: $query, prompt: "Name or place")
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: nil, placement: placement, prompt: prompt))
    }

    /// Gives the page a field to search with.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Gives the page a field to search with.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Gives the page a field to search with; `isPresented` is true while the user searches, and begins or ends that.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
    }

    /// Gives the page a field to search with; `isPresented` is true while the user searches, and begins or ends that.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Gives the page a field to search with; `isPresented` is true while the user searches, and begins or ends that.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Gives the page a field to search with, and suggestions below it.
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Gives the page a field to search with, and suggestions below it.
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
    }

    /// Gives the page a field to search with, and suggestions below it.
    @_disfavoredOverload
    nonisolated public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
    }
}

/// Ends the search around: empties its field and takes the keyboard from it.
@MainActor @preconcurrency
public struct DismissSearchAction {
    private let session: SearchSession?

    nonisolated init(_ session: SearchSession?) { self.session = session }

    /// Ends the search.
    public func callAsFunction() { session?.end() }
}

/// The search that a view is part of.
struct SearchContext: Equatable {
    let isSearching: Bool
    let session: SearchSession
}

/// What a search field keeps besides its text.
@MainActor
final class SearchSession: Equatable {
    var end: @MainActor () -> Void = {}
    var begin: @MainActor () -> Void = {}
    /// What is searched now.
    var text: @MainActor () -> String = { "" }
    /// Puts a suggestion into the field.
    var complete: @MainActor (SearchCompletion.Completion) -> Void = { _ in }
    /// Closes the suggestions until something is typed.
    var hideSuggestions: @MainActor () -> Void = {}
    /// The suggestions that are shown.
    weak var column: SuggestionColumnNode?
    var suggestionsHaveKeyboard: @MainActor () -> Bool = { false }
    /// Called when the keyboard leaves the suggestions.
    var keyboardLeft: @MainActor () -> Void = {}
    private let fieldMoved = ChangeLocation()
    private var field: CGRect?

    /// Where the field is in the window, with all that stands below it; nil before it is laid out.
    var fieldFrame: CGRect? {
        get {
            fieldMoved.read()
            return field
        }
        set {
            if newValue == field { return }
            field = newValue
            fieldMoved.send()
        }
    }

    nonisolated init() {}
    nonisolated static func == (a: SearchSession, b: SearchSession) -> Bool { a === b }
}

struct SearchContextKey: EnvironmentKey { static var defaultValue: SearchContext? { nil } }

extension EnvironmentValues {
    var searchContext: SearchContext? {
        get { self[SearchContextKey.self] }
        set { self[SearchContextKey.self] = newValue }
    }

    /// Whether the user searches with the field of the `searchable` modifier around.
    public var isSearching: Bool { searchContext?.isSearching ?? false }

    /// Ends the search of the `searchable` modifier around: `dismissSearch()`.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(searchContext?.session) }
}

/// Submits what is searched: what `onSubmit(of: .search)` around the field does.
struct SearchSubmission: Equatable {
    private let scope: Scope

    fileprivate init(_ scope: Scope) { self.scope = scope }

    @MainActor func submit() { SubmitScope.submit(.search, from: scope) }

    static func == (a: Self, b: Self) -> Bool { a.scope === b.scope }
}

extension EnvironmentValues {
    var searchSubmission: SearchSubmission? { scope.map { SearchSubmission($0) } }
}
