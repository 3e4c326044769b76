import MartletGraph

extension View {
    /// Suggestions below the search field inside while the user searches: buttons, and views with a
    /// `searchCompletion(_:)`.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(SearchPartsModifier(parts: SearchParts.Current(suggestions: AnyView(suggestions()))))
    }

    /// Makes this view of the suggestions one that puts `completion` into the search field.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletion(completion: .text(completion)))
    }
}

/// Where the suggestions of a search are shown.
nonisolated public struct SearchSuggestionsPlacement: Hashable, Sendable {
    private let number: Int

    /// Where it fits: on a desktop in a card at the field, on a phone in the page.
    public static let automatic = Self(number: 0)
    /// In a card at the search field.
    public static let menu = Self(number: 1)
    /// In the page, in front of what is searched.
    public static let content = Self(number: 2)

    fileprivate var mask: Set { number == 0 ? Set([]) : Set(rawValue: number) }

    /// Several places.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let menu = Set(rawValue: 1)
        public static let content = Set(rawValue: 2)
    }
}

struct SearchSuggestionsPlacementKey: EnvironmentKey {
    static var defaultValue: SearchSuggestionsPlacement { .automatic }
}

extension EnvironmentValues {
    /// Where the suggestions are shown that this view is one of; `.automatic` outside of suggestions.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { self[SearchSuggestionsPlacementKey.self] }
}

/// Leaves out suggestions where they would be shown in one of some places.
nonisolated struct SuggestionsShown: ViewModifier {
    let hidden: SearchSuggestionsPlacement.Set
    @Environment(\.searchSuggestionsPlacement) private var placement

    init(hidden: SearchSuggestionsPlacement.Set) { self.hidden = hidden }

    @MainActor func body(content: Content) -> some View {
        if placement == .automatic || !hidden.contains(placement.mask) { content }
    }
}

extension View {
    /// Leaves out these suggestions, where `visibility` is `.hidden`, in the places named: on a phone, for example, what is
    /// searched may be enough, while a desktop shows them in a card.
    ///
    ///     .searchSuggestions {
    ///         ForEach(fruits) { Text($0.name).searchCompletion($0.name) }
    ///             .searchSuggestions(.hidden, for: .content)
    ///     }
    nonisolated public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        modifier(SuggestionsShown(hidden: visibility == .hidden ? placements : []))
    }
}

/// A suggestion that completes what is searched.
nonisolated struct SearchCompletion: ViewModifier {
    /// What comes into the field.
    enum Completion {
        case text(String)
        case token(Any)
    }

    let completion: Completion
    @Environment(\.searchContext) private var search
    @Environment(\.searchSubmission) private var submission

    init(completion: Completion) { self.completion = completion }

    @MainActor func body(content: Content) -> some View {
        Button {
            search?.session.complete(completion)
            // As on Apple's systems, who takes a text searches for it.
            if case .text = completion { submission?.submit() }
        } label: {
            content
        }
    }
}

/// The suggestions in a card below the field, as high as they are, at most as high as there is room.
struct SearchSuggestions: View {
    let content: AnyView
    let session: SearchSession
    @Environment(\.layoutDirection) private var direction
    @FocusState private var hasKeyboard: Bool

    init(content: AnyView, session: SearchSession) {
        self.content = content
        self.session = session
    }

    /// A card below a narrow field is as wide as this; in points.
    private static let least: CGFloat = 280
    private static let most: CGFloat = 600
    private static let margin: CGFloat = 12

    var body: some View {
        GeometryReader { geometry in
            let frame = place(in: geometry.frame(in: .global))
            card
                .frame(width: frame.width)
                .frame(maxHeight: max(0, geometry.size.height - frame.minY - Self.margin), alignment: .top)
                .fixedSize(horizontal: true, vertical: false)
                .padding(.top, frame.minY)
                .padding(.leading, frame.minX)
        }
    }

    private var card: some View {
        FittingScroll {
            ScrollView {
                SuggestionColumn(content: SuggestionRows(content: content), session: session)
                    .buttonStyle(SuggestionButtonStyle())
                    .foregroundStyle(Color.primary)
            }
        }
        .modifier(SuggestionCard())
        .focused($hasKeyboard)
        .onChange(of: hasKeyboard) { if !$1 { session.keyboardLeft() } }
        .onAppear { session.suggestionsHaveKeyboard = { hasKeyboard } }
    }

    /// Where the card stands, as wide as the field, from the leading edge: below the field and within the page.
    private func place(in page: CGRect) -> CGRect {
        let room = max(0, page.width - 2 * Self.margin)
        guard let field = session.fieldFrame else {
            let width = min(room, Self.most)
            return CGRect(x: (page.width - width) / 2, y: 0, width: width, height: 0)
        }
        let width = min(room, max(Self.least, field.width))
        let middle = direction == .leftToRight ? field.midX - page.minX : page.maxX - field.midX
        let x = min(max(Self.margin, middle - width / 2), max(Self.margin, page.width - Self.margin - width))
        return CGRect(x: x, y: max(0, field.maxY + 4 - page.minY), width: width, height: 0)
    }
}

/// The suggestions by sections: a line stands between two, and one without suggestions is not shown.
private struct SuggestionRows: View {
    let content: AnyView

    init(content: AnyView) { self.content = content }

    var body: some View {
        Group(sections: content) { sections in
            let sections = sections.filter { !$0.content.isEmpty }
            ForEach(sections) { section in
                if section.id != sections.first?.id { Divider().padding(.vertical, 6).padding(.horizontal, 12) }
                if !section.header.isEmpty {
                    section.header
                        .font(.caption.bold())
                        .foregroundStyle(.secondary)
                        .padding(.horizontal, 12)
                        .padding(.vertical, 6)
                        .accessibilityAddTraits(.isHeader)
                }
                ForEach(section.content) { SuggestionRow(content: $0) }
                if !section.footer.isEmpty {
                    section.footer
                        .font(.caption)
                        .foregroundStyle(.secondary)
                        .padding(.horizontal, 12)
                        .padding(.vertical, 6)
                }
            }
        }
    }
}

/// What the suggestions lie on.
private struct SuggestionCard: ViewModifier {
    @Environment(\.colorScheme) private var scheme

    init() {}

    func body(content: Content) -> some View {
        content
            .clipShape(RoundedRectangle(cornerRadius: 12))
            .background(
                RoundedRectangle(cornerRadius: 12).fill(scheme == .dark ? Color(rgb: 0x36363A) : .white)
                    .shadow(color: .black.opacity(0.25), radius: 5, y: 1))
    }
}

/// A suggestion as a row: grey while it is pressed or the pointer is over it.
private struct SuggestionButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Look(configuration: configuration) }

    private struct Look: View {
        let configuration: Configuration
        @State private var isHovered = false

        init(configuration: Configuration) { self.configuration = configuration }

        var body: some View {
            configuration.label
                .padding(.horizontal, 12)
                .frame(maxWidth: .infinity, minHeight: 38, alignment: .leading)
                .background(
                    Color.primary.opacity(shade)._systemAnimation(SystemAnimation.states, value: shade)
                )
                .contentShape(Rectangle())
                .onHover { isHovered = $0 }
        }

        private var shade: Double { configuration.isPressed ? 0.12 : isHovered ? 0.06 : 0 }
    }
}
