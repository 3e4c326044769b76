import MartletGraph

/// Whether texts can be selected.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

/// Texts can be selected.
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

/// Texts cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    /// Sets whether the texts of this view can be selected: with the mouse, a double click for a word and a third for
    /// all, and with the arrow keys and Shift. Control+C copies, Control+A selects all, and a secondary click opens a
    /// menu for both. One text of a window has a selection at a time.
    ///
    ///     Text(error.localizedDescription).textSelection(.enabled)
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        modifier(_TextSelectionModifier<S>())
    }
}

/// Lets the texts of a view be selected, and shows their menu.
nonisolated public struct _TextSelectionModifier<S: TextSelectability>: ViewModifier {
    @State private var place: MenuPlace?
    @State private var texts = SelectableTexts()

    nonisolated init() {}

    private struct MenuPlace: Equatable {
        let number: Int
        let point: CGPoint
    }

    @MainActor public func body(content: Content) -> some View {
        if S.allowsSelection {
            texts.openMenu = { point in place = MenuPlace(number: (place?.number ?? 0) + 1, point: point) }
        }
        return
            content
            .modifier(_EnvironmentValueModifier(SelectableTextsKey.self, S.allowsSelection ? texts : nil))
            .modifier(
                PresentationModifier(
                    kind: .menu, item: { place }, id: { $0.number },
                    anchor: { place, _ in CGRect(origin: place.point, size: .zero) }, end: { place = nil },
                    content: { _ in
                        MenuPage(
                            items: TupleView(
                                (
                                    Button(_own: "Copy") { texts.current?.copySelection() }
                                        .disabled(texts.current?.hasSelection != true),
                                    Button(_own: "Select All") { texts.current?.selectAll() }
                                )))
                    }))
    }
}

/// Texts that can be selected together with a menu for them.
@MainActor
final class SelectableTexts {
    /// Where the menu opens, in window coordinates.
    var openMenu: (CGPoint) -> Void = { _ in }
    /// The text that was used last.
    weak var current: TextNode?
    nonisolated init() {}
}

struct SelectableTextsKey: EnvironmentKey { static var defaultValue: SelectableTexts? { nil } }
