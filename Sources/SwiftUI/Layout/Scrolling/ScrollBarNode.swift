import MartletGraph
import MartletHost

/// A scroll bar, as Adwaita's: a thin line while the content moves, a wide slider in a trough while the pointer is near,
/// gone a second after that.
///
/// Its place is a strip along the edge; it takes the pointer only while the pointer is known to be near, so that touches
/// and what lies below it are not disturbed.
final class ScrollBarNode: LayoutNode {
    let axis: Axis
    private unowned(unsafe) let scroll: ScrollNode
    private var isNear = false
    private var isHeld = false
    /// Whether the content has moved within the last second.
    private var hasMoved = false
    private var cancelTimer: (() -> Void)?
    private var isMoving = false
    private var lastTime: TimeInterval?
    /// How much of it is seen, and how wide it is, from 0 to 1.
    private var visibility: CGFloat = 0
    private var breadth: CGFloat = 0

    /// The strip across the bar, the slider's breadths and their distance from the edge, in points.
    static let strip: CGFloat = 14
    private static let thin: CGFloat = 3
    private static let wide: CGFloat = 8
    private static let gap: CGFloat = 3
    private static let shortest: CGFloat = 40
    /// Seconds until it goes, and that going and widening take.
    private static let restTime: TimeInterval = 1
    private static let fadeTime = 0.3
    private static let widenTime = 0.15

    init(_ axis: Axis, _ scroll: ScrollNode) {
        self.axis = axis
        self.scroll = scroll
        super.init(_ViewInputs(parent: scroll, scope: scroll.scope))
        layoutParent = scroll
        group = DisplayGroup()
    }

    override func willLeave() { cancelTimer?() }

    // MARK: What is wanted

    private var isShown: Bool { isNear || isHeld || hasMoved }
    private var isWide: Bool { isNear || isHeld }

    /// Whether a press at its place is meant for it.
    var takesPointer: Bool { isNear || isHeld }

    /// Told when the content has moved.
    func contentMoved() {
        setNeedsDisplay()
        rest()
    }

    /// Told where the pointer is, in the scroll view's coordinates; nil where it is elsewhere.
    func pointerMoved(to point: CGPoint?) {
        let now = point.map { CGRect(origin: origin, size: size).contains($0) } ?? false
        if now == isNear { return }
        isNear = now
        rest()
    }

    func setHeld(_ isHeld: Bool) {
        self.isHeld = isHeld
        scroll.activity?.set(isHeld ? .interacting : .idle)
        setNeedsDisplay()
        rest()
    }

    /// Stays for a second from now on.
    private func rest() {
        hasMoved = true
        cancelTimer?()
        cancelTimer = window?.schedule(after: Self.restTime) { [weak self] in
            guard let self else { return }
            cancelTimer = nil
            hasMoved = false
            move()
        }
        move()
    }

    // MARK: Place

    /// How long the content is, and what is seen of it, along the axis.
    private var lengths: (content: CGFloat, room: CGFloat) {
        let room = scroll.room(scroll.size)
        return axis == .vertical
            ? (scroll.stack.size.height, room.height) : (scroll.stack.size.width, room.width)
    }

    private var track: CGFloat { max(0, (axis == .vertical ? size.height : size.width) - 2 * Self.gap) }

    /// Where the slider begins along the strip, and how long it is.
    fileprivate var slider: (start: CGFloat, length: CGFloat) {
        let (content, room) = lengths
        let length = min(track, max(Self.shortest, track * room / max(content, 1)))
        let share = content > room ? scroll.position(axis) / (content - room) : 0
        return (Self.gap + (track - length) * min(max(share, 0), 1), length)
    }

    fileprivate func along(_ point: CGPoint) -> CGFloat { axis == .vertical ? point.y : mirrored(point).x }

    /// Moves the content so that the slider begins at a place of the strip.
    fileprivate func moveSlider(to start: CGFloat) {
        let (content, room) = lengths
        let way = track - slider.length
        guard way > 0 else { return }
        scrollTo((start - Self.gap) / way * (content - room))
    }

    /// Moves the content by what is seen of it, but for a little.
    fileprivate func page(_ direction: CGFloat) {
        scrollTo(scroll.position(axis) + direction * max(20, lengths.room - 40))
    }

    private func scrollTo(_ position: CGFloat) {
        var place = scroll.offset
        if axis == .vertical { place.y = position } else { place.x = position }
        if scroll.scroll(to: place, by: .user) { window?.scrolled(scroll) }
    }

