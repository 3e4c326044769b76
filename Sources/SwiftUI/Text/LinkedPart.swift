import MartletGraph
import MartletHost
import MartletText

/// The element of a part of a text that opens an address: it lies over the letters, and takes the keyboard.
@MainActor
struct LinkedPart {
    var link: TextLink {
        didSet { if link != oldValue { TextLinkArea._updateNode(node.content, TextLinkArea(link: link), node.inputs) } }
    }
    let node: ZStackNode
    /// Where the letters are, a rectangle for each line.
    private var frames: [CGRect] = []

    init(_ link: TextLink, in text: LayoutNode) {
        self.link = link
        node = ZStackNode(
            DepthLayout(alignment: .topLeading), _ViewInputs(parent: text, scope: text.scope))
        node.content = TextLinkArea._makeNode(TextLinkArea(link: link), node.inputs)
        node.layoutParent = text
    }

    func contains(_ point: CGPoint) -> Bool { frames.contains { $0.contains(point) } }

    mutating func place(in text: MeasuredText) {
        frames = TextEngine.shared.frames(of: link.range, in: text)
        let all = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
        node.place(onScreenAt: all.origin, size: all.size, proposal: ProposedViewSize(all.size))
    }
}

/// What can be pressed over the letters of a link.
private struct TextLinkArea: View {
    let link: TextLink
    @Environment(\.openURL) private var openURL

    var body: some View {
        let (open, address) = (openURL, link.address)
        Color.clear
            .modifier(PressModifier(takesFrame: true, setPressed: { _ in }, action: { open(address) }))
            .modifier(TextLinkElement(link: link) { open(address) })
    }
}

/// Describes the letters of a link, and lets keys and screen readers open it.
nonisolated private struct TextLinkElement: ActionModifier, CursorModifier {
    let link: TextLink
    let open: @MainActor () -> Void

    @MainActor func change(from old: Self) -> ElementChange { .none }
    @MainActor var cursor: HostCursor? { .pointingHand }
    @MainActor var mirroredCursor: HostCursor? { .pointingHand }

    @MainActor func perform(_ action: AccessibleAction) -> Bool {
        guard action == .activate else { return false }
        open()
        return true
    }

    @MainActor func draw(_ child: LayoutNode, _ node: LayoutNode, into builder: inout DisplayBuilder) {
        builder.add(child)
        builder.addFocusRing(node)
    }

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        list.addControl(.link, node, label: link.title) { $0.value = link.address.absoluteString }
    }
}
