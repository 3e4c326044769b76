import MartletGraph

extension View {
    /// Says what the bar of the tab view around shows for this page: a symbol, a title, or a label with both.
    ///
    /// The page is made when it is first shown.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(info: TabPageInfo(item: AnyView(label()))))
    }
}

/// Makes a view a page of a tab view.
nonisolated struct TabItemModifier: ViewModifier {
    typealias Body = Never
    let info: TabPageInfo

    @MainActor static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs) -> _ViewNode
    {
        TabPageNode(view.content, view.modifier.info, inputs)
    }

    @MainActor static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        unsafeDowncast(node, to: TabPageNode<C>.self).update(view.content, view.modifier.info)
    }
}

/// A page as the tab view sees it.
@MainActor
protocol TabPage: LayoutNode {
    var info: TabPageInfo { get }
    /// Makes the views of the page, which is about to be shown.
    func makeContent()
}

/// The element of a page: makes its views when it is first shown.
final class TabPageNode<C: View>: ContainerNode, TabPage {
    private(set) var info: TabPageInfo
    private var view: C

    init(_ view: C, _ info: TabPageInfo, _ inputs: _ViewInputs) {
        self.info = info
        self.view = view
        super.init(inputs)
        // What the tab view has to know of a page before it is shown is said by the views it is made of.
        if (C.self as? any TraitSetting.Type)?.setsTraits == true { makeContent() }
    }

    func update(_ new: C, _ info: TabPageInfo) {
        view = new
        self.info = info
        if content != nil { C._updateNode(content, new, inputs) }
        (outermostParent as? TabsNode)?.refresh()
    }

    func makeContent() {
        guard content == nil else { return }
        content = C._makeNode(view, inputs)
        if content.flags.contains(.writesPreferences) { preferencesChanged() }
    }

    override var layoutChildren: ContiguousArray<LayoutNode> { content == nil ? [] : super.layoutChildren }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        makeContent()
        let children = layoutChildren
        return children.count == 1 ? children[0].sizeThatFits(proposal) : Column(children, proposal).size
    }

    override func placeChildren() {
        makeContent()
        layoutChildren.placeInMiddle(of: size, proposal.size)
    }
}

/// A type of view that may set traits which a container around it reads.
nonisolated protocol TraitSetting {
    static var setsTraits: Bool { get }
}

extension TraitModifier: TraitSetting {
    nonisolated static var setsTraits: Bool { true }
}

extension QuietTraitModifier: TraitSetting {
    nonisolated static var setsTraits: Bool { true }
}

extension ModifiedContent: TraitSetting {
    nonisolated static var setsTraits: Bool {
        [Modifier.self as? any TraitSetting.Type, Content.self as? any TraitSetting.Type]
            .contains { $0?.setsTraits == true }
    }
}

extension LayoutNode {
    /// The innermost element that traits of this page can have been set on.
    var traitCarrier: LayoutNode {
        let page = innermostElement
        guard page is any TabPage, page.layoutChildren.count == 1 else { return page }
        return page.layoutChildren[0].innermostElement
    }
}
