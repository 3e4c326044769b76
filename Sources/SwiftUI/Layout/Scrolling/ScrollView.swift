import MartletGraph
import MartletHost

/// A view that shows a part of its content and moves it by wheel, touchpad or finger.
nonisolated public struct ScrollView<Content: View>: View {
    public typealias Body = Never
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node = ScrollNode(view.axes, view.showsIndicators, inputs.leavingRow)
        node.stack.content = Content._makeNode(view.content, node.stack.inputs)
        return node
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        let node = unsafeDowncast(node, to: ScrollNode.self)
        node.set(view.axes, view.showsIndicators)
        Content._updateNode(node.stack.content, view.content, node.stack.inputs)
    }
}

/// The element of a scroll view: shows the content's group shifted and clipped.
final class ScrollNode: ScrollingNode, ScrollResponder {
    private(set) var axes: Axis.Set
    private var showsIndicators: Bool
    private(set) var stack: StackNode!
    /// Those that are told when the content has moved.
    var followers: [WeakScrollFollower] = []
    /// What the user does with it; nil while nobody wants to know.
    private(set) var activity: ScrollActivity?
    private lazy var motion = ScrollMotion(self)
    /// Room around the content, by who asks for it.
    private var insetters: [ObjectIdentifier: EdgeInsets] = [:]
    private var margins = EdgeInsets()

