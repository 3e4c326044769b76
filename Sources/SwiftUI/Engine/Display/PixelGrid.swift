import Foundation

/// The pixels that the places of what stands still are rounded to, so that edges are sharp and lines as thick as they
/// are meant to be.
struct PixelGrid {
    /// Pixels a point; 0 for none. A picture smaller than life is not rounded: lines would fall upon each other.
    private let density: CGFloat

    init(density: CGFloat = 0) { self.density = density.isFinite && density >= 1 ? density : 0 }

    private func rounded(_ length: CGFloat) -> CGFloat {
        // Of two ways to add up the same lengths one may end a trace before the middle of a pixel.
        (length * density + 0.5001).rounded(.down) / density
    }

    func rounded(_ point: CGPoint) -> CGPoint {
        if density == 0 || !point.x.isFinite || !point.y.isFinite { return point }
        return CGPoint(x: rounded(point.x), y: rounded(point.y))
    }

    /// The rectangle whose edges lie at pixels, a pixel apart at least where they are apart.
    func rounded(_ rect: CGRect) -> CGRect {
        if density == 0 || !rect.isFinite { return rect }
        let start = rounded(rect.origin)
        func length(_ from: CGFloat, _ end: CGFloat, _ exact: CGFloat) -> CGFloat {
            exact <= 0 ? exact : max(rounded(end) - from, 1 / density)
        }
        return CGRect(
            x: start.x, y: start.y, width: length(start.x, rect.maxX, rect.width),
            height: length(start.y, rect.maxY, rect.height))
    }
}
