import MartletGraph

/// A view whose content can scroll to views by their ids.
///
///     ScrollViewReader { proxy in
///         List(messages) { Text($0.text) }
///         Button("Newest") { proxy.scrollTo(messages.last?.id) }
///     }
nonisolated public struct ScrollViewReader<Content: View>: View {
    public typealias Body = Never
    public var content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node = ScrollReaderNode(view.content, inputs)
        node.make()
        return node
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        unsafeDowncast(node, to: ScrollReaderNode<Content>.self).update(with: view.content)
    }
}

/// The node of a view whose content is given a proxy; what the content reads, this node follows.
final class ScrollReaderNode<Content: View>: ChildNode, BodyNode {
    private var content: (ScrollViewProxy) -> Content
    private var reader: Reader!

    init(_ content: @escaping (ScrollViewProxy) -> Content, _ inputs: _ViewInputs) {
        self.content = content
        super.init(inputs)
        reader = Reader(self)
    }

    private func evaluate() -> Content {
        let wasUpdating = Graph.isUpdating
        Graph.isUpdating = true
        defer { Graph.isUpdating = wasUpdating }
        return reader.evaluate { content(ScrollViewProxy(node: self)) }
    }

    func make() { child = Content._makeNode(evaluate(), inputs) }

    func update(with new: @escaping (ScrollViewProxy) -> Content) {
        content = new
        update()
    }

    override func update() {
        flags.remove(.stale)
        Content._updateNode(child, evaluate(), inputs)
    }

    override func willLeave() { reader.leave() }
}

/// Scrolls the scroll views inside a `ScrollViewReader`.
public struct ScrollViewProxy {
    weak var node: _ViewNode?

    /// Scrolls so that the first view with this id, or the row of a `ForEach` with it, is in sight.
    ///
    /// - Parameter anchor: the point of the view that is put at the same point of the scroll view; nil to scroll no
    ///   further than needed. An id that no view has does nothing.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let root = node
        nonisolated(unsafe) let id = AnyHashable(id)
        MainActor.assumeIsolated { _ = root?.scroll(to: id, anchor) }
    }
}

/// A node that gives ids to nodes below.
@MainActor
protocol ScrollTargets: _ViewNode {
    func node(withID id: AnyHashable) -> _ViewNode?
}

extension IDNode: ScrollTargets {
    func node(withID id: AnyHashable) -> _ViewNode? { id.base as? ID == self.id ? child : nil }
}

extension ForEachNode: ScrollTargets {
    func node(withID id: AnyHashable) -> _ViewNode? {
        guard let id = id.base as? ID else { return nil }
        return ids.firstIndex(of: id).map { nodes[$0] }
    }
}

extension _ViewNode {
    /// - Returns: whether there is a view with this id here.
    func scroll(to id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
        if let rows = self as? any LazyRows, let index = rows.rowIndex(of: id) {
            let container = sequence(first: self, next: \.parent).first { $0 is LazyNode } as? LazyNode
            if let container, let place = container.entries.place(of: rows, index) {
                container.scroll(to: place, anchor: anchor)
            }
            return true
        }
        if let target = (self as? any ScrollTargets)?.node(withID: id) {
            target.madeElements.first?.scrollIntoView(anchor)
            return true
        }
        var isFound = false
        forEachChild { if !isFound { isFound = $0.scroll(to: id, anchor) } }
        return isFound
    }
}

extension LayoutNode {
    /// Scrolls what is around so that this element is in sight.
    func scrollIntoView(_ anchor: UnitPoint?) {
        var frame = CGRect(origin: .zero, size: size)
        var next: LayoutNode = self
        while let outer = next.layoutParent {
            if let lazy = outer as? LazyNode,
                let place = lazy.entries.elements.first(where: { isInside($0.value) || $0.value === self })?.key
            {
                return lazy.scroll(to: place, anchor: anchor)
            }
            if let scroll = outer as? ScrollNode { return scroll.show(frame, anchor) }
            frame.origin = next.toParent(frame.origin)
            next = outer
        }
    }
}

extension ScrollNode {
    /// Scrolls to a rectangle of the content.
    func show(_ frame: CGRect, _ anchor: UnitPoint?) {
        func wanted(_ begin: CGFloat, _ end: CGFloat, _ offset: CGFloat, _ length: CGFloat, _ share: CGFloat?)
            -> CGFloat
        {
            if let share { return begin + (end - begin) * share - length * share }
            if begin < offset { return begin }
            return end > offset + length ? end - length : offset
        }
        let room = self.room(size)
        _ = scroll(
            to: CGPoint(
                x: scrolls(.horizontal)
                    ? wanted(frame.minX, frame.maxX, offset.x, room.width, anchor?.x) : offset.x,
                y: scrolls(.vertical)
                    ? wanted(frame.minY, frame.maxY, offset.y, room.height, anchor?.y) : offset.y))
    }
}
