import MartletGraph

/// Which of a stack's columns and pages are seen, and how wide.
struct ColumnArrangement: Equatable {
    var widths: [ColumnWidth] = []
    /// What the page beside the columns wants.
    var detail: ColumnWidth?
    /// Which element a narrow window shows: a column, or past them all for the last page.
    var shown = 0
    /// How many columns are left out.
    var hidden = 0
    /// Whether columns lie in front of the page, not beside it.
    var overlays = false
    /// Whether lines are drawn between the columns.
    var hasLines = true
}

/// Lays out the pages of a stack, of which the last is seen, and in a wide window columns in front of it.
nonisolated struct ColumnStack<Content: View>: View {
    typealias Body = Never
    let model: NavigationModel
    let arrangement: ColumnArrangement
    let hideColumns: @MainActor () -> Void
    let goBack: (@MainActor () -> Void)?
    let content: Content

    init(
        _ model: NavigationModel, _ arrangement: ColumnArrangement, hideColumns: @escaping @MainActor () -> Void,
        goBack: (@MainActor () -> Void)?, @ViewBuilder content: () -> Content
    ) {
        self.model = model
        self.arrangement = arrangement
        self.hideColumns = hideColumns
        self.goBack = goBack
        self.content = content()
    }

    @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node = ColumnStackNode(inputs)
        node.hideColumns = view.hideColumns
        node.goBack = view.goBack
        node.model = view.model
        node.set(view.arrangement)
        node.content = Content._makeNode(view.content, node.inputs)
        inputs.scope.windowRoot?.kept(StackPaths.self).join(view.model)
        return node
    }

    @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        let node = unsafeDowncast(node, to: ColumnStackNode.self)
        node.hideColumns = view.hideColumns
        node.goBack = view.goBack
        node.model = view.model
        node.set(view.arrangement)
        Content._updateNode(node.content, view.content, node.inputs)
    }
}

/// The element of a stack of pages.
final class ColumnStackNode: ContainerNode, RoomTaker, PageHolder {
    var takesRoom: Bool { !arrangement.widths.isEmpty }

    private var arrangement = ColumnArrangement()
    var hideColumns: @MainActor () -> Void = {}
    /// Takes the last page away, as its back button does; nil where there is none.
    var goBack: (@MainActor () -> Void)?
    weak var model: NavigationModel?
    var swipe: PageSwipe?
    var canSwipe = false
    /// The elements that are seen, told so or not.
    private var present: Set<ObjectIdentifier> = []
    private var told: Set<ObjectIdentifier> = []
    private var focusReturn = FocusReturn()
    /// The widths that the user has dragged columns to.
    private var dragged: [Int: CGFloat] = [:]
    private var handles: [ColumnHandleNode] = []
    /// The one page that was seen last, and what lets the next slide over it.
    private var lastPage: LayoutNode?
    private var slide: PageSlide?

    func set(_ new: ColumnArrangement) {
        if new == arrangement { return }
        arrangement = new
        setNeedsLayout()
        setNeedsDisplay()
        if content != nil { presenceChanged() }
    }

    override func elementsCollected() { presenceChanged() }

    override func forEachChild(_ body: (_ViewNode) -> Void) {
        super.forEachChild(body)
        for handle in handles { body(handle) }
    }

    /// The columns and the one page that are seen, in the order in which they stand.
    private var visible: [LayoutNode] {
        let elements = layoutChildren
        guard let last = elements.last else { return [] }
        let columns = min(arrangement.widths.count, elements.count - 1)
        if arrangement.hidden < columns { return Array(elements[arrangement.hidden..<columns]) + [last] }
        return [arrangement.shown < columns ? elements[arrangement.shown] : last]
    }

    /// Views that are covered disappear, and appear again when they are seen again.
    private func presenceChanged() {
        let seen = visible
        let now = Set(seen.map(ObjectIdentifier.init))
        for element in layoutChildren {
            let isKnown = told.contains(ObjectIdentifier(element))
            let (was, isSeen) = (present.contains(ObjectIdentifier(element)), now.contains(ObjectIdentifier(element)))
            if isKnown ? was != isSeen : !isSeen { element.tellPresence(isSeen) }
            guard isKnown, was != isSeen else { continue }
            isSeen ? focusReturn.shown(element) : focusReturn.hidden(element)
            // It may have gone as a picture without them.
            if isSeen { element.redrawNatives() }
        }
        if present != now { preferencesChanged(hasWriter: false) }
        followPage(seen.count == 1 ? seen[0] : nil)
        present = now
        told = Set(layoutChildren.map(ObjectIdentifier.init))
    }

