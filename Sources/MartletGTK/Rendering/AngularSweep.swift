import CMartletGTK
import Foundation
import MartletDisplay

/// An angular gradient as colours around one whole turn, from its first angle on.
struct AngularSweep {
    /// Radians of the place where the sweep begins.
    let startAngle: Double
    /// Locations are parts of the whole turn and rise from 0 to 1. Behind the end angle the last colour stays up to the
    /// middle of the rest, from where the first begins.
    let stops: [GradientStop]

    init(stops: [GradientStop], startAngle: Double, endAngle: Double) {
        let ordered = GradientStops.normalised(stops)
        let part = (endAngle - startAngle) / (2 * .pi)
        if part < 0 {
            self.startAngle = endAngle
            self.stops = Self.around(
                ordered.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }, part: -part)
        } else {
            self.startAngle = startAngle
            self.stops = Self.around(ordered, part: part)
        }
    }

    private static func around(_ stops: [GradientStop], part: Double) -> [GradientStop] {
        // Only the first turn of several can be seen.
        if part >= 1 { return stops.map { GradientStop(color: $0.color, location: min($0.location * part, 1)) } }
        var whole = stops.map { GradientStop(color: $0.color, location: $0.location * part) }
        let middle = (1 + part) / 2
        whole.append(GradientStop(color: stops.last!.color, location: middle))
        whole.append(GradientStop(color: stops.first!.color, location: middle))
        whole.append(GradientStop(color: stops.first!.color, location: 1))
        return whole
    }

    /// The sweep as thin wedges for cairo, which has no angular gradients. The caller owns the pattern.
    func makeMesh(center: CGPoint, covering area: CGRect) -> OpaquePointer? {
        let reach = [area.minX, area.maxX].flatMap { x in
            [area.minY, area.maxY].map { y in hypot(x - center.x, y - center.y) }
        }
        // A wedge ends in a straight line, which lies a little inside of the circle.
        let radius = (reach.max() ?? 0) * 1.05 + 1
        let mesh = cairo_pattern_create_mesh()
        for (from, to) in zip(stops, stops.dropFirst()) where to.location > from.location {
            let count = max(1, Int(((to.location - from.location) * 64).rounded(.up)))
            for index in 0..<count {
                addWedge(
                    to: mesh, center, radius, mix(from, to, Double(index) / Double(count)),
                    mix(from, to, Double(index + 1) / Double(count)))
            }
        }
        return mesh
    }

    private func mix(_ a: GradientStop, _ b: GradientStop, _ part: Double) -> GradientStop {
        func between(_ x: Float, _ y: Float) -> Float { x + (y - x) * Float(part) }
        return GradientStop(
            color: RGBA(
                red: between(a.color.red, b.color.red), green: between(a.color.green, b.color.green),
                blue: between(a.color.blue, b.color.blue), alpha: between(a.color.alpha, b.color.alpha)),
            location: a.location + (b.location - a.location) * part)
    }

    private func addWedge(
        to mesh: OpaquePointer?, _ center: CGPoint, _ radius: CGFloat, _ from: GradientStop, _ to: GradientStop
    ) {
        func rim(_ stop: GradientStop) -> CGPoint {
            let angle = startAngle + stop.location * 2 * .pi
            return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
        }
        let first = rim(from), second = rim(to)
        cairo_mesh_pattern_begin_patch(mesh)
        cairo_mesh_pattern_move_to(mesh, center.x, center.y)
        cairo_mesh_pattern_line_to(mesh, first.x, first.y)
        cairo_mesh_pattern_line_to(mesh, second.x, second.y)
        cairo_mesh_pattern_line_to(mesh, center.x, center.y)
        for (corner, color) in [from, from, to, to].map(\.color).enumerated() {
            cairo_mesh_pattern_set_corner_color_rgba(
                mesh, guint(corner), Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
        }
        cairo_mesh_pattern_end_patch(mesh)
    }
}
