import MartletDisplay

/// Slides one page over another (semantics 151).
@MainActor
final class PageSlide {
    private let isPush: Bool
    private let isMirrored: Bool
    private var width: CGFloat = 0
    private var motion: SystemMotion?
    private var presence = 0.0
    private let frame = DisplayGroup()
    private let old = DisplayGroup()
    private let new = DisplayGroup()
    private let shade = DisplayGroup()

    /// - Parameters:
    ///   - page: the page that was seen; its last picture goes.
    ///   - over: called when only the other one is to be seen.
    init?(from page: LayoutNode, isPush: Bool, in stack: LayoutNode, over: @escaping () -> Void) {
        self.isPush = isPush
        isMirrored = stack.isRightToLeft
        width = stack.size.width
        if let group = page.group {
            group.setOrigin(.zero)
            old.setItems([.group(group)])
        } else {
            var builder = DisplayBuilder()
            page.draw(into: &builder)
            old.setItems(builder.items)
        }
        motion = SystemMotion.begin(in: stack, by: SystemAnimation.pages, from: 0, to: 1) { [weak self] in
            self?.show($0)
        } over: {
            over()
        }
        if motion == nil { return nil }
        old.removeNatives()
    }

    private func show(_ presence: Double) {
        self.presence = presence
        let rest = CGFloat(1 - presence)
        // The one above comes and goes by its width, the one below by less, and dimmed.
        let (above, below) =
            isPush ? (width * rest, -0.3 * width * (1 - rest)) : (width * (1 - rest), -0.3 * width * rest)
        move(isPush ? new : old, above)
        move(isPush ? old : new, below)
        var dimming = GroupAppearance()
        dimming.opacity = min(max(isPush ? presence : 1 - presence, 0), 1)
        shade.setAppearance(dimming)
    }

    private func move(_ group: DisplayGroup, _ distance: CGFloat) {
        var appearance = GroupAppearance()
        let way = isMirrored ? -distance : distance
        if way != 0 { appearance.transform = CGAffineTransform(translationX: way, y: 0) }
        group.setAppearance(appearance)
    }

    /// Draws both pages; `page` is the one that will be seen.
    func draw(_ page: LayoutNode, size: CGSize, background: RGBA, shade color: RGBA, into builder: inout DisplayBuilder)
    {
        width = size.width
        let rect = CGRect(origin: .zero, size: size)
        var inner = DisplayBuilder()
        inner.add(.fill(.rect(rect), .color(background), FillStyle()))
        inner.add(page)
        new.setItems(inner.items)
        shade.setItems([.fill(.rect(rect), .color(color), FillStyle())])
        frame.setItems(
            isPush
                ? [.group(old), .group(shade), .group(new)] : [.group(new), .group(shade), .group(old)])
        var clip = GroupAppearance()
        clip.clip = .rect(rect)
        frame.setAppearance(clip)
        frame.setOrigin(builder.origin)
        show(presence)
        builder.add(.group(frame))
    }
}
