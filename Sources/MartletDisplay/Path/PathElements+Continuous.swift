import Foundation

/// A corner whose curvature grows from the sides instead of setting in at once: the curve that Apple's platforms call
/// continuous. It reaches about half as far again along each side as the circular corner of the same radius.
private struct ContinuousCorner {
    /// Three cubic curves in units of the radius: how far each point lies from the corner along the incoming side and
    /// along the outgoing one.
    static let smooth: [CGPoint] = [
        CGPoint(x: 1.528_665, y: 0), CGPoint(x: 1.088_493, y: 0), CGPoint(x: 0.868_407, y: 0),
        CGPoint(x: 0.631_494, y: 0.074_911), CGPoint(x: 0.372_824, y: 0.169_060), CGPoint(x: 0.169_060, y: 0.372_824),
        CGPoint(x: 0.074_911, y: 0.631_494), CGPoint(x: 0, y: 0.868_407), CGPoint(x: 0, y: 1.088_493),
        CGPoint(x: 0, y: 1.528_665),
    ]

    /// The quarter circle, cut at the same angles, so that the two can be mixed.
    static let circular: [CGPoint] = {
        let cut = atan2(1 - smooth[3].x, 1 - smooth[3].y)
        let angles: [CGFloat] = [0, cut, .pi / 2 - cut, .pi / 2]
        func point(_ angle: CGFloat) -> CGPoint { CGPoint(x: 1 - sin(angle), y: 1 - cos(angle)) }
        var points = [point(0)]
        for (from, to) in zip(angles, angles.dropFirst()) {
            let length = 4 / 3 * tan((to - from) / 4)
            let (start, end) = (point(from), point(to))
            points.append(CGPoint(x: start.x - cos(from) * length, y: start.y + sin(from) * length))
            points.append(CGPoint(x: end.x + cos(to) * length, y: end.y - sin(to) * length))
            points.append(end)
        }
        return points
    }()

    /// How smooth a corner can be on a side of which it may use `room`.
    static func smoothness(_ radius: CGFloat, room: CGFloat) -> CGFloat {
        radius > 0 ? min(max((room / radius - 1) / (smooth[0].x - 1), 0), 1) : 0
    }

    /// The ten points, between circular at 0 and smooth at 1.
    static func points(smoothness: CGFloat) -> [CGPoint] {
        zip(circular, smooth).map {
            CGPoint(x: $0.x + ($1.x - $0.x) * smoothness, y: $0.y + ($1.y - $0.y) * smoothness)
        }
    }
}

extension PathElements {
    /// A rectangle with continuous corners of their own sizes, each at most half of the rectangle's sides; from the
    /// middle of the right side downwards.
    package mutating func addContinuousRoundedRect(
        _ rect: CGRect, topLeft: CGSize, bottomLeft: CGSize, bottomRight: CGSize, topRight: CGSize
    ) {
        guard !rect.isNull else { return }
        let (halfWidth, halfHeight) = (rect.width / 2, rect.height / 2)
        /// - Parameter isVertical: whether the incoming side is the vertical one.
        func corner(_ point: CGPoint, _ size: CGSize, inX: CGFloat, inY: CGFloat, isVertical: Bool) {
            let (width, height) = (min(max(size.width, 0), halfWidth), min(max(size.height, 0), halfHeight))
            guard width > 0, height > 0 else { return line(to: point) }
            let smoothness = min(
                ContinuousCorner.smoothness(width, room: halfWidth),
                ContinuousCorner.smoothness(height, room: halfHeight))
            let points = ContinuousCorner.points(smoothness: smoothness).map { unit in
                let (x, y) = isVertical ? (unit.y, unit.x) : (unit.x, unit.y)
                return CGPoint(x: point.x + inX * x * width, y: point.y + inY * y * height)
            }
            line(to: points[0])
            for first in stride(from: 1, to: 10, by: 3) {
                curve(to: points[first + 2], control1: points[first], control2: points[first + 1])
            }
        }
        move(to: CGPoint(x: rect.maxX, y: rect.midY))
        corner(CGPoint(x: rect.maxX, y: rect.maxY), bottomRight, inX: -1, inY: -1, isVertical: true)
        corner(CGPoint(x: rect.minX, y: rect.maxY), bottomLeft, inX: 1, inY: -1, isVertical: false)
        corner(CGPoint(x: rect.minX, y: rect.minY), topLeft, inX: 1, inY: 1, isVertical: true)
        corner(CGPoint(x: rect.maxX, y: rect.minY), topRight, inX: -1, inY: 1, isVertical: false)
        close()
    }
}