    /// Slides the page that is seen now over the one before, or that away from it.
    private func followPage(_ page: LayoutNode?) {
        let before = lastPage
        if before === page { return }
        lastPage = page
        guard let before, page != nil, flags.contains(.placed), before.flags.contains(.placed) else {
            slide = nil
            return
        }
        let isPush = !before.isGone || !told.contains(ObjectIdentifier(page!))
        // What was swiped to is on its way already.
        if page === swipe?.page { return }
        slide = PageSlide(from: before, isPush: isPush, in: self) { [weak self] in
            self?.slide = nil
            self?.setNeedsDisplay()
        }
        setNeedsDisplay()
    }

    // MARK: Swiping

    /// The page that going back shows.
    var pageBehind: LayoutNode? {
        guard goBack != nil, visible.count == 1, slide == nil, layoutChildren.count > 1 else { return nil }
        return layoutChildren[layoutChildren.count - 2]
    }

    func beginSwipe(to page: LayoutNode) {
        guard let last = lastPage else { return }
        let slide = PageSlide(of: last, isPush: false, in: self)
        swipe = PageSwipe(page: page, slide: slide)
        self.slide = slide
        setNeedsLayout()
        setNeedsDisplay()
    }

    func swipeSettled() {
        (swipe, slide) = (nil, nil)
        lastPage?.redrawNatives()
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Layout

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let fit = visible.last?.sizeThatFits(proposal) ?? .zero
        return CGSize(width: proposal.width ?? fit.width, height: proposal.height ?? fit.height)
    }

    override func placeChildren() {
        let seen = visible
        let columns = seen.dropLast()
        updateHandles(columns.count)
        var x: CGFloat = 0
        for (index, element) in columns.enumerated() {
            let width = columnWidth(arrangement.hidden + index, taken: x)
            place(element, x, width)
            handles[index].index = arrangement.hidden + index
            handles[index].place(
                at: CGPoint(x: x + width - 3, y: 0), size: CGSize(width: 7, height: size.height),
                proposal: .unspecified)
            x += width + 1
        }
        if let last = seen.last {
            let start = arrangement.overlays ? 0 : x
            place(last, start, max(0, size.width - start))
        }
        if let swipe, !seen.contains(where: { $0 === swipe.page }) { place(swipe.page, 0, size.width) }
        placeHidden(besides: seen)
    }

    /// Columns that are left out wait beyond the leading edge, and go there where that is animated.
    private func placeHidden(besides seen: [LayoutNode]) {
        let columns = min(arrangement.widths.count, layoutChildren.count)
        for column in layoutChildren.prefix(columns)
        where column.flags.contains(.placed) && !seen.contains(where: { $0 === column }) {
            place(column, -column.size.width - 1, column.size.width)
        }
    }

    /// Columns that are on their way out of sight.
    private var leavingColumns: [LayoutNode] {
        layoutChildren.prefix(arrangement.widths.count).filter { column in
            column.flags.contains(.moves) && !visible.contains { $0 === column }
        }
    }

    private func place(_ element: LayoutNode, _ x: CGFloat, _ width: CGFloat) {
        let fit = CGSize(width: width, height: size.height)
        element.place(at: CGPoint(x: x, y: 0), size: fit, proposal: ProposedViewSize(fit))
    }

    /// A column without another width leaves at least twice as much for the rest as it takes, and where that would be
    /// too little to read in, as much.
    private func columnWidth(_ index: Int, taken: CGFloat) -> CGFloat {
        let width = arrangement.widths[index]
        let wanted = width.clamped(dragged[index] ?? width.ideal)
        if !width.isDeclared, dragged[index] == nil {
            return min(wanted, max(size.width / 3, min(200, size.width / 2)).rounded())
        }
        let rest = arrangement.overlays ? 40 : arrangement.detail?.minimum ?? 200
        return min(wanted, max(0, size.width - taken - rest)).rounded()
    }

