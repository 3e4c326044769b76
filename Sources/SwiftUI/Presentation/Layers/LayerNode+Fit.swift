extension LayerNode {
    /// The size of a sheet's content in a wide window. Rows that are scrolled take the height they are offered, however few
    /// they are: a sheet that is as high as its rows needs no more than that.
    func sheetFit(_ offer: CGSize) -> CGSize {
        let fit = card.sizeThatFits(ProposedViewSize(offer))
        var scrolls = false
        guard fit.height >= offer.height, !Self.takesRoom(card, &scrolls), scrolls else { return fit }
        let ideal = card.sizeThatFits(ProposedViewSize(width: offer.width, height: nil))
        return CGSize(width: fit.width, height: min(fit.height, ideal.height))
    }

    /// Whether something besides what is scrolled takes the room there is; `scrolls` becomes true where something scrolls.
    private static func takesRoom(_ element: LayoutNode, _ scrolls: inout Bool) -> Bool {
        if let scrolling = element as? ScrollingNode {
            scrolls = scrolls || scrolling.scrolls(.vertical)
            return !scrolling.scrolls(.vertical)
        }
        if let taker = element as? any RoomTaker, taker.takesRoom { return true }
        for child in element.layoutChildren where takesRoom(child, &scrolls) { return true }
        return false
    }
}
