import MartletGraph

/// What an image's element shows: a symbol, or pixels.
@MainActor
protocol ImageContent: AnyObject {
    /// The size it has of its own, in points.
    func naturalSize(_ node: ImageNode) -> CGSize
    /// The text baseline, for what is as large as text.
    func baseline(_ node: ImageNode) -> CGFloat?
    func draw(_ node: ImageNode, into builder: inout DisplayBuilder)
    /// Told when another image or environment may lead to something else.
    func reset()
}

/// The element of an image.
final class ImageNode: LayoutNode {
    private(set) var image: Image
    private var content: any ImageContent
    /// The guide that was last answered.
    private var lastBaseline: CGFloat?
    /// Moves a symbol that has effects.
    private var motion: SymbolAnimator?

    init(_ image: Image, _ inputs: _ViewInputs) {
        self.image = image
        content = Self.content(for: image)
        super.init(inputs)
    }

    private static func content(for image: Image) -> any ImageContent {
        SymbolSource(image.source).map(SymbolContent.init) ?? PictureContent()
    }

    func update(with new: Image) {
        if new == image { return }
        if new.source != image.source { animateChange() }
        if new.source != image.source { content = Self.content(for: new) }
        image = new
        styleChanged()
    }

    /// What lets one symbol become another.
    private var change: ContentMotion?

    /// Keeps the symbol that is shown, to let it go over into the next.
    private func animateChange() {
        guard content is SymbolContent, flags.contains(.placed), let window, window.version > 0 else { return }
        let (transition, isStill) = Reader.withoutTracking {
            (environment.contentTransition, environment.accessibilityReduceMotion)
        }
        guard case .symbol(_, let speed) = transition.kind, !isStill, !scope.transaction.disablesAnimations else {
            return
        }
        var builder = DisplayBuilder()
        content.draw(self, into: &builder)
        let motion = ContentMotion(self, from: builder.items, nil, transition, goesDown: false)
        motion.onEnd = { [weak self, weak motion] in if self?.change === motion { self?.change = nil } }
        change = motion
        var transaction = scope.transaction
        if transaction.animation == nil { transaction.animation = .easeInOut(duration: 0.35).speed(speed) }
        motion.begin(in: transaction, window)
    }

    override func styleChanged() {
        if motion != nil { followEffects() }
        content.reset()
        setNeedsLayout()
        setNeedsDisplay()
    }

    override var guidesDiffer: Bool { lastBaseline.map { $0 != content.baseline(self) } ?? false }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let natural = content.naturalSize(self)
        return image.resizing == nil ? natural : proposal.replacingUnspecifiedDimensions(by: natural)
    }

    override func guides(in size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides? {
        if image.resizing != nil { return nil }
        lastBaseline = content.baseline(self)
        return lastBaseline.map { ExplicitGuides(firstBaseline: $0, lastBaseline: $0) }
    }

    override func rememberFills() { (content as? SymbolContent)?.rememberFills(self) }

    override func draw(into builder: inout DisplayBuilder) {
        // On its way to another size it is drawn in one between.
        let final = size
        if flags.contains(.moves) { size = shownFrame.size }
        defer { size = final }
        if environment.isRedacted { return builder.add(redacted: size, environment) }
        followEffects()
        if let change, change.isMoving, let window {
            var inner = DisplayBuilder()
            content.draw(self, into: &inner)
            return change.draw(inner.items, nil, at: window.time, into: &builder)
        }
        guard let motion else { return content.draw(self, into: &builder) }
        var inner = DisplayBuilder()
        content.draw(self, into: &inner)
        motion.draw(inner.items, into: &builder)
    }

    private func followEffects() {
        let effects = content is SymbolContent ? Reader.withoutTracking { environment.symbolEffects } : []
        if motion?.count == effects.count {
            motion?.update(effects)
        } else {
            motion = effects.isEmpty ? nil : SymbolAnimator(self, effects)
        }
    }

    override func describe(into list: inout AccessibilityBuilder) {
        if environment.isRedacted { return }
        switch (image.name, image.source) {
        case (.none, _), (.source, .pixels), (.source, .blank), (.source, .drawn): break
        case (.text(let text), _): list.addImage(TextEnvironment.of(scope).styled(text).text.string, self)
        case (.source, .symbol(let name)): list.addImage(name.replacingOccurrences(of: ".", with: " "), self)
        case (.source, .named(let name, _)): list.addImage(name, self)
        }
    }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        guard CGRect(origin: .zero, size: size).contains(point) else { return false }
        path.append(self)
        return true
    }
}
