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
    /// The colour of the symbols of labels in the rows below; nil for that of the text, on a phone or a pad for the tint.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
        modifier(_EnvironmentValueModifier(ListItemTintKey.self, tint?.color))
    }

    /// The colour of the symbols of labels in the rows below; nil for that of the text, on a phone or a pad for the tint.
    nonisolated public func listItemTint(_ tint: Color?) -> some View {
        modifier(_EnvironmentValueModifier(ListItemTintKey.self, tint))
    }
}

/// The symbol of a label: in a row, in the tint of rows. A phone's and a pad's rows have the tint of all where neither
/// the program nor a control around the label chose a colour.
struct LabelIconLook: ViewModifier {
    @Environment(\.listItemTint) private var tint
    @Environment(\.listContext) private var list
    @Environment(\.idiom) private var idiom
    @Environment(\.foregroundLevels) private var levels

    nonisolated init() {}

    func body(content: Content) -> some View {
        if list != nil, let tint {
            content.foregroundStyle(tint)
        } else if list != nil, idiom.isTouched, levels.styles.isEmpty {
            content.foregroundStyle(LetterTintStyle())
        } else {
            content
        }
    }
}
