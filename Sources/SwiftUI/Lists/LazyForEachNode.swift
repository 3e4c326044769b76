import MartletGraph

/// The node of a view for each element in a lazy container: keeps the ids of all, and the nodes of those that were
/// needed. A row's state lives for as long as its node is kept (see `LazyNode`).
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode, LazyRows {
    private var view: ForEach<Data, ID, Content>
    private(set) var ids: ContiguousArray<ID> = []
    private(set) var extents: ContiguousArray<Float> = []
    private(set) var made: [Int: _ViewNode] = [:]
    private var reader: Reader!
    /// What the last change was, while changes are animated.
    private var lastChange: (round: UInt64, matching: RowMatching)?

    init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
        self.view = view
        super.init(parent: inputs.parent, scope: inputs.scope)
        flags.insert(.isLazy)
        reader = Reader(self)
        ids = reader.evaluate { view.ids.read(view.data) }
        extents = ContiguousArray(repeating: .nan, count: ids.count)
        if !view.isConstant { view.warn(ofRepeated: view.ids.repeated(in: ids)) }
    }

    var rowCount: Int { ids.count }

    // MARK: Update

    func update(with new: ForEach<Data, ID, Content>) {
        if view.keepsData(before: new) { view.content = new.content } else { view = new }
        update()
    }

    override func update() {
        flags.remove(.stale)
        let isChanged = updateIDs()
        for index in made.keys.sorted() { Content._updateNode(made[index]!, content(at: index), inputs) }
        if isChanged { elementsChanged() }
    }

    /// - Returns: whether the rows are others, or in another order.
    private func updateIDs() -> Bool {
        let new = reader.evaluate { view.ids.read(view.data) }
        let matching = view.ids.match(ids, new)
        if matching.isIdentity { return false }
        let old = ids
        ids = new
        lastChange = Animation.isUsed ? (graph.round, matching) : nil
        matching.carry(&extents, new: .nan)
        view.warn(ofRepeated: view.ids.repeated(in: ids, among: matching.added))
        move(matching, old)
        return true
    }

    /// Takes the nodes that are made along with their ids; those whose id is gone leave.
    private func move(_ matching: RowMatching, _ old: ContiguousArray<ID>) {
        let destinations = matching.destinations
        var gone: [(node: _ViewNode, id: ID)] = []
        var moved: [Int: _ViewNode] = [:]
        for index in made.keys.sorted() {
            let node = made[index]!
            if let place = matching.destination(of: index, destinations) {
                moved[place] = node
            } else {
                gone.append((node, old[index]))
            }
        }
        made = moved
        for (node, id) in gone { depart(node, AnyHashable(id)) }
        if gone.contains(where: { $0.node.flags.contains(.writesPreferences) }) { preferencesChanged() }
    }

    // MARK: Rows

    /// The view of a row; what evaluating it reads is read by this node.
    private func content(at index: Int) -> Content {
        reader.extend { view.content(view.data[view.data.index(view.data.startIndex, offsetBy: index)]) }
    }

    func makeRow(at index: Int) -> _ViewNode {
        if let known = made[index] { return known }
        let node = graph.updating {
            let content = content(at: index)
            guard let known = takeBack(AnyHashable(ids[index])) else { return Content._makeNode(content, inputs) }
            Content._updateNode(known, content, inputs)
            return known
        }
        made[index] = node
        return node
    }

    func isNew(at index: Int) -> Bool {
        guard let lastChange, lastChange.round == graph.round else { return false }
        return lastChange.matching.origin(of: index) == nil
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

    override func willLeave() { reader.leave() }
}

extension LazyForEachNode: IdentifyingNode {
    func itemID(of child: _ViewNode) -> AnyHashable? {
        made.first { $0.value === child }.map { AnyHashable(ids[$0.key]) }
    }
}
