import MartletDisplay

/// Slides one page over another (semantics 151).
@MainActor
final class PageSlide {
    private let isPush: Bool
    /// Whether one page fades over the other: where it asks for that, or less motion is asked for.
    private var fades: Bool
    private let isMirrored: Bool
    /// The view in which the page above begins, by what is said of it, and that view.
    private var zoomKey: MatchKey?
    private var source: ZoomSource?
    private var height: CGFloat = 0
    private var width: CGFloat = 0
    private var motion: SystemMotion?
    private var presence = 0.0
    /// What the page that goes was drawn with.
    private var oldItems: [DisplayItem] = []
    /// Whether nothing shows through the page above.
    private var hidesBelow = false
    private let frame = DisplayGroup()
    private let old = DisplayGroup()
    private let new = DisplayGroup()
    /// What lies behind the page above as it grows.
    private let card = DisplayGroup()
    private let shade = DisplayGroup()

    /// - Parameters:
    ///   - page: the page that was seen; its last picture goes.
    ///   - over: called when only the other one is to be seen.
    convenience init?(from page: LayoutNode, isPush: Bool, in stack: LayoutNode, over: @escaping () -> Void) {
        self.init(of: page, isPush: isPush, in: stack)
        settle(to: 1, in: stack, over: over)
        if motion == nil { return nil }
    }

    /// A slide that stands until it is told how far it has come.
    init(of page: LayoutNode, isPush: Bool, in stack: LayoutNode) {
        self.isPush = isPush
        fades = stack.window?.reducesMotion == true || !isPush && Self.fades(page, in: stack)
        isMirrored = stack.isRightToLeft
        width = stack.size.width
        if !isPush { zoomKey = stack.window?.kept(PageZooms.self).key(of: page) }
        if let group = page.group {
            group.setOrigin(.zero)
            oldItems = [.group(group)]
        } else {
            var builder = DisplayBuilder(grid: PixelGrid(density: page.window?.pixels ?? 0))
            page.draw(into: &builder)
            oldItems = builder.items
        }
        old.setItems(oldItems)
        old.removeNatives()
        oldItems = old.items
    }

    /// Goes on by itself; `over` is called at once where the window shows no motion of its own.
    func settle(to end: Double, in stack: LayoutNode, over: @escaping () -> Void) {
        motion = SystemMotion.begin(in: stack, by: SystemAnimation.pages, from: presence, to: end, fades: true) {
            [weak self] in
            self?.show($0)
        } over: {
            over()
        }
        if motion == nil { over() }
    }

    /// Shows it so far on its way.
    func follow(_ presence: Double) { show(presence) }

    private func show(_ presence: Double) {
        self.presence = presence
        let rest = CGFloat(1 - presence)
        // The one above comes and goes by its width, the one below by less, and dimmed.
        let (above, below) =
            isPush ? (width * rest, -0.3 * width * (1 - rest)) : (width * (1 - rest), -0.3 * width * rest)
        let part = min(max(isPush ? presence : 1 - presence, 0), 1)
        if fades {
            var fading = GroupAppearance()
            fading.opacity = part
            (isPush ? new : old).setAppearance(fading)
            fading.opacity = 0
            return shade.setAppearance(fading)
        }
        if let source {
            let size = CGSize(width: width, height: height)
            (isPush ? new : old).setAppearance(source.appearance(part, of: size))
            source.show(part, of: size, in: card)
            (isPush ? old : new).setAppearance(GroupAppearance())
            var dimming = GroupAppearance()
            dimming.opacity = part
            return shade.setAppearance(dimming)
        }
        move(isPush ? new : old, above)
        // What the page above covers need not be drawn.
        let uncovered = CGRect(x: isMirrored ? width - above : 0, y: 0, width: above, height: height)
        move(isPush ? old : new, below, seenIn: hidesBelow ? uncovered : nil)
        var dimming = GroupAppearance()
        dimming.opacity = part
        if hidesBelow { dimming.clip = .rect(uncovered) }
        shade.setAppearance(dimming)
    }

    private static func fades(_ page: LayoutNode, in stack: LayoutNode) -> Bool {
        stack.window?.kept(FadingPages.self).concern(page) == true
    }

    /// Finds the view in which the page above begins, where it says so.
    private func findSource(_ page: LayoutNode) {
        guard let stack = page.layoutParent, let window = stack.window else { return }
        let zooms = window.kept(PageZooms.self)
        if isPush {
            zoomKey = zooms.key(of: page)
            if Self.fades(page, in: stack) { fades = true }
        }
        source = zoomKey.flatMap { zooms.source($0, in: stack) }
    }

    /// - Parameter part: what is seen of the group where it has gone; `nil` for all of it.
    private func move(_ group: DisplayGroup, _ distance: CGFloat, seenIn part: CGRect? = nil) {
        var appearance = GroupAppearance()
        let way = isMirrored ? -distance : distance
        if way != 0 { appearance.transform = CGAffineTransform(translationX: way, y: 0) }
        if let part { appearance.clip = .rect(part.offsetBy(dx: -way, dy: 0)) }
        group.setAppearance(appearance)
    }

    /// Draws both pages; `page` is the one that will be seen.
    func draw(_ page: LayoutNode, size: CGSize, background: RGBA, shade color: RGBA, into builder: inout DisplayBuilder)
    {
        (width, height) = (size.width, size.height)
        findSource(page)
        let rect = CGRect(origin: .zero, size: size)
        let ground = DisplayItem.fill(.rect(rect), .color(background), FillStyle())
        hidesBelow = background.alpha >= 1
        var inner = builder.inner()
        inner.add(ground)
        inner.add(page)
        new.setItems(inner.items)
        old.setItems([ground] + oldItems)
        shade.setItems([.fill(.rect(rect), .color(color), FillStyle())])
        frame.setItems(
            isPush
                ? [.group(old), .group(shade), .group(card), .group(new)]
                : [.group(new), .group(shade), .group(card), .group(old)])
        var clip = GroupAppearance()
        clip.clip = .rect(rect)
        frame.setAppearance(clip)
        frame.setOrigin(builder.origin)
        show(presence)
        builder.add(.group(frame))
    }
}

extension LayoutNode {
    /// Draws the window system's own controls again after they were taken out of a picture.
    final func redrawNatives() {
        if self is any NativeResponder { setNeedsDisplay() }
        for child in layoutChildren { child.redrawNatives() }
    }
}
