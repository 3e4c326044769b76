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
        guard let id = layer.returnFocus, focusedElement == nil, let node = ids.node(id), !node.isCovered else {
            return
        }
        requestFocus(id)
    }
}

extension LayoutNode {
    /// Whether a layer lies above the one this element is part of.
    var isCovered: Bool {
        var node: LayoutNode = self
        while let outer = node.layoutParent {
            if let root = outer as? RootNode { return !root.canReach(node) }
            node = outer
        }
        return true
    }
}
