import MartletGraph

/// A menu in a menu, whose label is the content: a row that shows the items in place of the menu around, below a row
/// that leads back.
struct SubmenuRow: ViewModifier {
    let items: AnyView
    @State private var isOpen = false

    init(items: AnyView) { self.items = items }

    func body(content: Content) -> some View {
        MenuRow(opensSubmenu: true) {
            isOpen = true
        } label: {
            content
        }
        .modifier(_EnvironmentValueModifier(MenuRowIsCellKey.self, false))
        ._controlElement(.menuItem) { isOpen = true }
        .modifier(
            SubmenuPage(
                isOpen: $isOpen,
                page: MenuPage(
                    items: TupleView((SubmenuHeader(isOpen: $isOpen) { content }, items)))))
    }
}

/// The row that leads back out of a submenu.
private struct SubmenuHeader<Title: View>: View {
    @Binding var isOpen: Bool
    @ViewBuilder let title: Title

    var body: some View {
        HStack(spacing: 8) {
            Image(systemName: "chevron.backward").modifier(DecorativeModifier()).foregroundStyle(.secondary)
            title.fontWeight(.bold)
            Spacer(minLength: 0)
        }
        .modifier(MenuRowModifier { isOpen = false })
        ._controlElement(.menuItem) { isOpen = false }
    }
}

/// Shows a page in place of what the menu around shows.
nonisolated struct SubmenuPage<Items: View>: NodeModifier {
    typealias Body = Never
    let isOpen: Binding<Bool>
    let page: MenuPage<Items>

    @MainActor func makeNode(_ inputs: _ViewInputs) -> SubmenuNode<Items> { SubmenuNode(self, inputs) }

    @MainActor func contentMade(in node: SubmenuNode<Items>) {
        node.update()
    }

    @MainActor func contentUpdated(in node: SubmenuNode<Items>) {
        node.modifier = self
        node.update()
    }
}

/// The node that keeps a submenu's page while it is open.
final class SubmenuNode<Items: View>: ChildNode {
    var modifier: SubmenuPage<Items>
    private var page: PortalNode?
    private var reader: Reader!

    init(_ modifier: SubmenuPage<Items>, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
        reader = Reader(self)
    }

    override func forEachChild(_ body: (_ViewNode) -> Void) {
        super.forEachChild(body)
        if let page { body(page) }
    }

    override func update() {
        flags.remove(.stale)
        let isOpen = reader.evaluate { modifier.isOpen.wrappedValue }
        guard isOpen, let layer = EnvironmentValues(scope: scope).menu?.layer else { return close() }
        if let page { return MenuPage<Items>._updateNode(page.content, modifier.page, page.inputs) }
        let page = PortalNode(inputs.elsewhere)
        self.page = page
        page.content = MenuPage<Items>._makeNode(modifier.page, page.inputs)
        layer.card.push(page)
        let binding = modifier.isOpen
        layer.menu?.entered(ObjectIdentifier(page)) { binding.wrappedValue = false }
    }

    private func close() {
        guard let page else { return }
        self.page = nil
        let layer = EnvironmentValues(scope: scope).menu?.layer
        layer?.card.pop(page)
        layer?.menu?.left(ObjectIdentifier(page))
        page.leave()
    }

    /// What is in the page is not in the menu around.
    override func reducePreference<Value>(_ key: PreferenceReduction<Value>, into result: inout Value?) {
        child.reducePreference(key, into: &result)
    }

    override func willLeave() { reader.leave() }
}

extension LayerNode {
    var menu: MenuContext? { items as? MenuContext }

    /// Whether there is nothing to choose.
    var isEmptyMenu: Bool { kind == .menu && card.layoutChildren.allSatisfy { $0.sizeThatFits(.unspecified) == .zero } }
}
