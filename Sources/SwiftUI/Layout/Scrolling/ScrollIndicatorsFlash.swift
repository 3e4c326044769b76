import MartletGraph

/// Shows the bars of the scroll views inside for a moment.
nonisolated struct ScrollFlashModifier<Trigger: Equatable>: NodeModifier {
    typealias Body = Never
    let trigger: Trigger
    let onAppear: Bool

    init(trigger: Trigger, onAppear: Bool) {
        self.trigger = trigger
        self.onAppear = onAppear
    }

    @MainActor func makeNode(_ inputs: _ViewInputs) -> ScrollFlashNode<Trigger> { ScrollFlashNode(self, inputs) }

    @MainActor func contentMade(in node: ScrollFlashNode<Trigger>) {
        if onAppear { node.flash() }
    }

    @MainActor func contentUpdated(in node: ScrollFlashNode<Trigger>) {
        node.set(self)
    }
}

final class ScrollFlashNode<Trigger: Equatable>: ChildNode, PresenceFollower {
    private var modifier: ScrollFlashModifier<Trigger>
    lazy var hiders = hidersAround

    init(_ modifier: ScrollFlashModifier<Trigger>, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    func set(_ new: ScrollFlashModifier<Trigger>) {
        let isOther = new.trigger != modifier.trigger
        modifier = new
        if isOther { flash() }
    }

    func presenceChanged(_ isPresent: Bool) {
        if isPresent, modifier.onAppear { flash() }
    }

    /// After the layout, which makes the bars.
    func flash() {
        graph.effects.addAction { [self] in
            if hiders == 0, !flags.contains(.left) { child.forEachScroll { $0.flashBars() } }
        }
    }
}

extension _ViewNode {
    /// Calls `body` with the scroll views here and below that are not inside of one another.
    final func forEachScroll(_ body: (ScrollNode) -> Void) {
        if let scroll = self as? ScrollNode { body(scroll) } else { forEachChild { $0.forEachScroll(body) } }
    }
}

extension View {
    /// Shows the bars of the scroll views inside for a second when they appear, so that one sees how much there is.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        modifier(ScrollFlashModifier(trigger: false, onAppear: onAppear))
    }

    /// Shows the bars of the scroll views inside for a second whenever `value` becomes another.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(ScrollFlashModifier(trigger: value, onAppear: false))
    }
}
