import CMartletPango
import Foundation
import MartletDisplay

/// Paints as cairo's sources, here and in windows.
package enum CairoPaint {
    /// Makes a paint what a context draws with.
    ///
    /// - Parameter area: all that is drawn with it, in the context's coordinates.
    package static func set(_ paint: Paint, on cr: OpaquePointer, covering area: CGRect) {
        if case .color(let color) = paint {
            let color = color.clamped
            cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha)
            return
        }
        let pattern = pattern(of: paint, covering: area)
        cairo_set_source(cr, pattern)
        cairo_pattern_destroy(pattern)
    }

    /// The caller owns the result.
    private static func pattern(of paint: Paint, covering area: CGRect) -> OpaquePointer? {
        switch paint {
        case .color(let color): return solid(color)
        // Without a picture to blur there is only the tint.
        case .backdrop(let backdrop): return solid(backdrop.tint)
        case .linearGradient(let stops, let start, let end):
            // As on a display: between two points that are one, everything lies beyond the end.
            guard start != end else { return solid(stops.last?.color ?? .clear) }
            return gradient(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            return gradient(
                cairo_pattern_create_radial(
                    center.x, center.y, max(startRadius, 0), center.x, center.y, max(endRadius, 0)), stops)
        case .angularGradient(let stops, let center, let startAngle, let endAngle):
            let isBackward = endAngle < startAngle
            let sweep = AngularSweep(
                stops: isBackward
                    ? stops.fading.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }
                    : stops.fading,
                startAngle: min(startAngle, endAngle), endAngle: max(startAngle, endAngle)
            ).lastTurn
            return sweep.pattern(center: center, reach: area.reach(from: center))
        case .transformed(let paint, let transform):
            guard transform.a * transform.d != transform.b * transform.c else { return solid(.clear) }
            let inverse = transform.inverted()
            let pattern = pattern(of: paint, covering: area.applying(inverse))
            var own = cairo_matrix_t(), matrix = cairo_matrix_t(inverse), both = cairo_matrix_t()
            cairo_pattern_get_matrix(pattern, &own)
            cairo_matrix_multiply(&both, &matrix, &own)
            cairo_pattern_set_matrix(pattern, &both)
            return pattern
        case .extended(let paint, let mode):
            let pattern = pattern(of: paint, covering: area)
            cairo_pattern_set_extend(pattern, mode == .repeated ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_REFLECT)
            return pattern
        case .tiles(let tiles): return tiles.pattern
        case .mesh(let patches, let background): return mesh(patches, on: background, covering: area)
        }
    }

    private static func solid(_ color: RGBA) -> OpaquePointer? {
        let color = color.clamped
        return cairo_pattern_create_rgba(color.red, color.green, color.blue, color.alpha)
    }

    private static func gradient(_ pattern: OpaquePointer?, _ stops: [GradientStop]) -> OpaquePointer? {
        for stop in stops.fading {
            let color = stop.color.clamped
            cairo_pattern_add_color_stop_rgba(pattern, stop.location, color.red, color.green, color.blue, color.alpha)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        return pattern
    }

    private static func mesh(_ patches: [MeshPatch], on background: RGBA, covering area: CGRect) -> OpaquePointer? {
        let pattern = cairo_pattern_create_mesh()
        let around = area.insetBy(dx: -2, dy: -2)
        let corners = [
            CGPoint(x: around.minX, y: around.minY), CGPoint(x: around.maxX, y: around.minY),
            CGPoint(x: around.maxX, y: around.maxY), CGPoint(x: around.minX, y: around.maxY),
        ]
        let base = MeshPatch(corners: corners, colors: Array(repeating: background, count: 4))
        for patch in (background.alpha > 0 ? [base] : []) + patches {
            cairo_mesh_pattern_begin_patch(pattern)
            cairo_mesh_pattern_move_to(pattern, patch.corners[0].x, patch.corners[0].y)
            for corner in patch.corners[1...] + patch.corners[..<1] {
                cairo_mesh_pattern_line_to(pattern, corner.x, corner.y)
            }
            for (corner, color) in patch.colors.enumerated() {
                let color = color.clamped
                cairo_mesh_pattern_set_corner_color_rgba(
                    pattern, UInt32(corner), color.red, color.green, color.blue, color.alpha)
            }
            cairo_mesh_pattern_end_patch(pattern)
        }
        return pattern
    }
}

extension ImageTiles {
    /// The tiles as a pattern with pixels of its own, which may outlive the picture.
    fileprivate var pattern: OpaquePointer? {
        let pixels = CGRect(x: 0, y: 0, width: image.pixelWidth, height: image.pixelHeight)
        let part = source.intersection(pixels).integral
        guard image.isComplete, part.width >= 1, part.height >= 1, tile.width > 0, tile.height > 0 else {
            return cairo_pattern_create_rgba(0, 0, 0, 0)
        }
        let (width, height) = (Int(part.width), Int(part.height))
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        defer { cairo_surface_destroy(surface) }
        let stride = Int(cairo_image_surface_get_stride(surface))
        if let target = cairo_image_surface_get_data(surface) {
            image.pixels.withUnsafeBufferPointer { pixels in
                for row in 0..<height {
                    let start = (Int(part.minY) + row) * image.bytesPerRow + Int(part.minX) * 4
                    memcpy(target + row * stride, pixels.baseAddress! + start, width * 4)
                }
            }
        }
        cairo_surface_mark_dirty(surface)
        let pattern = cairo_pattern_create_for_surface(surface)
        cairo_pattern_set_extend(pattern, repeats ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, filter == .nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        let (x, y) = (Double(width) / tile.width, Double(height) / tile.height)
        var matrix = cairo_matrix_t(xx: x, yx: 0, xy: 0, yy: y, x0: -tile.minX * x, y0: -tile.minY * y)
        cairo_pattern_set_matrix(pattern, &matrix)
        return pattern
    }
}

extension cairo_matrix_t {
    init(_ transform: CGAffineTransform) {
        self.init(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    }
}

extension CGRect {
    /// The distance from a point to the farthest corner.
    fileprivate func reach(from center: CGPoint) -> CGFloat {
        isNull || isInfinite
            ? 1
            : hypot(
                max(abs(minX - center.x), abs(maxX - center.x)), max(abs(minY - center.y), abs(maxY - center.y))) + 1
    }
}

/// A gradient around a centre, as thin wedges between two colours each.
struct AngularSweep {
    let stops: [GradientStop]
    let startAngle: Double
    let endAngle: Double

    /// What is seen of a gradient of more than a turn: the last one that is complete.
    var lastTurn: AngularSweep {
        let (span, turn) = (endAngle - startAngle, 2 * Double.pi)
        guard span > turn + 1e-9, span.isFinite else { return self }
        let start = 1 - turn / span
        let edges = [start, 1].map { GradientStop(color: mixed(at: $0), location: $0) }
        let inside = stops.filter { start < $0.location && $0.location < 1 }
        let seen = [edges[0]] + inside + [edges[1]]
        return AngularSweep(
            stops: seen.map { GradientStop(color: $0.color, location: ($0.location - start) / (1 - start)) },
            startAngle: endAngle - turn, endAngle: endAngle)
    }

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
