/// A drag that moves the window around the view.
///
///     Header().gesture(WindowDragGesture())
///
/// Buttons and other gestures in the view keep their presses. Where the desktop arranges windows itself, the window
/// stays where it is.
nonisolated public struct WindowDragGesture: Gesture, Sendable {
    public typealias Body = Never

    /// What the gesture tells: that the window is being moved.
    public struct Value: Equatable, Sendable {}

    /// In points, from where on a press is a drag.
    private static let threshold: CGFloat = 4

    public init() {}

    @MainActor public static func _makeRecognizer(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognizer<Value> {
        type(of: drag(in: context))._makeRecognizer(drag(in: context), context)
    }

    /// A recognizer lives as long as one press, which moves one window once.
    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {}

    @MainActor private static func drag(in context: _GestureContext) -> some Gesture<Value> {
        let move = WindowMove(context.node)
        return DragGesture(minimumDistance: threshold, coordinateSpace: .global)
            .onChanged { _ in move.begin() }
            .map { _ in Value() }
    }
}

/// Hands a press to the window system once.
@MainActor
private final class WindowMove {
    private weak var node: LayoutNode?
    private var hasBegun = false

    init(_ node: LayoutNode) { self.node = node }

    func begin() {
        if hasBegun { return }
        hasBegun = true
        node?.window?.shell?.beginMove()
    }
}

extension View {
    /// Whether the click that brings the window around this view to the front also acts in the view. On Linux desktops
    /// every click does.
    nonisolated public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
}
