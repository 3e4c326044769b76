import CMartletPango
import Foundation
import MartletDisplay

extension CairoRenderer {
    /// Draws a group where it lies in its parent, with its effects: items, blur, clip, shadow, opacity, transform.
    package func draw(_ group: DisplayGroup, on cr: OpaquePointer) {
        let look = group.appearance
        guard look.opacity > 0 else { return }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        guard let inner = matrix.entering(group) else { return }
        cairo_save(cr)
        defer { cairo_restore(cr) }
        if look.needsLayer {
            cairo_identity_matrix(cr)
            if look.blendMode.replaces, let clip = look.clip {
                matrix = inner
                cairo_set_matrix(cr, &matrix)
                self.clip(to: clip, look.clipStyle, on: cr)
                cairo_identity_matrix(cr)
            }
            let layer = LayerCache.shared.layer(of: group, inner, visible: cr.clipExtents, self)
            layer?.compose(onto: cr, look.blendMode, opacity: look.opacity)
            if layer == nil, look.blendMode.replaces, look.clip != nil || look.blendMode == .destinationIn {
                cairo_set_operator(cr, CAIRO_OPERATOR_CLEAR)
                cairo_paint(cr)
            }
        } else {
            matrix = inner
            cairo_set_matrix(cr, &matrix)
            if let clip = look.clip { self.clip(to: clip, look.clipStyle, on: cr) }
            for item in group.items { draw(item, on: cr) }
        }
    }

    /// Puts what `draw` draws onto what a context of pixels has drawn, so that what either lacks of white is taken from
    /// both.
    package static func darken(_ cr: OpaquePointer, _ draw: (OpaquePointer) -> Void) {
        cairo_save(cr)
        defer { cairo_restore(cr) }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        cairo_identity_matrix(cr)
        let place = cr.clipExtents.integral
        guard let below = PixelCanvas(copyOf: cr, in: place) else { return }
        let top = PixelCanvas(width: below.width, height: below.height)
        matrix.x0 -= place.minX
        matrix.y0 -= place.minY
        cairo_set_matrix(top.cr, &matrix)
        draw(top.cr)
        below.darken(by: top, at: .zero, 1)
        cairo_set_source_surface(cr, below.surface, place.minX, place.minY)
        cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
        cairo_paint(cr)
    }

    func clip(to outline: Outline, _ style: FillStyle, on cr: OpaquePointer) {
        addPath(outline, to: cr)
        cairo_set_fill_rule(cr, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_set_antialias(cr, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_clip(cr)
        cairo_set_antialias(cr, CAIRO_ANTIALIAS_DEFAULT)
    }
}

extension OpaquePointer {
    /// What a cairo context may draw on, in its coordinates.
    var clipExtents: CGRect {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(self, &x1, &y1, &x2, &y2)
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }
}

extension cairo_matrix_t {
    /// From a group's own coordinates, given the same for its parent's; nil for a group without an area.
    @MainActor
    func entering(_ group: DisplayGroup) -> cairo_matrix_t? {
        var result = self
        cairo_matrix_translate(&result, group.origin.x, group.origin.y)
        if let projection = group.appearance.projection, !projection.isInvertible { return nil }
        guard let transform = group.appearance.transform else { return result }
        guard transform.a * transform.d != transform.b * transform.c else { return nil }
        var inner = cairo_matrix_t(transform)
        var outer = result
        cairo_matrix_multiply(&result, &inner, &outer)
        return result
    }

    /// The smallest upright rectangle around what a rectangle becomes.
    func bounds(of rect: CGRect) -> CGRect {
        let (width, height) = (Double(rect.width), Double(rect.height))
        let left = Double(rect.minX) * xx + Double(rect.minY) * xy + x0 + min(width * xx, 0) + min(height * xy, 0)
        let top = Double(rect.minX) * yx + Double(rect.minY) * yy + y0 + min(width * yx, 0) + min(height * yy, 0)
        return CGRect(
            x: left, y: top, width: abs(width * xx) + abs(height * xy), height: abs(width * yx) + abs(height * yy))
    }

    var pixelsPerPoint: CGFloat { abs(xx * yy - xy * yx).squareRoot() }
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
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .xor: CAIRO_OPERATOR_XOR
        // Cairo has no such operator: layers are put together so pixel by pixel.
        case .plusDarker: CAIRO_OPERATOR_MULTIPLY
        }
    }

    /// Whether what lies below is changed where the group shows nothing, too.
    var replaces: Bool {
        switch self {
        case .destinationIn, .destinationAtop, .sourceIn, .sourceOut, .clear, .copy: true
        default: false
        }
    }
}
