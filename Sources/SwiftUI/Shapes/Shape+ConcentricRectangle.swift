extension Shape where Self == ConcentricRectangle {
    /// A rectangle with corners of one style; where `isUniform` is true, all have the radius of the roundest.
    nonisolated public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }

    /// A rectangle with a style for each corner.
    nonisolated public static func rect(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) -> Self {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }

    /// A rectangle with a style for the upper corners, which are equally round, and one for each of the lower.
    nonisolated public static func rect(
        uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) -> Self {
        ConcentricRectangle(
            uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
            bottomTrailingCorner: bottomTrailingCorner)
    }

    /// A rectangle with a style for the lower corners, which are equally round, and one for each of the upper.
    nonisolated public static func rect(
        uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) -> Self {
        ConcentricRectangle(
            uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
            topTrailingCorner: topTrailingCorner)
    }

    /// A rectangle with a style for the leading corners, which are equally round, and one for each of the trailing.
    nonisolated public static func rect(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) -> Self {
        ConcentricRectangle(
            uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
            bottomTrailingCorner: bottomTrailingCorner)
    }

    /// A rectangle with a style for the trailing corners, which are equally round, and one for each of the leading.
    nonisolated public static func rect(
        uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric
    ) -> Self {
        ConcentricRectangle(
            uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
            bottomLeadingCorner: bottomLeadingCorner)
    }

    /// A rectangle with a style for the upper corners and one for the lower, equally round on each side.
    nonisolated public static func rect(
        uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
    ) -> Self {
        ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
    }

    /// A rectangle with a style for the leading corners and one for the trailing, equally round on each side.
    nonisolated public static func rect(
        uniformLeadingCorners: Edge.Corner.Style = .concentric,
        uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) -> Self {
        ConcentricRectangle(
            uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
    }
}
