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

extension LayoutNode {
    /// How far this element can extend beyond its edges where they are edges of the safe area, in points; nil where
    /// nothing around has one. What a scroll view shows has none: it is scrolled out from under the bars.
    final func safeAreaExpansion(_ edges: Edge.Set) -> EdgeInsets? {
        expansionOnScreen(edges.mirrored(isRightToLeft))?.mirrored(isRightToLeft)
    }

    /// With the left edge as the leading one, whatever the direction.
    private func expansionOnScreen(_ edges: Edge.Set) -> EdgeInsets? {
        var grown: EdgeInsets?
        var next: LayoutNode? = self
        var rect = CGRect(origin: .zero, size: size)
        while let node = next, !(node is ScrollNode && node !== self) {
            if node !== self, let insets = node.coveredEdges?.mirrored(node.isRightToLeft) {
                var more = EdgeInsets()
                func way(_ edge: Edge.Set, _ distance: CGFloat, _ inset: CGFloat) -> CGFloat {
                    edges.contains(edge) && distance <= inset + 0.5 ? min(max(distance, 0), inset) : 0
                }
                more.top = way(.top, rect.minY, insets.top)
                more.bottom = way(.bottom, node.size.height - rect.maxY, insets.bottom)
                more.leading = way(.leading, rect.minX, insets.leading)
                more.trailing = way(.trailing, node.size.width - rect.maxX, insets.trailing)
                rect = rect.grown(by: more)
                grown = (grown ?? EdgeInsets()).adding(more)
            }
            rect.origin = node.toParent(rect.origin)
            next = node.layoutParent
        }
        return grown
    }

    /// How far this element can extend beyond the safe area; it is told when that changes.
    final func followSafeArea(_ edges: Edge.Set) -> EdgeInsets {
        guard let expansion = safeAreaExpansion(edges) else { return EdgeInsets() }
        window?.safeAreaFollowers.add(self, edges, expansion)
        return expansion
    }
}

/// The elements whose place or picture depends on whether they touch the safe area's edges.
@MainActor
final class SafeAreaFollowers {
    private struct Follower {
        weak var node: LayoutNode?
        var edges: Edge.Set
        var expansion: EdgeInsets
    }

    /// In the order in which they came.
    private var followers: [Follower] = []
    private var places: [ObjectIdentifier: Int] = [:]

    func add(_ node: LayoutNode, _ edges: Edge.Set, _ expansion: EdgeInsets) {
        let follower = Follower(node: node, edges: edges, expansion: expansion)
        if let place = places[ObjectIdentifier(node)], followers[place].node === node {
            followers[place] = follower
        } else {
            places[ObjectIdentifier(node)] = followers.count
            followers.append(follower)
        }
    }

    /// To be called after each layout.
    func tell() {
        if followers.contains(where: { $0.node?.flags.contains(.left) != false }) {
            followers.removeAll { $0.node?.flags.contains(.left) != false }
            places = [:]
            for (place, follower) in followers.enumerated() { places[ObjectIdentifier(follower.node!)] = place }
        }
        for index in followers.indices {
            guard let node = followers[index].node else { continue }
            let now = node.safeAreaExpansion(followers[index].edges) ?? EdgeInsets()
            if now == followers[index].expansion { continue }
            followers[index].expansion = now
            node.safeAreaChanged()
        }
    }
}

extension EdgeInsets {
    fileprivate func adding(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
            trailing: trailing + other.trailing)
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
