import MartletGraph
import MartletText

/// What draws texts in place of themselves.
nonisolated class TextPainter: @unchecked Sendable {
    /// Whether there was ever one: a program without pays nothing.
    nonisolated(unsafe) static var isUsed = false

    init() { Self.isUsed = true }

    func isEqual(to other: TextPainter) -> Bool { self === other }

    /// The size that a text takes, given how large it is by itself.
    @MainActor func size(_ proposal: ProposedViewSize, _ measure: @escaping (ProposedViewSize) -> CGSize) -> CGSize {
        measure(proposal)
    }

    /// What draws a text whose top left corner is at zero.
    @MainActor func items(_ drawing: TextDrawing) -> [DisplayItem] { [] }

    /// What moves the painter to others of its kind.
    @MainActor func motion(
        _ node: LayoutNode, show: @escaping @MainActor (TextPainter) -> Void
    ) -> ShownMotion<TextPainter>? { nil }

    /// Whether the motion of one leads to the other.
    func leads(to other: TextPainter) -> Bool { false }
}

/// A text that a painter draws.
@MainActor
struct TextDrawing {
    let text: MeasuredText
    let size: CGSize
    let environment: EnvironmentValues
    /// Draws one of the text's pictures with its top left corner at a point.
    let picture: @MainActor (Int, CGPoint) -> [DisplayItem]
}

/// A painter as a value of the environment.
nonisolated struct TextPainting: Equatable, Sendable {
    let painter: TextPainter

    static func == (a: TextPainting, b: TextPainting) -> Bool {
        a.painter === b.painter || a.painter.isEqual(to: b.painter)
    }
}

struct TextPainterKey: EnvironmentKey { static var defaultValue: TextPainting? { nil } }

/// How one text is drawn by a painter.
@MainActor
final class PaintedText {
    private unowned let node: LayoutNode
    /// What will draw the text at last.
    private var model: TextPainter
    private var shown: TextPainter
    private var motion: ShownMotion<TextPainter>?
    private let measuring: Reader
    private let drawing: Reader
    private let group = DisplayGroup()

    init(_ painter: TextPainter, _ node: LayoutNode) {
        (model, shown, self.node) = (painter, painter, node)
        measuring = Reader(node)
        drawing = Reader(node)
    }

    func leave() {
        measuring.leave()
        drawing.leave()
    }

    /// Goes over to another painter, at once or in a motion.
    func change(to new: TextPainter) {
        if new === model { return }
        if !model.leads(to: new) { motion = nil }
        let old = model
        let animated = old.leads(to: new)
        model = new
        guard animated else { return shown = new }
        shown = node.shown(of: new, &motion) {
            old.motion(node) { [weak self] painter in
                self?.shown = painter
                self?.node.setNeedsDisplay()
            }
        }
    }

    func size(_ proposal: ProposedViewSize, _ measure: @escaping (ProposedViewSize) -> CGSize) -> CGSize {
        let natural = measure(proposal)
        let asked = measuring.evaluate { model.size(proposal, measure) }
        func valid(_ length: CGFloat, _ natural: CGFloat) -> CGFloat {
            if length >= 0, length.isFinite { return length }
            RuntimeWarning.issue(
                "A TextRenderer answered a size that is negative or no finite number; the text keeps its own.")
            return natural
        }
        return CGSize(width: valid(asked.width, natural.width), height: valid(asked.height, natural.height))
    }

    func items(_ text: TextDrawing) -> [DisplayItem] {
        drawing.evaluate { shown.items(text) }
    }

    /// The group that shows items of `items(_:)` at a point.
    func group(_ items: [DisplayItem], at origin: CGPoint) -> DisplayGroup {
        group.setItems(items)
        group.setOrigin(origin)
        return group
    }
}
