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
        let collection: AnyHashable
        let frame: CGRect
    }

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
            if let node = node as? ModifierLayoutNode<ReorderItem>, let id = node.itemID {
                items.append(Item(node: node, id: id, collection: node.modifier.collection, frame: node.frameInWindow))
            } else {
                node.layoutChildren.forEach(collect)
            }
        }
        collect(container)
        guard let source = items.firstIndex(where: { $0.node === item }),
            let drags = item.window?.kept(ReorderDrags.self)
        else { return nil }
        (self.items, self.source, self.container) = (items, source, container)
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
        let frame = items[item].frame
        return isColumn(items[item].collection) ? center.y > frame.midY : center.x > frame.midX
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

    /// The members of the collection that it goes to, with it where it goes; and of the one that it leaves, without it.
    private func makeRoom() {
        let old = offsets
        offsets = [:]
        if let target {
            let (from, to) = (items[source].collection, items[target.item].collection)
            var order = members(of: to).filter { $0 != source }
            let place = order.firstIndex(of: target.item).map { target.isAfter ? $0 + 1 : $0 } ?? order.count
            order.insert(source, at: place)
            arrange(order, in: to)
            if from != to { arrange(members(of: from).filter { $0 != source }, in: from) }
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
        let isMirrored = row && frames.count > 1 && frames[1].midX < first.midX
        let gap =
            frames.count < 2 ? 8 : column ? frames[1].minY - first.maxY : abs(frames[1].midX - first.midX) - first.width
        var next = column ? first.minY : isMirrored ? first.maxX : first.minX
        for (place, item) in order.enumerated() {
            let frame = items[item].frame
            var offset = CGPoint.zero
            if column {
                offset.y = next - frame.minY
                next += frame.height + gap
            } else if row {
                offset.x = isMirrored ? next - frame.maxX : next - frame.minX
                next += (frame.width + gap) * (isMirrored ? -1 : 1)
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
        let (item, target) = (items[source], target)
        guard let target else { return end() }
        let collection = items[target.item].collection
        let order = members(of: collection).filter { $0 != source }
        let place = order.firstIndex(of: target.item).map { target.isAfter ? $0 + 1 : $0 } ?? order.count
        let move = ReorderMove(
            source: item.id, next: place < order.count ? items[order[place]].id : nil, collection: collection)
        container.window?.withSystemAnimation {
            end()
            container.modifier.move(move)
        }
    }

    /// Everything goes back to where it is laid out.
    func end() {
        guard let drags = container.window?.kept(ReorderDrags.self), drags.drag === self else { return }
        drags.drag = nil
        for item in items where offset(of: item.node) != .zero { item.node.setNeedsLayout() }
        InFront.lifted?.layoutParent?.setNeedsDisplay()
        InFront.lifted = nil
    }
}

extension ModifierLayoutNode<ReorderItem> {
    /// The id by which the `ForEach` that is reorderable tells the view: the innermost around, or the outermost inside.
    fileprivate var itemID: AnyHashable? {
        guard var child: _ViewNode = layoutChildren.first?.innermostElement else { return nil }
        var (found, isInside): (AnyHashable?, Bool) = (nil, true)
        while let node = child.parent, isInside || found == nil {
            if child is ModifierLayoutNode<ReorderItem> { isInside = false }
            if isInside || found == nil, let id = (node as? any IdentifyingNode)?.itemID(of: child) { found = id }
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
