import MartletGraph
import MartletText

/// A picture among letters.
nonisolated final class ImageText: TextContent, @unchecked Sendable {
    private let image: Image

    init(_ image: Image) { self.image = image }

    override func isEqual(to other: TextContent) -> Bool { (other as? ImageText)?.image == image }
    override func addRuns(to runs: inout TextRuns, _ style: RunStyle) { runs.add(image, style) }
}

extension Text {
    /// Shows a picture as a part of a text: a symbol in the text's font and colour, anything else in its own size.
    ///
    ///     Text("Press ") + Text(Image(systemName: "star")) + Text(" to keep it.")
    public init(_ image: Image) {
        self.init(.content(ImageText(image)))
    }
}

/// What a text shows beside letters: pictures, and the passing of time.
@MainActor
final class TextExtras {
    private(set) var pictures: [ImageNode] = []
    private(set) var links: [LinkedPart] = []
    private var alarm: Date?
    /// What lets the text before go over into the present one.
    var motion: ContentMotion?
    /// How a renderer draws the text.
    var painted: PaintedText?
    /// What the text last told views around of itself.
    var told: ToldTextLayout?
    private var lastValue: Double?

    /// Whether characters roll from above; remembers the value that the next change is compared with.
    ///
    /// - Parameter shown: the text so far, whose number counts where no value is known yet.
    func goesDown(_ transition: ContentTransition, _ shown: String) -> Bool {
        switch transition.kind {
        case .numericText(let countsDown): return countsDown
        case .numericValue(let value):
            defer { lastValue = value }
            let before = lastValue ?? Double(shown.filter { $0.isNumber || $0 == "." || $0 == "-" })
            return before.map { value < $0 } ?? false
        case .identity, .opacity, .interpolate, .symbol: return false
        }
    }
    var selection: SelectedText?

    /// Makes the elements of the pictures and leaves room for them in the text.
    func setPictures(_ images: [(image: Image, style: RunStyle)], in text: inout StyledText, of node: TextNode) {
        for picture in pictures { picture.leave() }
        pictures = images.map { image, style in
            let picture = ImageNode(image, _ViewInputs(parent: node, scope: style.scope(in: node.scope)))
            picture.layoutParent = node
            return picture
        }
        resize(in: &text)
    }

    /// Makes the elements of the parts that open addresses; one that stays the same goes on.
    func setLinks(_ new: [TextLink], of node: TextNode) {
        for part in links.dropFirst(new.count) { part.node.leave() }
        links = new.enumerated().map { index, link in
            guard links.indices.contains(index) else { return LinkedPart(link, in: node) }
            var part = links[index]
            part.link = link
            return part
        }
    }

    func placeLinks(_ text: MeasuredText) {
        for index in links.indices { links[index].place(in: text) }
    }

    /// Leaves as much room as the pictures take now.
    func resize(in text: inout StyledText) {
        for index in text.runs.indices {
            guard let attachment = text.runs[index].attachment else { continue }
            let dimensions = pictures[attachment.index].dimensions(.unspecified)
            text.runs[index].attachment = TextAttachment(
                index: attachment.index, size: CGSize(width: dimensions.width, height: dimensions.height),
                ascent: dimensions[VerticalAlignment.firstTextBaseline])
        }
    }

    func place(_ marks: [TextMark]) {
        for case .picture(let index, let frame) in marks {
            pictures[index].place(
                onScreenAt: frame.origin, size: frame.size, proposal: ProposedViewSize(frame.size))
        }
    }

    /// Calls `action` at a date, unless another call comes before.
    func wake(at date: Date, _ action: @escaping @MainActor () -> Void) {
        let clock = Graph.current.clock
        if let alarm, alarm <= date, alarm > clock.date { return }
        alarm = date
        clock.schedule(after: max(date.timeIntervalSince(clock.date), 0.001)) { [weak self] in
            guard let self, alarm == date else { return }
            alarm = nil
            action()
        }
    }
}

extension RunStyle {
    /// An environment in which a symbol looks like a letter of this style.
    @MainActor fileprivate func scope(in scope: Scope) -> Scope {
        let description = description
        let font = Font.system(size: description.size, weight: Font.Weight(value: description.weight))
        let inner = ScopeValue(
            parent: scope, key: ObjectIdentifier(FontKey.self), writer: FontKey.self, value: Optional(font))
        return ScopeValue(
            parent: inner, key: ObjectIdentifier(ForegroundKey.self), writer: ForegroundKey.self,
            value: ForegroundLevels(styles: [AnyShapeStyle(ResolvedStyle(fill: fill))]))
    }
}

/// A style that has been worked out already.
nonisolated private struct ResolvedStyle: ShapeStyle, Equatable {
    let fill: StyleFill

    func _apply(to shape: inout _ShapeStyle_Shape) { shape.set(fill.following(shape.environment)) }
}
