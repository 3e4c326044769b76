/// A press on the empty ground of a list while the buttons of a row are shown: it hides them.
extension ScrollNode: PointerResponder {
    func makeTracker() -> PressTracker? {
        lazyContents.lazy.compactMap { $0.node as? ListNode }.first { $0.openRow != nil }.map(OpenRowTracker.init)
    }
}

private final class OpenRowTracker: PressTracker {
    private let list: ListNode

    init(_ list: ListNode) {
        self.list = list
        super.init(list)
    }

    override func began(_ press: Press) -> Bool {
        if !list.hasRow(at: press.location) { list.openRow?.close() }
        return false
    }
}