    func width(of index: Int) -> CGFloat {
        let place = index - arrangement.hidden
        return visible.indices.contains(place) ? visible[place].size.width : 0
    }

    func canDrag(_ index: Int) -> Bool {
        arrangement.widths.indices.contains(index) && !arrangement.widths[index].isFixed
    }

    func drag(_ index: Int, to width: CGFloat) {
        guard canDrag(index) else { return }
        dragged[index] = arrangement.widths[index].clamped(width)
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func updateHandles(_ count: Int) {
        while handles.count > count { handles.removeLast().leave() }
        while handles.count < count { handles.append(ColumnHandleNode(self)) }
    }

    // MARK: Display

    override func draw(into builder: inout DisplayBuilder) {
        let seen = visible
        let palette = ControlPalette(EnvironmentValues(scope: scope)).system
        let color = palette.line
        func fill(_ rect: CGRect, _ color: RGBA) {
            builder.add(
                .fill(.rect(rect.offsetBy(dx: builder.origin.x, dy: builder.origin.y)), .color(color), FillStyle()))
        }
        if arrangement.overlays, seen.count > 1 {
            builder.add(seen[seen.count - 1])
            fill(CGRect(origin: .zero, size: size), palette.shade)
            for column in seen.dropLast() {
                fill(CGRect(origin: column.origin, size: column.size), palette.window)
            }
        } else if let slide, seen.count == 1 {
            slide.draw(
                swipe?.page ?? seen[0], size: size, background: palette.window, shade: palette.shade, into: &builder)
        } else if let last = seen.last {
            builder.add(last)
        }
        for column in leavingColumns + seen.dropLast() {
            builder.add(column)
            guard arrangement.hasLines else { continue }
            let place = column.shownFrame
            let edge = isRightToLeft ? place.minX - 1 : place.maxX
            fill(CGRect(x: edge, y: 0, width: 1, height: size.height), color)
        }
    }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        let seen = visible
        let (columns, last) = (seen.dropLast(), seen.suffix(1))
        let isBeside = arrangement.overlays && !columns.isEmpty && !columns.contains { $0.contains(point) }
        for element in handles + columns + (isBeside ? [] : last)
        where element.hitTest(element.fromParent(point), &path) {
            path.append(self)
            return true
        }
        // A page can be swiped away wherever it is taken hold of.
        guard isBeside || pageBehind != nil, CGRect(origin: .zero, size: size).contains(point) else { return false }
        path.append(self)
        return true
    }

    override func describe(into list: inout AccessibilityBuilder) {
        let seen = visible
        for column in seen.dropLast() { column.describe(into: &list) }
        guard let last = seen.last else { return }
        guard arrangement.overlays, seen.count > 1 else { return last.describe(into: &list) }
        list.add {
            last.describe(into: &$0)
        } changing: {
            $0.isCovered = true
            $0.isFocusable = false
        }
    }

    override func styleChanged() {
        setNeedsDisplay()
        super.styleChanged()
    }

    /// The window is called what the last page is called that is seen, else what the column before it is.
    override func reducePreference<Value>(_ key: PreferenceReduction<Value>, into result: inout Value?) {
        let isOfShown =
            key.key == ObjectIdentifier(WindowTitleKey.self) || key.key == ObjectIdentifier(TabBarWishKey.self)
        guard isOfShown else { return super.reducePreference(key, into: &result) }
        for element in visible.reversed() { element.reducePreference(key, into: &result) }
    }
}

extension LayoutNode {
    /// Whether a point of the element around is in this one's frame.
    fileprivate func contains(_ point: CGPoint) -> Bool { CGRect(origin: origin, size: size).contains(point) }
}

extension ColumnStackNode: PointerResponder {
    /// A click beside columns that lie in front of the page hides them.
    func makeTracker() -> PressTracker? {
        arrangement.overlays && visible.count > 1 ? BesideTracker(self) : nil
    }
}

private final class BesideTracker: PressTracker {
    override func ended(_ press: Press) -> PressOutcome {
        guard let stack = node as? ColumnStackNode, press.path.first === stack else { return .failed }
        return .recognized { stack.hideColumns() }
    }
}
