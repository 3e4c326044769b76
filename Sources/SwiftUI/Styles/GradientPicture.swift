/// Items drawn with a gradient: it covers them where they are, and nothing else.
@MainActor
final class GradientPicture {
    let fill: StyleFill
    private let group = DisplayGroup()
    private let cover = DisplayGroup()

    init(_ fill: StyleFill) {
        self.fill = fill
        var isolated = GroupAppearance()
        isolated.isIsolated = true
        group.setAppearance(isolated)
        var inside = GroupAppearance()
        inside.blendMode = .sourceIn
        cover.setAppearance(inside)
    }

    /// The group that shows `items`, whose coordinates start at the top left corner, at `origin`.
    func show(_ items: [DisplayItem], in size: CGSize, at origin: CGPoint) -> DisplayGroup {
        let rect = CGRect(origin: .zero, size: size)
        if case .decorated(let base, var decorations) = fill {
            // The items are as faint as the colour already.
            if base.isSolid { decorations.opacity = 1 }
            let inner = base.isSolid ? nil : GradientPicture(base).show(items, in: size, at: .zero)
            let shown = StyleFill.decorated(base, decorations).items(in: rect, rect, clip: nil) { _ in
                inner.map { [.group($0)] } ?? items
            }
            group.setAppearance(GroupAppearance())
            group.setItems(shown)
        } else {
            // Letters reach a little over their lines.
            let reach = rect.insetBy(dx: -size.height / 2 - 4, dy: -size.height / 2 - 4)
            cover.setItems([.fill(.rect(reach), fill.paint(in: rect), FillStyle())])
            group.setItems(items + [.group(cover)])
        }
        group.setOrigin(origin)
        return group
    }
}
