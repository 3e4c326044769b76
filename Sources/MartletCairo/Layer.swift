import CMartletPango
import CMartletPixels
import Foundation
import MartletDisplay

/// A group put together with its effects, and where its pixels lie among those of the context it is shown in.
@MainActor
struct Layer {
    private let canvas: PixelCanvas
    private let origin: CGPoint
    /// The pixels that are not empty.
    let ink: CGRect

    /// Only what can be seen is drawn: the group's items, where they or their blur and shadow reach the visible part.
    ///
    /// - Parameters:
    ///   - matrix: from the group's coordinates to the context's pixels.
    ///   - visible: in the context's pixels.
    init?(
        _ group: DisplayGroup, _ matrix: cairo_matrix_t, visible: CGRect, _ renderer: CairoRenderer
    ) {
        if let projection = group.appearance.projection {
            self.init(group, matrix, through: projection, visible: visible, renderer)
        } else {
            self.init(flat: group, matrix, visible: visible, renderer)
        }
    }

    private init?(
        flat group: DisplayGroup, _ matrix: cairo_matrix_t, visible: CGRect, _ renderer: CairoRenderer
    ) {
        let look = group.appearance
        let blur = min(look.blurRadius * matrix.pixelsPerPoint, PixelCanvas.widestBlur)
        let blurred = PixelCanvas.reach(ofBlur: blur)
        let shadow = look.shadow.map { Shadow($0, matrix) }
        let shown = shadow.map { visible.union($0.sources(of: visible)) } ?? visible
        let area = shown.insetBy(dx: -blurred, dy: -blurred)
        var extent = area
        if look.showsNothingAsNothing {
            extent = extent.intersection(group.extent(in: area, matrix, renderer))
            if let clip = look.innerClip, case let bounds = matrix.bounds(of: clip.boundingRect), bounds.isPlace {
                extent = extent.intersection(bounds.insetBy(dx: -blurred - 1, dy: -blurred - 1))
            }
        }
        extent = extent.insetBy(dx: -blurred, dy: -blurred).intersection(area).integral
        guard extent.width > 0, extent.height > 0 else { return nil }

        let resolution = PixelCanvas.resolution(ofBlur: blur)
        var content = PixelCanvas(extent, matrix, resolution: resolution)
        content.draw(group.items, by: renderer)
        content.blur(sigma: blur * resolution, ink: content.ink)
        if resolution < 1 {
            let place = extent.intersection(shown).integral
            guard place.width > 0, place.height > 0 else { return nil }
            content = content.enlarged(resolution, from: extent, to: place, matrix)
            extent = place
        }
        if let colors = look.colors { content.apply(colors) }
        if let threshold = look.threshold { content.apply(threshold) }
        if let clip = look.innerClip {
            let clipped = PixelCanvas(extent, matrix)
            renderer.clip(to: clip, look.clipStyle, on: clipped.cr)
            clipped.paint(content)
            content = clipped
        }
        var origin = extent.origin
        if let shadow {
            let ink = CGRect(content.ink).offsetBy(dx: origin.x, dy: origin.y)
            let place = shadow.targets(of: ink).union(ink).intersection(visible).integral
            guard place.width > 0, place.height > 0 else { return nil }
            let both = PixelCanvas(place, matrix)
            cairo_identity_matrix(both.cr)
            let own = CGPoint(x: origin.x - place.minX, y: origin.y - place.minY)
            if shadow.place == .above { both.paint(content, at: own) }
            shadow.draw(of: content, at: origin, ink, on: both, at: place)
            if shadow.place == .below { both.paint(content, at: own) }
            (content, origin) = (both, place.origin)
        }
        let ink = content.ink
        guard ink.width > 0 else { return nil }
        canvas = content
        self.origin = origin
        self.ink = CGRect(ink).offsetBy(dx: origin.x, dy: origin.y)
    }

    /// A group that is seen in perspective: put together flat, then shown through the mapping, pixel by pixel.
    private init?(
        _ group: DisplayGroup, _ matrix: cairo_matrix_t, through projection: ProjectionTransform, visible: CGRect,
        _ renderer: CairoRenderer
    ) {
        let margin = max(visible.width, visible.height, 256)
        let around = visible.insetBy(dx: -margin, dy: -margin)
        guard let flat = Layer(flat: group, matrix, visible: around, renderer) else { return nil }
        let toPixels = ProjectionTransform(
            CGAffineTransform(
                a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0))
        let mapping = toPixels.inverted().concatenating(projection).concatenating(toPixels)
        let bounds = mapping.bounds(of: flat.ink)
        guard bounds.isPlace else { return nil }
        let place = bounds.insetBy(dx: -1, dy: -1).intersection(visible).integral
        var back = mapping
        guard place.width > 0, place.height > 0, back.invert() else { return nil }
        back = ProjectionTransform(CGAffineTransform(translationX: place.minX, y: place.minY)).concatenating(back)
            .concatenating(
                ProjectionTransform(CGAffineTransform(translationX: -flat.origin.x, y: -flat.origin.y)))
        let shown = PixelCanvas(width: Int(place.width), height: Int(place.height))
        flat.canvas.withBytes { source, stride in
            shown.withBytes { result, resultStride in
                martlet_pixels_project(
                    source, Int32(stride), Int32(flat.canvas.width), Int32(flat.canvas.height), result,
                    Int32(resultStride), Int32(shown.width), Int32(shown.height), back.numbers)
            }
        }
        let ink = shown.ink
        guard ink.width > 0 else { return nil }
        canvas = shown
        origin = place.origin
        self.ink = CGRect(ink).offsetBy(dx: origin.x, dy: origin.y)
    }

