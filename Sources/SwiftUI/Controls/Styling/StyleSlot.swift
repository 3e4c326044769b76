import MartletGraph

/// Keeps one of the views that a control was given, as its content, for the look inside, which shows it as a `Slot`.
///
/// A control with several wraps each in the next; in the innermost stands what asks the style for the look. What the
/// program puts into a label is so brought up to date by itself, and the style runs again only for another configuration.
struct StyleSlot<Slot>: ViewModifier {
    let look: AnyView

    func body(content: Content) -> some View { look }

    /// What a slot of a configuration shows.
    typealias Shown = _ViewModifier_Content<Self>
}

/// A view of a configuration that stands for one that the control was given.
///
///     nonisolated public struct Label: StyleLabel {}
nonisolated protocol StyleLabel: View {}

extension StyleLabel {
    @MainActor public var body: some View { StyleSlot<Self>.Shown() }
}

extension View {
    /// Keeps `view` for this look, in which it is shown as a `Slot`.
    func _keeping<Content: View, Slot>(
        _ view: Content, as slot: Slot.Type
    ) -> ModifiedContent<Content, StyleSlot<Slot>> {
        view.modifier(StyleSlot<Slot>(look: AnyView(self)))
    }
}
