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
            next = node.parent
        }
        return false
    }
}

extension NodeFlags {
    /// Makes its rows on demand.
    static let isLazy = NodeFlags(rawValue: 1 << 24)
}

/// The node of a view for each element in a lazy container: keeps the ids of all, and the nodes of those that were
/// needed. A row's state lives for as long as its node is kept (see `LazyNode`).
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode, LazyRows {
    private var view: ForEach<Data, ID, Content>
    private(set) var ids: ContiguousArray<ID> = []
    private(set) var extents: ContiguousArray<Float> = []
    private(set) var made: [Int: _ViewNode] = [:]
    /// Positions of ids that came before, with how often; empty for good data.
    private var repeats: [Int: Int] = [:]
    private var reader: Reader!

    init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
        self.view = view
        super.init(parent: inputs.parent, scope: inputs.scope)
        flags.insert(.isLazy)
        reader = Reader(self)
        reader.track { ids = readIDs() }
        extents = ContiguousArray(repeating: .nan, count: ids.count)
        findRepeats()
    }

    var rowCount: Int { ids.count }

    private func readIDs() -> ContiguousArray<ID> {
        let data = view.data
        var ids: ContiguousArray<ID> = []
        ids.reserveCapacity(data.count)
        switch view.id {
        case .keyPath(let keyPath): for element in data { ids.append(element[keyPath: keyPath]) }
        case .closure(let id): for element in data { ids.append(id(element)) }
        }
        return ids
    }

    private func findRepeats() {
        repeats = [:]
        if ids.count < 2 || ID.self == Int.self && view.data is Range<Int> { return }
        var seen: Set<ID> = []
        seen.reserveCapacity(ids.count)
        var counts: [ID: Int] = [:]
        for (index, id) in ids.enumerated() where !seen.insert(id).inserted {
            RuntimeWarning.issue(
                "\(ForEach<Data, ID, Content>.self): the ID \(id) occurs multiple times within the collection, "
                    + "this will give undefined results!")
            counts[id, default: 0] += 1
            repeats[index] = counts[id]
        }
    }

    // MARK: Update

    func update(with new: ForEach<Data, ID, Content>) {
        if view.isConstant, new.isConstant, new.data.count != view.data.count {
            RuntimeWarning.issue(
                "\(ForEach<Data, ID, Content>.self) count (\(new.data.count)) != its initial count "
                    + "(\(view.data.count)). `ForEach(_:content:)` should only be used for *constant* data. Instead "
                    + "conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!")
            view.content = new.content
        } else {
            view = new
        }
        update()
    }

    override func update() {
        flags.remove(.stale)
        let isChanged = reader.track { updateIDs() }
        let data = view.data
        for index in made.keys.sorted() {
            reader.extend {
                Content._updateNode(
                    made[index]!, view.content(data[data.index(data.startIndex, offsetBy: index)]), inputs)
            }
        }
        if isChanged { elementsChanged() }
    }

    /// - Returns: whether the rows are others, or in another order.
    private func updateIDs() -> Bool {
        let new = readIDs()
        let least = min(new.count, ids.count)
        var head = 0
        while head < least, new[head] == ids[head] { head += 1 }
        if head == new.count, head == ids.count { return false }
        var tail = 0
        while tail < least - head, new[new.count - 1 - tail] == ids[ids.count - 1 - tail] { tail += 1 }
        let oldRange = head..<(ids.count - tail)
        let newRange = head..<(new.count - tail)
        let oldKeys = made.map { (key: Key(ids[$0.key], repeats[$0.key] ?? 0), index: $0.key, node: $0.value) }
        let hadRepeats = !repeats.isEmpty
        extents.replaceSubrange(oldRange, with: repeatElement(Float.nan, count: newRange.count))
        let isSmallInsertion = newRange.count <= 2 && !hadRepeats
        ids = new
        if !isSmallInsertion || isRepeated(newRange) { if !newRange.isEmpty || hadRepeats { findRepeats() } }
        move(oldKeys, shift: newRange.count - oldRange.count, oldRange, newRange)
        return true
    }

    private func isRepeated(_ range: Range<Int>) -> Bool {
        range.contains { index in
            let id = ids[index]
            return ids.indices.contains { $0 != index && ids[$0] == id }
        }
    }

    /// Takes the nodes that are made along with their ids; those whose id is gone leave.
    private func move(
        _ old: [(key: Key, index: Int, node: _ViewNode)], shift: Int, _ oldRange: Range<Int>, _ newRange: Range<Int>
    ) {
        made = [:]
        var moving: [Key: _ViewNode] = [:]
        for (key, index, node) in old {
            if index < oldRange.lowerBound {
                made[index] = node
            } else if index >= oldRange.upperBound {
                made[index + shift] = node
            } else {
                moving[key] = node
            }
        }
        if !moving.isEmpty {
            for index in newRange {
                if let node = moving.removeValue(forKey: Key(ids[index], repeats[index] ?? 0)) { made[index] = node }
                if moving.isEmpty { break }
            }
        }
        let gone = old.filter { moving[$0.key] != nil }
        for (_, _, node) in gone.sorted(by: { $0.index < $1.index }) { node.leave() }
        if gone.contains(where: { $0.node.flags.contains(.writesPreferences) }) { preferencesChanged() }
    }

    private struct Key: Hashable {
        let id: ID
        let occurrence: Int
        init(_ id: ID, _ occurrence: Int) {
            self.id = id
            self.occurrence = occurrence
        }
    }

    // MARK: Rows

    func makeRow(at index: Int) -> _ViewNode {
        if let known = made[index] { return known }
        let data = view.data
        let wasUpdating = Graph.isUpdating
        Graph.isUpdating = true
        defer { Graph.isUpdating = wasUpdating }
        let node = reader.extend {
            Content._makeNode(view.content(data[data.index(data.startIndex, offsetBy: index)]), inputs)
        }
        made[index] = node
        return node
    }

    func dropRow(at index: Int) {
        guard let node = made.removeValue(forKey: index) else { return }
        node.leave()
        if node.flags.contains(.writesPreferences) { preferencesChanged() }
    }

    func setExtent(_ extent: CGFloat, at index: Int) { extents[index] = Float(extent) }

    func rowIndex(of id: AnyHashable) -> Int? {
        guard let id = id.base as? ID else { return nil }
        return ids.firstIndex(of: id)
    }

    func rowID(at index: Int) -> AnyHashable { AnyHashable(ids[index]) }
    func rowID<V: Hashable>(at index: Int, as type: V.Type) -> V? { ids[index] as? V }

    override func forEachChild(_ body: (_ViewNode) -> Void) {
        for index in made.keys.sorted() { body(made[index]!) }
    }

    /// A lazy container takes the node itself, and asks it for the rows it needs.
    override func collectElements(into list: inout ContiguousArray<_ViewNode>) { list.append(self) }

    override func willLeave() { reader.node = nil }
}

extension LazyForEachNode: IdentifyingNode {
    func itemID(of child: _ViewNode) -> AnyHashable? {
        made.first { $0.value === child }.map { AnyHashable(ids[$0.key]) }
    }
}

extension Reader {
    /// Runs `body` as a part of the present run: what earlier parts read still counts.
    @MainActor func extend<R>(_ body: () -> R) -> R {
        let outer = Reader.current
        Reader.current = self
        defer { Reader.current = outer }
        return body()
    }
}
