import MartletGraph

/// A search field: with a magnifying glass, a button that empties it, and one that ends the search.
struct SearchField: View {
    let text: Binding<String>
    let isPresented: Binding<Bool>
    let prompt: Text?
    let isInBar: Bool
    /// Whether it is a button while nobody searches.
    let isSmall: Bool
    let tokens: SearchTokens?
    let scopes: SearchScopes?
    let focus: (any SearchFocus)?
    let session: SearchSession
    let typed: @MainActor () -> Void
    let submitted: @MainActor () -> Void
    /// Whether something was typed since the search began.
    @State private var hasText = false
    @FocusState private var hasKeyboard: Bool
    /// Whether the button that ends the search, or the choice of where to search, has the keyboard.
    @FocusState private var hasKeyboardBeside: Bool
    @Environment(\.idiom) private var idiom
    @Environment(\.isInSidebar) private var isInSidebar

    init(
        text: Binding<String>, isPresented: Binding<Bool>, prompt: Text?, isInBar: Bool, isSmall: Bool,
        tokens: SearchTokens?,
        scopes: SearchScopes?, focus: (any SearchFocus)?, session: SearchSession,
        typed: @escaping @MainActor () -> Void,
        submitted: @escaping @MainActor () -> Void
    ) {
        self.tokens = tokens
        self.text = text
        self.isPresented = isPresented
        self.prompt = prompt
        self.isInBar = isInBar
        self.isSmall = isSmall
        self.scopes = scopes
        self.focus = focus
        self.session = session
        self.typed = typed
        self.submitted = submitted
    }

    var body: some View {
        if isSmall, !isPresented.wrappedValue, text.wrappedValue.isEmpty, tokens?.isEmpty() ?? true {
            Button(_own: "Search", systemImage: "magnifyingglass") { isPresented.wrappedValue = true }
                .labelStyle(BarLabelStyle())
                .keyboardShortcut("f", modifiers: .command)
        } else {
            wholeField
        }
    }

    @ViewBuilder private var wholeField: some View {
        let isSearching = isPresented.wrappedValue
        let _ = session.keyboardLeft = { endIfUnused() }
        VStack(spacing: 6) {
            HStack(spacing: 6) {
                field
                // A sidebar of a desktop has no room for it: escape, and leaving the field, end the search.
                if isSearching, !isInBar, !isInSidebar || idiom.isTouched {
                    Button(_own: "Cancel") { session.end() }
                        .buttonStyle(BarButtonStyle())
                        .focused($hasKeyboardBeside)
                }
            }
            if isSearching, !isInBar, let scopes,
                hasText || !text.wrappedValue.isEmpty || !scopes.activation.awaitsText(isTouched: idiom.isTouched)
            {
                scopes.choice.focused($hasKeyboardBeside)
            }
        }
        ._systemAnimation(value: isSearching)
        .frame(minWidth: isInBar ? 100 : nil, idealWidth: isInBar ? 200 : nil, maxWidth: isInBar ? 200 : 600)
        .onGeometryChange(for: CGRect.self) {
            $0.frame(in: .global)
        } action: {
            session.fieldFrame = $0
        }
        .padding(.horizontal, isInBar ? 0 : 12)
        .padding(.bottom, isInBar ? 0 : 8)
        .frame(maxWidth: isInBar ? nil : .infinity)
        .onKeyPress(.delete) {
            guard let tokens, text.wrappedValue.isEmpty, !tokens.isEmpty() else { return .ignored }
            tokens.removeLast()
            return .handled
        }
        .onKeyPress(.downArrow) { moves(by: 1) }
        .onKeyPress(.upArrow) { moves(by: -1) }
        .onKeyPress(.return) { hasKeyboard && session.column?.takeHighlighted() == true ? .handled : .ignored }
        .onKeyPress(.escape) {
            guard isPresented.wrappedValue else { return .ignored }
            if session.column?.hasHighlight == true { session.hideSuggestions() } else { session.end() }
            return .handled
        }
        .onChange(of: isSearching) {
            hasKeyboard = isSearching
            if !isSearching { hasText = false }
        }
        .onChange(of: text.wrappedValue.isEmpty) { _, isEmpty in if !isEmpty { hasText = true } }
        .onChange(of: hasKeyboard) { if hasKeyboard, !isPresented.wrappedValue { isPresented.wrappedValue = true } }
        .onChange(of: hasKeyboard || hasKeyboardBeside) { _, isHere in if !isHere { endIfUnused() } }
        .onAppear { if isSearching { hasKeyboard = true } }
    }

    private var field: some View {
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary).modifier(DecorativeModifier())
            if let tokens { tokens.chips() }
            TextField(core, prompt ?? Text(_own: "Search"))
                .focused($hasKeyboard)
                .modifier(SearchFocusModifier(focus: focus))
                .keyboardShortcut("f", modifiers: .command)
                .textFieldStyle(.plain)
            if !text.wrappedValue.isEmpty {
                Button {
                    text.wrappedValue = ""
                    typed()
                } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary).accessibilityLabel(
                        Text(_own: "Clear"))
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

    /// Goes through the suggestions.
    private func moves(by step: Int) -> KeyPress.Result {
        hasKeyboard && session.column?.move(by: step) == true ? .handled : .ignored
    }

    /// The keyboard has left the field and what belongs to it: a search for nothing is over.
    private func endIfUnused() {
        let isHere = hasKeyboard || hasKeyboardBeside || session.suggestionsHaveKeyboard()
        if !isHere, isPresented.wrappedValue, text.wrappedValue.isEmpty, tokens?.isEmpty() ?? true {
            isPresented.wrappedValue = false
        }
    }
}
