import MartletGraph

/// Whether a view or shape is mirrored where the layout direction is another than the one it was made for.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// Never.
    case fixed
    /// Where the layout has this direction.
    case mirrors(in: LayoutDirection)

    /// Mirrored where the layout is right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    @MainActor func isMirrored(in node: LayoutNode) -> Bool {
        switch self {
        case .fixed: false
        case .mirrors(let direction): node.isRightToLeft == (direction == .rightToLeft)
        }
    }
}

/// Shows an element with left and right exchanged in one direction of layout.
nonisolated public struct _LayoutDirectionBehaviorEffect: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
    let behavior: LayoutDirectionBehavior
}

extension _LayoutDirectionBehaviorEffect: TransformModifier {
    @MainActor func transform(in size: CGSize, of node: LayoutNode) -> ProjectionTransform {
        behavior.isMirrored(in: node) ? ProjectionTransform(.mirror(in: size.width)) : ProjectionTransform()
    }
}

extension View {
    /// Shows this view with left and right exchanged in one direction of layout. Views lay themselves out for the
    /// direction anyway; this is for pictures that show one.
    ///
    ///     Image("arrow").layoutDirectionBehavior(.mirrors)
    nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(_LayoutDirectionBehaviorEffect(behavior: behavior))
    }

    /// Sets whether this view is shown with left and right exchanged where the layout is right to left.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        layoutDirectionBehavior(enabled ? .mirrors : .fixed)
    }
}
