import MartletGraph

/// Which container a background fills.
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private enum Place { case navigation, navigationSplitView, window }
    private let place: Place

    /// The page of a `NavigationStack` or the column of a `NavigationSplitView`, with its bars.
    public static let navigation = ContainerBackgroundPlacement(place: .navigation)
    /// A `NavigationSplitView`, behind its columns. It is seen between the columns, in place of the line there, and behind
    /// those that have a translucent background of their own for `navigation`; others hide it.
    ///
    ///     NavigationSplitView {
    ///         Sidebar()
    ///             .containerBackground(.thinMaterial, for: .navigation)
    ///             .containerBackground(.green, for: .navigationSplitView)
    ///     } detail: {
    ///         Detail()
    ///     }
    public static let navigationSplitView = ContainerBackgroundPlacement(place: .navigationSplitView)
    /// The window.
    public static let window = ContainerBackgroundPlacement(place: .window)
}

extension View {
    /// Fills the container around this view with a style, its bars and safe area too. Of several views, the one further
    /// out or in front counts.
    ///
    ///     Text("Blue").containerBackground(.blue.gradient, for: .navigation)
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }

    /// Puts a view behind all of the container around this view, its bars and safe area too.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let view = ZStack(alignment: alignment, content: content)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        return modifier(ContainerBackgroundModifier(container: container, view: view))
    }
}

/// The backgrounds that views want for containers around them.
struct ContainerBackgrounds: Equatable {
    /// Whether there was ever one.
    nonisolated(unsafe) static var isUsed = false

    var portals: [ContainerBackgroundPlacement: PortalNode] = [:]

    static func == (a: Self, b: Self) -> Bool {
        a.portals.count == b.portals.count && a.portals.allSatisfy { b.portals[$0] === $1 }
    }
}

struct ContainerBackgroundsKey: PreferenceKey {
    static var defaultValue: ContainerBackgrounds { ContainerBackgrounds() }

    static func reduce(value: inout ContainerBackgrounds, nextValue: () -> ContainerBackgrounds) {
        value.portals.merge(nextValue().portals) { old, _ in old }
    }
}

/// Declares the background of a container around.
nonisolated private struct ContainerBackgroundModifier<Background: View>: NodeModifier {
    typealias Body = Never
    let container: ContainerBackgroundPlacement
    let view: Background

    @MainActor func makeNode(_ inputs: _ViewInputs) -> ContainerBackgroundNode<Background> {
        ContainerBackgroundNode(container, view, inputs)
    }

    @MainActor func update(_ node: ContainerBackgroundNode<Background>) { node.update(container, view) }
}

/// The node that owns a background, which the container lays out.
private final class ContainerBackgroundNode<Background: View>: ChildNode {
    private var container: ContainerBackgroundPlacement
    private var portal: PortalNode!

    init(_ container: ContainerBackgroundPlacement, _ view: Background, _ inputs: _ViewInputs) {
        ContainerBackgrounds.isUsed = true
        self.container = container
        super.init(inputs)
        portal = PortalNode(self.inputs.elsewhere)
        portal.content = Background._makeNode(view, portal.inputs)
        preferencesChanged()
    }

    func update(_ container: ContainerBackgroundPlacement, _ view: Background) {
        Background._updateNode(portal.content, view, portal.inputs)
        if container == self.container { return }
        self.container = container
        preferencesChanged()
    }

    override func forEachChild(_ body: (_ViewNode) -> Void) {
        if let child { body(child) }
        body(portal)
    }

    override func collectElements(into list: inout ContiguousArray<_ViewNode>) { child?.collectElements(into: &list) }

    override func reducePreference<Value>(_ key: PreferenceReduction<Value>, into result: inout Value?) {
        if key.key == ObjectIdentifier(ContainerBackgroundsKey.self) {
            key.add(ContainerBackgrounds(portals: [container: portal]) as! Value, to: &result)
        }
        child?.reducePreference(key, into: &result)
    }
}

/// Shows the background of a page, or of a split view, behind all of it.
struct PageBackground: ViewModifier {
    let portal: PortalNode?
    @Environment(\.isOnSplitBackground) private var isOnSplitBackground

    init(portal: PortalNode?) { self.portal = portal }

    func body(content: Content) -> some View {
        content.background {
            if let portal {
                PortalView(portal: portal).ignoresSafeArea()
            } else if isOnSplitBackground {
                Rectangle().fill(.windowBackground).ignoresSafeArea()
            }
        }
    }
}

/// Shows the background that views want for the split view around them, and tells its columns of it.
struct SplitBackground: ViewModifier {
    @State private var backgrounds = ContainerBackgrounds()

    func body(content: Content) -> some View {
        let portal = backgrounds.portals[.navigationSplitView]
        content
            .environment(\.isOnSplitBackground, portal != nil)
            .onPreferenceChange(ContainerBackgroundsKey.self) { backgrounds = $0 }
            .background { if let portal { PortalView(portal: portal).ignoresSafeArea() } }
            .transformPreference(ContainerBackgroundsKey.self) {
                // They are shown: containers further out have others.
                $0.portals[.navigation] = nil
                $0.portals[.navigationSplitView] = nil
            }
    }
}

private struct OnSplitBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether a page lies on the background of a split view, which it hides unless it has one of its own.
    var isOnSplitBackground: Bool {
        get { self[OnSplitBackgroundKey.self] }
        set { self[OnSplitBackgroundKey.self] = newValue }
    }
}

extension BaseNode {
    /// Shows the background that a view wants for the window.
    func followWindowBackground() {
        guard ContainerBackgrounds.isUsed else { return }
        var wanted: ContainerBackgrounds?
        reducePreference(ContainerBackgroundsKey.reduction, into: &wanted)
        let new = wanted?.portals[.window]
        let old = background as? PortalHostNode
        guard let new else { return background = nil }
        if let old { return old.show(new) }
        let host = PortalHostNode(new, inputs)
        host.layoutParent = self
        background = host
    }
}
