import MartletGraph

/// Calls a closure when the view enters the tree, another when it leaves.
nonisolated public struct _AppearanceActionModifier: NodeModifier {
    public typealias Body = Never
    public var appear: (() -> Void)?
    public var disappear: (() -> Void)?

    nonisolated public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
        self.appear = appear
        self.disappear = disappear
    }

    @MainActor func makeNode(_ inputs: _ViewInputs) -> AppearanceNode { AppearanceNode(self, inputs) }

    @MainActor func contentMade(in node: AppearanceNode) {
        node.graph.effects.addAction { node.appear() }
    }

    @MainActor func update(_ node: AppearanceNode) {
        node.modifier = self
    }
}

/// The node of a view that wants to know when it comes and goes: one, however many views are below (semantics 61).
final class AppearanceNode: ChildNode, PresenceFollower {
    var modifier: _AppearanceActionModifier
    lazy var hiders = hidersAround
    private var isPresent: Bool { hiders == 0 }
    /// Whether it was told that the view is there, and not yet that it has gone.
    private var isSeen = false

    init(_ modifier: _AppearanceActionModifier, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    /// Nobody is told of a view that was covered before it could be seen.
    func appear() {
        guard isPresent, !isSeen else { return }
        isSeen = true
        modifier.appear?()
    }

    func presenceChanged(_ isPresent: Bool) {
        if isPresent { graph.effects.addAction { [self] in appear() } } else { disappear() }
    }

    override func willLeave() {
        if isPresent { disappear() }
    }

    private func disappear() {
        if modifier.disappear == nil { return isSeen = false }
        let action = { [self] in
            guard isSeen else { return }
            isSeen = false
            modifier.disappear?()
        }
        if flags.contains(.left), departure?.leavesAtOnce == true {
            graph.effects.addEarlyDeparture(action)
        } else {
            graph.effects.addDeparture(action)
        }
    }
}

extension View {
    /// Calls `action` when the view enters the tree, before it is first drawn; inner views first (semantics 49, 50).
    ///
    /// What the action writes is shown in the same frame (semantics 11).
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: action))
    }

    /// Calls `action` when the view has left the tree, after what came instead of it has appeared (semantics 51).
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(disappear: action))
    }
}
