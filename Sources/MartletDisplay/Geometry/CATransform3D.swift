import Foundation

/// A mapping of space: points are rows, `[x y z 1]`, multiplied with a matrix of four rows and columns, and divided by what
/// comes out fourth.
///
///     var transform = CATransform3DIdentity
///     transform.m34 = -1 / 500  // seen from 500 points away
///     transform = CATransform3DRotate(transform, .pi / 4, 0, 1, 0)
public struct CATransform3D: Hashable, Sendable {
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    /// Makes everything nothing, as a structure of C does: begin with `CATransform3DIdentity`.
    public init() {
        self.init(rows: Array(repeating: Array(repeating: 0, count: 4), count: 4))
    }

    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
        m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        self.init(rows: [
            [m11, m12, m13, m14],
            [m21, m22, m23, m24],
            [m31, m32, m33, m34],
            [m41, m42, m43, m44],
        ])
    }

    private init(rows m: [[CGFloat]]) {
        (m11, m12, m13, m14) = (m[0][0], m[0][1], m[0][2], m[0][3])
        (m21, m22, m23, m24) = (m[1][0], m[1][1], m[1][2], m[1][3])
        (m31, m32, m33, m34) = (m[2][0], m[2][1], m[2][2], m[2][3])
        (m41, m42, m43, m44) = (m[3][0], m[3][1], m[3][2], m[3][3])
    }

    private var rows: [[CGFloat]] {
        [
            [m11, m12, m13, m14],
            [m21, m22, m23, m24],
            [m31, m32, m33, m34],
            [m41, m42, m43, m44],
        ]
    }

    fileprivate static let identity = CATransform3D(
        rows: (0..<4).map { row in (0..<4).map { $0 == row ? 1 : 0 } })

    fileprivate func concatenating(_ other: CATransform3D) -> CATransform3D {
        let (a, b) = (rows, other.rows)
        return CATransform3D(
            rows: a.map { row in (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * b[$1][column] } } })
    }

    /// The way back, by elimination; nil where space is shown as less than space.
    fileprivate var inverse: CATransform3D? {
        var (left, right) = (rows, CATransform3D.identity.rows)
        for column in 0..<4 {
            let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
            let value = left[pivot][column]
            guard value.isFinite, abs(value) > 1e-12 else { return nil }
            left.swapAt(column, pivot)
            right.swapAt(column, pivot)
            for index in 0..<4 {
                left[column][index] /= value
                right[column][index] /= value
            }
            for row in 0..<4 where row != column {
                let factor = left[row][column]
                for index in 0..<4 {
                    left[row][index] -= factor * left[column][index]
                    right[row][index] -= factor * right[column][index]
                }
            }
        }
        return CATransform3D(rows: right)
    }
}

/// Leaves everything where it is.
public let CATransform3DIdentity = CATransform3D.identity

/// Whether everything stays where it is.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == .identity }

/// Whether two mappings are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Moves everything, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var result = CATransform3D.identity
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
}

/// Makes everything so many times as large, from the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3D.identity
    (result.m11, result.m22, result.m33) = (sx, sy, sz)
    return result
}

/// Turns everything around a line through the origin.
///
/// - Parameter angle: in radians. An axis without a length turns nothing.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite, angle.isFinite else { return .identity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (c, s) = (cos(angle), sin(angle))
    let t = 1 - c
    var result = CATransform3D.identity
    (result.m11, result.m12, result.m13) = (t * x * x + c, t * x * y + s * z, t * x * z - s * y)
    (result.m21, result.m22, result.m23) = (t * x * y - s * z, t * y * y + c, t * y * z + s * x)
    (result.m31, result.m32, result.m33) = (t * x * z + s * y, t * y * z - s * x, t * z * z + c)
    return result
}

/// First moves everything, then does what `t` does.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// First changes the size of everything, then does what `t` does.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// First turns everything, then does what `t` does.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// First does what `a` does, then what `b` does.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.concatenating(b) }

/// The way back; `t` itself where there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

/// A mapping of the plane, in space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var result = CATransform3D.identity
    (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
    (result.m41, result.m42) = (m.tx, m.ty)
    return result
}

/// Whether the plane stays the plane, and parallel lines in it parallel.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// What becomes of the plane, without depth.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

extension ProjectionTransform {
    /// What becomes of the plane, seen from the front.
    public init(_ m: CATransform3D) {
        self.init()
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }
}
