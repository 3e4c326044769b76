import MartletGraph
import MartletText

/// The element of a text.
final class TextNode: LayoutNode {
    private var text: Text
    /// The text as it is measured and drawn, while `style` is the present one.
    @exclusivity(unchecked) private var prepared: PreparedText?
    @exclusivity(unchecked) private var style: TextEnvironment?
    /// The text whose guides were last answered.
    private var answered: MeasuredText?
    private var picture: GradientPicture?

    init(_ text: Text, _ inputs: _ViewInputs) {
        self.text = text
        super.init(inputs)
    }

    func update(with new: Text) {
        if new == text { return }
        text = new
        textChanged()
    }

    private func textChanged() {
        style = nil
        setNeedsLayout()
        setNeedsDisplay()
    }

    override func styleChanged() { textChanged() }

    private func styledText(in environment: TextEnvironment) -> StyledText {
        if environment === style, let prepared { return prepared.text }
        let styled = environment.styled(text)
        if styled.gradient != picture?.fill { picture = styled.gradient.map(GradientPicture.init) }
        return styled.text
    }

    private func set(_ proposal: ProposedViewSize) -> MeasuredText {
        let environment = TextEnvironment.of(scope)
        if environment === style, let prepared {
            return prepared.measure(width: proposal.width, height: proposal.height)
        }
        let new = TextEngine.shared.prepare(styledText(in: environment))
        prepared = new
        style = environment
        return new.measure(width: proposal.width, height: proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = set(proposal).size
        let environment = TextEnvironment.of(scope)
        guard environment.lineMinimum > 1 else { return size }
        let line = StyledText(runs: [TextRun(text: "Xg", font: environment.font, color: .black)])
        let step = TextEngine.shared.idealSize(line).height + environment.lineSpacing
        let least = step * CGFloat(environment.lineMinimum) - environment.lineSpacing
        return CGSize(width: size.width, height: max(size.height, least))
    }

    override func guides(in size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides? {
        let text = set(proposal)
        answered = text
        return ExplicitGuides(firstBaseline: text.firstBaseline, lastBaseline: text.lastBaseline)
    }

    override var guidesDiffer: Bool {
        guard let answered else { return false }
        let text = set(self.proposal.size)
        return answered.firstBaseline != text.firstBaseline || answered.lastBaseline != text.lastBaseline
    }

    override func draw(into builder: inout DisplayBuilder) {
        let text = set(ProposedViewSize(size))
        if let picture {
            builder.add(.group(picture.show([.text(text, origin: .zero)], in: size, at: builder.origin)))
        } else {
            builder.add(.text(text, origin: builder.origin))
        }
    }

    override func describe(into list: inout AccessibilityBuilder) {
        list.addText(styledText(in: .of(scope)).string, self, isHeading: false)
    }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        guard CGRect(origin: .zero, size: size).contains(point) else { return false }
        path.append(self)
        return true
    }
}
