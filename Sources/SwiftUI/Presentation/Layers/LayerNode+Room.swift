import MartletGraph

extension LayerNode {
    /// A window of this size has room for what it shows in front of its content, which fits itself in; in points.
    private static let enough = CGSize(width: 360, height: 500)
    /// No window has to be wider for what cannot be made narrower.
    private static let greatestWidth: CGFloat = 480

    /// Says how large a window has to be that is as small as its content, so that the card can be seen and used.
    func askForRoom() {
        let needed = roomNeeded
        if needed == windowNeeded { return }
        windowNeeded = needed
        // The window looks after each picture.
        setNeedsDisplay()
    }

    private var roomNeeded: CGSize {
        let enough = Self.enough
        guard !environment.idiom.isTouched,
            windowNeeded != .zero || size.width < Self.greatestWidth || size.height < enough.height
        else { return .zero }
        let margin: CGFloat
        let fit: CGSize
        switch kind {
        case .cover: return .zero
        case .sheet:
            margin = 30
            fit = sheetFit(enough)
        case .alert, .confirmation:
            margin = 24
            fit = card.sizeThatFits(ProposedViewSize(width: 300, height: enough.height))
        case .popover, .menu:
            margin = LayerGeometry.margin + LayerGeometry.arrow
            fit = self.fit(enough)
        }
        let greatest = fit.width > enough.width ? Self.greatestWidth : enough.width
        return CGSize(
            width: min(fit.width + 2 * margin, greatest),
            height: min(fit.height + geometry.strip + 2 * margin, enough.height))
    }
}

extension WindowRoot {
    /// How large a window that is as small as its content has to be for what is shown in front of that; in points.
    var roomForLayers: CGSize {
        root.layers.reduce(.zero) { room, layer in
            let needed = (layer as? LayerNode)?.windowNeeded ?? .zero
            return CGSize(width: max(room.width, needed.width), height: max(room.height, needed.height))
        }
    }
}
