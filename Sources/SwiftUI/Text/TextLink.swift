import MartletGraph
import MartletText

/// A part of a text that opens an address.
nonisolated struct TextLink: Equatable {
    let address: URL
    var title: String
    /// In bytes of the whole text.
    var range: Range<Int>
}

/// The element of a part of a text that opens an address: it lies over the letters, and takes the keyboard.
@MainActor
struct LinkedPart {
    var link: TextLink {
        didSet { if link != oldValue { TextLinkArea._updateNode(node.content, TextLinkArea(link: link), node.inputs) } }
    }
    let node: ZStackNode
    /// Where the letters are, a rectangle for each line.
    private var frames: [CGRect] = []

    init(_ link: TextLink, in text: TextNode) {
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

extension TextExtras {
    func placeLinks(_ text: MeasuredText) {
        for index in links.indices { place(index, in: text) }
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
            .pointerStyle(.link)
            .controlElement(.link, value: address.absoluteString) { open(address) }
            .accessibilityLabel(link.title)
    }
}
