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

/// An element that covers a part of itself with bars and lays its content out in the rest, the safe area.
@MainActor
protocol SafeAreaContainer: LayoutNode {
    /// How far the safe area lies inside each edge, in points.
    var safeAreaInsets: EdgeInsets { get }
}

extension LayoutNode {
    /// How far this element can extend beyond its edges where they are edges of the safe area, in points.
    final func safeAreaExpansion(_ edges: Edge.Set) -> EdgeInsets {
        var grown = EdgeInsets()
        var next: LayoutNode? = self
        var rect = CGRect(origin: .zero, size: size)
        while let node = next {
            if let container = node as? any SafeAreaContainer, node !== self {
                let insets = container.safeAreaInsets
                let safe = CGRect(
                    x: insets.leading, y: insets.top, width: node.size.width - insets.leading - insets.trailing,
                    height: node.size.height - insets.top - insets.bottom)
                var more = EdgeInsets()
                if edges.contains(.top), rect.minY <= safe.minY + 0.5 { more.top = insets.top }
                if edges.contains(.bottom), rect.maxY >= safe.maxY - 0.5 { more.bottom = insets.bottom }
                if edges.contains(.leading), rect.minX <= safe.minX + 0.5 { more.leading = insets.leading }
                if edges.contains(.trailing), rect.maxX >= safe.maxX - 0.5 { more.trailing = insets.trailing }
                rect = rect.grown(by: more)
                grown.top += more.top
                grown.bottom += more.bottom
                grown.leading += more.leading
                grown.trailing += more.trailing
            }
            rect.origin = node.toParent(rect.origin)
            next = node.layoutParent
        }
        return grown
    }
}

extension CGRect {
    /// The rectangle with more room at each edge.
    func grown(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX - insets.leading, y: minY - insets.top, width: width + insets.leading + insets.trailing,
            height: height + insets.top + insets.bottom)
    }
}

/// Lets an element extend beyond the safe area; the elements around it notice nothing.
nonisolated public struct _SafeAreaIgnoringLayout: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
    let edges: Edge.Set
}

extension _SafeAreaIgnoringLayout: ElementModifier {
    @MainActor func change(from old: Self) -> ElementChange { self == old ? .none : .layout }

    @MainActor func place(_ child: LayoutNode, _ node: LayoutNode) {
        node.window?.follow(node)
        let place = CGRect(origin: .zero, size: node.size).grown(by: node.safeAreaExpansion(edges))
        child.place(at: place.origin, proposal: ProposedViewSize(place.size))
    }
}

extension ModifierLayoutNode: SafeAreaFollower where M == _SafeAreaIgnoringLayout {
    var followsSafeArea: Bool {
        guard let child = layoutChildren.first else { return true }
        return CGRect(origin: .zero, size: size).grown(by: safeAreaExpansion(modifier.edges))
            == CGRect(origin: child.origin, size: CGSize(child.proposal.size, or: child.size))
    }
}

/// An element whose place depends on whether it touches the safe area's edges.
@MainActor
protocol SafeAreaFollower: LayoutNode {
    /// Whether the present place is right.
    var followsSafeArea: Bool { get }
}

extension CGSize {
    fileprivate init(_ proposal: ProposedViewSize, or size: CGSize) {
        self.init(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
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
