import MartletGraph
import MartletText

/// The element of a text.
final class TextNode: LayoutNode {
    private var text: Text
    /// The last measured text; its string and style are those to measure while `style` is the present one.
    private var measured: MeasuredText?
    private var style: TextEnvironment?
    /// The guides that were last answered.
    private var baselines: (first: CGFloat, last: CGFloat)?
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

    private var styledText: StyledText {
        let present = TextEnvironment.of(scope)
        if present === style, let measured { return measured.text }
        style = present
        let styled = present.styled(text)
        if styled.gradient != picture?.fill { picture = styled.gradient.map(GradientPicture.init) }
        return styled.text
    }

    private func set(_ proposal: ProposedViewSize) -> MeasuredText {
        let result = TextEngine.shared.measure(styledText, width: proposal.width, height: proposal.height)
        measured = result
        return result
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { set(proposal).size }

    override func guides(in size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides? {
        let text = set(proposal)
        baselines = (text.firstBaseline, text.lastBaseline)
        return ExplicitGuides(firstBaseline: text.firstBaseline, lastBaseline: text.lastBaseline)
    }

    override var guidesDiffer: Bool {
        guard let baselines else { return false }
        let text = set(self.proposal.size)
        return baselines != (text.firstBaseline, text.lastBaseline)
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
        list.addText(styledText.string, self, isHeading: false)
    }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        guard CGRect(origin: .zero, size: size).contains(point) else { return false }
        path.append(self)
        return true
    }
}
