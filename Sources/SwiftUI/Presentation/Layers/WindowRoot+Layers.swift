import MartletGraph

extension WindowRoot {
    /// Takes the keyboard from what a new layer covers.
    func layerAppeared(_ layer: LayerNode) {
        if layer.flags.contains(.left) { return }
        if layer.isEmptyMenu { return layer.dismissal.dismiss() }
        if let focused = focusedElement, ids.node(focused)?.isCovered != false {
            layer.returnFocus = focused
            requestFocus(nil)
            if focusedElement == focused { focusedElement = nil }
        }
        (layer.items as? MenuContext)?.showChosen()
        if focusedNode?.isInside(layer) != true, let stop = firstStop(in: layer) { requestFocus(stop) }
    }

    /// What has the keyboard when a layer comes: the field of a question or a form, and for who goes by keys the chosen
    /// item of a menu, or the first thing there is.
    private func firstStop(in layer: LayerNode) -> UInt64? {
        let isForField = layer.kind == .alert || (layer.kind == .sheet && !layer.environment.idiom.isTouched)
        if isForField, let field = layer.card.firstField, field.standsInSight { return field.elementID }
        guard isFocusVisible else { return nil }
        if let menu = layer.items as? MenuContext, let item = menu.begin() { return item }
        return layer.card.firstFocusable { _ in true }
    }

    /// Puts the keyboard into the first field of a window that the program has opened on a desktop, once it is shown.
    func beginInField() {
        if idiom.isTouched { return }
        graph.effects.addAction { [weak self] in
            guard let self, focusedElement == nil, let field = root.firstField, field.standsInSight else { return }
            requestFocus(field.elementID)
        }
    }

    /// Gives the keyboard back to what had it before a layer came.
    func layerDisappeared(_ layer: LayerNode) {
        guard let id = layer.returnFocus, let node = ids.node(id) else { return }
        if node.isCovered { return passReturnFocus(id, of: node) }
        if focusedNode?.isGone != false { returnFocus(to: id) }
    }

    /// A layer that came while the one before it went, as a question that a menu's item asks, took the keyboard from what
    /// is gone with that one: it gives it back to what had it before both.
    private func passReturnFocus(_ id: UInt64, of node: LayoutNode) {
        guard let next = layer(over: node), next.returnFocus.flatMap({ ids.node($0) }) == nil else { return }
        next.returnFocus = id
    }

    /// The first layer above the one that an element is part of.
    private func layer(over node: LayoutNode) -> LayerNode? {
        let behind = root.layers.lastIndex { node.isInside($0) } ?? -1
        return root.layers.dropFirst(behind + 1).lazy.compactMap { $0 as? LayerNode }.first
    }

    /// Gives the keyboard to an element as the program wants it; behind a layer, once that has gone.
    func giveFocus(to id: UInt64) {
        guard let node = ids.node(id), node.isCovered, let layer = layer(over: node) else { return requestFocus(id) }
        layer.returnFocus = id
    }
}

extension WindowRoot {
    /// How much what lies around the content is darkened by what is shown above it, from 0 to 1.
    package var shade: Double {
        let layers = root.layers.compactMap { $0 as? LayerNode }.filter { $0.kind.dims && !$0.letsBehindBeUsed }
        return 1 - layers.reduce(1.0) { $0 * (1 - Double(CardLook($1).dimming.alpha)) }
    }
}

extension LayoutNode {
    /// The first field inside that takes text, but for one that searches in a bar.
    var firstField: LayoutNode? {
        if trait(BarItemTrait.self) != nil { return nil }
        if let field = self as? any NativeResponder, field.isEnabled { return field }
        for child in layoutChildren {
            if let field = child.firstField { return field }
        }
        return nil
    }
}
