import MartletGraph
import MartletHost

/// The element of a tab view.
final class TabsNode: ContainerNode, PreferenceReader, RoomTaker {
    var takesRoom: Bool { true }

    private var choice: TabChoice
    private(set) var look: _TabViewLook
    private(set) var isWide: Bool
    private var customization: TabCustomizationState
    private(set) var bar: BarPartNode!
    /// What stands at the bottom of all pages.
    var accessory: TabAccessoryNode?
    /// Of the pages: what belongs to this tab view is not that of one in them.
    var pageInputs: _ViewInputs { accessory?.pageInputs ?? inputs }
    /// The page that is shown, and its position.
    private(set) weak var current: LayoutNode?
    private(set) weak var previous: LayoutNode?
    private(set) var index = 0
    private var present: Set<ObjectIdentifier> = []
    private var known: Set<ObjectIdentifier> = []
    private var safeAreaInsets = EdgeInsets()
    override var coveredEdges: EdgeInsets? { safeAreaInsets }
    /// How much of the strip with the window's buttons lies over it, where its own bar does not stand there.
    private var strip: CGFloat = 0
    override var freeTop: CGFloat { hasBarOnTop ? 0 : strip }
    override var frameContainerSize: CGSize? {
        CGSize(
            width: max(0, size.width - safeAreaInsets.horizontal), height: max(0, size.height - safeAreaInsets.vertical)
        )
    }
    var swipe = TabSwipe()
    lazy var hiders = hidersAround
    var minimizing = TabBarMinimizeBehavior.automatic { didSet { if minimizing != oldValue { setSmall(false) } } }
    /// Whether the bar shows only the tab of the page.
    private var isSmall = false
    /// Where the tabs stand in the bar of the page; nil where they have their own.
    var inBar: TabsInBar?
    var changes = TabsInBarChanges()
    /// Where the bar stands above the frame that is around the tab view, in a window of settings.
    private(set) var shelf: SettingsShelf?

    /// Puts the bar above the pane of a window of settings, if there is none yet.
    func stand(on new: SettingsShelf) {
        guard new.take(self), let node = new.node else { return }
        shelf = new
        bar.layoutParent = node
    }

    init(
        _ choice: TabChoice, _ look: _TabViewLook, _ isWide: Bool, _ customization: TabCustomizationState,
        _ inputs: _ViewInputs
    ) {
        self.customization = customization
        self.choice = choice
        self.look = look
        self.isWide = isWide
        super.init(inputs)
        flags.insert(.readsPreferences)
        scope.windowRoot?.pageKeys.append(WeakPageKeys(node: self))
        bar = BarPartNode(self.inputs)
        bar.content = TabBar._makeNode(barView, bar.inputs)
        bar.layoutParent = self
    }

    func set(
        _ choice: TabChoice, _ look: _TabViewLook, _ isWide: Bool, _ customization: TabCustomizationState
    ) {
        self.choice = choice
        self.customization = customization
        if look != self.look || isWide != self.isWide {
            (self.look, self.isWide) = (look, isWide)
            setNeedsLayout()
            setNeedsDisplay()
        }
        refresh()
    }

    override func forEachChild(_ body: (_ViewNode) -> Void) {
        super.forEachChild(body)
        body(bar)
        if let accessory { body(accessory) }
    }

    override func willLeave() {
        stand(in: nil)
        shelf?.leave(self)
        super.willLeave()
    }

    // MARK: The page that is shown

    override func elementsCollected() { refresh() }

    /// Follows the selection, what pages there are, and what they say of themselves.
    func refresh() {
        let isStale = flags.contains(.elementsStale)
        let pages = layoutChildren
        // Collecting them has come here already.
        if isStale { return }
        let selected = pages.firstIndex { choice.isSelected($0.traitCarrier, self) }
        let kept = current.flatMap { page in pages.firstIndex { $0 === page } }
        index = selected ?? kept ?? max(0, min(index, pages.count - 1))
        if selected == nil, index < pages.count, info(of: pages[index])?.isHidden == true {
            index = pages.firstIndex { info(of: $0)?.isHidden != true } ?? index
        }
        show(pages.isEmpty ? nil : pages[index])
        presenceChanged()
        itemsChanged()
    }

