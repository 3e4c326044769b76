import MartletGraph
import MartletText

/// The element of a text.
final class TextNode: LayoutNode, PlacementObserver {
    private(set) var text: Text
    /// The text as it is measured and drawn, while `style` is the present one.
    @exclusivity(unchecked) private var prepared: PreparedText?
    @exclusivity(unchecked) private var style: TextEnvironment?
    /// The text whose guides were last answered.
    private var answered: MeasuredText?
    private var gradients: TextGradients?
    /// What few texts have.
    private var extras: TextExtras?

    init(_ text: Text, _ inputs: _ViewInputs) {
        self.text = text
        super.init(inputs)
        if Text.LayoutKey.isRead {
            preferencesChanged()
            graph.placementObservers.append(self)
        }
    }

    func update(with new: Text) {
        if new == text { return }
        animateChange(to: new)
        text = new
        textChanged()
    }

    private func textChanged() {
        style = nil
        setNeedsLayout()
        setNeedsDisplay()
    }

    override func styleChanged() {
        followPainter()
        animateChange(to: text)
        textChanged()
    }

    /// Keeps what is shown, to let it go over into what comes, where that is animated.
    private func animateChange(to new: Text) {
        guard Animation.isUsed, flags.contains(.placed), gradients == nil, extras?.pictures.isEmpty != false,
            extras?.painted == nil, style != nil, let window
        else { return }
        let transaction = scope.transaction
        if transaction.animation == nil { return }
        let transition = Reader.withoutTracking { environment.contentTransition }
        if transition.kind == .identity { return }
        // Nothing of the text itself is another, but perhaps something else around.
        if TextEnvironment.of(scope).styled(new).text == prepared?.text { return }
        if extras?.motion?.goOn(in: transaction, window) == true { return }
        let extras = extras ?? TextExtras()
        self.extras = extras
        let shown = prepared?.measure(width: size.width, height: size.height)
        guard let shown else { return }
        let motion = ContentMotion(
            self, from: items(of: shown, at: .zero), shown, transition,
            goesDown: extras.goesDown(transition, shown.text.string))
        motion.onEnd = { [weak extras, weak motion] in if extras?.motion === motion { extras?.motion = nil } }
        extras.motion = motion
        motion.begin(in: transaction, window)
    }

    private func styledText(in environment: TextEnvironment) -> StyledText {
        if environment === style, let prepared { return prepared.text }
        var (styled, runs) = environment.styled(text)
        if runs.gradients != gradients?.runs ?? [] {
            gradients = runs.gradients.isEmpty ? nil : TextGradients(runs.gradients)
        }
        if !runs.images.isEmpty || runs.nextChange != nil || extras != nil || runs.hasLinks {
            addExtras(to: &styled, runs)
        }
        return styled
    }

    private func addExtras(to styled: inout StyledText, _ runs: TextRuns) {
        let extras = extras ?? TextExtras()
        self.extras = extras
        extras.setPictures(runs.images, in: &styled, of: self)
        extras.setLinks(environment.isRedacted ? [] : runs.links, of: self)
        guard let date = runs.nextChange else { return }
        extras.wake(at: date) { [weak self] in
            guard let self, !flags.contains(.left) else { return }
            textChanged()
        }
    }

    /// What is selected; only of texts that can be.
    var selection: SelectedText? {
        get { extras?.selection }
        set {
            if newValue == nil, extras == nil { return }
            let extras = extras ?? TextExtras()
            self.extras = extras
            extras.selection = newValue
        }
    }

    /// The text as it is shown.
    var shown: MeasuredText { self.set(ProposedViewSize(size)) }

    // MARK: Pictures

    override func forEachChild(_ body: (_ViewNode) -> Void) {
        for picture in extras?.pictures ?? [] { body(picture) }
        for part in extras?.links ?? [] { body(part.node) }
    }

