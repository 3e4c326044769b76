import MartletGraph

/// Where the content of a scroll view stands, in points from the top left corner.
public struct ScrollGeometry: Equatable, Sendable {
    /// The place of the scroll view in its content; less than zero at the beginning of content with insets.
    public var contentOffset: CGPoint
    /// The size of the content, without insets.
    public var contentSize: CGSize
    /// The room around the content that it can be scrolled through, such as behind bars.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view.
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// What the scroll view shows of its content, insets included.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// What the scroll view shows of its content between the insets.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: max(0, containerSize.width - contentInsets.horizontal),
            height: max(0, containerSize.height - contentInsets.vertical))
    }
}

extension ScrollGeometry: CustomDebugStringConvertible {
    public var debugDescription: String {
        "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), "
            + "contentInsets: \(contentInsets), containerSize: \(containerSize))"
    }
}

extension ScrollNode {
    var geometry: ScrollGeometry {
        ScrollGeometry(
            contentOffset: CGPoint(x: 0 - stack.origin.x, y: 0 - stack.origin.y), contentSize: stack.size,
            contentInsets: insets, containerSize: size)
    }
}

nonisolated struct ScrollGeometryModifier<T: Equatable>: NodeModifier {
    typealias Body = Never
    let transform: (ScrollGeometry) -> T
    let action: (T, T) -> Void

    init(_ transform: @escaping (ScrollGeometry) -> T, _ action: @escaping (T, T) -> Void) {
        self.transform = transform
        self.action = action
    }

    @MainActor func makeNode(_ inputs: _ViewInputs) -> ScrollGeometryNode<T> { ScrollGeometryNode(self, inputs) }

    @MainActor func contentUpdated(in node: ScrollGeometryNode<T>) {
        node.set(self)
    }
}

final class ScrollGeometryNode<T: Equatable>: ScrollObserverNode {
    private var modifier: ScrollGeometryModifier<T>
    private var geometry: ScrollGeometry?
    private var value: T?
    private var reader: Reader!
    private var calls = FrameCount()

    init(_ modifier: ScrollGeometryModifier<T>, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init("onScrollGeometryChange", inputs)
        reader = Reader(self)
    }

    func set(_ new: ScrollGeometryModifier<T>) {
        modifier = new
        update()
    }

    override func update() {
        flags.remove(.stale)
        geometry = nil
        reader.evaluate {}
        graph.placesMayDiffer = true
    }

    override func willLeave() { reader.leave() }

    override func look(at scroll: ScrollNode) {
        let new = scroll.geometry
        if new == geometry { return }
        let now = reader.extend { modifier.transform(new) }
        if let value, value == now { return geometry = new }
        guard calls.next() <= 4 else {
            return RuntimeWarning.issue(
                "onScrollGeometryChange(for: \(T.self)) action tried to update multiple times per frame.")
        }
        geometry = new
        let old = value ?? now
        value = now
        graph.effects.addAction { [self] in modifier.action(old, now) }
    }
}

extension View {
    /// Calls `action` with the old and the new value worked out from where the first scroll view inside stands: after
    /// its first layout, with the same value twice, and whenever the value becomes another.
    ///
    ///     ScrollView { … }.onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 0 } action: { isScrolled = $1 }
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryModifier<T>(transform, action))
    }
}
