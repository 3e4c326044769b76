import MartletHost

/// The element of something that is shown above the content of a window.
class WindowLayer: PortalNode {
    /// Whether what lies behind can be used while the layer is up.
    var letsBehindBeUsed: Bool { false }

    /// The element that had the keyboard before, where the layer is a menu.
    var focusBeforeMenu: UInt64? { nil }

    /// Whether a point of the window is beside what the layer shows.
    func isOutside(_ point: CGPoint) -> Bool { false }

    /// The pointer was pressed beside what the layer shows.
    func pressedOutside() {}

    /// Takes a key before what has the keyboard does.
    ///
    /// - Returns: whether the key is used up.
    func takesFirst(_ event: KeyEvent) -> Bool { false }

    /// Takes a key that neither what has the keyboard nor a shortcut took.
    func key(_ event: KeyEvent) -> Bool { false }

    /// Begins to be shown.
    func arrive(in root: RootNode) {}

    /// Begins to go.
    ///
    /// - Parameter over: called when nothing more of it is to be seen.
    /// - Returns: `false` where it goes at once.
    func depart(from root: RootNode, over: @escaping () -> Void) -> Bool { false }
}
