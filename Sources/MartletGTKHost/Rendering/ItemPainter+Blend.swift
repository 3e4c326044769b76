import CMartletGTK
import MartletDisplay

extension ItemPainter {
    /// What is seen when `top` is blended onto what lies below it in its group.
    func blend(_ top: RenderNode, onto bottom: RenderNode?, _ mode: DisplayBlendMode) -> RenderNode? {
        guard let bottom else {
            // On nothing there is nothing to stay atop of or to cut out of; every other mode shows the top as it is.
            return [.sourceAtop, .sourceIn, .clear, .destinationOut, .destinationIn].contains(mode) ? nil : top
        }
        switch mode {
        case .destinationOver: return .container([top, bottom])
        case .plusLighter: return combine(bottom, top, CAIRO_OPERATOR_ADD)
        case .sourceAtop: return combine(bottom, top, CAIRO_OPERATOR_ATOP)
        case .destinationOut: return combine(bottom, top, CAIRO_OPERATOR_DEST_OUT)
        case .destinationIn: return combine(bottom, top, CAIRO_OPERATOR_DEST_IN)
        case .destinationAtop: return combine(bottom, top, CAIRO_OPERATOR_DEST_ATOP)
        case .sourceIn: return combine(bottom, top, CAIRO_OPERATOR_IN)
        case .sourceOut: return combine(bottom, top, CAIRO_OPERATOR_OUT)
        case .clear: return combine(bottom, top, CAIRO_OPERATOR_DEST_OUT)
        case .copy: return combine(bottom, top, CAIRO_OPERATOR_SOURCE)
        case .xor: return combine(bottom, top, CAIRO_OPERATOR_XOR)
        case .plusDarker: return darken(bottom, top)
        default: return RenderNode(owning: gsk_blend_node_new(bottom.pointer, top.pointer, mode.gsk))
        }
    }
}

extension DisplayBlendMode {
    fileprivate var gsk: GskBlendMode {
        switch self {
        case .multiply: GSK_BLEND_MODE_MULTIPLY
        case .screen: GSK_BLEND_MODE_SCREEN
        case .overlay: GSK_BLEND_MODE_OVERLAY
        case .darken: GSK_BLEND_MODE_DARKEN
        case .lighten: GSK_BLEND_MODE_LIGHTEN
        case .colorDodge: GSK_BLEND_MODE_COLOR_DODGE
        case .colorBurn: GSK_BLEND_MODE_COLOR_BURN
        case .softLight: GSK_BLEND_MODE_SOFT_LIGHT
        case .hardLight: GSK_BLEND_MODE_HARD_LIGHT
        case .difference: GSK_BLEND_MODE_DIFFERENCE
        case .exclusion: GSK_BLEND_MODE_EXCLUSION
        case .hue: GSK_BLEND_MODE_HUE
        case .saturation: GSK_BLEND_MODE_SATURATION
        case .color: GSK_BLEND_MODE_COLOR
        case .luminosity: GSK_BLEND_MODE_LUMINOSITY
        case .normal, .plusLighter, .plusDarker, .sourceAtop, .destinationOver, .destinationOut, .destinationIn,
            .destinationAtop, .sourceIn, .sourceOut, .clear, .copy, .xor:
            GSK_BLEND_MODE_DEFAULT
        }
    }
}
