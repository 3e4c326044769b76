import MartletGraph

/// Declares the items of a page's bars.
nonisolated struct ToolbarModifier<Items: ToolbarContent>: NodeModifier {
    typealias Body = Never
    let content: Items

    init(content: Items) { self.content = content }

    @MainActor private func items() -> [_ToolbarItems.Item] {
        var list = _ToolbarItems()
        content._collectItems(into: &list)
        return list.items
    }

    @MainActor func makeNode(_ inputs: _ViewInputs) -> ToolbarNode { ToolbarNode(items, inputs) }

    @MainActor func contentMade(in node: ToolbarNode) {
        node.update()
    }

    @MainActor func contentUpdated(in node: ToolbarNode) {
        node.declared = items
        node.update()
    }
}

/// The node that owns the items of a page's bars; the bars lay them out.
final class ToolbarNode: ChildNode {
    /// Evaluates the bodies of the program's own toolbar content.
    var declared: () -> [_ToolbarItems.Item]
    private var reader: Reader!
    private var portals: [PortalNode] = []
    private var items: [BarItem] = []

    init(_ declared: @escaping () -> [_ToolbarItems.Item], _ inputs: _ViewInputs) {
        self.declared = declared
        super.init(inputs)
        reader = Reader(self)
    }

    override func willLeave() { reader.leave() }

    override func update() {
        flags.remove(.stale)
        let new = reader.evaluate(declared)
        var views: [AnyView] = []
        var places: [(item: _ToolbarItems.Item, view: Int?)] = []
        var secondary: [AnyView] = []
        for item in new where !item.isHidden {
            if item.placement == .secondaryAction, let view = item.view {
                secondary.append(view)
                continue
            }
            places.append((item, item.view.map { _ in views.count }))
            if let view = item.view { views.append(look(of: view, item)) }
        }
        if !secondary.isEmpty {
            let menu = _ToolbarItems.Item(placement: .secondaryAction, view: AnyView(MoreMenu(items: secondary)))
            places.append((menu, views.count))
            if let view = menu.view { views.append(look(of: view, menu)) }
        }
        for (index, view) in views.enumerated() {
            if index < portals.count {
                AnyView._updateNode(portals[index].content, view, portals[index].inputs)
            } else {
                let portal = PortalNode(inputs.elsewhere)
                portal.content = AnyView._makeNode(view, portal.inputs)
                portals.append(portal)
            }
        }
        for portal in portals.dropFirst(views.count) { portal.leave() }
        portals.removeLast(portals.count - views.count)
        let items = places.map { item, view in
            BarItem(
                side: item.placement.side, content: view.map { .view(portals[$0]) } ?? item.standing,
                isSearchField: view != nil && item.standard == .search)
        }
        if items == self.items { return }
        self.items = items
        preferencesChanged()
    }

    private func look(of view: AnyView, _ item: _ToolbarItems.Item) -> AnyView {
        switch item.placement.side {
        case .search: AnyView(view.modifier(InBarScheme()))
        case .titleMenu: AnyView(TitleMenu(items: view).modifier(BarItemLook()))
        case let side:
            AnyView(
                view.modifier(
                    BarItemLook(
                        isProminent: item.placement.isProminent, showsBox: item.showsBox,
                        isAtBottom: [.bottom, .status, .keyboard].contains(side))))
        }
    }

    override func forEachChild(_ body: (_ViewNode) -> Void) {
        if let child { body(child) }
        for portal in portals { body(portal) }
    }

    override func collectElements(into list: inout ContiguousArray<_ViewNode>) {
        child?.collectElements(into: &list)
    }

    override func reducePreference<Value>(_ key: PreferenceReduction<Value>, into result: inout Value?) {
        child?.reducePreference(key, into: &result)
        guard key.key == ObjectIdentifier(BarContentsKey.self), !items.isEmpty else { return }
        var contents = BarContents()
        contents.items = items
        key.add(contents as! Value, to: &result)
    }
}

extension _ToolbarItems.Item {
    /// What stands at its place where the page has no view for it.
    fileprivate var standing: BarItem.Content {
        if let standard { return .standard(standard) }
        return space == .flexible ? .flexibleSpace : .fixedSpace
    }
}

/// The actions that are used less, behind one button.
private struct MoreMenu: View {
    let items: [AnyView]

    init(items: [AnyView]) { self.items = items }

    var body: some View {
        Menu {
            ForEach(Array(items.enumerated()), id: \.offset) { $0.element }
        } label: {
            Label("More", systemImage: "ellipsis")
        }
        .menuIndicator(.hidden)
    }
}

/// The arrow beside a title that opens its menu.
private struct TitleMenu: View {
    let items: AnyView

    init(items: AnyView) { self.items = items }

    var body: some View {
        Menu {
            items
        } label: {
            Label("Title Menu", systemImage: "chevron.down").imageScale(.small)
        }
        .menuIndicator(.hidden)
    }
}