    private init(_ other: Layer, movedBy distance: CGSize) {
        canvas = other.canvas
        origin = CGPoint(x: other.origin.x + distance.width, y: other.origin.y + distance.height)
        ink = other.ink.offsetBy(dx: distance.width, dy: distance.height)
    }

    func moved(by distance: CGSize) -> Layer { Layer(self, movedBy: distance) }

    var bytes: Int { canvas.width * canvas.height * 4 }

    /// - Parameter cr: its coordinates are pixels.
    func compose(onto cr: OpaquePointer, _ mode: DisplayBlendMode, opacity: Double) {
        if mode == .plusDarker, let below = PixelCanvas(copyOf: cr, in: ink) {
            below.darken(by: canvas, at: CGPoint(x: origin.x - ink.minX, y: origin.y - ink.minY), opacity)
            cairo_set_source_surface(cr, below.surface, ink.minX, ink.minY)
            cairo_rectangle(cr, ink.minX, ink.minY, ink.width, ink.height)
            cairo_clip(cr)
            cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
            cairo_paint(cr)
            return
        }
        cairo_set_source_surface(cr, canvas.surface, origin.x, origin.y)
        cairo_set_operator(cr, mode.cairo)
        cairo_paint_with_alpha(cr, opacity)
    }
}

/// The shadow of a layer, in pixels.
@MainActor
private struct Shadow {
    let color: RGBA
    let sigma: CGFloat
    let offset: CGVector
    let place: GroupShadow.Place

    init(_ shadow: GroupShadow, _ matrix: cairo_matrix_t) {
        color = shadow.color
        place = shadow.place
        sigma = min(shadow.radius * matrix.pixelsPerPoint, PixelCanvas.widestBlur)
        let (x, y) = (shadow.offset.width, shadow.offset.height)
        offset = CGVector(dx: x * matrix.xx + y * matrix.xy, dy: x * matrix.yx + y * matrix.yy)
    }

    private var reach: CGFloat { PixelCanvas.reach(ofBlur: sigma) + 1 }

    /// Where the shadow of a rectangle lies.
    func targets(of rect: CGRect) -> CGRect {
        rect.offsetBy(dx: offset.dx, dy: offset.dy).insetBy(dx: -reach, dy: -reach)
    }

    /// What a shadow in a rectangle may come from.
    func sources(of rect: CGRect) -> CGRect {
        rect.offsetBy(dx: -offset.dx, dy: -offset.dy).insetBy(dx: -reach, dy: -reach)
    }

    func draw(of content: PixelCanvas, at origin: CGPoint, _ ink: CGRect, on target: PixelCanvas, at place: CGRect) {
        let area = targets(of: ink).intersection(place.insetBy(dx: -reach, dy: -reach)).integral
        guard area.width > 0, area.height > 0 else { return }
        // A shadow has one colour: only how opaque it is, one byte a pixel, has to be blurred.
        let resolution = PixelCanvas.resolution(ofBlur: sigma)
        let mask = PixelCanvas(area, resolution: resolution, isMask: true)
        cairo_set_source_surface(
            mask.cr, content.surface, origin.x + offset.dx - area.minX, origin.y + offset.dy - area.minY)
        cairo_paint(mask.cr)
        mask.blur(sigma: sigma * resolution, ink: mask.ink)
        let color = color.clamped
        cairo_set_source_rgba(target.cr, color.red, color.green, color.blue, color.alpha)
        cairo_translate(target.cr, area.minX - place.minX, area.minY - place.minY)
        cairo_scale(target.cr, 1 / resolution, 1 / resolution)
        cairo_mask_surface(target.cr, mask.surface, 0, 0)
        cairo_identity_matrix(target.cr)
    }
}

extension GroupAppearance {
    /// The clip, where it does not stand around how the group meets what lies below.
    fileprivate var innerClip: Outline? { blendMode.replaces ? nil : clip }

    /// Whether nothing is seen where nothing is drawn.
    fileprivate var showsNothingAsNothing: Bool {
        if let threshold, threshold.least <= 0 { return false }
        return colors.map { $0(0, 0, 0, 0).w == 0 } ?? true
    }
}

extension PixelCanvas {
    /// A canvas for a part of a context, with so many pixels for one of its.
    fileprivate convenience init(_ place: CGRect, _ matrix: cairo_matrix_t, resolution: CGFloat = 1) {
        self.init(place, resolution: resolution)
        var matrix = matrix
        matrix.x0 -= place.minX
        matrix.y0 -= place.minY
        cairo_transform(cr, &matrix)
    }

    /// What has so many pixels for one of a context's, with as many as that, in a part of its place.
    fileprivate func enlarged(
        _ resolution: CGFloat, from place: CGRect, to part: CGRect, _ matrix: cairo_matrix_t
    ) -> PixelCanvas {
        let result = PixelCanvas(part, matrix)
        cairo_save(result.cr)
        cairo_identity_matrix(result.cr)
        cairo_translate(result.cr, place.minX - part.minX, place.minY - part.minY)
        cairo_scale(result.cr, 1 / resolution, 1 / resolution)
        cairo_set_source_surface(result.cr, surface, 0, 0)
        cairo_paint(result.cr)
        cairo_restore(result.cr)
        return result
    }

    /// Paints another canvas, pixel by pixel, inside the clip.
    fileprivate func paint(_ other: PixelCanvas, at point: CGPoint = .zero) {
        cairo_identity_matrix(cr)
        cairo_set_source_surface(cr, other.surface, point.x, point.y)
        cairo_paint(cr)
    }
}

extension CGRect {
    fileprivate init(_ rect: MartletPixelRect) {
        self.init(x: Int(rect.x), y: Int(rect.y), width: Int(rect.width), height: Int(rect.height))
    }
}
