import MartletHost

/// An element modifier that acts on presses.
@MainActor
protocol PointerModifier: ElementModifier {
    static func makeTracker(_ node: ModifierLayoutNode<Self>) -> PressTracker?
    static func masksContent(_ node: ModifierLayoutNode<Self>) -> Bool
}

extension PointerModifier {
    static func masksContent(_ node: ModifierLayoutNode<Self>) -> Bool { false }
}

extension ModifierLayoutNode: PointerResponder where M: PointerModifier {
    func makeTracker() -> PressTracker? { M.makeTracker(self) }
    var masksContent: Bool { M.masksContent(self) }
}

/// An element modifier that is told when the pointer comes and goes.
@MainActor
protocol HoverModifier: ElementModifier {
    func hoverChanged(_ isInside: Bool, _ node: LayoutNode)
    func hoverMoved(to location: CGPoint, _ node: LayoutNode)
}

extension HoverModifier {
    func hoverMoved(to location: CGPoint, _ node: LayoutNode) {}
}

extension ModifierLayoutNode: HoverResponder where M: HoverModifier {
    func hoverChanged(_ isInside: Bool) { modifier.hoverChanged(isInside, self) }
    func hoverMoved(to location: CGPoint) { modifier.hoverMoved(to: location, self) }
}

/// An element modifier that makes its element usable without a pointer.
@MainActor
protocol ActionModifier: ElementModifier {
    func perform(_ action: AccessibleAction) -> Bool
    /// The same, for a modifier that has to know which element is meant.
    func perform(_ action: AccessibleAction, _ node: LayoutNode) -> Bool
    var actsForContent: Bool { get }
}

extension ActionModifier {
    var actsForContent: Bool { false }
    func perform(_ action: AccessibleAction, _ node: LayoutNode) -> Bool { perform(action) }
}

extension ModifierLayoutNode: ActionResponder where M: ActionModifier {
    func perform(_ action: AccessibleAction) -> Bool { modifier.perform(action, self) }
    var actsForContent: Bool { modifier.actsForContent }
}

/// An element modifier that gives the pointer a shape.
@MainActor
protocol CursorModifier: ElementModifier {
    var cursor: HostCursor? { get }
    /// The shape where what is leading is on the right.
    var mirroredCursor: HostCursor? { get }
}

extension CursorModifier {
    var mirroredCursor: HostCursor? { cursor }
}

extension ModifierLayoutNode: CursorResponder where M: CursorModifier {
    var cursor: HostCursor? { isRightToLeft ? modifier.mirroredCursor : modifier.cursor }
}
