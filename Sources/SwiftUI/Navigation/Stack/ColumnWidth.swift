/// How wide a column of a split view may be, in points.
struct ColumnWidth: Equatable {
    var minimum: CGFloat
    var ideal: CGFloat
    var maximum: CGFloat
    /// Whether the program says so.
    var isDeclared = false

    /// What a column is without being told.
    static func usual(_ width: CGFloat) -> ColumnWidth {
        ColumnWidth(minimum: 160, ideal: width, maximum: max(width, 420))
    }

    init(minimum: CGFloat, ideal: CGFloat, maximum: CGFloat, isDeclared: Bool = false) {
        self.minimum = minimum
        self.ideal = ideal
        self.maximum = maximum
        self.isDeclared = isDeclared
    }

    /// Widths in order; what is not a width of at least 0 is left out.
    init(minimum: CGFloat?, ideal: CGFloat, maximum: CGFloat?) {
        let (ideal, minimum) = (max(ideal.finite, 0), minimum?.finite)
        let maximum = maximum.flatMap { $0.isNaN ? nil : $0 }
        self.minimum = min(max(minimum ?? min(160, ideal), 0), ideal)
        self.ideal = ideal
        self.maximum = max(maximum ?? max(ideal, 420), ideal)
        isDeclared = true
    }

    /// A width within the limits.
    func clamped(_ width: CGFloat) -> CGFloat { min(max(width, minimum), maximum) }
    var isFixed: Bool { minimum == maximum }
}

extension View {
    /// The width of the column of a split view around, in points: the user cannot change it.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        _changingBars { $0.columnWidth = ColumnWidth(minimum: width, ideal: width, maximum: width) }
    }

    /// The width at which the column of a split view around begins, in points, and between which limits the user can
    /// drag its edge.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        _changingBars { $0.columnWidth = ColumnWidth(minimum: min, ideal: ideal, maximum: max) }
    }
}
