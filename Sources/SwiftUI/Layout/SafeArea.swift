/// The parts of the space outside the safe area that a view may extend into.
nonisolated public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What bars and the like of the views around cover.
    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    /// What a keyboard on the screen covers.
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// Lets an element extend beyond the safe area; the elements around it notice nothing.
nonisolated public struct _SafeAreaIgnoringLayout: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
    let edges: Edge.Set
}

extension _SafeAreaIgnoringLayout: ElementModifier {
    @MainActor func change(from old: Self) -> ElementChange { self == old ? .none : .layout }

    @MainActor func place(_ child: LayoutNode, _ node: LayoutNode) {
        let place = CGRect(origin: .zero, size: node.size).grown(by: node.followSafeArea(edges))
        child.place(at: place.origin, proposal: ProposedViewSize(place.size))
    }
}

extension View {
    /// Lets this view extend beyond the safe area where it touches its edges. The keyboard's region is always empty:
    /// a desktop's keyboard covers nothing.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(_SafeAreaIgnoringLayout(edges: regions.contains(.container) ? edges : []))
    }

    /// Lets this view extend beyond the safe area: the older name of `ignoresSafeArea`.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }
}
