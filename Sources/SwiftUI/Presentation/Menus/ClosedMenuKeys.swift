import MartletGraph

/// Has the items of a closed menu where their keys are found.
///
/// They are made when keys were pressed that nothing else has a use for: what is in a menu that nobody opens, costs
/// nothing until then.
struct ClosedMenuKeys: ViewModifier {
    let items: MenuStyleConfiguration.Content
    @State private var isListening = false
    @Environment(\.isInCommands) private var isInCommands
    @Environment(\.closedMenuDepth) private var depth

    /// How many menus may be in one another: a menu that is opened step by step may be in itself without end.
    private static let deepest = 4

    init(items: MenuStyleConfiguration.Content) { self.items = items }

    func body(content: Content) -> some View {
        // The keys of commands are found anyway.
        if isInCommands || depth == Self.deepest { content } else { listening(content) }
    }

    private func listening(_ content: Content) -> some View {
        content
            .background {
                if isListening {
                    VStack { items }
                        .environment(\.closedMenuDepth, depth + 1)
                        .fixedSize()
                        .modifier(SilentModifier())
                }
            }
            .modifier(MenuListener(isListening: $isListening))
    }
}

private struct ClosedMenuDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    /// In how many menus a view is whose items were made for their keys.
    fileprivate var closedMenuDepth: Int {
        get { self[ClosedMenuDepthKey.self] }
        set { self[ClosedMenuDepthKey.self] = newValue }
    }
}

/// Waits for keys that nothing takes.
private struct MenuListener: NodeModifier {
    typealias Body = Never
    @Binding var isListening: Bool

    func makeNode(_ inputs: _ViewInputs) -> MenuListenerNode { MenuListenerNode($isListening, inputs) }
    func update(_ node: MenuListenerNode) { node.isListening = $isListening }
}

private final class MenuListenerNode: ChildNode, LateShortcuts {
    var isListening: Binding<Bool>

    init(_ isListening: Binding<Bool>, _ inputs: _ViewInputs) {
        self.isListening = isListening
        super.init(inputs)
        scope.windowRoot?.kept(LateShortcutList.self).add(self)
    }

    func makeShortcuts() { isListening.wrappedValue = true }
    func dropShortcuts() { isListening.wrappedValue = false }
}
