import MartletGraph

/// The node of a view for each element: a node below for each id, in the order of the data.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode {
    @exclusivity(unchecked) private var view: ForEach<Data, ID, Content>
    @exclusivity(unchecked) private(set) var ids: ContiguousArray<ID> = []
    @exclusivity(unchecked) private(set) var nodes: ContiguousArray<_ViewNode> = []
    private var reader: Reader!

    init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
        self.view = view
        super.init(parent: inputs.parent, scope: inputs.scope)
        reader = Reader(self)
    }

    /// The view of an element; what evaluating it reads is read by this node.
    private func content(of element: Data.Element) -> Content {
        reader.extend { view.content(element) }
    }

    func make() {
        let inputs = inputs
        ids = reader.evaluate { view.ids.read(view.data) }
        if !view.isConstant { view.warn(ofRepeated: view.ids.repeated(in: ids)) }
        nodes.reserveCapacity(ids.count)
        view.ids.walk(view.data) { nodes.append(Content._makeNode(content(of: $0), inputs)) }
    }

    func update(with new: ForEach<Data, ID, Content>) {
        if view.keepsData(before: new) {
            view.content = new.content
        } else if !flags.contains(.stale), isSame(as: new) {
            return
        } else {
            view = new
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
        let new = reader.evaluate { view.ids.read(view.data) }
        let matching = view.ids.match(ids, new)
        if matching.isIdentity { updateRows() } else { match(new, matching) }
    }

    private func updateRows() {
        let inputs = inputs
        var index = 0
        view.ids.walk(view.data) {
            Content._updateNode(nodes[index], content(of: $0), inputs)
            index += 1
        }
    }

    /// Keeps the node of each id that is still there; rows whose id is gone leave.
    private func match(_ new: ContiguousArray<ID>, _ matching: RowMatching) {
        let inputs = inputs
        let old = nodes
        var next: ContiguousArray<_ViewNode> = []
        next.reserveCapacity(new.count)
        view.ids.walk(view.data) { element in
            if let origin = matching.origin(of: next.count) {
                Content._updateNode(old[origin], content(of: element), inputs)
                next.append(old[origin])
            } else if let known = takeBack(new[next.count]) {
                Content._updateNode(known, content(of: element), inputs)
                next.append(known)
            } else {
                next.append(Content._makeNode(content(of: element), inputs))
            }
        }
        let gone = ids[matching.oldMiddle]
        (ids, nodes) = (new, next)
        view.warn(ofRepeated: view.ids.repeated(in: ids, among: matching.added))
        let touched = old[matching.oldMiddle]
        let writes = touched.contains { $0.flags.contains(.writesPreferences) }
        for ((node, id), destination) in zip(zip(touched, gone), matching.destinations) where destination < 0 {
            depart(node, id)
        }
        if writes { preferencesChanged() }
        elementsChanged()
    }

    override func forEachChild(_ body: (_ViewNode) -> Void) {
        for node in nodes { body(node) }
    }

    override func willLeave() { reader.leave() }
}

extension ForEach {
    /// Whether a range that must not change is another one (semantics 63); says so.
    func keepsData(before new: ForEach) -> Bool {
        guard isConstant, new.isConstant, new.data.count != data.count else { return false }
        RuntimeWarning.issue(
            "\(ForEach.self) count (\(new.data.count)) != its initial count (\(data.count)). "
                + "`ForEach(_:content:)` should only be used for *constant* data. Instead conform data to "
                + "`Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!")
        return true
    }

    /// Says that ids stand for several rows (semantics 64).
    func warn(ofRepeated ids: ContiguousArray<ID>) {
        for id in ids {
            RuntimeWarning.issue(
                "\(ForEach.self): the ID \(id) occurs multiple times within the collection, "
                    + "this will give undefined results!")
        }
    }
}
