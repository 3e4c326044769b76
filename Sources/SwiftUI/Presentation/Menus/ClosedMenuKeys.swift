import MartletGraph
import MartletHost

/// Has the items of a closed menu where their keys are found.
///
/// They are made when keys were pressed that nothing else has a use for: what is in a menu that nobody opens, costs
/// nothing until then.
struct ClosedMenuKeys: ViewModifier {
    let items: MenuStyleConfiguration.Content
    @State private var isListening = false
    @Environment(\.isInCommands) private var isInCommands

    init(items: MenuStyleConfiguration.Content) { self.items = items }

    func body(content: Content) -> some View {
        // The keys of commands are found anyway.
        if isInCommands { content } else { listening(content) }
    }

    private func listening(_ content: Content) -> some View {
        content
            .background {
                if isListening { VStack { items }.fixedSize().modifier(SilentModifier()) }
            }
            .modifier(MenuListener(isListening: $isListening))
    }
}

/// The menus of a window whose items are not made yet.
final class ClosedMenus: WindowKeeping {
    private struct Weak { weak var node: MenuListenerNode? }

    private var waiting: [Weak] = []

    init() {}

    func add(_ node: MenuListenerNode) {
        waiting.append(Weak(node: node), forgetting: { $0.node?.flags.contains(.left) != false })
    }

    /// Whether keys have to wait for the items of a menu before the window does what it usually does with them.
    func mayTake(_ event: KeyEvent) -> Bool {
        event.phase == .down && !event.modifiers.isDisjoint(with: [.control, .command])
            && waiting.contains { $0.node?.flags.contains(.left) == false }
    }

    /// Has the items made, for keys that nothing took; they are there after the next update.
    ///
    /// - Returns: whether there are any that were not there before.
    func listen() -> Bool {
        let nodes = waiting.compactMap(\.node).filter { !$0.flags.contains(.left) }
        waiting = []
        for node in nodes { node.isListening.wrappedValue = true }
        return !nodes.isEmpty
    }
}

/// Waits for keys that nothing takes.
private struct MenuListener: NodeModifier {
    typealias Body = Never
    @Binding var isListening: Bool

    func makeNode(_ inputs: _ViewInputs) -> MenuListenerNode { MenuListenerNode($isListening, inputs) }
    func update(_ node: MenuListenerNode) { node.isListening = $isListening }
}

final class MenuListenerNode: ChildNode {
    fileprivate(set) var isListening: Binding<Bool>

    fileprivate init(_ isListening: Binding<Bool>, _ inputs: _ViewInputs) {
        self.isListening = isListening
        super.init(inputs)
        scope.windowRoot?.kept(ClosedMenus.self).add(self)
    }
}

extension WindowController {
    /// Uses the first item of a closed menu that has these keys.
    ///
    /// - Returns: whether there is one, or the window took them instead.
    func usesClosedMenu(_ event: KeyEvent) -> Bool {
        guard let root, root.kept(ClosedMenus.self).mayTake(event) else { return false }
        // Another turn for each menu in a menu.
        while root.kept(ClosedMenus.self).listen() {
            settle()
            if root.runShortcut(event) { return true }
        }
        return root.contents.takes(event, in: root)
    }
}