    /// A picture has another size now.
    override func answersDiscarded() {
        guard let extras, !extras.pictures.isEmpty, let prepared else { return }
        var styled = prepared.text
        extras.resize(in: &styled)
        if styled != prepared.text { self.prepared = TextEngine.shared.prepare(styled) }
    }

    override func placeChildren() {
        guard let extras, !extras.pictures.isEmpty || !extras.links.isEmpty else { return }
        let text = set(ProposedViewSize(size))
        if !extras.pictures.isEmpty { extras.place(TextEngine.shared.marks(of: text)) }
        extras.placeLinks(text)
    }

    private func set(_ proposal: ProposedViewSize) -> MeasuredText {
        let environment = TextEnvironment.of(scope)
        if environment === style, let prepared {
            return prepared.measure(width: proposal.width, height: proposal.height)
        }
        let new = TextEngine.shared.prepare(styledText(in: environment), after: prepared)
        prepared = new
        style = environment
        // Its pictures are others now, and nobody places them again where the text keeps its size.
        if flags.contains(.placed), extras?.pictures.isEmpty == false { placeChildren() }
        return new.measure(width: proposal.width, height: proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if TextPainter.isUsed, let painted { return painted.size(proposal) { [self] in naturalSize($0) } }
        return naturalSize(proposal)
    }

    private func naturalSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = set(proposal).size
        let environment = TextEnvironment.of(scope)
        guard environment.lineMinimum > 1 else { return size }
        let line = StyledText(runs: [TextRun(text: "Xg", font: environment.font, color: .black)])
        let step = TextEngine.shared.idealSize(line).height + environment.lineSpacing
        let least = step * CGFloat(environment.lineMinimum) - environment.lineSpacing
        return CGSize(width: size.width, height: max(size.height, least))
    }

    /// In no width at all a text has none, however many lines it takes: most rows ask for no more than that.
    override func length(along axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
        axis == .horizontal && proposal.width == 0 ? 0 : super.length(along: axis, proposal)
    }

