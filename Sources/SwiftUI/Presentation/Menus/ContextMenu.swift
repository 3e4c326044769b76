import MartletGraph

/// The items of a context menu, as a value; nil is no menu.
nonisolated public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    /// A menu of these items.
    public init(@ViewBuilder menuItems: () -> MenuItems) {
        items = menuItems()
    }
}

extension View {
    /// Gives this view a menu that opens on a secondary click, on the menu key while something in the view has the
    /// keyboard, and when the view is pressed for half a second.
    ///
    /// Buttons, toggles and pickers are its items, menus are submenus. Without any item nothing opens.
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), preview: EmptyView()))
    }

    /// Gives this view a context menu that shows `preview` above its items.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        modifier(
            ContextMenuModifier(
                items: menuItems(),
                preview: preview().modifier(MenuPreview())))
    }

    /// Gives this view a context menu, or none.
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu?.items, preview: EmptyView()))
    }
}

/// Where a context menu was asked for.
private struct MenuPlace: Equatable {
    /// Another number for each time.
    let number: Int
    let point: CGPoint
    /// What the preview is cut to.
    let shape: AnyShape?
}

/// Opens a menu where it is asked for.
nonisolated struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
    let items: Items
    let preview: Preview
    @State private var place: MenuPlace?
    @State private var count = 0

    init(items: Items, preview: Preview) {
        self.items = items
        self.preview = preview
    }

    @MainActor func body(content: Content) -> some View {
        content
            .modifier(
                MenuTrigger { point, element in
                    count += 1
                    let shape = ElementShape(.contextMenuPreview, of: element)?.shape
                    place = MenuPlace(number: count, point: point, shape: shape)
                }
            )
            .modifier(
                PresentationModifier(
                    kind: .menu, item: { place }, id: { $0.number },
                    anchor: { place, _ in CGRect(origin: place.point, size: .zero) }, end: { place = nil },
                    content: { place in
                        MenuPage(
                            items: TupleView(
                                (
                                    preview.modifier(_EnvironmentValueModifier(MenuPreviewShapeKey.self, place.shape)),
                                    items
                                )
                            ))
                    }))
    }
}

/// A view shown above the items of its context menu.
struct MenuPreview: ViewModifier {
    @Environment(\.menuPreviewShape) private var shape

    nonisolated init() {}

    func body(content: Content) -> some View {
        content
            .clipShape(shape ?? AnyShape(RoundedRectangle(cornerRadius: 8)))
            .frame(maxWidth: .infinity)
            .padding(6)
    }
}

private struct MenuPreviewShapeKey: EnvironmentKey { static var defaultValue: AnyShape? { nil } }

extension EnvironmentValues {
    /// What the preview above the items of a context menu is cut to; nil for a box with round corners.
    fileprivate var menuPreviewShape: AnyShape? { self[MenuPreviewShapeKey.self] }
}
