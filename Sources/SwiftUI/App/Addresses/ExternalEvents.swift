import MartletGraph

/// Which addresses a window, or a scene, is for: those that contain one of some words, or all for "*".
nonisolated struct EventConditions: Hashable, Sendable {
    let words: Set<String>

    func hold(for url: URL) -> Bool {
        let address = url.absoluteString
        return words.contains { $0 == "*" || !$0.isEmpty && address.contains($0) }
    }
}

/// Says which addresses the window of a view is for.
nonisolated struct ExternalEventsModifier: NodeModifier {
    typealias Body = Never
    let preferred: EventConditions
    let allowed: EventConditions

    @MainActor func makeNode(_ inputs: _ViewInputs) -> ExternalEventsNode { ExternalEventsNode(self, inputs) }
    @MainActor func update(_ node: ExternalEventsNode) { node.modifier = self }
}

/// The node of a view that says which addresses its window is for.
final class ExternalEventsNode: ChildNode {
    var modifier: ExternalEventsModifier

    init(_ modifier: ExternalEventsModifier, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
        scope.windowRoot?.kept(ExternalEvents.self).nodes.append(
            ExternalEvents.Weak(node: self), forgetting: { $0.node?.flags.contains(.left) != false })
    }
}

/// What the views of a window say of the addresses it is for.
@MainActor
final class ExternalEvents: WindowKeeping {
    struct Weak { weak var node: ExternalEventsNode? }
    var nodes: [Weak] = []

    private var said: [ExternalEventsModifier] {
        nodes.compactMap(\.node).filter { !$0.flags.contains(.left) }.map(\.modifier)
    }

    func prefers(_ url: URL) -> Bool { said.contains { $0.preferred.hold(for: url) } }
    /// A window whose views say nothing takes every address.
    func allows(_ url: URL) -> Bool { said.isEmpty || said.contains { $0.allowed.hold(for: url) } }
}

extension WindowSession {
    /// Hands an address to the window that is for it: one whose views prefer it, else one that takes it, the foremost first;
    /// else one that a scene opens for it.
    ///
    /// - Returns: whether a view opened it.
    func deliverToWindow(_ url: URL) -> Bool {
        let inFront = windows.sorted { $0.phase.rawValue > $1.phase.rawValue }
        func known(_ window: WindowController) -> ExternalEvents? { window.root?.kept(ExternalEvents.self) }
        let preferring = inFront.filter { known($0)?.prefers(url) == true }
        let allowing = inFront.filter { known($0)?.prefers(url) != true && known($0)?.allows(url) != false }
        // A scene that is for the address opens a window unless one of its own takes it.
        if let scene = scenes.first(where: { $0.addresses?.hold(for: url) == true }),
            !(preferring + allowing).contains(where: { $0.description.id == scene.id })
        {
            let window = open(scene)
            runFrame()
            return window.root?.open(url) == true
        }
        return (preferring + allowing).contains { $0.root?.open(url) == true }
    }
}

extension View {
    /// Says which addresses the window of this view is for, by words that they contain; "*" is all.
    ///
    /// - Parameters:
    ///   - preferring: those that this window is to open rather than another one.
    ///   - allowing: those that it may open at all.
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        modifier(
            ExternalEventsModifier(
                preferred: EventConditions(words: preferring), allowed: EventConditions(words: allowing)))
    }
}

extension Scene {
    /// Opens a window of this scene for addresses that contain one of some words, or all for "*", unless one of its windows
    /// that is open takes them.
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        ChangedScene(content: self) { $0.addresses = EventConditions(words: conditions) }
    }
}
