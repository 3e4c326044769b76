import MartletGraph

/// A rectangle whose corners can have the same middle as those of the container around, as
/// `containerShape(_:)` sets it.
///
///     ConcentricRectangle(corners: .concentric(minimum: 8), isUniform: true)
///
/// Without a container, concentric corners are square.
nonisolated public struct ConcentricRectangle: Shape {
    private var styles: [Edge.Corner.Style]
    /// Corners that have the largest radius that one of them has.
    private let alike: [[Edge.Corner]]
    private var insetAmount: CGFloat = 0

    /// - Parameter styles: by the corners' numbers.
    private init(_ styles: [Edge.Corner.Style], alike: [[Edge.Corner]] = []) {
        self.styles = styles
        self.alike = alike
    }

    /// A rectangle whose corners are concentric, each by itself.
    public init() { self.init(corners: .concentric) }

    /// A rectangle with corners of one style.
    ///
    /// - Parameter isUniform: whether all corners have the radius of the roundest.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init([corners, corners, corners, corners], alike: isUniform ? [Edge.Corner.allCases] : [])
    }

    /// A rectangle with a style for each corner.
    public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init([topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner])
    }

    /// A rectangle with a style for the upper corners, which are equally round, and one for each of the lower.
    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            [uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner],
            alike: [[.topLeading, .topTrailing]])
    }

    /// A rectangle with a style for the lower corners, which are equally round, and one for each of the upper.
    public init(
        uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            [topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners],
            alike: [[.bottomLeading, .bottomTrailing]])
    }

    /// A rectangle with a style for the leading corners, which are equally round, and one for each of the trailing.
    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            [uniformLeadingCorners, topTrailingCorner, uniformLeadingCorners, bottomTrailingCorner],
            alike: [[.topLeading, .bottomLeading]])
    }

    /// A rectangle with a style for the trailing corners, which are equally round, and one for each of the leading.
    public init(
        uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            [topLeadingCorner, uniformTrailingCorners, bottomLeadingCorner, uniformTrailingCorners],
            alike: [[.topTrailing, .bottomTrailing]])
    }

    /// A rectangle with a style for the upper corners and one for the lower, equally round on each side.
    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            [uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners],
            alike: [[.topLeading, .topTrailing], [.bottomLeading, .bottomTrailing]])
    }

    /// A rectangle with a style for the leading corners and one for the trailing, equally round on each side.
    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric,
        uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            [uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners, uniformTrailingCorners],
            alike: [[.topLeading, .bottomLeading], [.topTrailing, .bottomTrailing]])
    }

    public func path(in rect: CGRect) -> Path {
        let own = rect.shrunk(by: insetAmount)
        let around = MainActor.assumeIsolated { ContainerRelativeShape.radii(around: own) }
        var radii = RectangleCornerRadii()
        for corner in Edge.Corner.allCases {
            radii[corner] = styles[Int(corner.rawValue)].radius(in: around?[corner] ?? 0, inset: insetAmount)
        }
        for group in alike {
            let largest = group.map { radii[$0] }.max() ?? 0
            for corner in group { radii[corner] = largest }
        }
        return Path(roundedRect: own, cornerRadii: radii, style: .continuous)
    }
}

extension ConcentricRectangle: InsettableShape {
    public func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}
