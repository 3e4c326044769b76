import MartletGraph

/// How a page is pushed and popped.
public protocol NavigationTransition {}

/// As the system does: a page comes from the trailing edge.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// A page grows out of the view that leads to it, and shrinks into it.
public struct ZoomNavigationTransition: NavigationTransition {
    let key: MatchKey
}

/// A page or a sheet fades in over what was there, and out again.
public struct CrossFadeNavigationTransition: NavigationTransition, Sendable {}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
    /// A page or a sheet fades in over what was there, and out again.
    ///
    ///     .sheet(isPresented: $isOpen) { Details().navigationTransition(.crossFade) }
    public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
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
    /// Says how this page is pushed and popped, or how the sheet with this content comes and goes: it can fade.
    ///
    ///     NavigationLink { Details().navigationTransition(.zoom(sourceID: "cover", in: space)) } label: {
    ///         Cover().matchedTransitionSource(id: "cover", in: space)
    ///     }
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        modifier(
            NavigationTransitionModifier(
                key: (style as? ZoomNavigationTransition)?.key, fades: style is CrossFadeNavigationTransition))
    }
}

/// Says in which view the page around begins, or that it fades.
nonisolated private struct NavigationTransitionModifier: ElementModifier {
    typealias Body = Never
    let key: MatchKey?
    let fades: Bool

    @MainActor func change(from old: Self) -> ElementChange {
        key == old.key && fades == old.fades ? .none : .layout
    }

    @MainActor func place(_ child: LayoutNode, _ node: LayoutNode) {
        node.window?.kept(PageZooms.self).pages.set(node, key, _TransitionSourceLook())
        node.window?.kept(FadingPages.self).set(node, fades)
        child.place(at: .zero, size: node.size, proposal: node.proposal.size)
    }
}
