import Foundation

extension PathElements {
    /// Adds an arc of a circle as cubic curves, with a line from the current point to its start.
    ///
    /// Angles are in radians and grow from `startAngle` to `endAngle`, which looks clockwise where y points down;
    /// with `clockwise` they fall. A whole turn or more is one circle.
    package mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let turn = 2 * CGFloat.pi
        var delta = endAngle - startAngle
        guard delta.isFinite else { return }
        if abs(delta) >= turn - 1e-6 {
            delta = clockwise ? -turn : turn
        } else if clockwise, delta > 0 {
            delta -= turn
        } else if !clockwise, delta < 0 {
            delta += turn
        }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta)
    }

    /// Adds an arc that turns by `delta` radians from `startAngle`.
    package mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) {
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        line(to: point(startAngle))
        guard delta.isFinite else { return }
        // What goes round more than twice goes over what it has drawn.
        let turn = 2 * CGFloat.pi
        let rest = delta.truncatingRemainder(dividingBy: turn)
        let delta = abs(delta) > 2 * turn ? rest + (delta < 0 ? -turn : turn) : delta
        let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = delta / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4) * radius
        for index in 0..<count {
            let from = startAngle + CGFloat(index) * step
            let (start, end) = (point(from), point(from + step))
            curve(
                to: end,
                control1: CGPoint(x: start.x - reach * sin(from), y: start.y + reach * cos(from)),
                control2: CGPoint(x: end.x + reach * sin(from + step), y: end.y - reach * cos(from + step)))
        }
    }

    /// Adds a line and an arc that touches both the line from the current point to `tangent1End` and the line from
    /// there to `tangent2End`.
    package mutating func addArc(tangent1End corner: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        guard let start = currentPoint else {
            move(to: corner)
            return
        }
        let (ax, ay) = (start.x - corner.x, start.y - corner.y)
        let (bx, by) = (tangent2End.x - corner.x, tangent2End.y - corner.y)
        let (a, b) = (hypot(ax, ay), hypot(bx, by))
        let cross = ax * by - ay * bx
        guard a > 0, b > 0, radius > 0, abs(cross) > 1e-9 * a * b else {
            line(to: corner)
            return
        }
        let angle = atan2(abs(cross), ax * bx + ay * by)
        let reach = radius / tan(angle / 2)
        let touch = CGPoint(x: corner.x + ax / a * reach, y: corner.y + ay / a * reach)
        // The centre lies beside the first tangent, on the second one's side.
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: touch.x - ay / a * radius * side, y: touch.y + ax / a * radius * side)
        let startAngle = atan2(touch.y - center.y, touch.x - center.x)
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: -side * (.pi - angle))
    }
}
