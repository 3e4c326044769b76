import MartletGraph
import MartletText

/// Of all options, only the one that is chosen.
nonisolated struct CurrentOption<Content: View>: ContainerView {
    typealias Body = Never
    let content: Content

    @MainActor func makeContainer(_ inputs: _ViewInputs) -> CurrentOptionNode { CurrentOptionNode(inputs) }
}

/// The element that shows the chosen option: as large as it is, or as an empty line where there is none.
final class CurrentOptionNode: ContainerNode, ChoiceFollowing {
    private var shown: LayoutNode? { layoutChildren.first { OptionElement.isChosen($0) == true } }

    func choiceChanged() { setNeedsLayout() }

    /// An empty line is as high as the font.
    override func styleChanged() {
        setNeedsLayout()
        super.styleChanged()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let shown { return shown.sizeThatFits(proposal) }
        let style = TextEnvironment.of(scope)
        let line = StyledText(runs: [TextRun(text: "Xg", font: style.font, color: .black)])
        return CGSize(width: 0, height: TextEngine.shared.idealSize(line).height)
    }

    override func guides(in size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides? {
        shown?.guides(in: size, proposal)
    }

    override func placeChildren() { shown?.place(at: .zero, size: size, proposal: proposal.size) }

    override func draw(into builder: inout DisplayBuilder) {
        if let shown { builder.add(shown) }
    }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        guard CGRect(origin: .zero, size: size).contains(point) else { return false }
        path.append(self)
        return true
    }

    /// Seen, but not what the picker is called.
    override func describe(into list: inout AccessibilityBuilder) {
        guard let shown else { return }
        list.addPart { shown.describe(into: &$0) }
    }
}
