/// A screen reader's wish to see a view larger or smaller.
nonisolated public struct AccessibilityZoomGestureAction {
    /// Larger or smaller.
    public enum Direction: Hashable, Sendable {
        case zoomIn
        case zoomOut
    }

    public let direction: Direction
    /// Which part of the view is meant: its middle.
    public let location: UnitPoint
    /// The same in points from the view's upper left corner.
    public let point: CGPoint
}

extension View {
    nonisolated private func acting(_ name: String, _ handler: @escaping () -> Void) -> some View {
        modifier(AccessibilityModifier(change: .action(AccessibilityActionKind(named: Text(verbatim: name)), handler)))
    }

    /// Scrolls this view by a page where a screen reader asks for it, by actions of the names "scroll up", "scroll down",
    /// "scroll backward" and "scroll forward".
    ///
    /// - Parameter handler: is told the edge that is to come nearer.
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        acting("scroll up") { handler(.top) }
            .acting("scroll down") { handler(.bottom) }
            .acting("scroll backward") { handler(.leading) }
            .acting("scroll forward") { handler(.trailing) }
    }

    /// Makes what this view shows larger or smaller where a screen reader asks for it, by actions of the names "zoom in"
    /// and "zoom out".
    nonisolated public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View {
        modifier(ZoomActionModifier(handler: handler))
    }
}

/// Offers the two actions, with the size of the view to tell its middle.
nonisolated private struct ZoomActionModifier: ViewModifier {
    let handler: (AccessibilityZoomGestureAction) -> Void
    @State private var size = CGSize.zero

    init(handler: @escaping (AccessibilityZoomGestureAction) -> Void) { self.handler = handler }

    @MainActor func body(content: Content) -> some View {
        content
            .accessibilityAction(named: Text(verbatim: "zoom in")) { zoom(.zoomIn) }
            .accessibilityAction(named: Text(verbatim: "zoom out")) { zoom(.zoomOut) }
            .onGeometryChange(for: CGSize.self) {
                $0.size
            } action: {
                size = $0
            }
    }

    private func zoom(_ direction: AccessibilityZoomGestureAction.Direction) {
        handler(
            AccessibilityZoomGestureAction(
                direction: direction, location: .center, point: CGPoint(x: size.width / 2, y: size.height / 2)))
    }
}
