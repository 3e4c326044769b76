import MartletGraph

struct LabelSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
struct LabelIconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// The space between the symbol and the title of a label, in points; nil for the style's.
    public var labelIconToTitleSpacing: CGFloat? { self[LabelSpacingKey.self] }

    /// The width that a label keeps for its symbol, in points; nil for as wide as that is.
    public var labelReservedIconWidth: CGFloat? { self[LabelIconWidthKey.self] }
}

extension View {
    /// Sets the space between the symbol and the title of the labels below, in points, where they stand side by side.
    nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
        modifier(_EnvironmentValueModifier(LabelSpacingKey.self, value))
    }

    /// Sets the width that the labels below keep for their symbols, in points, where symbol and title stand side by
    /// side, so that the titles of several begin below one another.
    nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
        modifier(_EnvironmentValueModifier(LabelIconWidthKey.self, value))
    }
}

/// Whether labels stand in a part of a row of its own, such as a box, where no column is kept for symbols.
struct LabelsStandAloneKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The column for the symbols of labels without another style, so that the titles of the rows of a phone or a pad
    /// begin below one another.
    fileprivate var rowIconColumn: CGFloat? {
        guard listContext != nil, idiom.isTouched, !self[LabelsStandAloneKey.self] else { return nil }
        return scaled(24)
    }
}

extension VerticalAlignment {
    /// The middle of the first line of a text, or of what has no lines.
    fileprivate static let firstLine = VerticalAlignment(FirstLine.self)

    private enum FirstLine: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat {
            let below = context.height - context[.lastTextBaseline]
            return (context[.firstTextBaseline] + below) / 2
        }
    }
}

/// A symbol and the title after it.
struct SideBySideLabel<Icon: View, Title: View>: View {
    let usualSpacing: CGFloat
    let keepsColumn: Bool
    let icon: Icon
    let title: Title
    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.labelReservedIconWidth) private var width
    @Environment(\.rowIconColumn) private var column

    /// - Parameter keepsColumn: whether the titles of labels in the rows of a phone begin below one another.
    init(spacing: CGFloat, keepsColumn: Bool = false, icon: Icon, title: Title) {
        usualSpacing = spacing
        self.keepsColumn = keepsColumn
        self.icon = icon
        self.title = title
    }

    var body: some View {
        let column = keepsColumn ? column : nil
        HStack(alignment: .firstLine, spacing: spacing ?? (column == nil ? usualSpacing : 16)) {
            if let width {
                icon.frame(width: max(0, width))
            } else if let column {
                icon.frame(minWidth: column)
            } else {
                icon
            }
            title
        }
    }
}
