import MartletGraph
import MartletHost

/// The element of a row, header or footer of a list: its insets, background and lines, and the buttons beside it.
final class ListRowNode: ContainerNode {
    /// Where the first text stood when the lines were drawn; nil before.
    var drawnTextPlace: CGFloat?
    let element: LayoutNode
    unowned(unsafe) let list: ListNode
    let kind: LazyEntry.Kind
    /// Which of the list's entries it shows.
    var place = 0 {
        didSet { if list.look.alternates, place % 2 != oldValue % 2 { setNeedsDisplay() } }
    }
    private(set) var isFirst = false
    private(set) var isLast = false
    private(set) var isHovered = false
    private(set) var isPressed = false
    private var background: RowExtra?
    private(set) var badge: RowExtra?
    private(set) var leadingBar: RowExtra?
    private(set) var trailingBar: RowExtra?
    /// Between which rows what is dragged would come.
    private(set) var gap: VerticalEdge?
    /// How far the row is swiped; positive shows what is at the leading edge.
    private(set) var swipe: CGFloat = 0
    /// Whether fingers on a touchpad, or on their way over the page, move it aside.
    var followsScroll = false
    /// Whether the buttons beside it are to stay in sight.
    var isOpen: Bool { list.openRow === self }
    private var hasDecorations = false
    private var glideMotion: SystemMotion?
    /// Whether it is on its way to where it stays.
    var isGliding: Bool { glideMotion != nil }

    init(_ element: LayoutNode, _ list: ListNode, _ kind: LazyEntry.Kind) {
        self.element = element
        self.list = list
        self.kind = kind
        super.init(list.inputs)
        content = element
    }

    override var wantsGroup: Bool { true }
    override var rowContent: LayoutNode { element }

    override var appearance: GroupAppearance {
        var appearance = GroupAppearance()
        if swipe != 0 || fillsCorner { appearance.clip = outline(CGRect(origin: .zero, size: size)) }
        return appearance
    }

    /// Whether the content reaches into a round corner of the card.
    private var fillsCorner: Bool {
        guard kind == .row, list.look.isBoxed, isFirst || isLast else { return false }
        let least = list.look.cornerRadius / 3
        let frame = CGRect(origin: element.origin, size: element.size)
        return (frame.minX < least || frame.maxX > size.width - least)
            && ((isFirst && frame.minY < least) || (isLast && frame.maxY > size.height - least))
    }

    /// What belongs to the row alone; its content has a parent of its own.
    override func forEachChild(_ body: (_ViewNode) -> Void) {
        for extra in [background, badge, leadingBar, trailingBar] { extra.map { body($0) } }
    }

    func trait<K: TraitKey>(of key: K.Type) -> ScopeValue<K.Value>? {
        element.innermostElement.scope.trait(key, upTo: list.scope)
    }

    func setEdges(isFirst: Bool, isLast: Bool) {
        if isFirst == self.isFirst, isLast == self.isLast { return }
        (self.isFirst, self.isLast) = (isFirst, isLast)
        clipBackground()
        group?.setAppearance(appearance)
        setNeedsDisplay()
    }

    // MARK: What stands beside the content

    /// Whether it lies on a background of the program's, not on the card of its section.
    var hasOwnBackground: Bool {
        kind == .row
            && (trait(of: RowBackgroundTrait.self)?.value != nil
                || ChangedAppearances.tableViewCell?.backgroundColor != nil)
    }

