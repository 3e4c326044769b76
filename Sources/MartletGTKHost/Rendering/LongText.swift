import CMartletGTK
import Foundation
import MartletDisplay
import MartletText

/// A text of many paragraphs, of which those are drawn that can be seen in the canvas.
@MainActor
final class LongText {
    let text: MeasuredText
    let origin: CGPoint
    /// The nodes of some paragraphs each, those that were seen last.
    private var nodes: [Int: RenderNode?] = [:]
    private static let step = 32
    private static let capacity = 16

    /// - Returns: nil for a text that is drawn as a whole.
    init?(_ item: DisplayItem) {
        guard case .text(let text, let origin) = item, TextEngine.shared.hasManyParagraphs(text) else { return nil }
        self.text = text
        self.origin = origin
    }

    /// - Parameter matrix: from the coordinates that the text is drawn in to the canvas's.
    func node(in matrix: CGAffineTransform, _ painter: ItemPainter) -> RenderNode? {
        let canvas = painter.canvasSize
        let corners = [
            CGPoint.zero, CGPoint(x: canvas.width, y: 0), CGPoint(x: 0, y: canvas.height),
            CGPoint(x: canvas.width, y: canvas.height),
        ]
        let heights = corners.compactMap { matrix.undo($0)?.y }
        guard let top = heights.min(), let bottom = heights.max() else { return nil }
        let seen = TextEngine.shared.paragraphs(of: text, from: top - origin.y, to: bottom - origin.y)
        guard !seen.isEmpty else { return nil }
        let parts = seen.lowerBound / Self.step...(seen.upperBound - 1) / Self.step
        if nodes.count > parts.count + Self.capacity { nodes = nodes.filter { parts.contains($0.key) } }
        return RenderNode.container(parts.compactMap { part(at: $0, painter) })
    }

    private func part(at index: Int, _ painter: ItemPainter) -> RenderNode? {
        if let known = nodes[index] { return known }
        let new = painter.text(text, at: origin, from: index * Self.step, count: Self.step)
        nodes[index] = .some(new)
        return new
    }
}
