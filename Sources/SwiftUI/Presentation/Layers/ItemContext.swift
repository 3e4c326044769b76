import MartletGraph
import MartletHost

/// What buttons, toggles and pickers are in a menu, in an alert or beside a swiped row: items that end it when they are
/// chosen.
@MainActor
class ItemContext: Equatable {
    /// The layer that holds the items.
    final weak var layer: LayerNode?

    /// What items are to a screen reader.
    var role: AccessibleElement.Role { .button }
    /// How buttons look.
    var buttonStyle: ErasedStyle<PrimitiveButtonStyleConfiguration> { PrimitiveButtonStyleConfiguration.standardStyle }
    /// How toggles look.
    var toggleStyle: ErasedStyle<ToggleStyleConfiguration> { ToggleStyleConfiguration.standardStyle }

    /// Does what an item is for, and ends what it is in.
    func choose(_ action: @MainActor () -> Void) { action() }

    final func choosing(_ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        { self.choose(action) }
    }

    /// Takes a key before what has the keyboard does.
    ///
    /// - Returns: whether the key means something here.
    func key(_ event: KeyEvent) -> Bool { false }

    /// Takes a key that neither what has the keyboard nor a shortcut took.
    ///
    /// - Returns: whether the key means something here.
    func unusedKey(_ event: KeyEvent) -> Bool { false }

    /// Whether there is a way to leave things as they are.
    var canCancel: Bool { true }

    /// Leaves things as they are, because of a press beside the layer.
    func cancel() { layer?.endByUser() }

    nonisolated static func == (a: ItemContext, b: ItemContext) -> Bool { a === b }
}

struct ItemContextKey: EnvironmentKey { static var defaultValue: ItemContext? { nil } }

extension EnvironmentValues {
    /// The menu or alert the view is an item of.
    var itemContext: ItemContext? {
        get { self[ItemContextKey.self] }
        set { self[ItemContextKey.self] = newValue }
    }

    /// The menu the view is in; nil elsewhere.
    var menu: MenuContext? { itemContext as? MenuContext }
}

extension LayoutNode {
    /// All elements of a type inside this one, in their order.
    func descendants<N: LayoutNode>(of type: N.Type) -> [N] {
        layoutChildren.flatMap { child in
            (child as? N).map { [$0] } ?? child.descendants(of: type)
        }
    }
}
