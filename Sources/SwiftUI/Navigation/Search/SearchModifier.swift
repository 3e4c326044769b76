import MartletGraph

/// Puts a search field into the bars of the page, or above the view where there are none.
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
    @Environment(\.navigationPlace) private var place
    @Environment(\.searchParts) private var parts

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

    @MainActor private var presented: Binding<Bool> { isPresented ?? $isActive }

    @MainActor func body(content: Content) -> some View {
        let parts = parts?.current
        let isSearching = presented.wrappedValue
        let _ = connect()
        let searched =
            content
            .environment(\.searchContext, SearchContext(isSearching: isSearching, session: session))
            .overlay(alignment: .top) {
                if isSearching, !hidesSuggestions, let suggestions = suggestions(parts) {
                    SearchSuggestions(content: suggestions)
                        .environment(\.searchContext, SearchContext(isSearching: true, session: session))
                }
            }
        if place != nil {
            searched.modifier(ToolbarModifier(content: SearchItem(isInBar: placement.isInBar, view: field(parts))))
        } else {
            VStack(spacing: 0) {
                field(parts).padding(.top, 6)
                searched.frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
    }

    /// The tokens that may be taken, then what is suggested besides.
    @MainActor private func suggestions(_ parts: SearchParts.Current?) -> AnyView? {
        guard let suggested = tokens?.suggestions?() else { return parts?.suggestions }
        guard let more = parts?.suggestions else { return suggested }
        return AnyView(
            Group {
                suggested
                more
            })
    }

    @MainActor private func field(_ parts: SearchParts.Current?) -> AnyView {
        AnyView(
            SearchField(
                text: text, isPresented: presented, prompt: prompt, isInBar: placement.isInBar, tokens: tokens,
                scopes: parts?.scopes, session: session, typed: { hidesSuggestions = false },
                submitted: { hidesSuggestions = true }))
    }

    @MainActor private func connect() {
        let (text, presented, hidden) = (text, presented, $hidesSuggestions)
        session.text = { text.wrappedValue }
        session.end = {
            if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
            if presented.wrappedValue { presented.wrappedValue = false }
        }
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

/// The search field as an item of the page's bars.
private struct SearchItem: ToolbarContent {
    typealias Body = Never
    let isInBar: Bool
    let view: AnyView

    init(isInBar: Bool, view: AnyView) {
        self.isInBar = isInBar
        self.view = view
    }

    func _collectItems(into list: inout _ToolbarItems) {
        list.items.append(.init(placement: isInBar ? .topBarTrailing : .belowBar, view: view))
    }
}

/// A search field: with a magnifying glass, a button that empties it, and one that ends the search.
private struct SearchField: View {
    let text: Binding<String>
    let isPresented: Binding<Bool>
    let prompt: Text?
    let isInBar: Bool
    let tokens: SearchTokens?
    let scopes: AnyView?
    let session: SearchSession
    let typed: @MainActor () -> Void
    let submitted: @MainActor () -> Void
    @FocusState private var hasKeyboard: Bool

    init(
        text: Binding<String>, isPresented: Binding<Bool>, prompt: Text?, isInBar: Bool, tokens: SearchTokens?,
        scopes: AnyView?, session: SearchSession, typed: @escaping @MainActor () -> Void,
        submitted: @escaping @MainActor () -> Void
    ) {
        self.tokens = tokens
        self.text = text
        self.isPresented = isPresented
        self.prompt = prompt
        self.isInBar = isInBar
        self.scopes = scopes
        self.session = session
        self.typed = typed
        self.submitted = submitted
    }

    var body: some View {
        let isSearching = isPresented.wrappedValue
        VStack(spacing: 6) {
            HStack(spacing: 6) {
                field
                if isSearching, !isInBar {
                    Button("Cancel") { session.end() }.buttonStyle(BarButtonStyle())
                }
            }
            if isSearching, !isInBar, let scopes { scopes }
        }
        .frame(width: isInBar ? 200 : nil)
        .frame(maxWidth: isInBar ? nil : 600)
        .padding(.horizontal, isInBar ? 0 : 12)
        .padding(.bottom, isInBar ? 0 : 8)
        .frame(maxWidth: isInBar ? nil : .infinity)
        .onKeyPress(.delete) {
            guard let tokens, text.wrappedValue.isEmpty, !tokens.isEmpty() else { return .ignored }
            tokens.removeLast()
            return .handled
        }
        .onKeyPress(.escape) {
            guard isPresented.wrappedValue else { return .ignored }
            session.end()
            return .handled
        }
        .onChange(of: isSearching) { hasKeyboard = isSearching }
        .onChange(of: hasKeyboard) { focusMoved() }
        .onAppear { if isSearching { hasKeyboard = true } }
    }

    private var field: some View {
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary).modifier(DecorativeModifier())
            if let tokens { tokens.chips() }
            TextField(core, prompt ?? Text(verbatim: "Search"))
                .focused($hasKeyboard)
                .keyboardShortcut("f", modifiers: .command)
                .textFieldStyle(.plain)
            if !text.wrappedValue.isEmpty {
                Button {
                    text.wrappedValue = ""
                    typed()
                } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary).accessibilityLabel("Clear")
                }
                .buttonStyle(.plain)
            }
        }
        .modifier(
            ControlFrame(
                look: .grey, horizontalPadding: 9, verticalPadding: 2, minimumSize: CGSize(width: 0, height: 34),
                showsFocus: true))
    }

    private var core: TextFieldCore {
        let (text, typed, submitted) = (text, typed, submitted)
        let written = Binding(
            location: ClosureLocation(
                get: { text.wrappedValue },
                set: { new, _ in
                    text.wrappedValue = new
                    MainActor.assumeIsolated { typed() }
                }))
        var core = TextFieldCore(text: written, prompt: nil, { _ in }, { MainActor.assumeIsolated { submitted() } })
        core.trigger = .search
        return core
    }

    /// The keyboard in the field begins a search; where nothing was typed, its leaving ends it.
    private func focusMoved() {
        if hasKeyboard {
            if !isPresented.wrappedValue { isPresented.wrappedValue = true }
        } else if isPresented.wrappedValue, text.wrappedValue.isEmpty, tokens?.isEmpty() ?? true {
            isPresented.wrappedValue = false
        }
    }
}