    private func show(_ page: LayoutNode?) {
        guard page !== current else { return }
        (previous, current) = (current, page)
        isSmall = false
        // Here and not in the layout, so that the page appears before the tab view does (semantics 50).
        (page?.innermostElement as? any TabPage)?.makeContent()
        swipe.shown(page)
        shelf?.changed()
        setNeedsLayout()
        setNeedsDisplay()
        preferencesChanged(hasWriter: false)
    }

    func select(_ page: LayoutNode) {
        if choice.select(page.traitCarrier, self, false) { return }
        index = layoutChildren.firstIndex { $0 === page } ?? index
        show(page)
        refresh()
    }

    /// The user has chosen a tab.
    private func chosen(_ page: LayoutNode) {
        if page !== current { return select(page) }
        _ = choice.select(page.traitCarrier, self, true)
        page.leadToStart()
    }

    func page(after distance: Int) -> LayoutNode? {
        let pages = order.filter { $0 === current || info(of: $0)?.isDisabled != true }
        guard let place = pages.firstIndex(where: { $0 === current }).map({ $0 + distance }) else { return nil }
        return pages.indices.contains(place) ? pages[place] : nil
    }

    private func info(of page: LayoutNode) -> TabPageInfo? { (page.innermostElement as? any TabPage)?.info }

    /// The pages as the bar lists them: without hidden ones, pinned ones behind the others, and the one to search in
    /// last.
    private var order: [LayoutNode] { listed.filter(isShown) }

    /// Those that may be in the bar, also the ones that the user has hidden.
    private var listed: [LayoutNode] {
        let possible = layoutChildren.filter { info(of: $0)?.isHidden != true }
        let pages = isSidebar ? customization.value.sorted(possible) { info(of: $0) } : possible
        func rank(_ page: LayoutNode) -> Int {
            guard let info = info(of: page) else { return 0 }
            if let role = info.role { return role == .search ? 3 : 2 }
            return info.placement == .pinned && look.kind == .sidebar && !isSidebar ? 1 : 0
        }
        return (0...3).flatMap { place in pages.filter { rank($0) == place } }
    }

    /// Whether the bar, or the sidebar, shows a page.
    private func isShown(_ page: LayoutNode) -> Bool {
        guard look.kind == .sidebar, let info = info(of: page) else { return true }
        let isChangeable = customization.binding != nil
        guard isSidebar else {
            return info.placement != .sidebarOnly && !(isChangeable && info.customization.isHiddenInBar)
        }
        let chosen = info.customization.changeableID.map { customization.value[sidebarVisibility: $0] } ?? .automatic
        return chosen == .automatic ? !(isChangeable && info.customization.isHiddenInSidebar) : chosen == .visible
    }

    /// The page that is shown, and during a swipe the one beside it.
    private var visible: [LayoutNode] {
        guard let current else { return [] }
        if swipe.offset == 0 { return [current] }
        return [current] + [page(after: swipe.offset < 0 ? 1 : -1)].compactMap { $0 }
    }

    /// Views that are covered disappear, and appear again when they are seen again.
    private func presenceChanged() {
        let now = Set(visible.map(ObjectIdentifier.init))
        for page in layoutChildren {
            let id = ObjectIdentifier(page)
            let isSeen = now.contains(id)
            if known.contains(id) ? present.contains(id) != isSeen : !isSeen {
                outermost(page).tellPresence(isSeen)
            }
        }
        present = now
        known = Set(layoutChildren.map(ObjectIdentifier.init))
    }

    /// Moves the pages sideways.
    func setOffset(_ new: CGFloat) {
        guard new != swipe.offset else { return }
        swipe.offset = new
        setNeedsLayout()
        setNeedsDisplay()
        presenceChanged()
    }

