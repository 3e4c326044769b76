extension LayoutNode {
    /// What a tab does whose page is shown already: it leads back to the first page of the stack inside, and there to the
    /// top of what is scrolled.
    func leadToStart() {
        if let model = descendants(of: ColumnStackNode.self).first?.model, let page = model.pages.first {
            return model.pop(page)
        }
        guard let scroll = descendants(of: ScrollNode.self).first, scroll.scrolls(.vertical) else { return }
        ScrollingNode.scrolling(in: Transaction(animation: .default)) { scroll.move(to: .zero) }
    }
}
