import MartletGraph

/// What a page shows, or that nobody said how to show its value.
nonisolated struct PageContent: View {
    typealias Body = Never
    let page: NavigationPage

    @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node = PageContentNode(view.page, inputs)
        node.child = AnyView._makeNode(node.evaluate(), node.inputs)
        return node
    }

    @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        // A page is one object for as long as it is shown, and says itself when it shows something else.
    }
}

/// The node of a page's views.
///
/// A page lies beside the view whose link pushed it, and is evaluated after it: when an update takes that view away, the
/// page has nothing to show any more, and what it reads may be gone.
final class PageContentNode: ChildNode, DeeperNode {
    private let page: NavigationPage
    private var reader: Reader!

    /// More than the levels from a stack to any link in it; a deeper link is updated after its page.
    private static let extraDepth: Int32 = 20_000

    init(_ page: NavigationPage, _ inputs: _ViewInputs) {
        self.page = page
        super.init(inputs, extraDepth: Self.extraDepth)
        reader = Reader(self)
        page.node = self
    }

    func evaluate() -> AnyView {
        return reader.evaluate { page.view() } ?? AnyView(MissingPage())
    }

    override func update() {
        if page.isWithdrawn { return }
        AnyView._updateNode(child, evaluate(), inputs)
    }

    /// Takes the views away at once; the page itself goes in the next round.
    func withdraw() {
        replaceChild(with: EmptyView._makeNode(EmptyView(), inputs))
    }

    override func willLeave() { reader.leave() }
}

private struct MissingPage: View {
    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "exclamationmark.triangle").font(.largeTitle).foregroundColor(.secondary)
            Text(verbatim: "There is no page for this.").foregroundColor(.secondary)
        }
    }
}
