import CMartletGTK
import Foundation
import MartletDisplay

extension graphene_point_t {
    init(_ point: CGPoint) {
        self.init(x: Float(point.x), y: Float(point.y))
    }
}

extension graphene_rect_t {
    init(_ rect: CGRect) {
        self.init(
            origin: graphene_point_t(x: Float(rect.minX), y: Float(rect.minY)),
            size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
    }
}

extension CGRect {
    init(_ rect: graphene_rect_t) {
        self.init(
            x: CGFloat(rect.origin.x), y: CGFloat(rect.origin.y), width: CGFloat(rect.size.width),
            height: CGFloat(rect.size.height))
    }
}

extension GdkRGBA {
    init(_ color: RGBA) {
        func component(_ value: Float) -> Float { min(max(value, 0), 1) }
        self.init(
            red: component(color.red), green: component(color.green), blue: component(color.blue),
            alpha: component(color.alpha))
    }
}

extension GskRoundedRect {
    init(_ rect: CGRect, cornerSize: CGSize) {
        let corner = graphene_size_t(
            width: Float(min(cornerSize.width, rect.width / 2)), height: Float(min(cornerSize.height, rect.height / 2)))
        self.init(bounds: graphene_rect_t(rect), corner: (corner, corner, corner, corner))
    }
}

extension CGAffineTransform {
    /// This transformation after `origin` was added, as one matrix: what a group's children are seen through.
    func moved(to origin: CGPoint) -> CGAffineTransform {
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx + origin.x, ty: ty + origin.y)
    }

    /// Applies `inner` first, then this.
    func applied(after inner: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b, c: a * inner.c + c * inner.d,
            d: b * inner.c + d * inner.d, tx: a * inner.tx + c * inner.ty + tx, ty: b * inner.tx + d * inner.ty + ty)
    }

    /// The smallest upright rectangle around the transformed rectangle.
    func boundingBox(of rect: CGRect) -> CGRect {
        let corners = [
            (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY),
        ].map { x, y in CGPoint(x: a * x + c * y + tx, y: b * x + d * y + ty) }
        let xs = corners.map(\.x), ys = corners.map(\.y)
        return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
    }

    /// `false` when nothing of the plane is left but a line or a point.
    var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && abs(determinant) > 1e-9
    }

    /// Where a point came from; `nil` where that cannot be told.
    func undo(_ point: CGPoint) -> CGPoint? {
        guard isInvertible else { return nil }
        let determinant = a * d - b * c, x = point.x - tx, y = point.y - ty
        return CGPoint(x: (d * x - c * y) / determinant, y: (a * y - b * x) / determinant)
    }

    /// The same as a transform of GSK's, built from moves, turns, scales and skews, because GSK takes every bare matrix
    /// for a three-dimensional one, which its cairo renderer does not draw.
    ///
    /// The caller owns the result. `nil` is the identity, or a transformation that flattens the plane.
    func makeGskTransform() -> OpaquePointer? {
        guard isInvertible else { return nil }
        var result: OpaquePointer?
        if tx != 0 || ty != 0 {
            var point = graphene_point_t(CGPoint(x: tx, y: ty))
            result = gsk_transform_translate(result, &point)
        }
        // (a c; b d) = turn · skew · scale
        let scaleX = b == 0 ? a : (a * a + b * b).squareRoot()
        let angle = b == 0 ? 0 : atan2(b, a)
        let scaleY = (a * d - b * c) / scaleX
        let shear = (a * c + b * d) / scaleX
        if angle != 0 { result = gsk_transform_rotate(result, Float(angle * 180 / .pi)) }
        if abs(shear) > 1e-9 { result = gsk_transform_skew(result, Float(atan2(shear, scaleY) * 180 / .pi), 0) }
        if scaleX != 1 || scaleY != 1 { result = gsk_transform_scale(result, Float(scaleX), Float(scaleY)) }
        return result
    }
}
