import MartletGraph

/// The node of a view for each element: a node below for each id, in the order of the data.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode {
    struct Row {
        let id: ID
        /// Tells apart rows that wrongly share an id: their count so far.
        let occurrence: Int
        let node: _ViewNode
    }

    private struct Key: Hashable {
        let id: ID
        let occurrence: Int
    }

    @exclusivity(unchecked) private var view: ForEach<Data, ID, Content>
    @exclusivity(unchecked) private(set) var rows: ContiguousArray<Row> = []
    private var reader: Reader!
    /// Whether the elements are their own ids, which spares asking a key path for each.
    private var isOwnID: Bool

    init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
        self.view = view
        isOwnID = view.id.isElement
        super.init(parent: inputs.parent, scope: inputs.scope)
        reader = Reader(self)
    }

    private func id(of element: Data.Element) -> ID {
        isOwnID ? unsafeBitCast(element, to: ID.self) : view.id.id(of: element)
    }

    /// The view of an element; what evaluating it reads is read by this node.
    private func content(of element: Data.Element) -> Content {
        reader.observe { view.content(element) }
    }

    func make() {
        let inputs = inputs
        reader.track {
            rows.reserveCapacity(view.data.count)
            var seen: Set<ID> = []
            seen.reserveCapacity(view.data.count)
            var repeated: [ID: Int] = [:]
            for element in view.data {
                let id = id(of: element)
                let occurrence = occurrence(of: id, &seen, &repeated)
                rows.append(Row(id: id, occurrence: occurrence, node: Content._makeNode(content(of: element), inputs)))
            }
        }
    }

    func update(with new: ForEach<Data, ID, Content>) {
        if view.isConstant, new.isConstant, new.data.count != view.data.count {
            RuntimeWarning.issue(
                "\(ForEach<Data, ID, Content>.self) count (\(new.data.count)) != its initial count "
                    + "(\(view.data.count)). `ForEach(_:content:)` should only be used for *constant* data. Instead "
                    + "conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!")
            view.content = new.content
        } else if !flags.contains(.stale), isSame(as: new) {
            return
        } else {
            view = new
            isOwnID = new.id.isElement
        }
        update()
    }

    /// Whether another value describes the same views: equal plain data, and the same closure without captures.
    private func isSame(as new: ForEach<Data, ID, Content>) -> Bool {
        guard _isPOD(Data.Element.self) else { return false }
        let isSameClosure = withUnsafeBytes(of: view.content) { old in
            withUnsafeBytes(of: new.content) { new in
                let context = old.loadUnaligned(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
                return context == 0 && old.elementsEqual(new)
            }
        }
        return isSameClosure && Equality<Data>.cached.isEqual(&view.data, new.data)
    }

    override func update() {
        flags.remove(.stale)
        reader.track { updateRows() }
    }

    private func updateRows() {
        let inputs = inputs
        var index = 0
        var position = view.data.startIndex
        let end = view.data.endIndex
        while position != end, index < rows.count {
            let element = view.data[position]
            let row = rows[index]
            guard row.occurrence == 0, id(of: element) == row.id else { break }
            Content._updateNode(row.node, content(of: element), inputs)
            index += 1
            position = view.data.index(after: position)
        }
        if position != end || index < rows.count { reorder(from: index, position) }
    }

    /// Matches what follows the first `kept` rows by id; rows whose id is gone leave.
    private func reorder(from kept: Int, _ start: Data.Index) {
        let inputs = inputs
        var old: [Key: _ViewNode] = [:]
        for row in rows[kept...] { old[Key(id: row.id, occurrence: row.occurrence)] = row.node }
        let writes = rows[kept...].contains { $0.node.flags.contains(.writesPreferences) }
        rows.removeSubrange(kept...)
        var seen = Set(rows.map(\.id))
        var repeated: [ID: Int] = [:]
        for element in view.data[start...] {
            let id = id(of: element)
            let occurrence = occurrence(of: id, &seen, &repeated)
            if let node = old.removeValue(forKey: Key(id: id, occurrence: occurrence)) {
                Content._updateNode(node, content(of: element), inputs)
                rows.append(Row(id: id, occurrence: occurrence, node: node))
            } else {
                let node = Content._makeNode(content(of: element), inputs)
                rows.append(Row(id: id, occurrence: occurrence, node: node))
            }
        }
        for node in old.values.sorted(by: { $0.depth < $1.depth }) { node.leave() }
        if writes { preferencesChanged() }
        elementsChanged()
    }

    /// How often `id` came before; says so once when it did (semantics 64).
    private func occurrence(of id: ID, _ seen: inout Set<ID>, _ repeated: inout [ID: Int]) -> Int {
        if seen.insert(id).inserted { return 0 }
        RuntimeWarning.issue(
            "\(ForEach<Data, ID, Content>.self): the ID \(id) occurs multiple times within the collection, "
                + "this will give undefined results!")
        repeated[id, default: 0] += 1
        return repeated[id]!
    }

    override func forEachChild(_ body: (_ViewNode) -> Void) {
        for row in rows { body(row.node) }
    }

    override func willLeave() { reader.node = nil }
}
