import MartletGraph

/// The bar of a page: a way back, its title, and its items.
struct NavigationBar: View {
    let bars: BarContents
    let goBack: (@MainActor () -> Void)?

    var body: some View {
        if !bars.isHidden(.navigationBar), hasContent {
            VStack(alignment: .leading, spacing: 0) {
                BarLine {
                    HStack(spacing: 4) {
                        if let goBack, !bars.hidesBackButton { BackButton(action: goBack) }
                        ForEach(bars.items(.leading), id: \.portal.id) { PortalView(portal: $0.portal) }
                    }
                    HStack(spacing: 4) {
                        if let item = bars.items(.center).first {
                            PortalView(portal: item.portal)
                        } else if let title = bars.title, !bars.isLarge {
                            title.font(.body.bold()).lineLimit(1).accessibilityAddTraits(.isHeader)
                        }
                    }
                    HStack(spacing: 4) {
                        ForEach(bars.items(.trailing), id: \.portal.id) { PortalView(portal: $0.portal) }
                    }
                }
                .padding(.horizontal, 6)
                .frame(height: 46)
                if bars.isLarge, let title = bars.title {
                    title.font(.largeTitle.bold()).lineLimit(1).padding(.horizontal, 18).padding(.bottom, 8)
                        .accessibilityAddTraits(.isHeader)
                }
            }
        }
    }

    private var hasContent: Bool {
        goBack != nil || bars.title != nil || bars.items.contains { $0.side != .bottom }
    }
}

/// Shows the page before; so do the escape key and the left arrow with Alt.
private struct BackButton: View {
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) { Image(systemName: "chevron.left").accessibilityLabel("Back") }
            .buttonStyle(BarButtonStyle())
            .keyboardShortcut(.leftArrow, modifiers: .option)
    }
}

/// The bar at the bottom of a page.
struct BottomBar: View {
    let items: [BarItem]

    var body: some View {
        if !items.isEmpty {
            HStack(spacing: 4) {
                ForEach(items, id: \.portal.id) { PortalView(portal: $0.portal) }
            }
            .padding(.horizontal, 6)
            .frame(maxWidth: .infinity, minHeight: 46)
            .fixedSize(horizontal: false, vertical: true)
        }
    }
}

extension PortalNode: Identifiable {
    nonisolated var id: ObjectIdentifier { ObjectIdentifier(self) }
}

/// Shows views that are declared elsewhere.
nonisolated struct PortalView: View {
    typealias Body = Never
    let portal: PortalNode

    @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        PortalHostNode(view.portal, inputs)
    }

    @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        unsafeDowncast(node, to: PortalHostNode.self).show(view.portal)
    }
}

/// The element in which views that are declared elsewhere are shown.
final class PortalHostNode: LayoutNode {
    private var portal: PortalNode

    init(_ portal: PortalNode, _ inputs: _ViewInputs) {
        self.portal = portal
        super.init(inputs)
        portal.show(in: self)
    }

    func show(_ new: PortalNode) {
        if new === portal { return }
        if portal.host === self { portal.hide() }
        portal = new
        new.show(in: self)
    }

    private var isShowing: Bool { portal.host === self && !portal.flags.contains(.left) }

    override var layoutChildren: ContiguousArray<LayoutNode> { isShowing ? [portal] : [] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isShowing ? portal.sizeThatFits(proposal) : .zero
    }

    override func placeChildren() {
        if isShowing { portal.place(at: .zero, size: size, proposal: proposal.size) }
    }

    override func willLeave() {
        if portal.host === self, !portal.flags.contains(.left) { portal.hide() }
    }
}
