import CMartletGTK
import Foundation
import MartletDisplay

/// Gradient stops in the shape that GSK insists on.
enum GradientStops {
    /// At least two stops, with locations that never fall and lie within 0...1.
    static func normalised(_ stops: [GradientStop]) -> [GradientStop] {
        guard let first = stops.first else { return normalised([GradientStop(color: .clear, location: 0)]) }
        if stops.count == 1 {
            return [GradientStop(color: first.color, location: 0), GradientStop(color: first.color, location: 1)]
        }
        var last: CGFloat = 0
        return stops.map { stop in
            last = max(last, min(max(stop.location, 0), 1))
            return GradientStop(color: stop.color, location: last)
        }
    }

    static func gsk(_ stops: [GradientStop]) -> [GskColorStop] {
        normalised(stops.fading).map { GskColorStop(offset: Float($0.location), color: GdkRGBA($0.color)) }
    }
}

extension RenderNode {
    /// A rectangle of the paint.
    static func paint(_ paint: Paint, in rect: CGRect) -> RenderNode? {
        var bounds = graphene_rect_t(rect)
        switch paint {
        case .color(let color):
            return color.alpha > 0 ? .color(color, in: rect) : nil
        case .linearGradient(let stops, let start, let end):
            let colors = GradientStops.gsk(stops)
            guard start != end else { return .color(stops.last?.color ?? .clear, in: rect) }
            var from = graphene_point_t(start), to = graphene_point_t(end)
            return RenderNode(owning: gsk_linear_gradient_node_new(&bounds, &from, &to, colors, gsize(colors.count)))
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            let colors = GradientStops.gsk(stops)
            // GSK wants the end outside of the start; the other way round is left to cairo.
            guard startRadius >= 0, endRadius > startRadius else { return nil }
            var middle = graphene_point_t(center)
            return RenderNode(
                owning: gsk_radial_gradient_node_new(
                    &bounds, &middle, Float(endRadius), Float(endRadius), Float(startRadius / endRadius), 1, colors,
                    gsize(colors.count)))
        case .angularGradient(let stops, let center, let startAngle, let endAngle):
            let sweep = AngularSweep(stops: stops, startAngle: startAngle, endAngle: endAngle)
            let colors = GradientStops.gsk(sweep.stops)
            var middle = graphene_point_t(center)
            // GSK counts from the top.
            let rotation = Float(sweep.startAngle * 180 / .pi + 90)
            return RenderNode(
                owning: gsk_conic_gradient_node_new(&bounds, &middle, rotation, colors, gsize(colors.count)))
        // GSK has none of these: they are left to cairo.
        case .transformed, .extended, .tiles, .mesh, .backdrop: return nil
        }
    }
}
