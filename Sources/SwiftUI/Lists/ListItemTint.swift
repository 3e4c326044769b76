import MartletGraph

/// The colour of the symbols of labels in rows.
nonisolated public struct ListItemTint: Sendable {
    let color: Color?

    /// A colour that nothing around changes.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// A colour that the surroundings may change; those of Linux do not.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// A grey.
    public static let monochrome = ListItemTint(color: .secondary)
}

struct ListItemTintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
    var listItemTint: Color? { self[ListItemTintKey.self] }
}

extension View {
    /// The colour of the symbols of labels in the rows below; nil for that of the text.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
        modifier(_EnvironmentValueModifier(ListItemTintKey.self, tint?.color))
    }

    /// The colour of the symbols of labels in the rows below; nil for that of the text.
    nonisolated public func listItemTint(_ tint: Color?) -> some View {
        modifier(_EnvironmentValueModifier(ListItemTintKey.self, tint))
    }
}

/// The symbol of a label: in a row, in the tint of rows.
struct LabelIconLook: ViewModifier {
    @Environment(\.listItemTint) private var tint
    @Environment(\.listContext) private var list

    nonisolated init() {}

    func body(content: Content) -> some View {
        if list != nil, let tint { content.foregroundStyle(tint) } else { content }
    }
}
