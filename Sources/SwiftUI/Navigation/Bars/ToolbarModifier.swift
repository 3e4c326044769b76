import MartletGraph

extension View {
    /// Puts items into the bars of the page.
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(content: content()))
    }

    /// Puts views at the end of the page's bar.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(content: ToolbarItemGroup(content: content)))
    }
}

/// Declares the items of a page's bars.
nonisolated struct ToolbarModifier<Items: ToolbarContent>: ViewModifier {
    typealias Body = Never
    let content: Items

    init(content: Items) { self.content = content }

    @MainActor private var items: [_ToolbarItems.Item] {
        var list = _ToolbarItems()
        content._collectItems(into: &list)
        return list.items
    }

    @MainActor static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs) -> _ViewNode
    {
        let node = ToolbarNode(inputs)
        node.child = C._makeNode(view.content, node.inputs)
        node.update(view.modifier.items)
        return node
    }

    @MainActor static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        let node = unsafeDowncast(node, to: ToolbarNode.self)
        C._updateNode(node.child, view.content, node.inputs)
        node.update(view.modifier.items)
    }
}

/// The node that owns the items of a page's bars; the bars lay them out.
final class ToolbarNode: ChildNode {
    private var portals: [PortalNode] = []
    private var sides: [BarContents.Side] = []

    func update(_ items: [_ToolbarItems.Item]) {
        let isSame = items.map(\.side) == sides
        for (index, item) in items.enumerated() {
            let view = AnyView(item.view.modifier(BarItemLook(isProminent: item.isProminent)))
            if index < portals.count {
                AnyView._updateNode(portals[index].content, view, portals[index].inputs)
            } else {
                let portal = PortalNode(inputs)
                portal.content = AnyView._makeNode(view, portal.inputs)
                portals.append(portal)
            }
        }
        for portal in portals.dropFirst(items.count) { portal.leave() }
        portals.removeLast(portals.count - items.count)
        sides = items.map(\.side)
        if !isSame { preferencesChanged() }
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
        guard key.key == ObjectIdentifier(BarContentsKey.self), !portals.isEmpty else { return }
        var contents = BarContents()
        contents.items = zip(sides, portals).map { BarItem(side: $0, portal: $1) }
        key.add(contents as! Value, to: &result)
    }
}

/// How controls look in a bar: flat, labels as icons where they have one.
private struct BarItemLook: ViewModifier {
    let isProminent: Bool

    func body(content: Content) -> some View {
        if isProminent {
            content.buttonStyle(.borderedProminent)
        } else {
            content.buttonStyle(BarButtonStyle()).labelStyle(BarLabelStyle())
        }
    }
}

/// A label of which a bar shows the icon; screen readers are told the title.
struct BarLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(.iconOnly) }
}

/// A flat button of a bar: grey under the pointer.
struct BarButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Look(configuration: configuration) }

    private struct Look: View {
        let configuration: Configuration
        @Environment(\.isEnabled) private var isEnabled
        @State private var isHovered = false

        var body: some View {
            configuration.label
                .fontWeight(.semibold)
                .foregroundStyle(configuration.role == .destructive ? Color.red : .primary)
                .padding(.horizontal, 9)
                .frame(minWidth: 34, minHeight: 34)
                .background(
                    RoundedRectangle(cornerRadius: 6, style: .circular)
                        .fill(Color.primary.opacity(configuration.isPressed ? 0.16 : isHovered ? 0.07 : 0))
                )
                .opacity(isEnabled ? 1 : 0.5)
                .onHover { isHovered = $0 }
        }
    }
}
