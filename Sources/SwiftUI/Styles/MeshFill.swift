import MartletGraph

/// A mesh gradient whose colours are known.
struct MeshFill: Hashable, Sendable {
    var width: Int
    var height: Int
    var locations: MeshGradient.Locations
    var colors: [RGBA]
    var background: RGBA
    var smoothsColors: Bool
    var colorSpace: Gradient.ColorSpace

    /// Pieces that each side of a cell is drawn with.
    private static let pieces = 8

    /// - Complexity: O(*n*) in the number of points.
    func patches(in rect: CGRect) -> [MeshPatch] {
        let count = width > 0 && height > 0 ? width * height : 0
        guard width > 1, height > 1, width < 1000, height < 1000, let net = Net(locations, width, height),
            colors.count >= count, rect.width.isFinite, rect.height.isFinite
        else {
            RuntimeWarning.issue(
                "A MeshGradient needs at least 2 by 2 points, and width * height of points and colors; "
                    + "this one says \(width) by \(height).")
            return []
        }
        let shades = Net(shades, width, height)
        return (0..<height - 1).flatMap { y in
            (0..<width - 1).flatMap { x in cell(x, y, net, shades, in: rect) }
        }
    }

    private func cell(_ x: Int, _ y: Int, _ net: Net, _ shades: Net, in rect: CGRect) -> [MeshPatch] {
        let pieces = Self.pieces
        var points: [CGPoint] = []
        var tints: [RGBA] = []
        for row in 0...pieces {
            for column in 0...pieces {
                let (u, v) = (Float(column) / Float(pieces), Float(row) / Float(pieces))
                let place = net.value(x, y, u, v)
                points.append(
                    CGPoint(x: rect.minX + CGFloat(place.x) * rect.width, y: rect.minY + CGFloat(place.y) * rect.height)
                )
                tints.append(color(smoothsColors ? shades.value(x, y, u, v) : shades.bilinear(x, y, u, v)))
            }
        }
        let width = pieces + 1
        return (0..<pieces).flatMap { row in
            (0..<pieces).map { column in
                let corners = [
                    row * width + column, row * width + column + 1, (row + 1) * width + column + 1,
                    (row + 1) * width + column,
                ]
                return MeshPatch(corners: corners.map { points[$0] }, colors: corners.map { tints[$0] })
            }
        }
    }

    // Colours are mixed as four numbers, of sRGB or of a space where equal steps look equal.
    private var shades: [SIMD4<Float>] {
        colors.map { color in
            guard colorSpace == .perceptual else { return [color.red, color.green, color.blue, color.alpha] }
            let (l, a, b) = Color.Resolved(color).oklab
            return [l, a, b, color.alpha]
        }
    }

    private func color(_ shade: SIMD4<Float>) -> RGBA {
        let alpha = min(max(shade.w, 0), 1)
        guard colorSpace == .perceptual else {
            let color = shade.clamped(lowerBound: .zero, upperBound: .one)
            return RGBA(red: color.x, green: color.y, blue: color.z, alpha: alpha)
        }
        return Color.Resolved(oklab: (shade.x, shade.y, shade.z), opacity: alpha).rgba
    }
}

/// Values at the points of a grid, and their curves to the next ones.
private struct Net {
    let width: Int
    let values: [SIMD4<Float>]
    /// A third of the way that each value is changing in, to the left, up, right and down.
    let steps: [[SIMD4<Float>]]

    init?(_ locations: MeshGradient.Locations, _ width: Int, _ height: Int) {
        func wide(_ point: SIMD2<Float>) -> SIMD4<Float> {
            let isFinite = point.x.isFinite && point.y.isFinite
            return isFinite ? [point.x, point.y, 0, 0] : .zero
        }
        switch locations {
        case .points(let points):
            guard points.count >= width * height else { return nil }
            self.init(points.map(wide), width, height)
        case .bezierPoints(let points):
            guard points.count >= width * height else { return nil }
            let steps = points.map { point in
                [
                    point.leadingControlPoint, point.topControlPoint, point.trailingControlPoint,
                    point.bottomControlPoint,
                ].map { wide($0) - wide(point.position) }
            }
            self.init(width: width, values: points.map { wide($0.position) }, steps: steps)
        }
    }

    private init(width: Int, values: [SIMD4<Float>], steps: [[SIMD4<Float>]]) {
        (self.width, self.values, self.steps) = (width, values, steps)
    }

    /// Smooth curves through all values.
    init(_ values: [SIMD4<Float>], _ width: Int, _ height: Int) {
        func slope(_ index: Int, _ position: Int, _ count: Int, _ stride: Int) -> SIMD4<Float> {
            let next = position + 1 < count ? values[index + stride] : values[index]
            let last = position > 0 ? values[index - stride] : values[index]
            let isInside = position > 0 && position + 1 < count
            return (next - last) / (isInside ? 6 : 3)
        }
        let steps = values.indices.prefix(width * height).map { index in
            let (x, y) = (index % width, index / width)
            let (across, down) = (slope(index, x, width, 1), slope(index, y, height, width))
            return [-across, -down, across, down]
        }
        self.init(width: width, values: values, steps: steps)
    }

    /// The value in a cell, `u` and `v` from 0 to 1.
    func value(_ x: Int, _ y: Int, _ u: Float, _ v: Float) -> SIMD4<Float> {
        func corner(_ dx: Int, _ dy: Int) -> (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) {
            let index = (y + dy) * width + x + dx
            return (values[index], steps[index][dx == 0 ? 2 : 0], steps[index][dy == 0 ? 3 : 1])
        }
        let (a, b, c, d) = (corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1))
        // Inner control points go both ways from their corner.
        let rows = [
            [a.0, a.0 + a.1, b.0 + b.1, b.0], [a.0 + a.2, a.0 + a.1 + a.2, b.0 + b.1 + b.2, b.0 + b.2],
            [c.0 + c.2, c.0 + c.1 + c.2, d.0 + d.1 + d.2, d.0 + d.2], [c.0, c.0 + c.1, d.0 + d.1, d.0],
        ]
        return Self.bezier(rows.map { Self.bezier($0, u) }, v)
    }

    func bilinear(_ x: Int, _ y: Int, _ u: Float, _ v: Float) -> SIMD4<Float> {
        let index = y * width + x
        let top = values[index] * (1 - u) + values[index + 1] * u
        let bottom = values[index + width] * (1 - u) + values[index + width + 1] * u
        return top * (1 - v) + bottom * v
    }

    private static func bezier(_ points: [SIMD4<Float>], _ t: Float) -> SIMD4<Float> {
        let s = 1 - t
        let (first, second) = (points[0] * (s * s * s), points[1] * (3 * s * s * t))
        let (third, fourth) = (points[2] * (3 * s * t * t), points[3] * (t * t * t))
        return first + second + third + fourth
    }
}
