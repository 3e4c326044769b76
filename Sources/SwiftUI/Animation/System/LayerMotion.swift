import MartletDisplay

/// How a layer comes and goes (semantics 152, 154).
@MainActor
final class LayerMotion {
    /// What dims the things behind, and the card.
    let shade = DisplayGroup()
    let card = DisplayGroup()
    private unowned let layer: LayerNode
    private var motion: SystemMotion?
    /// From 0, where it is not there yet, to 1.
    private var presence = 1.0
    /// Whether the content asks for it to fade; what leaves goes as it came.
    private var fades = false
    private var isLeaving = false

    init(_ layer: LayerNode) { self.layer = layer }

    private var animation: Animation {
        switch layer.kind {
        case .sheet, .cover: SystemAnimation.pages
        case .alert, .confirmation: SystemAnimation.alerts
        case .popover, .menu: SystemAnimation.menus
        }
    }

    func arrive(in root: RootNode) {
        motion = SystemMotion.begin(in: root, by: animation, from: 0, to: 1, fades: true) { [weak self] in
            self?.show($0)
        } over: { [weak self] in
            self?.show(1)
            self?.motion = nil
        }
    }

    /// - Parameter over: called when nothing more of the layer is to be seen.
    /// - Returns: `false` where it goes at once.
    func leave(from root: RootNode, over: @escaping () -> Void) -> Bool {
        guard layer.flags.contains(.placed) else { return false }
        isLeaving = true
        motion = SystemMotion.begin(in: root, by: animation, from: presence, to: 0, fades: true) { [weak self] in
            self?.show($0)
        } over: {
            over()
        }
        if motion == nil { return false }
        card.removeNatives()
        return true
    }

    private func show(_ presence: Double) {
        self.presence = presence
        refresh()
    }

    /// Shows both parts so far on their way as they are, for the present place of the card.
    func refresh() {
        if !isLeaving { fades = layer.window?.kept(FadingPages.self).concern(layer) == true }
        var fade = GroupAppearance()
        fade.opacity = min(max(presence, 0), 1)
        shade.setAppearance(fade)
        card.setAppearance(presence == 1 ? GroupAppearance() : look)
    }

    private var look: GroupAppearance {
        let frame = CGRect(origin: layer.card.origin, size: layer.card.size)
        let rest = CGFloat(1 - presence)
        var appearance = GroupAppearance()
        if fades || layer.window?.reducesMotion == true {
            appearance.opacity = min(max(presence, 0), 1)
            return appearance
        }
        switch layer.kind {
        case .cover: appearance.transform = CGAffineTransform(translationX: 0, y: layer.size.height * rest)
        case .sheet where layer.geometry.isNarrow:
            appearance.transform = CGAffineTransform(translationX: 0, y: (layer.size.height - frame.minY) * rest)
        case .sheet:
            appearance.opacity = min(max(presence, 0), 1)
            appearance.transform = CGAffineTransform(translationX: 0, y: 40 * rest)
        case .alert, .confirmation:
            appearance.opacity = min(max(presence, 0), 1)
            let factor = 1 + 0.1 * rest
            appearance.transform = CGAffineTransform(scaleX: factor, y: factor).about(
                CGPoint(x: frame.midX, y: frame.midY))
        case .popover, .menu:
            appearance.opacity = min(max(presence, 0), 1)
            let factor = 1 - 0.05 * rest
            let isBelow = frame.midY > layer.lastAnchor.midY
            appearance.transform = CGAffineTransform(scaleX: factor, y: factor).about(
                CGPoint(x: frame.midX, y: isBelow ? frame.minY : frame.maxY))
        }
        return appearance
    }
}

extension DisplayGroup {
    /// Takes the window system's own controls out of a picture whose views have gone.
    func removeNatives() {
        for case .group(let child) in items { child.removeNatives() }
        let drawn = items.filter { if case .native = $0 { false } else { true } }
        if drawn.count != items.count { setItems(drawn) }
    }
}
