/// Turns an element in space about one of its points, and shows it in perspective.
nonisolated public struct _Rotation3DEffect: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
    public var angle: Angle
    /// The three components of the axis.
    public var x: CGFloat, y: CGFloat, z: CGFloat
    public var anchor: UnitPoint
    public var anchorZ: CGFloat
    public var perspective: CGFloat

    /// Numbers that are none change nothing.
    init(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, anchorZ: CGFloat,
        perspective: CGFloat
    ) {
        self.angle = .radians(Double(CGFloat(angle.radians).finite))
        (x, y, z) = (axis.x.finite, axis.y.finite, axis.z.finite)
        self.anchor = anchor
        self.anchorZ = anchorZ.finite
        self.perspective = perspective.finite
    }
}

extension _Rotation3DEffect: TransformModifier, Animatable {
    @MainActor func transform(in size: CGSize, of node: LayoutNode) -> ProjectionTransform {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0, length.isFinite else { return ProjectionTransform() }
        let point = anchor.point(in: CGRect(origin: .zero, size: size))
        let eye = max(size.width, size.height)
        let rotation = SpaceTransform.moved(-point.x, -point.y, -anchorZ)
            .then(.rotated(CGFloat(angle.radians), about: (x / length, y / length, z / length)))
            .then(.seen(perspective: eye > 0 ? perspective / eye : 0))
            .then(.moved(point.x, point.y, anchorZ))
        guard node.isRightToLeft else { return rotation.plane }
        let mirror = ProjectionTransform(.mirror(in: size.width))
        return mirror.concatenating(rotation.plane).concatenating(mirror)
    }

    public typealias AnimatableData = AnimatablePair<
        Angle.AnimatableData,
        AnimatablePair<
            AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>,
            AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
        >
    >

    public var animatableData: AnimatableData {
        get {
            AnimatablePair(
                angle.animatableData,
                AnimatablePair(
                    AnimatablePair(x, AnimatablePair(y, z)),
                    AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))))
        }
        set {
            angle.animatableData = newValue.first
            let (axis, rest) = (newValue.second.first, newValue.second.second)
            (x, y, z) = (axis.first, axis.second.first, axis.second.second)
            anchor.animatableData = rest.first
            (anchorZ, perspective) = (rest.second.first, rest.second.second)
        }
    }
}

/// A mapping of space: points are rows, `[x y z 1]`, multiplied with the matrix.
private struct SpaceTransform {
    var rows: [SIMD4<Double>]

    static func moved(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> SpaceTransform {
        SpaceTransform(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [Double(x), Double(y), Double(z), 1]])
    }

    static func rotated(_ angle: CGFloat, about axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> SpaceTransform {
        let (s, c) = (Double(sin(angle)), Double(cos(angle)))
        let (x, y, z) = (Double(axis.x), Double(axis.y), Double(axis.z))
        return SpaceTransform(rows: [
            [c + x * x * (1 - c), x * y * (1 - c) + z * s, x * z * (1 - c) - y * s, 0],
            [x * y * (1 - c) - z * s, c + y * y * (1 - c), y * z * (1 - c) + x * s, 0],
            [x * z * (1 - c) + y * s, y * z * (1 - c) - x * s, c + z * z * (1 - c), 0],
            [0, 0, 0, 1],
        ])
    }

    static func seen(perspective: CGFloat) -> SpaceTransform {
        SpaceTransform(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, -Double(perspective)], [0, 0, 0, 1]])
    }

    func then(_ next: SpaceTransform) -> SpaceTransform {
        SpaceTransform(
            rows: rows.map { row in
                row.x * next.rows[0] + row.y * next.rows[1] + row.z * next.rows[2] + row.w * next.rows[3]
            })
    }

    /// What becomes of the points whose z is 0, as they are seen.
    var plane: ProjectionTransform {
        var result = ProjectionTransform()
        (result.m11, result.m12, result.m13) = (rows[0].x, rows[0].y, rows[0].w)
        (result.m21, result.m22, result.m23) = (rows[1].x, rows[1].y, rows[1].w)
        (result.m31, result.m32, result.m33) = (rows[3].x, rows[3].y, rows[3].w)
        return result
    }
}

extension View {
    /// Shows this view turned in space; its layout stays (semantics 98).
    ///
    ///     Card(isOpen).rotation3DEffect(.degrees(isOpen ? 180 : 0), axis: (x: 0, y: 1, z: 0))
    ///
    /// - Parameters:
    ///   - axis: what it turns about, of any length; nothing is turned about one without a length.
    ///   - anchor: the point that stays, with `anchorZ` how many points it lies in front of the view.
    ///   - perspective: how much smaller is what is farther away; 0 for not at all.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(
            _Rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
}
