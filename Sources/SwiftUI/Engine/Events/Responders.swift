import MartletGraph
import MartletHost

/// An element that acts on presses of the pointer.
@MainActor
protocol PointerResponder: LayoutNode {
    /// Who follows a press that begins in this element; nil when it is none of its business.
    func makeTracker() -> PressTracker?
    /// Whether presses are none of the business of what is inside.
    var masksContent: Bool { get }
}

extension PointerResponder {
    var masksContent: Bool { false }
}

/// An element that moves what it shows.
@MainActor
protocol ScrollResponder: LayoutNode {
    /// - Returns: `false` when it cannot move that way, so that the next one further out is asked.
    func scroll(_ event: ScrollEvent) -> Bool
    /// Whether what a finger moved comes to rest by itself when the finger leaves, instead of running on.
    var endsAtOnce: Bool { get }
    /// Whether a mouse that drags it sideways moves it as a finger does.
    var followsMouse: Bool { get }
    /// Whether a field loses the keyboard when this scrolls.
    var takesKeyboard: Bool { get }
}

extension ScrollResponder {
    var endsAtOnce: Bool { false }
    var followsMouse: Bool { false }
}

/// An element that is told when the pointer comes and goes.
@MainActor
protocol HoverResponder: LayoutNode {
    func hoverChanged(_ isInside: Bool)
    /// The pointer is at another place, in window coordinates.
    func hoverMoved(to location: CGPoint)
}

extension HoverResponder {
    func hoverMoved(to location: CGPoint) {}
}

/// An element over which the pointer has a shape of its own.
@MainActor
protocol CursorResponder: LayoutNode {
    /// Nil leaves it to what is further out.
    var cursor: HostCursor? { get }
}

/// An element that a keyboard, a screen reader or a test can use.
@MainActor
protocol ActionResponder: LayoutNode {
    /// - Returns: whether the action means something to this element.
    func perform(_ action: AccessibleAction) -> Bool
    /// Whether it also acts for the elements inside it.
    var actsForContent: Bool { get }
}

extension ActionResponder {
    var actsForContent: Bool { false }
}

/// An element that describes parts of itself, which it draws.
@MainActor
protocol PartResponder: LayoutNode {
    /// - Returns: whether the action means something to that part.
    func perform(_ action: AccessibleAction, part: Int) -> Bool
}

/// An element with a menu of its own.
@MainActor
protocol MenuResponder: LayoutNode {
    /// - Parameter location: where the pointer is, in window coordinates.
    /// - Returns: whether there is a menu.
    func showMenu(at location: CGPoint) -> Bool
    /// Whether there is one at all.
    var hasMenu: Bool { get }
}

extension MenuResponder {
    var hasMenu: Bool { true }
}

/// An element that knows which menu the keyboard means while it has that.
@MainActor
protocol KeyMenuResponder: LayoutNode {
    func showMenuByKeys() -> Bool
}

/// An element that a control of the window system fills.
@MainActor
protocol NativeResponder: LayoutNode {
    func nativeEvent(_ event: NativeEvent)
    /// Whether a key that is a command elsewhere means something to the control itself.
    func keeps(_ key: KeyEvent.Key) -> Bool
    /// Whether the control has changes of the user's to take back.
    var canUndo: Bool { get }
    /// Whether keys that the control left are commands for the views around.
    var sharesKeys: Bool { get }
}

extension NativeResponder {
    var canUndo: Bool { true }
    var sharesKeys: Bool { false }
}

/// A node that may take the keys meant for what is inside.
@MainActor
protocol KeyResponder: _ViewNode {
    /// - Returns: whether the key is used up.
    func keyPressed(_ event: KeyEvent) -> Bool
    /// Whether it is a view's own use of keys, and not a program's.
    var isBuiltIn: Bool { get }
}

extension KeyResponder {
    var isBuiltIn: Bool { true }
}

/// A node that acts on keys that nothing inside has a use for.
@MainActor
protocol CommandResponder: _ViewNode {
    /// - Returns: whether the key is used up.
    func runCommand(for event: KeyEvent) -> Bool
}

/// An element whose options, or that among others, stand below one another: the arrow up goes back.
@MainActor
protocol ListResponder: LayoutNode {}

/// An element that is tapped where it is activated, with what is in it.
@MainActor
protocol TapResponder: LayoutNode {
    /// Not what follows other gestures alone.
    var followsTaps: Bool { get }
}

extension LayoutNode {
    /// The innermost view around that follows taps, where this is no control.
    var tapAround: LayoutNode? {
        if self is any TapResponder { return self }
        guard !(self is any ActionResponder) else { return nil }
        var next = layoutParent
        while let node = next {
            if let tap = node as? any TapResponder {
                if tap.followsTaps { return tap }
            } else if let action = node as? any ActionResponder, action.actsForContent {
                return nil
            }
            next = node.layoutParent
        }
        return nil
    }

    /// The view around that shows that this has the keyboard, where it stops here for that view: the innermost that
    /// follows taps, else the innermost with a menu.
    var ringAround: LayoutNode? {
        if let lender = self as? any RingLending { return lender.lentRing }
        if let ringTaker { return ringTaker }
        if let tap = tapAround { return tap }
        guard !(self is any ActionResponder), !described.contains(where: \.isFocusable) || self is any MenuStop else {
            return nil
        }
        var next: LayoutNode? = self
        while let node = next, !(node is any MenuStop) { next = node.layoutParent }
        return next
    }
}

/// An element of which one around shows that it has the keyboard.
@MainActor
protocol RingLending: LayoutNode {
    var lentRing: LayoutNode? { get }
}

/// An element that draws the ring for what fills it and has the keyboard.
@MainActor
protocol RingTaking: LayoutNode {
    func takesRing(of focused: LayoutNode) -> Bool
}

extension LayoutNode {
    /// The element around that draws the ring when this one has the keyboard; nil where it draws it itself.
    var ringTaker: (any RingTaking)? {
        for case let taker as any RingTaking in sequence(first: self, next: { $0.layoutParent }) {
            return taker !== self && taker.takesRing(of: self) ? taker : nil
        }
        return nil
    }
}

/// An element that can have the keyboard because a menu can be opened on it.
@MainActor
protocol MenuStop: MenuResponder {}

/// An element that is pressed and let go.
@MainActor
protocol PressedElement: LayoutNode {
    func setPressed(_ isPressed: Bool)
    var action: @MainActor () -> Void { get }
    /// Whether it acts again and again while it is held.
    var repeatsAction: Bool { get }
}
