import MartletGraph
import MartletText

/// The element of a text.
final class TextNode: LayoutNode {
    private var text: Text
    /// The last measured text; its string and style are those to measure while `style` is the present one.
    private var measured: MeasuredText?
    private var style: TextEnvironment?
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
        if environment === style, let measured { return measured.text }
        let styled = environment.styled(text)
        if styled.gradient != picture?.fill { picture = styled.gradient.map(GradientPicture.init) }
        return styled.text
    }

    private func set(_ proposal: ProposedViewSize) -> MeasuredText {
        let environment = TextEnvironment.of(scope)
        if environment === style, let measured, measured.isIdeal, measured.fits(proposal) { return measured }
        let text = styledText(in: environment)
        let result = TextEngine.shared.measure(text, width: proposal.width, height: proposal.height)
        measured = result
        style = environment
        return result
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

extension MeasuredText {
    /// Whether a proposal offers as much as the text takes.
    fileprivate func fits(_ proposal: ProposedViewSize) -> Bool {
        (proposal.width ?? .infinity) >= size.width && (proposal.height ?? .infinity) >= size.height
    }
}
