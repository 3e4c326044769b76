import MartletGraph

extension WindowRoot {
    /// Takes the keyboard from what a new layer covers.
    func layerAppeared(_ layer: LayerNode) {
        if layer.flags.contains(.left) { return }
        if layer.isEmptyMenu { return layer.dismissal.dismiss() }
        guard let focused = focusedElement, ids.node(focused)?.isCovered != false else {
            return
        }
        layer.returnFocus = focused
        requestFocus(nil)
        if focusedElement == focused { focusedElement = nil }
    }

    /// Gives the keyboard back to what had it before a layer came.
    func layerDisappeared(_ layer: LayerNode) {
        guard let id = layer.returnFocus, focusedNode?.isGone != false, let node = ids.node(id), !node.isCovered else {
            return
        }
        requestFocus(id)
    }
}

extension WindowRoot {
    /// How much what lies around the content is darkened by what is shown above it, from 0 to 1.
    package var shade: Double {
        let layers = root.layers.compactMap { $0 as? LayerNode }.filter { $0.kind.dims && !$0.letsBehindBeUsed }
        return 1 - layers.reduce(1.0) { $0 * (1 - Double(CardLook($1).dimming.alpha)) }
    }
}
