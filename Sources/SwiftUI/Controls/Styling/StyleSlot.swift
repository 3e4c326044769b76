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

extension View {
    /// Shows `look`, in which this view is shown as a `Slot`.
    func keptAs<Slot>(_ slot: Slot.Type, in look: some View) -> ModifiedContent<Self, StyleSlot<Slot>> {
        modifier(StyleSlot<Slot>(look: AnyView(look)))
    }
}
