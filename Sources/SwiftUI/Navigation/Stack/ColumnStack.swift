import MartletGraph

/// Lays out the pages of a stack, of which the last is seen, and in a wide window columns in front of it.
nonisolated struct ColumnStack<Content: View>: View {
    typealias Body = Never
    /// The widths of the columns, in points.
    let widths: [CGFloat]
    /// Which element a narrow window shows: a column, or past them all for the last page.
    let shown: Int
    /// How many columns are left out.
    let hidden: Int
    let content: Content

    init(widths: [CGFloat], shown: Int, hidden: Int, @ViewBuilder content: () -> Content) {
        self.widths = widths
        self.shown = shown
        self.hidden = hidden
        self.content = content()
    }

    @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node = ColumnStackNode(inputs)
        node.set(view.widths, view.shown, view.hidden)
        node.content = Content._makeNode(view.content, node.inputs)
        return node
    }

    @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        let node = unsafeDowncast(node, to: ColumnStackNode.self)
        node.set(view.widths, view.shown, view.hidden)
        Content._updateNode(node.content, view.content, node.inputs)
    }
}

/// The element of a stack of pages.
final class ColumnStackNode: ContainerNode {
    private var widths: [CGFloat] = []
    private var shown = 0
    private var hidden = 0
    /// The elements that are seen, told so or not.
    private var present: Set<ObjectIdentifier> = []

    func set(_ widths: [CGFloat], _ shown: Int, _ hidden: Int) {
        if widths == self.widths, shown == self.shown, hidden == self.hidden { return }
        (self.widths, self.shown, self.hidden) = (widths, shown, hidden)
        setNeedsLayout()
        setNeedsDisplay()
        if content != nil { presenceChanged() }
    }

    override func elementsCollected() { presenceChanged() }

    /// The columns and the one page that are seen, in the order in which they stand.
    private var visible: [LayoutNode] {
        let elements = layoutChildren
        guard let last = elements.last else { return [] }
        let columns = min(widths.count, elements.count - 1)
        if hidden < columns { return Array(elements[hidden..<columns]) + [last] }
        return [shown < columns ? elements[shown] : last]
    }

    /// Views that are covered disappear, and appear again when they are seen again.
    private func presenceChanged() {
        let seen = visible
        let now = Set(seen.map(ObjectIdentifier.init))
        for element in layoutChildren {
            let isKnown = told.contains(ObjectIdentifier(element))
            let (was, isSeen) = (present.contains(ObjectIdentifier(element)), now.contains(ObjectIdentifier(element)))
            if isKnown ? was != isSeen : !isSeen { element.tellPresence(isSeen) }
        }
        present = now
        told = Set(layoutChildren.map(ObjectIdentifier.init))
    }

    private var told: Set<ObjectIdentifier> = []

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let fit = visible.last?.sizeThatFits(proposal) ?? .zero
        return CGSize(width: proposal.width ?? fit.width, height: proposal.height ?? fit.height)
    }

    override func placeChildren() {
        let seen = visible
        var x: CGFloat = 0
        for (index, element) in seen.enumerated() {
            let isLast = index == seen.count - 1
            let width = isLast ? max(0, size.width - x) : columnWidth(hidden + index)
            let fit = CGSize(width: width, height: size.height)
            element.place(at: CGPoint(x: x, y: 0), size: fit, proposal: ProposedViewSize(fit))
            x += width + (isLast ? 0 : 1)
        }
    }

    /// A column leaves at least as much for the rest as it takes.
    private func columnWidth(_ index: Int) -> CGFloat { min(widths[index], (size.width / 3).rounded()) }

    override func draw(into builder: inout DisplayBuilder) {
        let seen = visible
        for element in seen { builder.add(element) }
        let isDark = EnvironmentValues(scope: scope).colorScheme == .dark
        let color = (isDark ? RGBA.white : .black).withAlpha(multipliedBy: 0.12)
        for element in seen.dropLast() {
            let line = CGRect(x: element.origin.x + element.size.width, y: 0, width: 1, height: size.height)
            builder.add(
                .fill(.rect(line.offsetBy(dx: builder.origin.x, dy: builder.origin.y)), .color(color), FillStyle()))
        }
    }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        for element in visible.reversed() where element.hitTest(element.fromParent(point), &path) {
            path.append(self)
            return true
        }
        return false
    }

    override func describe(into list: inout AccessibilityBuilder) {
        for element in visible { element.describe(into: &list) }
    }
}
