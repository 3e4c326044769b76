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
