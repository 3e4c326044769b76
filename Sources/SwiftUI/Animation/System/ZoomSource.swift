import MartletDisplay

/// The view out of which a page grows: where it is in the stack, and how it looks.
struct ZoomSource {
    let frame: CGRect
    let look: _TransitionSourceLook
    let environment: EnvironmentValues

    /// The page so far on its way out of the view.
    ///
    /// - Parameter part: from 0, where it is as large as the view, to 1.
    func appearance(_ part: Double, of size: CGSize) -> GroupAppearance {
        var appearance = GroupAppearance()
        let scale = scale(part, of: size)
        let origin = frame.origin
        appearance.transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: between(origin.x, 0, part), ty: between(origin.y, 0, part))
        appearance.clip = outline(part, of: size)
        appearance.opacity = min(1, part * 4)
        return appearance
    }

    /// Shows in a group what lies behind the page while it grows: the view's own background, and its shadow.
    @MainActor func show(_ part: Double, of size: CGSize, in group: DisplayGroup) {
        guard look.background != nil || look.shadow != nil else { return group.setItems([]) }
        let color = look.background ?? Color(.system(.windowBackground))
        let fill = DisplayItem.fill(outline(part, of: size), .color(color.rgba(in: environment)), FillStyle())
        group.setItems([fill])
        var card = GroupAppearance()
        card.transform = appearance(part, of: size).transform
        if look.background == nil { card.opacity = min(1, part * 4) }
        if let shadow = look.shadow {
            let scale = 1 / scale(part, of: size)
            let color = shadow.color.rgba(in: environment).withAlpha(multipliedBy: Float(1 - part))
            card.shadow = GroupShadow(
                color: color, radius: shadow.radius * scale,
                offset: CGSize(width: shadow.offset.width * scale, height: shadow.offset.height * scale))
        }
        group.setAppearance(card)
    }

    private func scale(_ part: Double, of size: CGSize) -> CGFloat {
        max(between(frame.width, size.width, part) / max(size.width, 1), 0.001)
    }

    /// What is seen of the page, in its own coordinates.
    private func outline(_ part: Double, of size: CGSize) -> Outline {
        let scale = scale(part, of: size)
        let shown = CGRect(x: 0, y: 0, width: size.width, height: between(frame.height, size.height, part) / scale)
        return .rounded(shown, between(radius, 0, part) / scale)
    }

    /// Of the view's corners, in points.
    private var radius: CGFloat {
        min(look.clip?.cornerSize.width ?? Self.usualRadius, min(frame.width, frame.height) / 2)
    }

    private static let usualRadius: CGFloat = 12

    private func between(_ a: CGFloat, _ b: CGFloat, _ part: Double) -> CGFloat { a + (b - a) * CGFloat(part) }
}
