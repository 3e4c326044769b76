import MartletGraph

/// What can be done in an alert: fields to fill in, below them buttons.
nonisolated struct AlertActions<Actions: View>: View {
    typealias Body = Never
    let actions: Actions

    @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node = AlertActionsNode(inputs)
        node.content = Items._makeNode(view.items(node), node.inputs)
        return node
    }

    @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        let node = unsafeDowncast(node, to: AlertActionsNode.self)
        Items._updateNode(node.content, view.items(node), node.inputs)
    }

    private typealias Items = TupleView<(Actions, Button<Text>)>

    /// The program's own, and the button that is there where they leave out what every alert has: "OK" in an alert
    /// without a button, "Cancel" in a dialog without one that cancels.
    @MainActor private func items(_ node: AlertActionsNode) -> Items {
        TupleView((actions, Button(_own: node.asks ? "Cancel" : "OK", role: node.asks ? .cancel : nil) {}))
    }
}

/// The element of what can be done in an alert.
///
/// Buttons stand beside each other where they fit, cancelling first; else below each other, cancelling last.
final class AlertActionsNode: ContainerNode {
    private var fields: [LayoutNode] = []
    private var buttons: [(element: LayoutNode, button: AlertButtonNode)] = []

    private static let gap: CGFloat = 12

    var asks: Bool { (Reader.withoutTracking { environment.itemContext } as? AlertContext)?.asks ?? false }

    var shownButtons: [AlertButtonNode] {
        _ = shown
        return buttons.map(\.button)
    }

    /// What is there to be seen, sorted into fields and buttons.
    private var shown: [LayoutNode] {
        fields = []
        buttons = []
        let elements = layoutChildren
        for element in elements {
            if let button = element.descendants(of: AlertButtonNode.self).first {
                buttons.append((element, button))
            } else {
                fields.append(element)
            }
        }
        let isComplete = asks ? buttons.dropLast().contains { $0.button.leaves } : buttons.count > 1
        if isComplete { buttons.removeLast() }
        return fields + buttons.map(\.element)
    }

    private struct Plan {
        var places: [(element: LayoutNode, frame: CGRect)] = []
        var size = CGSize.zero
    }

    private func plan(_ proposal: ProposedViewSize) -> Plan {
        _ = shown
        let ideal = buttons.map { $0.element.sizeThatFits(.unspecified) }
        let widest = ideal.map(\.width).max() ?? 0
        let count = CGFloat(buttons.count)
        let row = count * widest + max(count - 1, 0) * Self.gap
        let width = proposal.width ?? max(row, 260)
        var plan = Plan()
        var y: CGFloat = 0
        for field in fields {
            let fit = field.sizeThatFits(ProposedViewSize(width: width, height: nil))
            plan.places.append((field, CGRect(x: (width - fit.width) / 2, y: y, width: fit.width, height: fit.height)))
            y += fit.height + 8
        }
        if !fields.isEmpty, !buttons.isEmpty { y += 12 }
        let isRow = !asks && row <= width
        let cancelling = buttons.filter { $0.button.leaves }
        let others = buttons.filter { !$0.button.leaves }
        let ordered = isRow ? cancelling + others : others + cancelling
        let share = isRow ? (width - max(count - 1, 0) * Self.gap) / max(count, 1) : width
        let offer = ProposedViewSize(width: share, height: nil)
        let heights = ordered.map { $0.element.sizeThatFits(offer).height }
        for (index, item) in ordered.enumerated() {
            let x = isRow ? CGFloat(index) * (share + Self.gap) : 0
            let height = isRow ? heights.max() ?? 0 : heights[index]
            plan.places.append((item.element, CGRect(x: x, y: y, width: share, height: height)))
            if !isRow { y += height + (index < ordered.count - 1 ? 8 : 0) }
        }
        plan.size = CGSize(width: width, height: y + (isRow ? heights.max() ?? 0 : 0))
        return plan
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { plan(proposal).size }

    override func placeChildren() {
        for (element, frame) in plan(ProposedViewSize(size)).places {
            element.place(at: frame.origin, size: frame.size, proposal: ProposedViewSize(frame.size))
        }
        let preferred = asks || buttons.count < 2 ? nil : AlertButtonNode.preferred(among: buttons.map(\.button))
        for (_, button) in buttons { button.setPreferred(button === preferred) }
    }

    override func draw(into builder: inout DisplayBuilder) {
        for element in shown { builder.add(element) }
    }

    override func describe(into list: inout AccessibilityBuilder) {
        for (element, _) in plan(ProposedViewSize(size)).places { element.describe(into: &list) }
    }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        for element in shown.reversed() where element.hitTest(element.fromParent(point), &path) {
            path.append(self)
            return true
        }
        return false
    }
}
