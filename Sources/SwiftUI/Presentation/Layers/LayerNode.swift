import MartletGraph
import MartletHost

/// The element of one layer above a window's content: it fills the window and holds a card.
///
/// It is declared by a `PresentationNode` and shown by the window's root.
final class LayerNode: WindowLayer, PreferenceReader {
    private let declaredKind: LayerKind
    let dismissal: Dismissal
    private(set) var card: CardNode!
    /// What buttons do in it, in a menu or an alert.
    let items: ItemContext?
    /// Where the view that declares it is, in window coordinates.
    var anchor: () -> CGRect = { .zero }
    /// In leading coordinates.
    private(set) var lastAnchor = CGRect.null
    /// What the content asks for: detents, a background and so on.
    private(set) var options = PresentationOptions()
    /// The element that had the keyboard before.
    var returnFocus: UInt64?
    /// How far a sheet at the bottom is pulled down, in points.
    var drag: CGFloat = 0
    /// The height it was pulled to, where nobody keeps it in a binding.
    var chosenDetent: PresentationDetent?
    /// What fingers on content that can be scrolled do to the sheet; nil where they scroll.
    var scrollPull: ScrollPull?
    /// How large a sheet with a sizing was so far, in points.
    private var largestSheet = CGSize.zero
    /// As it is on the screen, with the left edge as the leading one.
    private var arrow: (edge: Edge, tip: CGPoint)?
    private(set) lazy var motion = LayerMotion(self)
    let scheme = PresentedScheme()
    /// How large a small window has to be to show the card, in points.
    var windowNeeded = CGSize.zero

    init(_ kind: LayerKind, presenter: _ViewNode, _ dismiss: @escaping @MainActor () -> Void) {
        declaredKind = kind
        items = kind.makeItems()
        dismissal = Dismissal(dismiss)
        var scope: Scope = ScopeValue(
            parent: presenter.scope, key: ObjectIdentifier(ItemContextKey.self), writer: ItemContextKey.self,
            value: items)
        if kind.isPresentation {
            scope = ScopeValue(
                parent: scope, key: ObjectIdentifier(DismissalKey.self), writer: DismissalKey.self,
                value: Optional(dismissal))
            // A link in what is presented pushes nothing behind it.
            scope = ScopeValue(
                parent: scope, key: ObjectIdentifier(NavigationPlaceKey.self), writer: NavigationPlaceKey.self,
                value: NavigationPlace?.none)
            scope = ScopeValue(
                parent: scope, key: ObjectIdentifier(PageAroundKey.self), writer: PageAroundKey.self,
                value: AnyObject?.none)
            scope = ScopeValue(
                parent: scope, key: ObjectIdentifier(ElevatedKey.self), writer: ElevatedKey.self, value: kind != .cover)
        }
        super.init(_ViewInputs(parent: presenter, scope: scope).elsewhere)
        flags.insert(.readsPreferences)
        group = DisplayGroup()
        card = CardNode(inputs)
        content = card
        items?.layer = self
    }

    /// What the layer is in a window of this size.
    var kind: LayerKind { declaredKind.adapted(to: options, in: size, isPhone: environment.idiom == .phone) }

    override var focusBeforeMenu: UInt64? { kind == .menu ? returnFocus : nil }

    /// Whether what lies behind can be used while the layer is up.
    override var letsBehindBeUsed: Bool {
        guard kind == .sheet, let interaction = options.backgroundInteraction else { return false }
        guard let limit = interaction.limit else { return interaction.isEnabled }
        let available = geometry.sheetOffer.height
        let context = PresentationDetent.Context(maxDetentValue: available, environment: environment)
        guard geometry.isNarrow, let shown = detentHeight(in: available), let most = limit.height(in: context) else {
            return false
        }
        return shown <= most
    }

    /// Ends the layer as the user would; not where the content forbids it.
    func endByUser() {
        if options.isDismissDisabled { return }
        dismissal.dismiss()
    }

    /// Whether it can be left without an answer or a choice.
    var canBeDismissed: Bool { kind != .cover && !options.isDismissDisabled && items?.canCancel != false }

    /// Leaves it without an answer or a choice.
    func cancel() {
        if let items { items.cancel() } else { endByUser() }
    }

    override func willLeave() {
        dismissal.end()
        (host as? RootNode)?.remove(self)
        super.willLeave()
    }