    fileprivate func released() {
        setHeld(false)
        scroll.comeToRest()
    }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        guard takesPointer, CGRect(origin: .zero, size: size).contains(point) else { return false }
        path.append(self)
        return true
    }

    // MARK: Display

    override var wantsGroup: Bool { true }

    override var appearance: GroupAppearance {
        var appearance = GroupAppearance()
        appearance.opacity = visibility
        return appearance
    }

    override func styleChanged() { setNeedsDisplay() }

    override func draw(into builder: inout DisplayBuilder) {
        let palette = ControlPalette(environment)
        func bar(_ start: CGFloat, _ length: CGFloat, _ width: CGFloat, _ gap: CGFloat) -> Outline {
            let across = (axis == .vertical ? size.width : size.height) - gap - width
            let rect =
                axis == .vertical
                ? CGRect(x: across, y: start, width: width, height: length)
                : CGRect(x: start, y: across, width: length, height: width)
            return .rounded(mirrored(rect).offsetBy(dx: builder.origin.x, dy: builder.origin.y), width / 2)
        }
        func fill(_ outline: Outline, _ color: RGBA, _ alpha: Float) {
            builder.add(.fill(outline, .color(color.withAlpha(multipliedBy: alpha)), FillStyle()))
        }
        if breadth > 0 {
            fill(bar(1, track + 2 * Self.gap - 2, Self.strip - 2, 1), palette.foreground, 0.1 * Float(breadth))
        }
        let (start, length) = slider
        let width = Self.thin + (Self.wide - Self.thin) * breadth
        let edge: RGBA = palette.isDark ? .black : .white
        fill(bar(start - 1, length + 2, width + 2, Self.gap - 1), edge, 0.4 * (1 - Float(breadth)))
        fill(bar(start, length, width, Self.gap), palette.foreground, isHeld ? 0.6 : 0.4)
    }
}

extension ScrollBarNode: Animator {
    var animatedElement: LayoutNode? { self }

    /// Begins to show what is wanted.
    private func move() {
        if isShown, visibility < 1 {
            visibility = 1
            setNeedsDisplay()
        }
        guard !isMoving, !isThere else { return }
        if Reader.withoutTracking({ environment.accessibilityReduceMotion }) {
            (visibility, breadth) = (isShown ? 1 : 0, isWide ? 1 : 0)
            return setNeedsDisplay()
        }
        isMoving = true
        lastTime = nil
        window?.animate(self)
    }

    private var isThere: Bool { visibility == (isShown ? 1 : 0) && breadth == (isWide ? 1 : 0) }

    func advance(to time: TimeInterval) -> Bool {
        let step = time - (lastTime ?? time)
        lastTime = time
        func toward(_ value: inout CGFloat, _ isOn: Bool, _ duration: TimeInterval) {
            value = isOn ? min(1, value + step / duration) : max(0, value - step / duration)
        }
        if isShown { visibility = 1 } else { toward(&visibility, false, Self.fadeTime) }
        toward(&breadth, isWide || (!isShown && visibility > 0 && breadth == 1), Self.widenTime)
        if visibility == 0 { breadth = 0 }
        setNeedsDisplay()
        isMoving = !isThere
        return isMoving
    }
}

extension ScrollBarNode: PointerResponder, CursorResponder {
    var cursor: HostCursor? { .arrow }
    func makeTracker() -> PressTracker? { scroll.canBeMovedByUser ? ScrollBarTracker(self) : nil }
}

/// Drags the slider. A press in the trough brings the slider there and goes on as a drag; with Shift it turns pages for
/// as long as it lasts, until the slider is under the pointer.
private final class ScrollBarTracker: PressTracker {
    private let bar: ScrollBarNode
    /// Where in the slider it is held; nil while pages turn.
    private var grip: CGFloat?
    private var cancelTimer: (() -> Void)?

    init(_ bar: ScrollBarNode) {
        self.bar = bar
        super.init(bar)
    }

    override func began(_ press: Press) -> Bool {
        guard press.start.sequence == 0 else { return false }
        let place = place(press)
        let (start, length) = bar.slider
        bar.setHeld(true)
        if (start...(start + length)).contains(place) {
            grip = place - start
        } else if press.start.modifiers.contains(.shift) {
            turn(place < start ? -1 : 1, press, after: 0.4)
        } else {
            grip = length / 2
            bar.moveSlider(to: place - length / 2)
        }
        return true
    }

    override func moved(_ press: Press) -> Bool {
        if let grip { bar.moveSlider(to: place(press) - grip) }
        return false
    }

    override func ended(_ press: Press) -> PressOutcome {
        .recognized { [self] in end() }
    }

    override func cancelled() { end() }

    private func end() {
        cancelTimer?()
        if isPresent { bar.released() }
    }

    private func place(_ press: Press) -> CGFloat { bar.along(bar.convertFromWindow(press.location)) }

    private func turn(_ direction: CGFloat, _ press: Press, after seconds: TimeInterval) {
        bar.page(direction)
        cancelTimer = press.schedule(after: seconds) { [weak self, weak press] in
            guard let self, let press, isPresent else { return }
            let (start, length) = bar.slider
            let place = place(press)
            if direction < 0 ? place < start : place > start + length { turn(direction, press, after: 0.05) }
        }
    }
}
