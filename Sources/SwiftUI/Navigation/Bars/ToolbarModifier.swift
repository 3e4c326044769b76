import MartletGraph

/// Declares the items of a page's bars.
nonisolated struct ToolbarModifier<Items: ToolbarContent>: NodeModifier {
    typealias Body = Never
    let content: Items

    init(content: Items) { self.content = content }

    @MainActor private func items(_ memory: PartMemory) -> [_ToolbarItems.Item] {
        var list = _ToolbarItems(memory: memory)
        memory.collect { content._collectItems(into: &list) }
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
    var declared: (PartMemory) -> [_ToolbarItems.Item]
    private lazy var memory = PartMemory(owner: self)
    private var reader: Reader!
    private var portals: [PortalNode] = []
    private var items: [BarItem] = []
    private let overflow = ToolbarOverflow()
    private var version = 0

    init(_ declared: @escaping (PartMemory) -> [_ToolbarItems.Item], _ inputs: _ViewInputs) {
        self.declared = declared
        super.init(inputs)
        reader = Reader(self)
    }

    override func willLeave() {
        reader.leave()
        memory.leave()
    }

    override func update() {
        flags.remove(.stale)
        let new = reader.evaluate { declared(memory) }.filter { !$0.isHidden }
        let secondary = new.filter { $0.placement == .secondaryAction }.compactMap { $0.rows ?? $0.view }
        var shown = new.filter { $0.placement != .secondaryAction || $0.view == nil }
        overflow.views = shown.map { $0.placement.mayOverflow ? $0.rows ?? $0.view : nil }
        overflow.own = secondary
        let hasMenu = !secondary.isEmpty || overflow.views.contains { $0 != nil }
        if hasMenu {
            version += 1
            let menu = MoreMenu(overflow, version: version)
            shown.append(_ToolbarItems.Item(placement: .secondaryAction, view: AnyView(menu)))
        }
        var views: [AnyView] = []
        let places = shown.map { item in
            let place = item.view.map { _ in views.count }
            if let view = item.view { views.append(look(of: view, item)) }
            return (item: item, view: place)
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
        let items = places.enumerated().map { place, part in
            let (item, view) = part
            var result = BarItem(
                side: item.placement.side, content: view.map { .view(portals[$0]) } ?? item.standing,
                isSearchField: view != nil && item.standard == .search)
            result.isPinned = item.placement.isPinned
            result.isAnswer = item.placement.isAnswer
            if hasMenu, place == places.count - 1 { result.menu = overflow }
            if overflow.views.indices.contains(place), overflow.views[place] != nil {
                result.overflow = BarOverflow(menu: overflow, index: place, rank: item.priority.rank)
            }
            return result
        }
        if items == self.items { return }
        self.items = items
        preferencesChanged()
    }

    private func look(of view: AnyView, _ item: _ToolbarItems.Item) -> AnyView {
        switch item.placement.side {
        case .search: AnyView(view.modifier(InBarScheme())._sizedForBar())
        case .largeTitle, .largeSubtitle: AnyView(view.modifier(InTitle(side: item.placement.side)))
        case .title, .subtitle: AnyView(view.modifier(InTitle(side: item.placement.side))._sizedForBar())
        case .titleMenu: AnyView(TitleMenu(items: view).modifier(BarItemLook())._sizedForBar())
        case let side:
            AnyView(
                view.modifier(
                    BarItemLook(
                        isProminent: item.placement.isProminent, showsBox: item.showsBox,
                        isAtBottom: [.bottom, .status, .keyboard].contains(side))
                )._sizedForBar())
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

/// The letters of a title for what stands in its place.
private struct InTitle: ViewModifier {
    let side: BarContents.Side

    init(side: BarContents.Side) { self.side = side }

    func body(content: Content) -> some View {
        switch side {
        case .title: content.font(.body.bold()).modifier(InBarScheme())
        case .largeTitle: content.font(.largeTitle.bold()).modifier(InBarScheme())
        case .subtitle: content.font(.caption).foregroundStyle(.secondary).lineLimit(1).modifier(InBarScheme())
        default: content.foregroundStyle(.secondary).lineLimit(1).modifier(InBarScheme())
        }
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
