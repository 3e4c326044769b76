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
    let icon: Icon
    let title: Title
    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.labelReservedIconWidth) private var width

    init(spacing: CGFloat, icon: Icon, title: Title) {
        usualSpacing = spacing
        self.icon = icon
        self.title = title
    }

    var body: some View {
        HStack(alignment: .firstLine, spacing: spacing ?? usualSpacing) {
            if let width { icon.frame(width: max(0, width)) } else { icon }
            title
        }
    }
}
