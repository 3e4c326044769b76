import MartletGraph

/// Room that takes what the others leave: along a stack's axis, or on both axes outside of one (semantics 78, 81).
nonisolated public struct Spacer: LeafView {
    public typealias Body = Never
    /// The least length in points; nil for 8.
    public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    @MainActor func change(from old: Self) -> ElementChange { minLength == old.minLength ? .none : .layout }

    @MainActor func measure(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        let least = minLength.map { max(0, $0.finite) } ?? 8
        let width = max(proposal.width ?? least, least)
        let height = max(proposal.height ?? least, least)
        switch node.stackAxis {
        case .horizontal: return CGSize(width: width, height: 0)
        case .vertical: return CGSize(width: 0, height: height)
        case nil: return CGSize(width: width, height: height)
        }
    }

    @MainActor func draw(_ node: LayoutNode, into builder: inout DisplayBuilder) {}
    @MainActor func contains(_ point: CGPoint, _ node: LayoutNode) -> Bool { false }
    @MainActor var spacing: ViewSpacing { .zero }
    @MainActor var isSpacer: Bool { true }
}

/// A thin line between views: across a stack's axis, horizontal outside of one.
nonisolated public struct Divider: LeafView {
    public typealias Body = Never
    public init() {}

    @MainActor func change(from old: Self) -> ElementChange { .none }

    @MainActor func measure(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        node.stackAxis == .horizontal
            ? CGSize(width: 1, height: proposal.height ?? 10)
            : CGSize(width: proposal.width ?? 10, height: 1 + 2 * margin(node))
    }

    /// What is left free above and below: in a menu, where rows touch each other, 6 points.
    @MainActor private func margin(_ node: LayoutNode) -> CGFloat {
        Reader.withoutTracking { node.environment.menu } == nil ? 0 : 6
    }

    @MainActor static func color(around node: LayoutNode) -> RGBA {
        let environment = EnvironmentValues(scope: node.scope)
        let ink: RGBA = environment.colorScheme == .dark ? .white : .black
        return ink.withAlpha(multipliedBy: environment.colorSchemeContrast == .increased ? 0.5 : 0.15)
    }

    @MainActor func draw(_ node: LayoutNode, into builder: inout DisplayBuilder) {
        let color = Self.color(around: node)
        let line = builder.rect(node.size).insetBy(dx: 0, dy: node.stackAxis == .horizontal ? 0 : margin(node))
        builder.add(.fill(.rect(line), .color(color), FillStyle()))
    }

    @MainActor func contains(_ point: CGPoint, _ node: LayoutNode) -> Bool { false }
}

extension LayoutNode {
    /// The axis of the stack this element stands in, through modifiers around it.
    var stackAxis: Axis? {
        var next = layoutParent
        while let node = next {
            if let stack = node as? any StackingElement { return stack.stackOrientation }
            if !node.flags.contains(.distributes) { return nil }
            next = node.layoutParent
        }
        return nil
    }
}
