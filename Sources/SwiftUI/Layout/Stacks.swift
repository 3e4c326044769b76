import MartletGraph

/// Lays out its children from the leading to the trailing edge (semantics 71-79).
nonisolated public struct HStack<Content: View>: ContainerView {
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

    @MainActor func makeContainer(_ inputs: _ViewInputs) -> StackNode { StackNode(layout, inputs) }
    @MainActor func update(_ node: StackNode) { node.setLayout(layout) }
}

/// Lays out its children from top to bottom (semantics 71-79).
nonisolated public struct VStack<Content: View>: ContainerView {
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

    @MainActor func makeContainer(_ inputs: _ViewInputs) -> StackNode { StackNode(layout, inputs) }
    @MainActor func update(_ node: StackNode) { node.setLayout(layout) }
}

/// Lays its children over one another (semantics 80).
nonisolated public struct ZStack<Content: View>: ContainerView {
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

    @MainActor func makeContainer(_ inputs: _ViewInputs) -> ZStackNode {
        ZStackNode(DepthLayout(alignment: alignment), inputs)
    }
    @MainActor func update(_ node: ZStackNode) { node.setLayout(DepthLayout(alignment: alignment)) }
}
