import MartletGraph

/// What modifiers around a search field say of it.
final class SearchParts: Scope, @unchecked Sendable {
    static let scopeKey = ObjectIdentifier(SearchParts.self)
    private let change = ChangeLocation()
    private var own: Current
    private let outer: SearchParts?

    /// The suggestions below the field, and the choice of where to search.
    struct Current {
        var suggestions: AnyView?
        var scopes: AnyView?
    }

    @MainActor init(parent: Scope, _ own: Current) {
        self.own = own
        outer = parent.find(Self.scopeKey).map { unsafeDowncast($0, to: SearchParts.self) }
        super.init(parent: parent, key: Self.scopeKey)
    }

    @MainActor func set(_ new: Current) {
        own = new
        change.send()
    }

    /// With what is said further out, where nothing is said here.
    @MainActor var current: Current {
        change.read()
        let more = outer?.current
        return Current(suggestions: own.suggestions ?? more?.suggestions, scopes: own.scopes ?? more?.scopes)
    }
}

extension EnvironmentValues {
    var searchParts: SearchParts? {
        scope?.find(SearchParts.scopeKey).map { unsafeDowncast($0, to: SearchParts.self) }
    }
}

/// Says something of the search field inside; makes no node.
nonisolated struct SearchPartsModifier: ViewModifier {
    typealias Body = Never
    let parts: SearchParts.Current

    init(parts: SearchParts.Current) { self.parts = parts }

    @MainActor static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs) -> _ViewNode
    {
        let scope = SearchParts(parent: inputs.scope, view.modifier.parts)
        return C._makeNode(view.content, _ViewInputs(parent: inputs.parent, scope: scope))
    }

    @MainActor static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        guard let scope = inputs.scope.child(toward: node.scope) as? SearchParts else {
            preconditionFailure("The search field lost its scope.")
        }
        scope.set(view.modifier.parts)
        C._updateNode(node, view.content, _ViewInputs(parent: inputs.parent, scope: scope))
    }
}

extension View {
    /// Suggestions below the search field inside while the user searches: buttons, and views with a
    /// `searchCompletion(_:)`.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(SearchPartsModifier(parts: SearchParts.Current(suggestions: AnyView(suggestions()))))
    }

    /// Lets the user choose where to search, in segments below the search field inside while he searches.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        modifier(
            SearchPartsModifier(
                parts: SearchParts.Current(
                    scopes: AnyView(
                        Picker("Scope", selection: scope, content: scopes).pickerStyle(.segmented).labelsHidden()))))
    }

    /// Makes this view of the suggestions one that puts `completion` into the search field.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletion(completion: .text(completion)))
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

    init(completion: Completion) { self.completion = completion }

    @MainActor func body(content: Content) -> some View {
        Button {
            search?.session.complete(completion)
        } label: {
            content
        }
    }
}

/// The suggestions in a card below the field, as high as they are, at most as high as the page.
struct SearchSuggestions: View {
    let content: AnyView

    init(content: AnyView) { self.content = content }

    var body: some View {
        FittingScroll {
            ScrollView {
                SuggestionColumn(content: content)
                    .buttonStyle(SuggestionButtonStyle())
                    .foregroundStyle(Color.primary)
            }
        }
        .frame(maxWidth: 600)
        .modifier(SuggestionCard())
        .padding(.horizontal, 12)
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
                    Color.primary.opacity(shade).systemAnimation(SystemAnimation.states, value: shade)
                )
                .contentShape(Rectangle())
                .onHover { isHovered = $0 }
        }

        private var shade: Double { configuration.isPressed ? 0.12 : isHovered ? 0.06 : 0 }
    }
}

/// Suggestions below one another, over the whole width; nothing where there are none.
nonisolated struct SuggestionColumn: ContainerView {
    typealias Body = Never
    let content: AnyView

    @MainActor func makeContainer(_ inputs: _ViewInputs) -> SuggestionColumnNode { SuggestionColumnNode(inputs) }
}

final class SuggestionColumnNode: ContainerNode {
    private static let inset: CGFloat = 6

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let children = layoutChildren
        if children.isEmpty { return .zero }
        let offer = ProposedViewSize(width: proposal.width.map { max(0, $0 - 2 * Self.inset) }, height: nil)
        let fits = children.map { $0.sizeThatFits(offer) }
        return CGSize(
            width: proposal.width ?? (fits.map(\.width).max() ?? 0) + 2 * Self.inset,
            height: fits.reduce(2 * Self.inset) { $0 + $1.height })
    }

    override func placeChildren() {
        let offer = ProposedViewSize(width: max(0, size.width - 2 * Self.inset), height: nil)
        var y = Self.inset
        for child in layoutChildren {
            let fit = child.sizeThatFits(offer)
            child.place(at: CGPoint(x: Self.inset, y: y), size: fit, proposal: offer)
            y += fit.height
        }
    }
}

/// A scroll view that is no higher than its content.
nonisolated struct FittingScroll<Content: View>: ContainerView {
    typealias Body = Never
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor func makeContainer(_ inputs: _ViewInputs) -> FittingScrollNode { FittingScrollNode(inputs) }
}

final class FittingScrollNode: ContainerNode {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let child = layoutChildren.first else { return .zero }
        let ideal = child.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
        if ideal.height == 0 { return .zero }
        return CGSize(width: ideal.width, height: min(ideal.height, proposal.height ?? ideal.height))
    }

    override func placeChildren() {
        layoutChildren.first?.place(at: .zero, size: size, proposal: ProposedViewSize(size))
    }
}
