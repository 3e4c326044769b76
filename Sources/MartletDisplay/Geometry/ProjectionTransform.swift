import Foundation

/// A mapping of the plane that may show it in perspective: points are rows, `[x y 1]`, multiplied with a matrix of three
/// rows and columns, and divided by what comes out third.
///
///     var transform = ProjectionTransform(CGAffineTransform(translationX: 20, y: 0))
///     transform.m13 = 0.001  // smaller to the right
public struct ProjectionTransform: Hashable, Sendable {
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    /// Leaves everything where it is.
    @inlinable public init() {}

    /// The same without perspective.
    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    /// Whether everything stays where it is.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether parallel lines stay parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    private var determinant: CGFloat {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// Becomes the way back.
    ///
    /// - Returns: `false`, and nothing changes, where the plane is shown as a line or a point.
    public mutating func invert() -> Bool {
        let d = determinant
        guard d != 0, d.isFinite else { return false }
        var inverse = ProjectionTransform()
        inverse.m11 = (m22 * m33 - m23 * m32) / d
        inverse.m12 = (m13 * m32 - m12 * m33) / d
        inverse.m13 = (m12 * m23 - m13 * m22) / d
        inverse.m21 = (m23 * m31 - m21 * m33) / d
        inverse.m22 = (m11 * m33 - m13 * m31) / d
        inverse.m23 = (m13 * m21 - m11 * m23) / d
        inverse.m31 = (m21 * m32 - m22 * m31) / d
        inverse.m32 = (m12 * m31 - m11 * m32) / d
        inverse.m33 = (m11 * m22 - m12 * m21) / d
        self = inverse
        return true
    }

    /// The way back; this one where there is none.
    public func inverted() -> ProjectionTransform {
        var result = self
        return result.invert() ? result : self
    }

    /// This one, then another.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return result
    }
}

extension ProjectionTransform {
    /// The same without perspective; nil where there is some that could be seen: half a turn in space leaves a trace.
    package var affine: CGAffineTransform? {
        max(abs(m13), abs(m23), abs(m33 - 1)) < 1e-9
            ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
    }

    package var isFinite: Bool { (m11 + m12 + m13 + m21 + m22 + m23 + m31 + m32 + m33).isFinite }

    /// Whether the plane is shown as more than a line.
    package var isInvertible: Bool { determinant.isFinite && abs(determinant) > 1e-12 }

    /// Where a point is seen; nil for one that lies behind the eye.
    package func apply(_ point: CGPoint) -> CGPoint? {
        let depth = point.x * m13 + point.y * m23 + m33
        guard depth > 1e-6 else { return nil }
        return CGPoint(
            x: (point.x * m11 + point.y * m21 + m31) / depth, y: (point.x * m12 + point.y * m22 + m32) / depth)
    }

    /// The same in pixels, `scale` to the point, with the origin at another place.
    package func inPixels(_ scale: CGFloat) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)).concatenating(self)
            .concatenating(ProjectionTransform(CGAffineTransform(scaleX: scale, y: scale)))
    }

    /// The smallest upright rectangle around what is seen of a rectangle, as far as it lies before the eye; null for
    /// nothing.
    package func bounds(of rect: CGRect) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        var seen: [CGPoint] = []
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % 4]
            if let point = apply(corner) { seen.append(point) }
            let (a, b) = (depth(corner), depth(next))
            let near = CGFloat(0.01)
            guard (a - near) * (b - near) < 0 else { continue }
            let part = (near - a) / (b - a)
            let crossing = CGPoint(x: corner.x + (next.x - corner.x) * part, y: corner.y + (next.y - corner.y) * part)
            if let point = apply(crossing) { seen.append(point) }
        }
        guard let left = seen.map(\.x).min(), let right = seen.map(\.x).max(), let top = seen.map(\.y).min(),
            let bottom = seen.map(\.y).max()
        else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private func depth(_ point: CGPoint) -> CGFloat { point.x * m13 + point.y * m23 + m33 }

    /// The nine numbers, row by row.
    package var numbers: [Double] {
        [m11, m12, m13, m21, m22, m23, m31, m32, m33].map(Double.init)
    }
}
