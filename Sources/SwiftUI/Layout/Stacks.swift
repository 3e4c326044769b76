import MartletGraph

/// Lays out its children from the leading to the trailing edge (semantics 71-79).
nonisolated public struct HStack<Content: View>: View {
    public typealias Body = Never
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// - Parameter spacing: points between neighbours; nil for the distance the neighbours prefer, 8 by default.
    @inlinable nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(alignment, spacing, content())
    }

    @usableFromInline nonisolated init(_ alignment: VerticalAlignment, _ spacing: CGFloat?, _ content: Content) {
        self.alignment = alignment
        self.spacing = spacing?.finite
        self.content = content
    }

    private var layout: StackLayout { StackLayout(axis: .horizontal, spacing: spacing, alignment: alignment.key) }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node = StackNode(view.layout, inputs)
        node.content = Content._makeNode(view.content, node.inputs)
        return node
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        let node = unsafeDowncast(node, to: StackNode.self)
        node.setLayout(view.layout)
        Content._updateNode(node.content, view.content, node.inputs)
    }
}

/// Lays out its children from top to bottom (semantics 71-79).
nonisolated public struct VStack<Content: View>: View {
    public typealias Body = Never
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// - Parameter spacing: points between neighbours; nil for the distance the neighbours prefer, 8 by default.
    @inlinable nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(alignment, spacing, content())
    }

    @usableFromInline nonisolated init(_ alignment: HorizontalAlignment, _ spacing: CGFloat?, _ content: Content) {
        self.alignment = alignment
        self.spacing = spacing?.finite
        self.content = content
    }

    private var layout: StackLayout { StackLayout(axis: .vertical, spacing: spacing, alignment: alignment.key) }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node = StackNode(view.layout, inputs)
        node.content = Content._makeNode(view.content, node.inputs)
        return node
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        let node = unsafeDowncast(node, to: StackNode.self)
        node.setLayout(view.layout)
        Content._updateNode(node.content, view.content, node.inputs)
    }
}

/// Lays its children over one another (semantics 80).
nonisolated public struct ZStack<Content: View>: View {
    public typealias Body = Never
    let alignment: Alignment
    let content: Content

    @inlinable nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.init(alignment, content())
    }

    @usableFromInline nonisolated init(_ alignment: Alignment, _ content: Content) {
        self.alignment = alignment
        self.content = content
    }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node = ZStackNode(DepthLayout(alignment: view.alignment), inputs)
        node.content = Content._makeNode(view.content, node.inputs)
        return node
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        let node = unsafeDowncast(node, to: ZStackNode.self)
        node.setLayout(DepthLayout(alignment: view.alignment))
        Content._updateNode(node.content, view.content, node.inputs)
    }
}
