import MartletGraph

/// How a view looks out of which a page may grow.
///
///     Cover().matchedTransitionSource(id: "cover", in: space) { source in
///         source.background(.blue).clipShape(RoundedRectangle(cornerRadius: 16)).shadow(radius: 4)
///     }
nonisolated public protocol MatchedTransitionSourceConfiguration: Sendable {
    var _look: _TransitionSourceLook { get }
}

/// A view out of which a page may grow, as it is.
nonisolated public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    public var _look: _TransitionSourceLook { _TransitionSourceLook() }
}

nonisolated private struct ChangedSource: MatchedTransitionSourceConfiguration {
    let _look: _TransitionSourceLook
}

/// What is around a view out of which a page may grow.
nonisolated public struct _TransitionSourceLook: Sendable, Equatable {
    var background: Color?
    var clip: RoundedRectangle?
    var shadow: _ShadowEffect?

    public static func == (a: Self, b: Self) -> Bool {
        a.background == b.background && a.shadow == b.shadow && a.clip?.cornerSize == b.clip?.cornerSize
            && a.clip?.style == b.clip?.style
    }
}

extension MatchedTransitionSourceConfiguration {
    private func changing(_ change: (inout _TransitionSourceLook) -> Void) -> ChangedSource {
        var look = _look
        change(&look)
        return ChangedSource(_look: look)
    }

    /// Draws a colour behind the view, which fills the shape of the page while that grows.
    nonisolated public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
        changing { $0.background = style }
    }

    /// Cuts the view to a shape, whose corners those of the page begin with.
    nonisolated public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        changing { $0.clip = shape }
    }

    /// Draws a shadow below the view, and below the page as it begins to grow; `radius`, `x` and `y` are in points.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration {
        changing { $0.shadow = _ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)) }
    }
}

extension View {
    /// Makes this view one out of which a page may grow.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        modifier(TransitionSourceModifier(key: MatchKey(id: AnyHashable(id), namespace: namespace)))
    }

    /// Makes this view one out of which a page may grow, with what `configuration` adds to it: a background, a shape,
    /// a shadow.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        let look = configuration(EmptyMatchedTransitionSourceConfiguration())._look
        let mark = TransitionSourceModifier(key: MatchKey(id: AnyHashable(id), namespace: namespace), look: look)
        return modifier(LookingSource(mark: mark))
    }
}

/// A view with what was added to it as one out of which a page may grow.
nonisolated private struct LookingSource: ViewModifier {
    let mark: TransitionSourceModifier

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        let filled = content.background { mark.look.background }
        let shadow = mark.look.shadow ?? _ShadowEffect(color: .clear, radius: 0, offset: .zero)
        if let clip = mark.look.clip {
            filled.clipShape(clip).modifier(mark).modifier(shadow)
        } else {
            filled.modifier(mark).modifier(shadow)
        }
    }
}

/// A view in which a page may begin.
nonisolated private struct TransitionSourceModifier: ElementModifier {
    typealias Body = Never
    let key: MatchKey
    var look = _TransitionSourceLook()

    @MainActor func change(from old: Self) -> ElementChange { key == old.key && look == old.look ? .none : .layout }

    @MainActor func place(_ child: LayoutNode, _ node: LayoutNode) {
        node.window?.kept(PageZooms.self).sources.set(node, key, look)
        child.place(at: .zero, size: node.size, proposal: node.proposal.size)
    }
}

/// The views of a window that say where pages begin, and those in which they do.
@MainActor
final class PageZooms: WindowKeeping {
    struct Known {
        private struct Entry {
            weak var node: LayoutNode?
            let key: MatchKey
            let look: _TransitionSourceLook
        }
        private var entries: [Entry] = []

        @MainActor mutating func set(_ node: LayoutNode, _ key: MatchKey?, _ look: _TransitionSourceLook) {
            entries.removeAll { $0.node == nil || $0.node === node || $0.node?.isGone == true }
            if let key { entries.append(Entry(node: node, key: key, look: look)) }
        }

        /// The last one that meets a condition.
        @MainActor func last(
            where holds: (LayoutNode, MatchKey) -> Bool
        ) -> (node: LayoutNode, key: MatchKey, look: _TransitionSourceLook)? {
            for entry in entries.reversed() {
                if let node = entry.node, holds(node, entry.key) { return (node, entry.key, entry.look) }
            }
            return nil
        }
    }

    var pages = Known()
    var sources = Known()

    /// What a page says of where it begins.
    func key(of page: LayoutNode) -> MatchKey? { pages.last { node, _ in node.isInside(page) }?.key }

    /// The view in which a page begins, as it stands in a stack; nil where it is not there.
    func source(_ key: MatchKey, in stack: LayoutNode) -> ZoomSource? {
        guard let found = sources.last(where: { $1 == key && !$0.isGone && $0.flags.contains(.placed) }) else {
            return nil
        }
        let frame = found.node.frameInWindow
        return ZoomSource(
            frame: CGRect(origin: stack.convertFromWindow(frame.origin), size: frame.size), look: found.look,
            environment: found.node.environment)
    }
}
