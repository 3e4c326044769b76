/// A rectangle with rounded corners of one size.
nonisolated public struct RoundedRectangle: Shape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle
    var insetAmount: CGFloat = 0

    /// - Parameter cornerSize: the width and height of each corner in points, at most half of the sides.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// - Parameter cornerRadius: in points, at most half of the shorter side.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path {
        let corner = CGSize(
            width: max(cornerSize.width - insetAmount, 0), height: max(cornerSize.height - insetAmount, 0))
        let rect = rect.shrunk(by: insetAmount)
        return corner.width == corner.height
            ? Path(roundedRect: rect, cornerRadius: corner.width, style: style)
            : Path(roundedRect: rect, cornerSize: corner, style: style)
    }

    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}

extension RoundedRectangle: InsetKeeping {
    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, by: amount) }
}

extension RoundedRectangle: CorneredShape {
    func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
        let radius = min(cornerSize.width, cornerSize.height, size.width / 2, size.height / 2)
        return RectangleCornerRadii(all: max(radius - insetAmount, 0))
    }
}

extension Shape where Self == RoundedRectangle {
    nonisolated public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

/// The radii of a rectangle's corners, in points.
nonisolated public struct RectangleCornerRadii: Hashable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

extension RectangleCornerRadii: Animatable {
    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get {
            AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
        }
        set {
            (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
            (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// A rectangle with a radius of its own for each corner.
nonisolated public struct UnevenRoundedRectangle: Shape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle
    var insetAmount: CGFloat = 0

    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius),
            style: style)
    }

    public func path(in rect: CGRect) -> Path {
        func inset(_ radius: CGFloat) -> CGFloat { max(radius - insetAmount, 0) }
        let radii = RectangleCornerRadii(
            topLeading: inset(cornerRadii.topLeading), bottomLeading: inset(cornerRadii.bottomLeading),
            bottomTrailing: inset(cornerRadii.bottomTrailing), topTrailing: inset(cornerRadii.topTrailing))
        return Path(roundedRect: rect.shrunk(by: insetAmount), cornerRadii: radii, style: style)
    }

    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
}

extension UnevenRoundedRectangle: InsetKeeping {
    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, by: amount) }
}

extension UnevenRoundedRectangle: CorneredShape {
    func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
        let most = min(size.width, size.height) / 2
        var radii = cornerRadii
        for corner in Edge.Corner.allCases { radii[corner] = max(min(radii[corner], most) - insetAmount, 0) }
        return radii
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    nonisolated public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
        -> Self
    {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    nonisolated public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
