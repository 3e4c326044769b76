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
        var views: [(side: BarContents.Side, view: AnyView)] = []
        var places: [(side: BarContents.Side, content: Int?, space: SpacerSizing)] = []
        var secondary: [AnyView] = []
        for item in new {
            if item.placement == .secondaryAction, let view = item.view {
                secondary.append(view)
            } else {
                places.append((item.placement.side, item.view.map { _ in views.count }, item.space))
                if let view = item.view {
                    views.append((item.placement.side, look(of: view, item.placement)))
                }
            }
        }
        if !secondary.isEmpty {
            places.append((.trailing, views.count, .fixed))
            views.append((.trailing, look(of: AnyView(MoreMenu(items: secondary)), .secondaryAction)))
        }
        for (index, item) in views.enumerated() {
            if index < portals.count {
                AnyView._updateNode(portals[index].content, item.view, portals[index].inputs)
            } else {
                let portal = PortalNode(inputs.elsewhere)
                portal.content = AnyView._makeNode(item.view, portal.inputs)
                portals.append(portal)
            }
        }
        for portal in portals.dropFirst(views.count) { portal.leave() }
        portals.removeLast(portals.count - views.count)
        let items = places.map { place in
            BarItem(
                side: place.side,
                content: place.content.map { .view(portals[$0]) }
                    ?? (place.space == .flexible ? .flexibleSpace : .fixedSpace))
        }
        if items == self.items { return }
        self.items = items
        preferencesChanged()
    }

    private func look(of view: AnyView, _ placement: ToolbarItemPlacement) -> AnyView {
        switch placement.side {
        case .search: view
        case .titleMenu: AnyView(TitleMenu(items: view).modifier(BarItemLook(isProminent: false)))
        default: AnyView(view.modifier(BarItemLook(isProminent: placement.isProminent)))
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

/// How the bar that an item stands in differs from the page that declares it.
@MainActor
final class BarSurroundings: Equatable {
    private let change = ChangeLocation()
    private var schemes: [ToolbarPlacement.Bar: ColorScheme] = [:]

    nonisolated init() {}

    func set(_ new: [ToolbarPlacement.Bar: ColorScheme]) {
        if new == schemes { return }
        schemes = new
        change.send()
    }

    var colorScheme: ColorScheme? {
        change.read()
        return schemes[.navigationBar] ?? schemes[.bottomBar]
    }

    nonisolated static func == (a: BarSurroundings, b: BarSurroundings) -> Bool { a === b }
}

struct BarSurroundingsKey: EnvironmentKey { static var defaultValue: BarSurroundings? { nil } }

extension EnvironmentValues {
    var barSurroundings: BarSurroundings? {
        get { self[BarSurroundingsKey.self] }
        set { self[BarSurroundingsKey.self] = newValue }
    }
}

/// How controls look in a bar: flat, labels as icons where they have one.
private struct BarItemLook: ViewModifier {
    let isProminent: Bool
    @Environment(\.barSurroundings) private var surroundings
    @Environment(\.colorScheme) private var colorScheme

    init(isProminent: Bool) { self.isProminent = isProminent }

    func body(content: Content) -> some View {
        Group {
            if isProminent {
                content.buttonStyle(.borderedProminent)
            } else {
                content.buttonStyle(BarButtonStyle()).labelStyle(BarLabelStyle())
            }
        }
        .environment(\.colorScheme, surroundings?.colorScheme ?? colorScheme)
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
        @Environment(\.idiom) private var idiom
        @State private var isHovered = false

        var body: some View {
            configuration.label
                .fontWeight(idiom.isTouched ? nil : .semibold)
                .foregroundStyle(
                    configuration.role == .destructive ? Color.red : idiom.isTouched ? .accentColor : .primary
                )
                .padding(.horizontal, 9)
                .frame(minWidth: 34, minHeight: 34)
                .background(
                    RoundedRectangle(cornerRadius: 6, style: .circular).fill(Color.primary.opacity(shade))
                        .systemAnimation(SystemAnimation.states, value: shade)
                )
                .opacity(isEnabled ? 1 : 0.5)
                .onHover { isHovered = $0 }
        }

        private var shade: Double { configuration.isPressed ? 0.16 : isHovered ? 0.07 : 0 }
    }
}
