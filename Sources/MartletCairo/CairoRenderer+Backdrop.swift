import CMartletPango
import Foundation
import MartletDisplay

extension CairoRenderer {
    /// Makes what a context has drawn so far, blurred and tinted, its source.
    ///
    /// - Parameter area: all that is drawn with it, in the context's coordinates.
    /// - Returns: `false` where the context draws no pixels that could be blurred.
    package func setBackdrop(_ backdrop: Backdrop, covering area: CGRect, on cr: OpaquePointer) -> Bool {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        cairo_save(cr)
        cairo_identity_matrix(cr)
        let seen = cr.clipExtents
        cairo_restore(cr)
        let sigma = min(backdrop.radius * matrix.pixelsPerPoint, PixelCanvas.widestBlur)
        let reach = PixelCanvas.reach(ofBlur: sigma)
        let bounds = matrix.bounds(of: area)
        guard bounds.isPlace, seen.isPlace, case let shown = bounds.intersection(seen), !shown.isNull else {
            return false
        }
        let place = shown.insetBy(dx: -reach, dy: -reach).integral
        let resolution = PixelCanvas.resolution(ofBlur: sigma)
        guard let canvas = PixelCanvas(copyOf: cr, in: place, resolution: resolution) else { return false }
        canvas.blur(sigma: sigma * resolution, ink: canvas.bounds)
        let tint = backdrop.tint.clamped
        cairo_set_source_rgba(canvas.cr, tint.red, tint.green, tint.blue, tint.alpha)
        cairo_paint(canvas.cr)
        let pattern = cairo_pattern_create_for_surface(canvas.surface)
        var toPixels = cairo_matrix_t(
            xx: matrix.xx * resolution, yx: matrix.yx * resolution, xy: matrix.xy * resolution,
            yy: matrix.yy * resolution, x0: (matrix.x0 - place.minX) * resolution,
            y0: (matrix.y0 - place.minY) * resolution)
        cairo_pattern_set_matrix(pattern, &toPixels)
        cairo_set_source(cr, pattern)
        cairo_pattern_destroy(pattern)
        return true
    }
}
