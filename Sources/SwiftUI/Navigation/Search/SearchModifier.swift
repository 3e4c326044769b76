import MartletGraph

/// Puts a search field into the bars of the page, into those of the root of a stack inside, or above the view where
/// there are none.
nonisolated struct SearchModifier: ViewModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let placement: SearchFieldPlacement
    let prompt: Text?
    let tokens: SearchTokens?
    @State private var isActive = false
    /// Whether suggestions were taken or passed over since the last letter.
    @State private var hidesSuggestions = false
    @State private var session = SearchSession()
    @State private var handoff = SearchHandoff()
    @Environment(\.navigationPlace) private var place
    @Environment(\.searchLink) private var link

    nonisolated init(
        text: Binding<String>, isPresented: Binding<Bool>?, placement: SearchFieldPlacement, prompt: Text?,
        tokens: SearchTokens? = nil
    ) {
        self.text = text
        self.isPresented = isPresented
        self.placement = placement
        self.prompt = prompt
        self.tokens = tokens
    }

    @MainActor private var search: SearchSource {
        SearchSource(
            text: text, isPresented: isPresented ?? $isActive, hidesSuggestions: $hidesSuggestions,
            placement: placement, prompt: prompt, session: session, tokens: tokens)
    }

    @MainActor func body(content: Content) -> some View {
        let search = search
        let _ = search.connect()
        let _ = link?.tell(isSearching: search.isPresented.wrappedValue) { session.begin() }
        let searched = content.environment(
            \.searchContext, SearchContext(isSearching: search.isPresented.wrappedValue, session: session))
        if place != nil {
            searched.modifier(SearchInBars(search: search))
        } else {
            let _ = handoff.offer(search)
            let isTaken = handoff.isTaken
            VStack(spacing: 0) {
                if !isTaken { SearchFieldView(search: search).padding(.top, 6) }
                searched
                    .environment(\.searchHandoff, handoff)
                    .modifier(SuggestionsBelow(search: search, isShown: !isTaken))
            }
        }
    }
}

/// What a search field belongs to.
@MainActor
struct SearchSource {
    let text: Binding<String>
    let isPresented: Binding<Bool>
    let hidesSuggestions: Binding<Bool>
    let placement: SearchFieldPlacement
    let prompt: Text?
    let session: SearchSession
    let tokens: SearchTokens?

    func connect() {
        let (text, presented, hidden) = (text, isPresented, hidesSuggestions)
        session.text = { text.wrappedValue }
        session.end = {
            if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
            if presented.wrappedValue { presented.wrappedValue = false }
        }
        session.hideSuggestions = { if !hidden.wrappedValue { hidden.wrappedValue = true } }
        session.begin = { if !presented.wrappedValue { presented.wrappedValue = true } }
        let tokens = tokens
        session.complete = { completion in
            switch completion {
            case .text(let completion): text.wrappedValue = completion
            case .token(let token):
                if tokens?.append(token) == true, !text.wrappedValue.isEmpty { text.wrappedValue = "" }
            }
            hidden.wrappedValue = true
        }
    }
}

/// The field, and what modifiers around say of it.
struct SearchFieldView: View {
    let search: SearchSource
    @Environment(\.searchParts) private var parts
    @Environment(\.navigationPlace) private var place

    init(search: SearchSource) { self.search = search }

    var body: some View {
        let (hidden, session) = (search.hidesSuggestions, search.session)
        let isSmall = parts?.current.behavior == .minimize && place != nil
        SearchField(
            text: search.text, isPresented: search.isPresented, prompt: search.prompt,
            isInBar: search.placement.isInBar(isSmall: isSmall), isSmall: isSmall, tokens: search.tokens,
            scopes: parts?.current.scopes,
            focus: parts?.current.focus, session: search.session,
            typed: {
                hidden.wrappedValue = false
                session.column?.highlight(nil)
            },
            submitted: { hidden.wrappedValue = true })
    }
}

/// Puts the field into the bars of the page.
struct SearchInBars: ViewModifier {
    let search: SearchSource
    @Environment(\.searchParts) private var parts
    @Environment(\.idiom) private var idiom

    init(search: SearchSource) { self.search = search }

    private var isInBar: Bool { search.placement.isInBar(isSmall: parts?.current.behavior == .minimize) }

    /// Where to search, below a bar with the field in it; beside a field below the bar stand its own.
    private var scopes: AnyView? {
        guard isInBar, search.isPresented.wrappedValue, let scopes = parts?.current.scopes,
            !search.text.wrappedValue.isEmpty || !scopes.activation.awaitsText(isTouched: idiom.isTouched)
        else { return nil }
        return AnyView(scopes.choice.padding(.horizontal, 12).padding(.bottom, 8).frame(maxWidth: .infinity))
    }

    func body(content: Content) -> some View {
        content
            .modifier(SuggestionsBelow(search: search, isShown: true))
            .modifier(
                ToolbarModifier(
                    content: SearchItem(
                        isInBar: isInBar, view: AnyView(SearchFieldView(search: search)), scopes: scopes)))
    }
}

/// Shows suggestions at the top of what is searched.
struct SuggestionsBelow: ViewModifier {
    let search: SearchSource
    let isShown: Bool
    @Environment(\.searchParts) private var parts
    @Environment(\.idiom) private var idiom

    init(search: SearchSource, isShown: Bool) {
        self.search = search
        self.isShown = isShown
    }

    func body(content: Content) -> some View {
        // They have the room of the page, however small what is searched is.
        ReadFirstOverlay(FillingContent { content }, overlay: shownSuggestions)
    }

    @ViewBuilder private var shownSuggestions: some View {
        if isShown, search.isPresented.wrappedValue, !search.hidesSuggestions.wrappedValue, let suggestions {
            SearchSuggestions(content: suggestions, session: search.session)
                .environment(\.searchContext, SearchContext(isSearching: true, session: search.session))
                .modifier(
                    _EnvironmentValueModifier(
                        SearchSuggestionsPlacementKey.self, idiom == .phone ? .content : .menu))
        }
    }

    /// The tokens that may be taken, then what is suggested besides.
    private var suggestions: AnyView? {
        let others = parts?.current.suggestions
        guard let suggested = search.tokens?.suggestions?() else { return others }
        guard let others else { return suggested }
        return AnyView(
            Group {
                suggested
                others
            })
    }
}

/// The search field as an item of the page's bars.
private struct SearchItem: ToolbarContent {
    typealias Body = Never
    let isInBar: Bool
    let view: AnyView
    let scopes: AnyView?

    init(isInBar: Bool, view: AnyView, scopes: AnyView?) {
        self.isInBar = isInBar
        self.view = view
        self.scopes = scopes
    }

    func _collectItems(into list: inout _ToolbarItems) {
        list.items.append(.init(placement: isInBar ? .topBarTrailing : .belowBar, view: view, standard: .search))
        if let scopes { list.items.append(.init(placement: .belowBar, view: scopes)) }
    }
}
