import MartletGraph

/// A node whose views are made one by one, when a lazy container above needs them.
@MainActor
protocol LazyRows: _ViewNode {
    var rowCount: Int { get }
    /// The lengths that rows had when they were last laid out; not a number where that is not known.
    var extents: ContiguousArray<Float> { get }
    /// The rows that are made, by position.
    var made: [Int: _ViewNode] { get }
    func makeRow(at index: Int) -> _ViewNode
    func dropRow(at index: Int)
    func setExtent(_ extent: CGFloat, at index: Int)
    /// Whether the present change has added the row.
    func isNew(at index: Int) -> Bool
    func rowIndex(of id: AnyHashable) -> Int?
    func rowID(at index: Int) -> AnyHashable
    /// The id as a value of this type; nil where ids are of another one.
    func rowID<V: Hashable>(at index: Int, as type: V.Type) -> V?
}

/// A container that makes only what is seen of its content.
@MainActor
protocol LazyContainer: LayoutNode {}

extension _ViewNode {
    /// Whether the element around is a container that makes rows on demand.
    var isDirectlyInLazyContainer: Bool {
        var next: _ViewNode? = self
        while let node = next {
            if node.flags.contains(.isElement) { return node is any LazyContainer }
            if node.flags.contains(.watchesElements) { return false }
            next = node.parent
        }
        return false
    }
}

extension _ViewNode {
    /// Whether who takes the views around takes sections as a whole.
    var isDirectlyInTakerOfSections: Bool {
        var next: _ViewNode? = self
        while let node = next {
            if node.flags.contains(.watchesElements) { return node.flags.contains(.takesSections) }
            if node.flags.contains(.isElement) { return node is any LazyContainer }
            next = node.parent
        }
        return false
    }
}

extension _ViewNode {
    /// Whether the views that it stands for are elements, with neither rows nor sections among them.
    final var holdsOnlyElements: Bool {
        var list: ContiguousArray<_ViewNode> = []
        collectElements(into: &list)
        return list.allSatisfy { $0.flags.contains(.isElement) }
    }
}

extension NodeFlags {
    /// Makes its rows on demand.
    static let isLazy = NodeFlags(rawValue: 1 << 24)
}