    func preferencesDidChange() {
        var found: PresentationOptions?
        card.reducePreference(PresentationOptionsKey.reduction, into: &found)
        let new = found ?? PresentationOptions()
        let old = options
        options = new
        if kind.isPresentation {
            var wish: ColorScheme??
            card.reducePreference(PreferredColorSchemeKey.reduction, into: &wish)
            if scheme.set(wish ?? nil) { setNeedsDisplay() }
        }
        if new.isDismissDisabled != old.isDismissDisabled { setNeedsDisplay() }
        if new.backgroundView !== old.backgroundView {
            old.backgroundView?.portal.hide()
            new.backgroundView?.portal.show(in: self)
        }
        if !new.looksLike(old) {
            (host as? RootNode)?.reachChanged()
            setNeedsLayout()
            setNeedsDisplay()
            card.setNeedsDisplay()
        }
    }

    /// What the content prefers is its own affair.
    override func reducePreference<Value>(_ key: PreferenceReduction<Value>, into result: inout Value?) {}

    // MARK: Layout

    var geometry: LayerGeometry {
        LayerGeometry(
            window: size, isPhone: environment.idiom == .phone, strip: window?.titleBars.buttonsHeight ?? 0)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func placeChildren() {
        _ = layoutChildren
        lastAnchor = mirrored(anchor())
        arrow = nil
        let frame = cardFrame
        askForRoom()
        card.place(at: frame.origin, size: frame.size, proposal: ProposedViewSize(frame.size))
        if let background = options.backgroundView?.portal, background.host === self {
            background.place(at: frame.origin, size: frame.size, proposal: ProposedViewSize(frame.size))
        }
        if kind == .menu { turnMenu(isAbove: frame.maxY <= lastAnchor.minY) }
        setNeedsDisplay()
    }

    private var cardFrame: CGRect {
        let geometry = geometry
        switch kind {
        case .cover: return CGRect(origin: .zero, size: size)
        case .sheet: return sheetFrame(geometry)
        case .alert, .confirmation:
            let offer = geometry.alertOffer
            let fit = card.sizeThatFits(ProposedViewSize(offer))
            return geometry.centred(CGSize(width: min(fit.width, offer.width), height: min(fit.height, offer.height)))
        case .popover(let edge):
            let found = geometry.popover(fit(geometry.anchoredLimit), at: lastAnchor, edge: edge)
            arrow = (isRightToLeft ? found.edge.mirrored : found.edge, mirrored(found.tip))
            return found.card
        case .menu: return geometry.menu(fit(geometry.anchoredLimit), at: lastAnchor)
        }
    }

    private func sheetFrame(_ geometry: LayerGeometry) -> CGRect {
        let offer = geometry.sheetOffer
        if !geometry.isNarrow, let sizing = options.sizing?.sizing { return frame(of: sizing, geometry) }
        guard geometry.isNarrow else { return geometry.sheet(sheetFit(offer)) }
        let height = detentHeight(in: offer.height) ?? offer.height
        let shown = min(max(height - drag, 0), offer.height)
        return CGRect(
            x: 0, y: size.height - shown, width: size.width, height: drag > 0 ? height : max(shown, height))
    }

    /// A sheet of a size that the program gives, as far as the window has room for it.
    private func frame(of sizing: any PresentationSizing, _ geometry: LayerGeometry) -> CGRect {
        let room = CGSize(width: max(size.width - 60, 0), height: max(size.height - 60, 0))
        let root = PresentationSizingRoot { [card] in card.sizeThatFits($0) }
        let wanted = sizing.proposedSize(
            for: root, context: PresentationSizingContext(available: room, largest: largestSheet))
        let fit = wanted.width == nil || wanted.height == nil ? card.sizeThatFits(wanted) : .zero
        func length(_ wanted: CGFloat?, _ fit: CGFloat, _ room: CGFloat) -> CGFloat {
            let length = wanted ?? fit
            return length.isNaN ? room : min(max(length, 0), room)
        }
        let size = CGSize(
            width: length(wanted.width, fit.width, room.width), height: length(wanted.height, fit.height, room.height))
        largestSheet = CGSize(width: max(largestSheet.width, size.width), height: max(largestSheet.height, size.height))
        return geometry.centred(size)
    }

    /// The size the card wants, at most `limit`.
    func fit(_ limit: CGSize) -> CGSize {
        let ideal = card.sizeThatFits(.unspecified)
        if ideal.width <= limit.width, ideal.height <= limit.height { return ideal }
        // In less width than it likes it may be higher than it likes.
        let width = min(ideal.width, limit.width)
        let wanted = ideal.width <= width ? ideal : card.sizeThatFits(ProposedViewSize(width: width, height: nil))
        let fit = card.sizeThatFits(ProposedViewSize(width: width, height: min(wanted.height, limit.height)))
        return CGSize(width: min(fit.width, limit.width), height: min(fit.height, limit.height))
    }

    /// Follows the view that declares it.
    func placementMayHaveChanged() {
        if flags.contains(.placed), mirrored(anchor()) != lastAnchor { setNeedsLayout() }
    }

    // MARK: Events

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        if letsBehindBeUsed, isOutside(point) { return false }
        _ = card.hitTest(card.fromParent(point), &path)
        path.append(self)
        return true
    }

