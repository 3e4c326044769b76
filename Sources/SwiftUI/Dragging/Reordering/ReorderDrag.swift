import MartletGraph

/// The view of a window that is being moved among others.
@MainActor
final class ReorderDrags: WindowKeeping {
    fileprivate(set) var drag: ReorderDrag?

    init() {}
}

/// A view on its way to another place: it follows the pointer, and the others make room for it.
@MainActor
final class ReorderDrag {
    private struct Item {
        let node: ModifierLayoutNode<ReorderItem>
        let id: AnyHashable
        /// What tells it from the others by its id.
        let source: any IdentifyingNode
        let collection: AnyHashable
        let frame: CGRect
    }

    private weak var drags: ReorderDrags?
    private let container: ModifierLayoutNode<ReorderContainer>
    private let items: [Item]
    private let source: Int
    private var distance = CGPoint.zero
    /// How far the others stand from where they are laid out.
    private var offsets: [ObjectIdentifier: CGPoint] = [:]
    /// The item that it was drawn over last, and whether it goes behind that; nil where it was.
    private var target: (item: Int, isAfter: Bool)?

    init?(of item: ModifierLayoutNode<ReorderItem>, in container: ModifierLayoutNode<ReorderContainer>) {
        var items: [Item] = []
        func collect(_ node: LayoutNode) {
            if let node = node as? ModifierLayoutNode<ReorderItem>, let (id, source) = node.identification {
                let collection = node.modifier.collection
                items.append(
                    Item(node: node, id: id, source: source, collection: collection, frame: node.frameInWindow))
            } else {
                node.layoutChildren.forEach(collect)
            }
        }
        collect(container)
        guard let source = items.firstIndex(where: { $0.node === item }),
            let drags = item.window?.kept(ReorderDrags.self)
        else { return nil }
        (self.items, self.source, self.container, self.drags) = (items, source, container, drags)
        drags.drag?.end()
        drags.drag = self
        InFront.lifted = item.undistributedParent
        InFront.lifted?.layoutParent?.setNeedsDisplay()
    }

    func isLifted(_ node: LayoutNode) -> Bool { node === items[source].node }

    /// How far an item is shown from its place.
    func offset(of node: LayoutNode) -> CGPoint { isLifted(node) ? distance : offsets[ObjectIdentifier(node)] ?? .zero }

    func move(to location: CGPoint, from start: CGPoint) {
        distance = CGPoint(x: location.x - start.x, y: location.y - start.y)
        items[source].node.setNeedsLayout()
        let own = items[source].frame
        let center = CGPoint(x: own.midX + distance.x, y: own.midY + distance.y)
        func away(_ item: Int) -> CGFloat {
            hypot(items[item].frame.midX - center.x, items[item].frame.midY - center.y)
        }
        guard let nearest = items.indices.min(by: { away($0) < away($1) }) else { return }
        let new = nearest == source ? nil : (nearest, isAfter(nearest, center))
        guard new?.0 != target?.item || new?.1 != target?.isAfter else { return }
        target = new
        makeRoom()
    }

    /// Whether what is dropped over an item goes behind it: in its own collection where it has passed it, in another one
    /// where it is over the second half.
    private func isAfter(_ item: Int, _ center: CGPoint) -> Bool {
        if items[item].collection == items[source].collection { return item > source }
        let (frame, collection) = (items[item].frame, items[item].collection)
        if isColumn(collection) { return center.y > frame.midY }
        return isMirrored(collection) ? center.x < frame.midX : center.x > frame.midX
    }

    // MARK: Room

    private func members(of collection: AnyHashable) -> [Int] {
        items.indices.filter { items[$0].collection == collection }
    }

    /// Whether the items of a collection stand below one another.
    private func isColumn(_ collection: AnyHashable) -> Bool {
        let frames = members(of: collection).map { items[$0].frame }
        return zip(frames, frames.dropFirst()).allSatisfy { $1.minY >= $0.maxY - 1 }
    }

    private func isRow(_ collection: AnyHashable) -> Bool {
        let frames = members(of: collection).map { items[$0].frame }
        return zip(frames, frames.dropFirst()).allSatisfy { abs($1.midY - $0.midY) < max($0.height, $1.height) / 2 }
    }

    /// Whether the items of a row stand from right to left.
    private func isMirrored(_ collection: AnyHashable) -> Bool {
        let frames = members(of: collection).map { items[$0].frame }
        return frames.count > 1 && frames[1].midX < frames[0].midX
    }