    /// The titles and the like of the page that is shown pass upward, not those of the others.
    override func reducePreference<Value>(_ key: PreferenceReduction<Value>, into result: inout Value?) {
        if let current { outermost(current).reducePreference(key, into: &result) }
    }

    /// The node around all that belongs to one page, such as an `onAppear` outside of its `tabItem`.
    private func outermost(_ page: LayoutNode) -> _ViewNode {
        var node: _ViewNode = page
        while let outer = node.parent, outer !== self {
            var elements: ContiguousArray<_ViewNode> = []
            outer.collectElements(into: &elements)
            if elements.count != 1 { break }
            node = outer
        }
        return node
    }

    // MARK: The bar

    private(set) var wish = TabBarWish()

    func preferencesDidChange() {
        var wanted: TabBarWish?
        if let current { outermost(current).reducePreference(TabBarWishKey.reduction, into: &wanted) }
        let new = wanted ?? TabBarWish()
        if new == wish { return }
        wish = new
        itemsChanged()
        setNeedsLayout()
        setNeedsDisplay()
    }

    func setSmall(_ new: Bool) {
        guard new != isSmall else { return }
        isSmall = new
        itemsChanged()
        setNeedsLayout()
        setNeedsDisplay()
    }

    func itemsChanged() {
        if flags.contains(.elementsStale) { return setNeedsLayout() }
        TabBar._updateNode(bar.content, barView, bar.inputs)
        shelf?.changed()
    }

    private var barView: TabBar {
        guard content != nil else { return TabBar(tabs: [], look: look, isWide: isWide) { _ in false } }
        let tabs = (isSidebar ? listed : order).enumerated().map { index, page in
            let carrier = page.traitCarrier
            let info = info(of: page)
            return TabBarItem(
                id: ObjectIdentifier(page), index: index, item: info?.item, section: info?.section,
                isDisabled: info?.isDisabled ?? false,
                badge: carrier.scope.trait(BadgeTrait.self, upTo: scope)?.value,
                isSelected: page === current,
                select: { [weak self, weak page] in
                    if let page { self?.chosen(page) }
                }, customizing: info?.customization ?? TabCustomizing(),
                decorations: info?.decorations ?? [], isShown: isShown(page))
        }
        let enlarge: @MainActor () -> Void = { [weak self] in self?.setSmall(false) }
        return TabBar(
            tabs: tabs, look: barKind, isWide: isWide, isInBar: inBar != nil, isOnShelf: shelf != nil,
            barLook: inBar.map { BarLook(nil, $0.scheme) } ?? wish.look, customization: customization.binding,
            enlarge: isSmall && hasBarBelow ? enlarge : nil
        ) { [weak self] in self?.move(by: $0) ?? false }
    }

    // MARK: Layout

