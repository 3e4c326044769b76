import MartletGraph

extension ListRowNode {
    /// What the row offers its content in `room`.
    ///
    /// A colour or shape is as high as the row, as a bar beside a text; but a stack that would have to cut a text to
    /// share that height out keeps the height it likes.
    func offer(in room: CGSize) -> ProposedViewSize {
        let free = ProposedViewSize(width: room.width, height: nil)
        guard element.holdsFilling else { return free }
        let filled = ProposedViewSize(room)
        let isWhole = element.sizeThatFits(filled).height >= element.sizeThatFits(free).height
        return isWhole ? filled : free
    }
}

extension LayoutNode {
    /// Whether a view here takes all the height it is offered, whatever is in it.
    fileprivate var holdsFilling: Bool {
        if self is StackNode || flags.contains(.distributes) { return layoutChildren.contains { $0.holdsFilling } }
        return fillsHeight
    }
}