    func decorationsChanged() {
        hasDecorations = false
        if list.look.isBoxed, (background != nil) != hasOwnBackground { list.setNeedsLayout() }
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func updateDecorations() {
        if hasDecorations { return }
        hasDecorations = true
        set(&background, trait(of: RowBackgroundTrait.self)?.value)
        let number = trait(of: BadgeTrait.self)?.value.map { text in
            AnyView(BadgeLabel(text: text, prominence: element.innermostElement.environment.badgeProminence))
        }
        let isInLink = trait(of: RowLinkTrait.self)?.value.showsBadge == true
        set(&badge, kind == .row && !isInLink ? number : nil)
    }

    private func set(_ extra: inout RowExtra?, _ view: AnyView?, isReversed: Bool = false) {
        guard let view else {
            extra?.leave()
            return extra = nil
        }
        if let extra {
            AnyView._updateNode(extra.content, view, extra.inputs)
        } else {
            extra = RowExtra(view, self, isReversed: isReversed)
        }
    }

    // MARK: Layout

    static let editWidth: CGFloat = 38

    private var insets: EdgeInsets {
        let usual = list.look.rowInsets
        switch kind {
        case .row:
            return element.innermostElement.scope.traits(RowInsetsTrait.self, upTo: list.scope).over(usual)
        case .header where list.look.kind == .plain:
            return EdgeInsets(top: 6, leading: usual.leading, bottom: 6, trailing: usual.trailing)
        case .header, .footer:
            // A phone's stand above the texts of the rows.
            let isOutside = list.look.isBoxed && list.look.margin > 0 && !environment.idiom.isTouched
            let side = isOutside ? 2 : usual.leading
            return EdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
        }
    }

    /// With what editing adds at the sides.
    private var space: EdgeInsets {
        var insets = insets
        if showsEditButton { insets.leading += Self.editWidth }
        if showsHandle { insets.trailing += Self.editWidth }
        return insets
    }

    var showsEditButton: Bool { list.isEditing && kind == .row && (deletion != nil || isChoosing) }
    /// Whether editing shows a box to select the row by.
    var isChoosing: Bool { list.selection?.allowsMany == true && list.selection?.canSelect(place, list) == true }
    var showsHandle: Bool { list.isEditing && kind == .row && movement != nil }

    /// The least height that the row was measured with.
    private var measuredMinimum: CGFloat = 0

    private var minimumHeight: CGFloat {
        switch kind {
        case .row: EnvironmentValues(scope: scope).defaultMinListRowHeight.finite
        case .header: (EnvironmentValues(scope: scope).defaultMinListHeaderHeight ?? 0).finite
        case .footer: 0
        }
    }

    private func badgeWidth(_ width: CGFloat?) -> CGFloat {
        guard let badge else { return 0 }
        return badge.sizeThatFits(ProposedViewSize(width: width, height: nil)).width + 8
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        _ = layoutChildren
        updateDecorations()
        let space = space
        let sides = space.leading + space.trailing
        let offer = ProposedViewSize(
            width: proposal.width.map { max(0, $0 - sides - badgeWidth($0)) }, height: nil)
        let fit = element.sizeThatFits(offer)
        measuredMinimum = minimumHeight
        return CGSize(
            width: proposal.width ?? fit.width + sides,
            height: max(measuredMinimum, fit.height + space.top + space.bottom))
    }

    override func placeChildren() {
        _ = layoutChildren
        updateDecorations()
        let space = space
        let extra = badgeWidth(size.width)
        let room = CGSize(
            width: max(0, size.width - space.leading - space.trailing - extra),
            height: max(0, size.height - space.top - space.bottom))
        let offer = offer(in: room)
        let fit = element.sizeThatFits(offer)
        element.place(
            at: CGPoint(x: space.leading + swipe, y: space.top + (room.height - fit.height) / 2), size: fit,
            proposal: offer)
        if let badge {
            let fit = badge.sizeThatFits(.unspecified)
            badge.place(
                at: CGPoint(x: size.width - space.trailing - fit.width + swipe, y: (size.height - fit.height) / 2),
                proposal: .unspecified)
        }
        background?.place(at: .zero, size: size, proposal: ProposedViewSize(size))
        clipBackground()
        for (bar, isLeading) in [(leadingBar, true), (trailingBar, false)] {
            guard let bar else { continue }
            let offer = ProposedViewSize(width: nil, height: size.height)
            // Pulled further than they are wide, the buttons become wider, so that they stay at the row.
            let width = max(bar.sizeThatFits(offer).width, isLeading ? swipe : -swipe)
            bar.place(
                at: CGPoint(x: isLeading ? swipe - width : size.width + swipe, y: 0),
                size: CGSize(width: width, height: size.height), proposal: offer)
        }
        group?.setAppearance(appearance)
    }

    private func clipBackground() { background?.clip = outline(CGRect(origin: .zero, size: size)) }

    func editingChanged() {
        setNeedsLayout()
        setNeedsDisplay()
        close()
    }

    // MARK: Swiping

    func makeBars() {
        // Those of an earlier try may offer what the row no longer does.
        if swipe == 0 { dropBars() }
        guard leadingBar == nil, trailingBar == nil else { return }
        let sides = swipeSides
        let close: @MainActor () -> Void = { [weak self] in self?.close() }
        if let side = sides.leading { set(&leadingBar, AnyView(SwipeBar(buttons: side.buttons, close: close))) }
        if let side = sides.trailing {
            set(&trailingBar, AnyView(SwipeBar(buttons: side.buttons, close: close)), isReversed: true)
        }
        setNeedsLayout()
    }

    /// The buttons on both sides; a row that can be deleted has a button for it unless it has others.
    var swipeSides: SwipeActions {
        var sides = trait(of: SwipeTrait.self)?.value ?? SwipeActions()
        if sides.trailing == nil, deletion != nil {
            // The row may stand elsewhere by the time that the button is pressed.
            let buttons = Button(_own: "Delete", role: .destructive) { [weak self] in
                guard let self, let deletion else { return }
                if let window { window.withSystemAnimation { deletion.action([deletion.index]) } }
            }
            sides.trailing = SwipeActions.Side(allowsFullSwipe: true, buttons: AnyView(buttons))
        }
        return sides
    }

    func barWidth(_ bar: RowExtra?) -> CGFloat {
        bar?.sizeThatFits(ProposedViewSize(width: nil, height: size.height)).width ?? 0
    }

    func setSwipe(_ new: CGFloat) {
        glideMotion?.cancel()
        glideMotion = nil
        if new == swipe { return }
        swipe = new
        if new != 0 {
            if list.openRow !== self { list.openRow?.close() }
            list.openRow = self
        }
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Hides the buttons again.
    func close() {
        if list.openRow === self { list.openRow = nil }
        glide(to: 0) { [weak self] in self?.dropBars() }
    }

    /// Moves the row to where it stays, where the window shows motion of its own.
    func glide(to end: CGFloat, then done: @escaping @MainActor () -> Void = {}) {
        // One that has only begun would go on to where the row is no longer wanted.
        glideMotion?.cancel()
        glideMotion = nil
        if swipe == end { return done() }
        let start = swipe
        let motion = SystemMotion.begin(in: self, by: SystemAnimation.swipes, from: 0, to: 1) { [weak self] in
            self?.follow(start + (end - start) * CGFloat($0))
        } over: { [weak self] in
            self?.glideMotion = nil
            self?.follow(end)
            // What merely moved is not described anew.
            self?.setNeedsLayout()
            done()
        }
        glideMotion = motion
        if motion == nil {
            setSwipe(end)
            done()
        }
    }

    /// Shows the row so far on its way.
    private func follow(_ new: CGFloat) {
        swipe = new
        placeChildren()
        setNeedsDisplay()
    }

    private func dropBars() {
        for bar in [leadingBar, trailingBar] { bar?.leave() }
        (leadingBar, trailingBar) = (nil, nil)
    }

    // MARK: Display

    var isSelected: Bool { list.isSelected(element) || trait(of: RowLinkTrait.self)?.value.isCurrent == true }

    func setHovered(_ new: Bool) {
        if new == isHovered { return }
        isHovered = new
        setNeedsDisplay()
    }

    func setGap(_ new: VerticalEdge?) {
        if new == gap { return }
        gap = new
        setNeedsDisplay()
    }

    func setPressed(_ new: Bool) {
        if new == isPressed { return }
        isPressed = new
        setNeedsDisplay()
    }

    /// The row's shape: with round corners at the ends of a card.
    func outline(_ rect: CGRect) -> Outline {
        let look = list.look
        let radius = look.cornerRadius
        if radius == 0 || (look.isBoxed && !isFirst && !isLast) { return .rect(rect) }
        if !look.isBoxed || (isFirst && isLast) { return .rounded(rect, radius) }
        return .topRounded(rect, radius, isBottom: isLast)
    }

    override func draw(into builder: inout DisplayBuilder) {
        let rect = builder.rect(flags.contains(.moves) ? shownFrame.size : size)
        if kind == .row { drawBackground(rect, into: &builder) } else { drawPlainHeader(rect, into: &builder) }
        if let background {
            builder.add(background)
        }
        builder.add(element)
        badge.map { builder.add($0) }
        // Of a row that is not swiped they would stand beside it.
        if swipe != 0 { for bar in [leadingBar, trailingBar] { bar.map { builder.add($0) } } }
        if kind == .row {
            drawControls(rect, into: &builder)
            drawLines(rect, into: &builder)
            drawGap(rect, into: &builder)
            drawRing(into: &builder)
        }
    }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        guard CGRect(origin: .zero, size: size).contains(point) else { return false }
        for child in reachedChildren where child.hitTest(child.fromParent(point), &path) { break }
        path.append(self)
        return true
    }

    override func describe(into list: inout AccessibilityBuilder) { describeRow(into: &list) }

    override func styleChanged() {
        if Reader.withoutTracking({ minimumHeight }) != measuredMinimum { setNeedsLayout() }
        setNeedsDisplay()
        super.styleChanged()
    }
}

extension Outline {
    /// A rectangle of which the corners at the top, or those at the bottom, are round.
    static func topRounded(_ rect: CGRect, _ radius: CGFloat, isBottom: Bool) -> Outline {
        let r = min(radius, rect.height, rect.width / 2)
        let k = r * 0.4477
        func y(_ distance: CGFloat) -> CGFloat { isBottom ? rect.maxY - distance : rect.minY + distance }
        return .path(
            PathElements([
                .move(to: CGPoint(x: rect.minX, y: y(rect.height))), .line(to: CGPoint(x: rect.minX, y: y(r))),
                .curve(
                    to: CGPoint(x: rect.minX + r, y: y(0)), control1: CGPoint(x: rect.minX, y: y(k)),
                    control2: CGPoint(x: rect.minX + k, y: y(0))),
                .line(to: CGPoint(x: rect.maxX - r, y: y(0))),
                .curve(
                    to: CGPoint(x: rect.maxX, y: y(r)), control1: CGPoint(x: rect.maxX - k, y: y(0)),
                    control2: CGPoint(x: rect.maxX, y: y(k))),
                .line(to: CGPoint(x: rect.maxX, y: y(rect.height))), .closeSubpath,
            ]))
    }
}
