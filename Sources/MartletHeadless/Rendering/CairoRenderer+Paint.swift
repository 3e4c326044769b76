import CMartletPango
import Foundation
import MartletDisplay

extension CairoRenderer {
    /// Makes a paint cairo's source.
    func setSource(_ paint: Paint, on cr: OpaquePointer) {
        switch paint {
        case .color(let color):
            let color = color.clamped
            cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha)
        case .linearGradient(let stops, let start, let end):
            set(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops, on: cr)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            set(
                cairo_pattern_create_radial(
                    center.x, center.y, max(startRadius, 0), center.x, center.y, max(endRadius, 0)),
                stops, on: cr)
        case .angularGradient(let stops, let center, let startAngle, let endAngle):
            let sweep = AngularSweep(stops: stops, startAngle: startAngle, endAngle: endAngle)
            let pattern = sweep.pattern(center: center, reach: reach(from: center, on: cr))
            cairo_set_source(cr, pattern)
            cairo_pattern_destroy(pattern)
        }
    }

    private func set(_ pattern: OpaquePointer?, _ stops: [GradientStop], on cr: OpaquePointer) {
        for stop in stops {
            let color = stop.color.clamped
            cairo_pattern_add_color_stop_rgba(pattern, stop.location, color.red, color.green, color.blue, color.alpha)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(cr, pattern)
        cairo_pattern_destroy(pattern)
    }

    /// The distance from a point to the farthest corner of the current path and clip.
    private func reach(from center: CGPoint, on cr: OpaquePointer) -> CGFloat {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cr, &x1, &y1, &x2, &y2)
        return hypot(max(abs(x1 - center.x), abs(x2 - center.x)), max(abs(y1 - center.y), abs(y2 - center.y))) + 1
    }
}

/// A gradient around a centre, as thin wedges between two colours each.
struct AngularSweep {
    let stops: [GradientStop]
    let startAngle: Double
    let endAngle: Double

    func pattern(center: CGPoint, reach: CGFloat) -> OpaquePointer? {
        let pattern = cairo_pattern_create_mesh()
        guard let first = stops.first, let last = stops.last else { return pattern }
        let turn = 2 * Double.pi
        let span = min(max(endAngle - startAngle, 1e-6), turn)
        // What the stops leave of the turn is shared by the last and the first colour.
        var edges = stride(from: 0, through: turn, by: turn / 72).map { $0 }
        edges += stops.map { min(max($0.location, 0), 1) * span }
        edges += [span, span + (turn - span) / 2, turn]
        edges.sort()
        func color(at angle: Double) -> RGBA {
            if angle > span { return angle < span + (turn - span) / 2 ? last.color : first.color }
            return mixed(at: angle / span)
        }
        // A wedge's outer edge is straight, so it must start farther out than what it covers.
        let radius = reach * 1.1
        for (from, to) in zip(edges, edges.dropFirst()) where to - from > 1e-9 {
            let inset = (to - from) * 1e-4
            let colors = [color(at: from + inset), color(at: to - inset)].map(\.clamped)
            cairo_mesh_pattern_begin_patch(pattern)
            cairo_mesh_pattern_move_to(pattern, center.x, center.y)
            for angle in [from, to] {
                cairo_mesh_pattern_line_to(
                    pattern, center.x + radius * cos(startAngle + angle), center.y + radius * sin(startAngle + angle))
            }
            cairo_mesh_pattern_line_to(pattern, center.x, center.y)
            for (corner, color) in zip(UInt32(0)..., [colors[0], colors[0], colors[1], colors[1]]) {
                cairo_mesh_pattern_set_corner_color_rgba(
                    pattern, corner, color.red, color.green, color.blue, color.alpha)
            }
            cairo_mesh_pattern_end_patch(pattern)
        }
        return pattern
    }

    private func mixed(at location: Double) -> RGBA {
        guard let next = stops.firstIndex(where: { $0.location >= location }) else {
            return stops[stops.count - 1].color
        }
        guard next > 0 else { return stops[0].color }
        let (a, b) = (stops[next - 1], stops[next])
        let part = b.location > a.location ? Float((location - a.location) / (b.location - a.location)) : 1
        func mix(_ x: Float, _ y: Float) -> Float { x + (y - x) * part }
        return RGBA(
            red: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green),
            blue: mix(a.color.blue, b.color.blue), alpha: mix(a.color.alpha, b.color.alpha))
    }
}

extension RGBA {
    /// The components as cairo takes them.
    var clamped: (red: Double, green: Double, blue: Double, alpha: Double) {
        func limit(_ value: Float) -> Double { Double(min(max(value, 0), 1)) }
        return (limit(red), limit(green), limit(blue), limit(alpha))
    }
}