    /// A menu whose first items are to be nearest to where it was opened is upside down above that place.
    private func turnMenu(isAbove: Bool) {
        guard let column = card.descendants(of: MenuColumnNode.self).first else { return }
        column.setReversed(isAbove && column.environment.menuOrder == .priority)
    }

    /// Whether a point of the window is beside the card.
    override func isOutside(_ point: CGPoint) -> Bool {
        flags.contains(.placed) && !CGRect(origin: card.origin, size: card.size).contains(point)
    }

    override func pressedOutside() {
        if letsBehindBeUsed { return }
        // The questions of a desktop are answered by their buttons alone.
        if kind.endsOnPressOutside, kind != .confirmation || environment.idiom.isTouched { cancel() }
    }

    override func takesFirst(_ event: KeyEvent) -> Bool { items?.key(event) == true }

    override func arrive(in root: RootNode) { motion.arrive(in: root) }

    override func depart(from root: RootNode, over: @escaping () -> Void) -> Bool {
        motion.leave(from: root, over: over)
    }

    override func key(_ event: KeyEvent) -> Bool {
        if items?.unusedKey(event) == true { return true }
        guard event.phase == .down, event.key == .escape, event.modifiers.isEmpty else { return false }
        if kind != .cover { endByUser() }
        return true
    }

    // MARK: Display

    override var appearance: GroupAppearance {
        var appearance = GroupAppearance()
        appearance.isInert = (layoutParent as? RootNode)?.canReach(self) == false
        return appearance
    }

    override func draw(into builder: inout DisplayBuilder) {
        if kind.dims, !letsBehindBeUsed {
            let rect = CGRect(origin: .zero, size: size)
            motion.shade.setItems([.fill(.rect(rect), .color(CardLook(self).dimming), FillStyle())])
            motion.shade.setOrigin(builder.origin)
            builder.add(.group(motion.shade))
        }
        var inner = builder.inner()
        drawCard(into: &inner)
        motion.card.setItems(inner.items)
        motion.card.setOrigin(builder.origin)
        motion.refresh()
        builder.add(.group(motion.card))
    }

    private func drawCard(into builder: inout DisplayBuilder) {
        CardLook(self).draw(CGRect(origin: card.origin, size: card.size), arrow, into: &builder)
        if let background = options.backgroundView?.portal, background.host === self {
            var appearance = GroupAppearance()
            appearance.clip = cardOutline
            background.group?.setAppearance(appearance)
            builder.add(background)
        }
        builder.add(card)
        CardLook(self).drawIndicator(CGRect(origin: card.origin, size: card.size), into: &builder)
    }

    /// The outline of the card, in its own coordinates.
    var cardOutline: Outline { CardLook(self).outline(CGRect(origin: .zero, size: card.size)) }

    override func styleChanged() {
        setNeedsDisplay()
        super.styleChanged()
    }

    override func describe(into list: inout AccessibilityBuilder) {
        list.addClipped(to: CGRect(origin: card.origin, size: card.size)) { list in
            switch kind {
            case .menu: describeCard(.openMenu, menuName, into: &list)
            case .alert, .confirmation: describeCard(.alert, nil, into: &list)
            case .sheet, .cover, .popover: describeCard(.dialog, pageTitle, into: &list)
            }
        }
    }

    private func describeCard(
        _ role: AccessibleElement.Role, _ name: String?, into list: inout AccessibilityBuilder
    ) {
        list.addDialog(role, card, name: name, isModal: !letsBehindBeUsed, canBeDismissed: canBeDismissed) {
            card.describe(into: &$0)
        }
    }
}
