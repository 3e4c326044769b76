import MartletGraph

/// How a page is pushed and popped.
public protocol NavigationTransition {}

/// As the system does: a page comes from the trailing edge.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// A page grows out of the view that leads to it, and shrinks into it.
public struct ZoomNavigationTransition: NavigationTransition {
    let key: MatchKey
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// As the system does: a page comes from the trailing edge.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// A page grows out of the view with `matchedTransitionSource(id:in:)` of the same id and name space, and shrinks into
    /// it. Where there is none, it comes as the system's pages do.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(key: MatchKey(id: AnyHashable(sourceID), namespace: namespace))
    }
}

extension View {
    /// Says how this page is pushed and popped.
    ///
    ///     NavigationLink { Details().navigationTransition(.zoom(sourceID: "cover", in: space)) } label: {
    ///         Cover().matchedTransitionSource(id: "cover", in: space)
    ///     }
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        modifier(NavigationTransitionModifier(key: (style as? ZoomNavigationTransition)?.key))
    }

    /// Makes this view one out of which a page may grow.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        modifier(TransitionSourceModifier(key: MatchKey(id: AnyHashable(id), namespace: namespace)))
    }
}

/// Says in which view the page around begins.
nonisolated private struct NavigationTransitionModifier: ElementModifier {
    typealias Body = Never
    let key: MatchKey?

    @MainActor func change(from old: Self) -> ElementChange { key == old.key ? .none : .layout }

    @MainActor func place(_ child: LayoutNode, _ node: LayoutNode) {
        node.window?.kept(PageZooms.self).pages.set(node, key)
        child.place(at: .zero, size: node.size, proposal: node.proposal.size)
    }
}

/// A view in which a page may begin.
nonisolated private struct TransitionSourceModifier: ElementModifier {
    typealias Body = Never
    let key: MatchKey

    @MainActor func change(from old: Self) -> ElementChange { key == old.key ? .none : .layout }

    @MainActor func place(_ child: LayoutNode, _ node: LayoutNode) {
        node.window?.kept(PageZooms.self).sources.set(node, key)
        child.place(at: .zero, size: node.size, proposal: node.proposal.size)
    }
}

/// The views of a window that say where pages begin, and those in which they do.
@MainActor
final class PageZooms: WindowKeeping {
    struct Known {
        private var entries: [(node: WeakNode, key: MatchKey)] = []
        private struct WeakNode { weak var node: LayoutNode? }

        @MainActor mutating func set(_ node: LayoutNode, _ key: MatchKey?) {
            entries.removeAll { $0.node.node == nil || $0.node.node === node || $0.node.node?.isGone == true }
            if let key { entries.append((WeakNode(node: node), key)) }
        }

        /// The last one that meets a condition.
        @MainActor func last(where holds: (LayoutNode, MatchKey) -> Bool) -> (node: LayoutNode, key: MatchKey)? {
            for (weak, key) in entries.reversed() {
                if let node = weak.node, holds(node, key) { return (node, key) }
            }
            return nil
        }
    }

    var pages = Known()
    var sources = Known()

    /// What a page says of where it begins.
    func key(of page: LayoutNode) -> MatchKey? { pages.last { node, _ in node.isInside(page) }?.key }

    /// The view in which a page begins; nil where it is not there.
    func source(_ key: MatchKey) -> LayoutNode? {
        sources.last { $1 == key && !$0.isGone && $0.flags.contains(.placed) }?.node
    }
}
