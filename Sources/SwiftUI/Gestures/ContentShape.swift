import MartletGraph

/// What the shape of a view's content is used for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Where a press or the pointer hits the view.
    public static let interaction = ContentShapeKinds(rawValue: 1)
}

/// Decides where a view is hit.
nonisolated public struct _ContentShapeModifier<S: Shape>: ElementModifier {
    public typealias Body = Never
    let shape: S
    let isEvenOdd: Bool
    let kinds: ContentShapeKinds

    @MainActor func change(from old: Self) -> ElementChange { .none }

    @MainActor func hitTest(
        _ point: CGPoint, _ child: LayoutNode, _ node: LayoutNode, _ path: inout HitPath
    ) -> Bool {
        guard kinds.contains(.interaction) else { return child.hitTest(child.fromParent(point), &path) }
        let outline = shape.path(in: node.size, of: node)
        guard outline.contains(point, eoFill: isEvenOdd) else { return false }
        _ = child.hitTest(child.fromParent(point), &path)
        return true
    }
}

extension View {
    /// Makes this view be hit inside `shape`, also where nothing is drawn, and not outside of it.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(_ContentShapeModifier(shape: shape, isEvenOdd: eoFill, kinds: .interaction))
    }

    /// Sets the shape of this view for some uses.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(_ContentShapeModifier(shape: shape, isEvenOdd: eoFill, kinds: kind))
    }
}