    /// The other items of the collection that it goes to, and its place among them; nil where it stays.
    private var destination: (collection: AnyHashable, others: [Int], place: Int)? {
        guard let target else { return nil }
        let collection = items[target.item].collection
        let others = members(of: collection).filter { $0 != source }
        guard let place = others.firstIndex(of: target.item) else { return nil }
        return (collection, others, target.isAfter ? place + 1 : place)
    }

    /// The members of the collection that it goes to, with it where it goes; and of the one that it leaves, without it.
    private func makeRoom() {
        let old = offsets
        offsets = [:]
        if let destination {
            let from = items[source].collection
            var order = destination.others
            order.insert(source, at: destination.place)
            arrange(order, in: destination.collection)
            if from != destination.collection { arrange(members(of: from).filter { $0 != source }, in: from) }
        }
        for item in items where old[ObjectIdentifier(item.node)] != offsets[ObjectIdentifier(item.node)] {
            item.node.setNeedsLayout()
        }
    }

    /// Shows items in an order: one after the other at the distances that there are in a column or a row, else at the
    /// places that others leave.
    private func arrange(_ order: [Int], in collection: AnyHashable) {
        let frames = members(of: collection).map { items[$0].frame }
        guard let first = frames.first else { return }
        let (column, row) = (isColumn(collection), isRow(collection))
        let goesLeft = row && isMirrored(collection)
        let gap =
            frames.count < 2 ? 8 : column ? frames[1].minY - first.maxY : abs(frames[1].midX - first.midX) - first.width
        var next = column ? first.minY : goesLeft ? first.maxX : first.minX
        for (place, item) in order.enumerated() {
            let frame = items[item].frame
            var offset = CGPoint.zero
            if column {
                offset.y = next - frame.minY
                next += frame.height + gap
            } else if row {
                offset.x = goesLeft ? next - frame.maxX : next - frame.minX
                next += (frame.width + gap) * (goesLeft ? -1 : 1)
            } else if place < frames.count {
                offset = CGPoint(x: frames[place].midX - frame.midX, y: frames[place].midY - frame.midY)
            }
            if item != source { offsets[ObjectIdentifier(items[item].node)] = offset }
        }
    }

    /// Moves it over so many of its neighbours, at once.
    func step(by step: Int) {
        let order = members(of: items[source].collection)
        let place = (order.firstIndex(of: source) ?? 0) + step
        if order.indices.contains(place) { target = (order[place], step > 0) }
        drop()
    }

    // MARK: End

    /// Tells the program what was moved where, if it was.
    func drop() {
        guard let (collection, others, place) = destination else { return end() }
        let next = place < others.count ? items[others[place]].id : others.last.flatMap { unmade(after: items[$0]) }
        let move = ReorderMove(source: items[source].id, next: next, collection: collection)
        container.window?.withSystemAnimation {
            end()
            container.modifier.move(move)
        }
    }

    /// What follows the last item that is made: a lazy container has more than can be seen.
    private func unmade(after item: Item) -> AnyHashable? {
        guard let rows = item.source as? any LazyRows, let place = rows.rowIndex(of: item.id) else { return nil }
        return (place + 1..<rows.rowCount).lazy.map { rows.rowID(at: $0) }.first { $0 != self.items[self.source].id }
    }

    /// Everything goes back to where it is laid out.
    func end() {
        guard let drags, drags.drag === self else { return }
        drags.drag = nil
        for item in items where offset(of: item.node) != .zero { item.node.setNeedsLayout() }
        InFront.lifted?.layoutParent?.setNeedsDisplay()
        InFront.lifted = nil
    }
}

extension ModifierLayoutNode<ReorderItem> {
    /// The id by which the `ForEach` that is reorderable tells the view: the innermost around, or the outermost inside.
    fileprivate var identification: (id: AnyHashable, source: any IdentifyingNode)? {
        guard var child: _ViewNode = layoutChildren.first?.innermostElement else { return nil }
        var (found, isInside): ((AnyHashable, any IdentifyingNode)?, Bool) = (nil, true)
        while let node = child.parent, isInside || found == nil {
            if child is ModifierLayoutNode<ReorderItem> { isInside = false }
            if isInside || found == nil, let source = node as? any IdentifyingNode, let id = source.itemID(of: child) {
                found = (id, source)
            }
            child = node
        }
        return found
    }
}

extension LayoutNode {
    /// This element, or the outermost modifier of a `ForEach` around it.
    fileprivate var undistributedParent: LayoutNode {
        var node: LayoutNode = self
        while let outer = node.layoutParent, outer.flags.contains(.distributes) { node = outer }
        return node
    }
}