    init(_ axes: Axis.Set, _ showsIndicators: Bool, _ inputs: _ViewInputs) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        super.init(inputs)
        stack = StackNode(ScrollNode.layout(axes), self.inputs, isSeparate: true)
        content = stack
        margins = Reader.withoutTracking { environment.contentMargins }
        insets = margins
    }

    private static func layout(_ axes: Axis.Set) -> StackLayout {
        axes == .horizontal
            ? StackLayout(axis: .horizontal, alignment: VerticalAlignment.center.key)
            : StackLayout(axis: .vertical, alignment: HorizontalAlignment.center.key)
    }

    func set(_ axes: Axis.Set, _ showsIndicators: Bool) {
        if showsIndicators != self.showsIndicators {
            self.showsIndicators = showsIndicators
            updateBars()
        }
        if axes == self.axes { return }
        self.axes = axes
        stack.setLayout(ScrollNode.layout(axes))
        setNeedsLayout()
    }

    /// Keeps room around the content free, which it can be scrolled through; nil for none any more.
    func setInsets(_ new: EdgeInsets?, from container: LayoutNode) {
        let key = ObjectIdentifier(container)
        if insetters[key] == new { return }
        insetters[key] = new
        insetsChanged()
    }

    private func insetsChanged() {
        insets = insetters.values.reduce(into: margins) {
            $0.top += $1.top
            $0.leading += $1.leading
            $0.bottom += $1.bottom
            $0.trailing += $1.trailing
        }
        setNeedsLayout()
        setNeedsDisplay()
    }

    override var contentSize: CGSize { stack.size }

    override func room(_ size: CGSize) -> CGSize {
        CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        // How small it can be is no question to its content, of which there may be much.
        if proposal == .zero { return .zero }
        return CGSize(width: extent(.horizontal, in: proposal), height: extent(.vertical, in: proposal))
    }

    override func placeChildren() {
        _ = layoutChildren
        let proposal = placedOffer
        let fit = stack.sizeThatFits(proposal)
        let anchors = anchors
        offset = clamped(anchoring.offset(offset, content: fit, room: room(size), anchors), content: fit)
        anchoring.settled(offset, anchors, isMoved: false)
        stack.place(at: contentOrigin(fit, anchors), size: fit, proposal: proposal)
        updateBars()
        tellLazyContent()
    }

    private var anchoring = ScrollAnchoring()
    private var anchors: ScrollAnchors { Reader.withoutTracking { environment.scrollAnchors } }

    /// Where the content begins, of this size; smaller content stands where the anchor wants it, and across the axis in
    /// the middle, like a stack in a frame.
    private func contentOrigin(_ content: CGSize, _ anchors: ScrollAnchors) -> CGPoint {
        let room = self.room(size)
        func start(_ spare: CGFloat, _ offset: CGFloat, _ isScrolled: Bool, _ share: CGFloat?) -> CGFloat {
            isScrolled ? max(0, spare) * (share ?? 0) - offset : spare * (share ?? 0.5)
        }
        return CGPoint(
            x: insets.leading
                + start(room.width - content.width, offset.x, axes.contains(.horizontal), anchors.alignment?.x),
            y: insets.top
                + start(room.height - content.height, offset.y, axes.contains(.vertical), anchors.alignment?.y))
    }

    /// What it is offered: across, it is as large as its content, which may ask for a part of it.
    override var frameContainerSize: CGSize? {
        let offered = proposal.size
        func length(_ offered: CGFloat?, _ own: CGFloat) -> CGFloat { offered.map { $0.isFinite ? $0 : own } ?? own }
        return room(CGSize(width: length(offered.width, size.width), height: length(offered.height, size.height)))
    }

    /// Shows the bars for a moment.
    func flashBars() { for bar in bars { bar.contentMoved() } }

    // MARK: Lazy content

    /// In the order in which they came.
    private(set) var lazyContents: [WeakLazy] = []

    struct WeakLazy { weak var node: LazyNode? }

    override func scrolls(_ axis: Axis) -> Bool { axes.contains(axis == .vertical ? .vertical : .horizontal) }

    override func follow(_ node: LazyNode) {
        if !lazyContents.contains(where: { $0.node === node }) { lazyContents.append(WeakLazy(node: node)) }
    }

    private func tellLazyContent() {
        lazyContents.removeAll { $0.node?.flags.contains(.left) != false }
        for entry in lazyContents { entry.node?.visiblePartChanged() }
    }

    /// The nearest place at which the content can stand.
    func clamped(_ offset: CGPoint) -> CGPoint { clamped(offset, content: stack.size) }

    private func clamped(_ offset: CGPoint, content: CGSize) -> CGPoint {
        let room = self.room(size)
        return CGPoint(
            x: min(max(0, offset.x), max(0, content.width - room.width)),
            y: min(max(0, offset.y), max(0, content.height - room.height)))
    }

    func scroll(_ event: ScrollEvent) -> Bool {
        guard canBeMovedByUser else { return false }
        if axes.contains(.vertical), let isMoved = takenAround(event) { return isMoved }
        if axes.contains(.vertical), bounces(.vertical), let refresh, refresh.pull(event, isAtTop: offset.y <= 0) {
            return true
        }
        let delta = CGSize(width: mirrored(event.delta.width), height: event.delta.height)
        let start = offset
        let isMoved = scroll(by: delta, by: .user)
        if hasTargetBehavior { rest.follow(event, from: start) }
        activity?.follow(event, isMoved: isMoved, settles: hasTargetBehavior)
        return isMoved
    }

    override var canBeMovedByUser: Bool {
        Reader.withoutTracking { environment.isScrollEnabled }
            && ChangedAppearances.scrollView?.isScrollEnabled != false
    }

    /// The user has let go of a bar.
    func comeToRest() {
        if hasTargetBehavior { rest.settle() }
    }

    private lazy var rest = ScrollRest(self)
    private var hasTargetBehavior: Bool { targetBehavior != nil }

    /// Where it comes to rest, as views say, else the program for all that scrolls; nil for anywhere.
    var targetBehavior: AnyScrollTargetBehavior? {
        if let own = Reader.withoutTracking({ environment.scrollTargetBehavior }) { return own }
        let isPaged = ChangedAppearances.scrollView?.isPagingEnabled == true
        return isPaged ? AnyScrollTargetBehavior(.paging) : nil
    }

    override var endsAtOnce: Bool { isPulled || hasTargetBehavior }

    /// Whether the content can be pulled beyond its ends along an axis.
    private func bounces(_ axis: Axis) -> Bool {
        let behavior = Reader.withoutTracking { environment.scrollBounces[axis] }
        if behavior == .automatic, ChangedAppearances.scrollView?.bounces == false { return false }
        return behavior != .basedOnSize || stack.size.length(along: axis) > room(size).length(along: axis)
    }

    private var refresh: RefreshSession? { Reader.withoutTracking { environment.refreshSession } }

    /// Whether the content is being pulled down to load it anew.
    private var isPulled: Bool { axes.contains(.vertical) && refresh.map { $0.isPulled } == true }

    // MARK: Movers and followers

    override func shifted() {
        if followers.isEmpty { return }
        graph.effects.addAction { [weak self] in self?.followers.forEach { $0.follower?.shifted() } }
    }

    override func reached(askedBy asker: ObjectIdentifier?) {
        if followers.isEmpty { return }
        graph.effects.addAction { [weak self] in self?.tellFollowers(.program, but: asker) }
    }

    /// From now on it is known what the user does.
    func watch() -> ScrollActivity {
        let activity = activity ?? ScrollActivity(self)
        self.activity = activity
        return activity
    }

    override func fingerLies(_ isThere: Bool) {
        if isThere {
            activity?.set(.tracking)
        } else if activity?.phase == .tracking {
            activity?.set(.idle)
        }
    }

    /// Moves the content to a place, by the animation of the call that is under way or at once.
    func move(to place: CGPoint) { move(to: place, Self.transaction) {} }

    override func move(to place: CGPoint, _ transaction: Transaction, then done: @escaping @MainActor () -> Void) {
        let stands = Reader.withoutTracking { environment.accessibilityReduceMotion }
        guard transaction.animation != nil, let window, !stands else {
            scroll(to: place)
            return done()
        }
        motion.begin(to: clamped(place), transaction, in: window, then: done)
    }

    /// Moves the content by as much of `delta` as there is content.
    ///
    /// - Returns: `false` when it was at its end already, so that a scroll view around may move.
    func scroll(by delta: CGSize, by mover: Mover = .program) -> Bool {
        let wanted = CGPoint(
            x: axes.contains(.horizontal) ? offset.x + delta.width : offset.x,
            y: axes.contains(.vertical) ? offset.y + delta.height : offset.y)
        return scroll(to: wanted, by: mover)
    }

    @discardableResult
    override func scroll(to wanted: CGPoint, by mover: Mover = .program) -> Bool {
        if mover != .motion, flags.contains(.scrollsByItself) { motion.cancel() }
        let new = clamped(wanted, content: stack.size)
        guard new != offset else { return false }
        let distance = CGSize(width: new.x - offset.x, height: new.y - offset.y)
        offset = new
        defer {
            if mover == .user { tellAround(distance) }
            tellLazyContent()
            tellFollowers(mover)
        }
        let anchors = anchors
        anchoring.settled(new, anchors, isMoved: true)
        stack.place(at: contentOrigin(stack.size, anchors), size: stack.size, proposal: stack.proposal.size)
        graph.placesMayDiffer = true
        setNeedsDisplay()
        for bar in bars where scrolls(bar.axis) { bar.contentMoved() }
        return true
    }

    override var wantsGroup: Bool { true }
    override var holdsGeometry: Bool { true }
    override var showsPart: Bool { true }

    override var appearance: GroupAppearance {
        var appearance = GroupAppearance()
        let isClipped = Reader.withoutTracking { !environment.isScrollClipDisabled }
        if isClipped { appearance.clip = .rect(CGRect(origin: .zero, size: size)) }
        return appearance
    }

    override func styleChanged() {
        let new = Reader.withoutTracking { environment.contentMargins }
        if new != margins {
            margins = new
            insetsChanged()
        }
        group?.setAppearance(appearance)
        setNeedsDisplay()
        updateBars()
        super.styleChanged()
    }

    override func draw(into builder: inout DisplayBuilder) {
        builder.add(stack)
        for bar in bars { builder.add(bar) }
    }

    // MARK: Bars

    /// The bars that show where in the content one is; none along which all is visible.
    private(set) var bars: [ScrollBarNode] = []

    /// Whether a bar is shown unless a view says something else.
    private func showsBar(_ axis: Axis) -> Bool {
        guard showsIndicators, let changed = ChangedAppearances.scrollView else { return showsIndicators }
        return axis == .vertical ? changed.showsVerticalScrollIndicator : changed.showsHorizontalScrollIndicator
    }

    private func updateBars() {
        guard flags.contains(.placed) else { return }
        Reader.withoutTracking {
            let room = room(size)
            let shows = [
                (Axis.vertical, environment.verticalScrollIndicatorVisibility, stack.size.height > room.height + 0.5),
                (.horizontal, environment.horizontalScrollIndicatorVisibility, stack.size.width > room.width + 0.5),
            ]
            for (axis, visibility, hasMore) in shows {
                let isWanted = scrolls(axis) && hasMore && (visibility.shows ?? showsBar(axis))
                let index = bars.firstIndex { $0.axis == axis }
                if isWanted == (index != nil) { continue }
                setNeedsDisplay()
                if let index { bars.remove(at: index).leave() } else { bars.append(ScrollBarNode(axis, self)) }
            }
            for bar in bars {
                let frame = barFrame(bar.axis)
                bar.place(at: frame.origin, size: frame.size, proposal: ProposedViewSize(frame.size))
                bar.setNeedsDisplay()
            }
        }
    }

    /// The strip for a bar, between what lies in front of the content at the ends.
    private func barFrame(_ axis: Axis) -> CGRect {
        let margins = environment.indicatorMargins
        let top = insets.top - self.margins.top + margins.top
        let bottom = insets.bottom - self.margins.bottom + margins.bottom
        let leading = insets.leading - self.margins.leading + margins.leading
        let trailing = insets.trailing - self.margins.trailing + margins.trailing
        let strip = ScrollBarNode.strip
        if axis == .horizontal {
            return CGRect(
                x: leading, y: size.height - strip - bottom,
                width: max(0, size.width - leading - trailing), height: strip)
        }
        return CGRect(
            x: size.width - strip - trailing, y: top, width: strip, height: max(0, size.height - top - bottom))
    }

    override func forEachChild(_ body: (_ViewNode) -> Void) {
        super.forEachChild(body)
        for bar in bars { body(bar) }
    }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        guard CGRect(origin: .zero, size: size).contains(point) else { return false }
        if !bars.contains(where: { $0.hitTest($0.fromParent(point), &path) }) {
            _ = stack.hitTest(stack.fromParent(point), &path)
        }
        path.append(self)
        return true
    }

    override func describe(into list: inout AccessibilityBuilder) {
        list.addClipped(to: frameInWindow, scrolling: axes) { stack.describe(into: &$0) }
    }
}

extension ScrollNode: HoverResponder {
    func hoverChanged(_ isInside: Bool) {
        if !isInside { for bar in bars { bar.pointerMoved(to: nil) } }
    }

    func hoverMoved(to location: CGPoint) {
        if bars.isEmpty { return }
        let point = convertFromWindow(location)
        for bar in bars { bar.pointerMoved(to: point) }
    }
}
