import MartletGraph
import MartletHost

/// Makes a view a row of a menu, with a highlight, that acts when it is clicked or chosen by a key.
nonisolated struct MenuRowModifier: ViewModifier {
    typealias Body = Never
    var opensSubmenu = false
    let action: @MainActor () -> Void

    @MainActor static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs) -> _ViewNode
    {
        let node = MenuRowNode(view.modifier, inputs)
        node.content = C._makeNode(view.content, node.inputs)
        return node
    }

    @MainActor static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        let node = unsafeDowncast(node, to: MenuRowNode.self)
        node.modifier = view.modifier
        C._updateNode(node.content, view.content, node.inputs)
    }
}

/// The element of a menu's row: 32 points high and as wide as the menu.
class MenuRowNode: ContainerNode, PointerResponder, HoverResponder {
    var modifier: MenuRowModifier

    private static let padding: CGFloat = 12
    /// Before the content, for a mark that is drawn; in points.
    var leadingSpace: CGFloat { 0 }
    private static let height: CGFloat = 32

    init(_ modifier: MenuRowModifier, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    var opensSubmenu: Bool { modifier.opensSubmenu }
    var label: String { AccessibilityBuilder.name(of: layoutChildren) }

    /// Whether clicks and keys reach it; else it is faint.
    var canBeUsed: Bool { isEnabled }

    func activate() {
        guard canBeUsed else { return }
        if let menu { menu.use(self, modifier.action) } else { modifier.action() }
    }

    private var menu: MenuContext? { Reader.withoutTracking { environment.menu } }

    // MARK: Layout

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max(0, $0 - 2 * Self.padding - leadingSpace) }, height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let offer = inner(proposal)
        let fit = layoutChildren.reduce(CGSize.zero) {
            let fit = $1.sizeThatFits(offer)
            return CGSize(width: max($0.width, fit.width), height: max($0.height, fit.height))
        }
        return CGSize(
            width: max(fit.width + 2 * Self.padding + leadingSpace, proposal.width ?? 0),
            height: max(fit.height + 8, Self.height))
    }

    override func placeChildren() {
        let offer = inner(ProposedViewSize(size))
        for child in layoutChildren {
            let fit = child.sizeThatFits(offer)
            child.place(
                at: CGPoint(x: Self.padding + leadingSpace, y: (size.height - fit.height) / 2), size: fit,
                proposal: offer)
        }
    }

    // MARK: Display

    override var wantsGroup: Bool { true }

    override var appearance: GroupAppearance {
        var appearance = GroupAppearance()
        if !canBeUsed { appearance.opacity = 0.5 }
        return appearance
    }

    override func draw(into builder: inout DisplayBuilder) {
        if menu?.highlighted === self {
            let color = ControlPalette(environment).foreground.withAlpha(multipliedBy: 0.1)
            builder.add(.fill(.rounded(builder.rect(size), 6), .color(color), FillStyle()))
        }
        super.draw(into: &builder)
    }

    override func styleChanged() {
        setNeedsDisplay()
        super.styleChanged()
    }

    /// Moves the menu, where it is too long for the window, so that the row can be seen, or stands in the middle.
    func scrollIntoView(inMiddle: Bool = false) {
        var next = layoutParent
        while let node = next, !(node is ScrollNode) { next = node.layoutParent }
        guard let scroll = next as? ScrollNode else { return }
        let top = scroll.convertFromWindow(convertToWindow(.zero)).y
        let below = top + size.height - scroll.size.height
        if inMiddle {
            _ = scroll.scroll(by: CGSize(width: 0, height: top + (size.height - scroll.size.height) / 2))
        } else if top < 0 {
            _ = scroll.scroll(by: CGSize(width: 0, height: top))
        } else if below > 0 {
            _ = scroll.scroll(by: CGSize(width: 0, height: below))
        }
    }

    // MARK: Events

    func hoverChanged(_ isInside: Bool) {
        guard let menu else { return }
        if isInside {
            menu.highlight(self)
        } else if menu.highlighted === self {
            menu.highlight(nil)
        }
    }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        guard CGRect(origin: .zero, size: size).contains(point) else { return false }
        path.append(self)
        return true
    }

    func makeTracker() -> PressTracker? { MenuRowTracker(self) }
}

/// Follows a press on a row.
private final class MenuRowTracker: PressTracker {
    override func ended(_ press: Press) -> PressOutcome {
        guard let row = node as? MenuRowNode, contains(press.location) else { return .failed }
        return .recognized { row.activate() }
    }
}
