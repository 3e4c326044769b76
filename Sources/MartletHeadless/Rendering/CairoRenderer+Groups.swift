import CMartletPango
import Foundation
import MartletDisplay

extension CairoRenderer {
    /// Draws a group where it lies in its parent, with its effects: items, blur, clip, shadow, opacity, transform.
    func draw(_ group: DisplayGroup, on cr: OpaquePointer) {
        let look = group.appearance
        guard look.opacity > 0 else { return }
        cairo_save(cr)
        defer { cairo_restore(cr) }
        cairo_translate(cr, group.origin.x, group.origin.y)
        if let transform = look.transform {
            guard transform.a * transform.d != transform.b * transform.c else { return }
            var matrix = cairo_matrix_t(
                xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
            cairo_transform(cr, &matrix)
        }
        let needsLayer =
            look.isIsolated || look.opacity < 1 || look.blurRadius > 0 || look.colors != nil || look.shadow != nil
            || look.blendMode != .normal
        if needsLayer {
            drawLayered(group, on: cr)
        } else {
            if let clip = look.clip { self.clip(to: clip, look.clipStyle, on: cr) }
            for item in group.items { draw(item, on: cr) }
        }
    }

    private func clip(to outline: Outline, _ style: FillStyle, on cr: OpaquePointer) {
        addPath(outline, to: cr)
        cairo_set_fill_rule(cr, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_set_antialias(cr, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_clip(cr)
        cairo_set_antialias(cr, CAIRO_ANTIALIAS_DEFAULT)
    }

    private func drawLayered(_ group: DisplayGroup, on cr: OpaquePointer) {
        let look = group.appearance
        guard let layer = Layer(over: cr, margin: look.margin) else { return }
        for item in group.items { draw(item, on: layer.canvas.cr) }
        if look.blurRadius > 0 { layer.canvas.blur(sigma: look.blurRadius * layer.pixelsPerPoint) }
        if let colors = look.colors { layer.canvas.apply(colors) }

        var shown = layer
        if let clip = look.clip {
            shown = layer.empty()
            shown.paint(layer, clippedTo: { self.clip(to: clip, look.clipStyle, on: $0) })
        }
        if let shadow = look.shadow {
            let shade = shown.empty()
            shade.paintShadow(of: shown, shadow)
            shade.paint(shown)
            shown = shade
        }
        shown.compose(onto: cr, operator: look.blendMode.cairo, opacity: look.opacity)
    }
}

extension GroupAppearance {
    /// How far, in points, what lies outside of the visible part can show inside it.
    fileprivate var margin: CGFloat {
        let shade = shadow.map { $0.radius * 3 + max(abs($0.offset.width), abs($0.offset.height)) } ?? 0
        return blurRadius * 3 + shade
    }
}

/// A picture of its own that covers the visible part of a context, and moves and scales like it.
private struct Layer {
    let canvas: PixelCanvas
    /// The layer's first pixel in the pixels of the context.
    private let x: Int
    private let y: Int
    private let matrix: cairo_matrix_t
    let pixelsPerPoint: CGFloat

    init?(over cr: OpaquePointer, margin: CGFloat) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        pixelsPerPoint = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_save(cr)
        cairo_identity_matrix(cr)
        cairo_clip_extents(cr, &x1, &y1, &x2, &y2)
        cairo_restore(cr)
        guard x2 > x1, y2 > y1 else { return nil }
        let outset = (margin * pixelsPerPoint).rounded(.up)
        x = Int((x1 - outset).rounded(.down))
        y = Int((y1 - outset).rounded(.down))
        matrix.x0 -= Double(x)
        matrix.y0 -= Double(y)
        self.matrix = matrix
        canvas = PixelCanvas(
            width: Int((x2 + outset).rounded(.up)) - x, height: Int((y2 + outset).rounded(.up)) - y)
        cairo_set_matrix(canvas.cr, &matrix)
    }

    private init(like other: Layer) {
        (x, y, matrix, pixelsPerPoint) = (other.x, other.y, other.matrix, other.pixelsPerPoint)
        canvas = PixelCanvas(width: other.canvas.width, height: other.canvas.height)
        var matrix = matrix
        cairo_set_matrix(canvas.cr, &matrix)
    }

    func empty() -> Layer { Layer(like: self) }

    /// Paints another layer of the same place.
    func paint(_ other: Layer, clippedTo clip: (OpaquePointer) -> Void = { _ in }) {
        let cr = canvas.cr
        cairo_save(cr)
        clip(cr)
        cairo_identity_matrix(cr)
        cairo_set_source_surface(cr, other.canvas.surface, 0, 0)
        cairo_paint(cr)
        cairo_restore(cr)
    }

    func paintShadow(of other: Layer, _ shadow: GroupShadow) {
        let shade = empty()
        let color = shadow.color.clamped
        var (dx, dy) = (Double(shadow.offset.width), Double(shadow.offset.height))
        cairo_user_to_device_distance(canvas.cr, &dx, &dy)
        cairo_identity_matrix(shade.canvas.cr)
        cairo_set_source_rgba(shade.canvas.cr, color.red, color.green, color.blue, color.alpha)
        cairo_mask_surface(shade.canvas.cr, other.canvas.surface, dx, dy)
        shade.canvas.blur(sigma: shadow.radius * pixelsPerPoint)
        paint(shade)
    }

    func compose(onto cr: OpaquePointer, operator: cairo_operator_t, opacity: Double) {
        cairo_save(cr)
        cairo_identity_matrix(cr)
        cairo_set_source_surface(cr, canvas.surface, Double(x), Double(y))
        cairo_set_operator(cr, `operator`)
        cairo_paint_with_alpha(cr, opacity)
        cairo_restore(cr)
    }
}

extension DisplayBlendMode {
    var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .plusLighter: CAIRO_OPERATOR_ADD
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        }
    }
}