    private func barSize(_ width: CGFloat?) -> CGSize {
        hidesBar ? .zero : bar.sizeThatFits(ProposedViewSize(width: width, height: nil))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        _ = layoutChildren
        if shelf != nil { return current?.sizeThatFits(proposal) ?? .zero }
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        if isSidebar {
            let fit =
                current?.sizeThatFits(
                    ProposedViewSize(
                        width: proposal.width.map { max(0, $0 - TabBar.sidebarWidth) }, height: proposal.height))
                ?? .zero
            let added = accessory?.height(proposal.width) ?? 0
            return CGSize(
                width: proposal.width ?? fit.width + TabBar.sidebarWidth,
                height: proposal.height ?? fit.height + added + strip)
        }
        let added = (accessory?.height(proposal.width) ?? 0) + (hasBarOnTop ? 0 : strip)
        let barHeight = (look.isPaged ? 0 : barSize(proposal.width).height) + added
        let rest = ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - barHeight) })
        let fit = current?.sizeThatFits(rest) ?? .zero
        return CGSize(width: proposal.width ?? fit.width, height: proposal.height ?? fit.height + barHeight)
    }

    override func placeChildren() {
        _ = layoutChildren
        if shelf != nil { return placePage() }
        let strip = followTitleStrip().overlap
        if strip != self.strip, !hasBarOnTop { setNeedsLayout() }
        self.strip = strip
        if isSidebar { return placeBesideBar() }
        window?.titleBars.add(self)
        let isOnTop = isWide && !look.isPaged
        let inBar = hasBarOnTop ? inBar : nil
        let offer = ProposedViewSize(width: inBar == nil ? size.width : barWidth, height: nil)
        let barFit = hidesBar ? .zero : bar.sizeThatFits(offer)
        let place =
            inBar.map { CGPoint(x: $0.x, y: $0.middle - barFit.height / 2) }
            ?? CGPoint(x: (size.width - barFit.width) / 2, y: isOnTop ? 0 : size.height - barFit.height)
        bar.place(at: place, size: barFit, proposal: offer)
        let top = hasBarOnTop ? (inBar == nil ? barFit.height : 0) : strip
        var bottom = isOnTop || look.isPaged ? 0 : barFit.height
        bottom += accessory?.place(above: bottom, from: 0, in: size) ?? 0
        safeAreaInsets = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
        let area = CGSize(width: size.width, height: max(0, size.height - top - bottom))
        for page in visible {
            let fit = page.sizeThatFits(ProposedViewSize(area))
            let beside = page === current ? 0 : swipe.offset < 0 ? size.width : -size.width
            let x = (area.width - fit.width) / 2 + swipe.offset + beside
            page.place(
                at: CGPoint(x: x, y: top + (area.height - fit.height) / 2), size: fit, proposal: ProposedViewSize(area))
        }
    }

    private func placePage() {
        guard let current else { return }
        safeAreaInsets = EdgeInsets()
        let fit = current.sizeThatFits(ProposedViewSize(size))
        current.place(
            at: CGPoint(x: (size.width - fit.width) / 2, y: (size.height - fit.height) / 2), size: fit,
            proposal: ProposedViewSize(size))
    }

    private func placeBesideBar() {
        let width = min(TabBar.sidebarWidth, size.width)
        let column = CGSize(width: width, height: size.height)
        bar.place(at: .zero, size: column, proposal: ProposedViewSize(column))
        let bottom = accessory?.place(above: 0, from: width, in: size) ?? 0
        safeAreaInsets = EdgeInsets(top: strip, leading: width, bottom: bottom, trailing: 0)
        let area = CGSize(width: size.width - width, height: max(0, size.height - bottom - strip))
        for page in visible {
            let fit = page.sizeThatFits(ProposedViewSize(area))
            page.place(
                at: CGPoint(x: width + (area.width - fit.width) / 2, y: strip + (area.height - fit.height) / 2),
                size: fit,
                proposal: ProposedViewSize(area))
        }
    }

    // MARK: Display, events, description

    override var wantsGroup: Bool { true }

    override var appearance: GroupAppearance {
        var appearance = GroupAppearance()
        if look.isPaged { appearance.clip = .rect(CGRect(origin: .zero, size: size)) }
        return appearance
    }

    override func draw(into builder: inout DisplayBuilder) {
        for page in visible { builder.add(page) }
        if showsBar { builder.add(bar) }
        if let accessory { builder.add(accessory) }
    }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        let isInside = CGRect(origin: .zero, size: size).contains(point)
        if look.isPaged, !isInside { return false }
        for element in [accessory, showsBar ? bar : nil, current].compactMap({ $0 as LayoutNode? })
        where element.hitTest(element.fromParent(point), &path) {
            path.append(self)
            return true
        }
        guard look.isPaged else { return false }
        path.append(self)
        return true
    }

    override func describe(into list: inout AccessibilityBuilder) {
        let isOnTop = isWide && !look.isPaged
        if isOnTop, showsBar { bar.describe(into: &list) }
        current?.describe(into: &list)
        accessory?.describe(into: &list)
        if !isOnTop, showsBar { bar.describe(into: &list) }
    }
}
