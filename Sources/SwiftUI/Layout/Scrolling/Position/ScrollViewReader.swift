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
        reader.evaluate { content(ScrollViewProxy(node: self)) }
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
        MainActor.assumeIsolated {
            let transaction = Transaction(values: TransactionValues.current)
            ScrollingNode.scrolling(in: transaction) {
                _ = root?.scroll(to: id, anchor ?? transaction.scrollTargetAnchor)
            }
        }
    }
}