    override var spacing: ViewSpacing { .text }
    override var isText: Bool { true }

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
        let text = shown
        let environment = TextEnvironment.of(scope)
        if environment.isRedacted {
            return builder.add(redacted: TextEngine.shared.lines(of: text).map(\.frame), environment.environment)
        }
        if let range = selection?.range, !range.isEmpty {
            let color = SystemColor.accent.withAlpha(multipliedBy: 0.3)
            for frame in TextEngine.shared.frames(of: range, in: text) {
                let place = frame.offsetBy(dx: builder.origin.x, dy: builder.origin.y)
                builder.add(.fill(.rect(place), .color(color), FillStyle()))
            }
        }
        if TextPainter.isUsed, let painted { return draw(text, by: painted, into: &builder) }
        if let gradients {
            let shown = gradients.items(of: text, in: size, at: builder.origin) { items(of: $0, at: $1) }
            for item in shown { builder.add(item) }
        } else if let motion = extras?.motion, let window {
            motion.draw(items(of: text, at: .zero), text, at: window.time, into: &builder)
        } else {
            for item in items(of: text, at: builder.origin) { builder.add(item) }
        }
        for picture in extras?.pictures ?? [] { builder.add(picture) }
        for part in extras?.links ?? [] { builder.add(part.node) }
    }

    // MARK: Renderers

    /// How a renderer draws the text; nil where it draws itself.
    private var painted: PaintedText? {
        guard let painter = TextEnvironment.of(scope).painter else { return nil }
        if let known = extras?.painted { return known }
        let extras = extras ?? TextExtras()
        self.extras = extras
        let new = PaintedText(painter, self)
        extras.painted = new
        return new
    }

    private func followPainter() {
        guard TextPainter.isUsed, let known = extras?.painted else { return }
        if let painter = TextEnvironment.of(scope).painter { return known.change(to: painter) }
        known.leave()
        extras?.painted = nil
    }

    private func draw(_ text: MeasuredText, by painted: PaintedText, into builder: inout DisplayBuilder) {
        let items = painted.items(drawing(of: text))
        builder.add(
            .group(gradients?.cover(items, in: size, at: builder.origin) ?? painted.group(items, at: builder.origin)))
    }

    /// What is drawn in place of the text, or told of it.
    private func drawing(of text: MeasuredText) -> TextDrawing {
        TextDrawing(text: text, size: size, environment: environment) { [weak self] index, origin in
            guard let pictures = self?.extras?.pictures, pictures.indices.contains(index) else { return [] }
            var builder = DisplayBuilder()
            builder.origin = origin
            builder.draw(pictures[index])
            return builder.items
        }
    }

    // MARK: Told to views around

    override func reducePreference<Value>(_ key: PreferenceReduction<Value>, into result: inout Value?) {
        super.reducePreference(key, into: &result)
        guard key.key == ObjectIdentifier(Text.LayoutKey.self), let told = layoutToTell else { return }
        let origin = Anchor<CGPoint>(points: [told.origin]) { $0[0] }
        key.add([Text.LayoutKey.AnchoredLayout(origin: origin, layout: told.layout)] as! Value, to: &result)
    }

    /// How the text is set and where it is now; nil before it is laid out.
    private var layoutToTell: ToldTextLayout? {
        guard flags.contains(.placed) else { return nil }
        let (origin, text) = (convertToWindow(.zero), shown)
        if let told = extras?.told, told.origin == origin, told.text === text { return told }
        let extras = extras ?? TextExtras()
        self.extras = extras
        let told = ToldTextLayout(origin: origin, text: text, layout: Text.Layout(drawing(of: text)))
        extras.told = told
        return told
    }

    func placementMayHaveChanged() {
        guard flags.contains(.placed) else { return }
        if let told = extras?.told, told.origin == convertToWindow(.zero), told.text === shown { return }
        preferencesChanged()
    }

    override func update() {
        flags.remove(.stale)
        setNeedsLayout()
        setNeedsDisplay()
    }

    override func willLeave() {
        extras?.painted?.leave()
        super.willLeave()
    }

    private func items(of text: MeasuredText, at origin: CGPoint) -> [DisplayItem] {
        [.text(text, origin: origin)] + lines(of: text, at: origin)
    }

    /// The lines under and through the text that are no solid ones.
    private func lines(of text: MeasuredText, at origin: CGPoint) -> [DisplayItem] {
        TextEngine.shared.marks(of: text).compactMap { mark in
            guard case .line(let start, let end, let color, let style) = mark else { return nil }
            let move = CGAffineTransform(translationX: origin.x, y: origin.y)
            let path = PathElements([.move(to: start.applying(move)), .line(to: end.applying(move))])
            return .stroke(.path(path), .color(color), style)
        }
    }

    override func describe(into list: inout AccessibilityBuilder) {
        let environment = TextEnvironment.of(scope)
        if text.isSpokenOtherwise {
            let spoken = environment.spoken(text)
            let shown = environment.isRedacted ? "" : string(in: environment)
            return list.addText(
                shown, self, isHeading: spoken.level != nil, isFocusable: isSelectable, spoken: spoken.string,
                headingLevel: spoken.level?.number, kind: spoken.kind)
        }
        if environment.isRedacted { return }
        list.addText(string(in: environment), self, isHeading: false, isFocusable: isSelectable)
        for part in extras?.links ?? [] { part.node.describe(into: &list) }
    }

    /// The letters alone: whoever asks for them makes no pictures.
    private func string(in environment: TextEnvironment) -> String {
        if environment === style, let prepared { return prepared.text.string }
        return environment.styled(text).text.string
    }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        guard CGRect(origin: .zero, size: size).contains(point) else { return false }
        if let part = extras?.links.first(where: { $0.contains(point) }) {
            _ = part.node.hitTest(part.node.fromParent(point), &path)
        }
        path.append(self)
        return true
    }
}
