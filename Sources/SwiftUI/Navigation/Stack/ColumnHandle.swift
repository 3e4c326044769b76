import MartletGraph
import MartletHost

/// The edge between two columns, which the pointer drags.
final class ColumnHandleNode: LayoutNode {
    fileprivate unowned(unsafe) let stack: ColumnStackNode
    var index = 0

    init(_ stack: ColumnStackNode) {
        self.stack = stack
        super.init(stack.inputs)
        layoutParent = stack
    }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        guard stack.canDrag(index), CGRect(origin: .zero, size: size).contains(point) else { return false }
        path.append(self)
        return true
    }
}

extension ColumnHandleNode: PointerResponder, CursorResponder {
    var cursor: HostCursor? { .resizeLeftRight }
    func makeTracker() -> PressTracker? { ColumnTracker(self) }
}

/// Makes a column as wide as its edge is dragged.
private final class ColumnTracker: PressTracker {
    private let handle: ColumnHandleNode
    private let start: CGFloat
    private var isDragging = false

    init(_ handle: ColumnHandleNode) {
        self.handle = handle
        start = handle.stack.width(of: handle.index)
        super.init(handle)
    }

    override func moved(_ press: Press) -> Bool {
        let isFirst = !isDragging
        isDragging = true
        handle.stack.drag(handle.index, to: start + handle.stack.mirrored(press.location.x - press.start.location.x))
        return isFirst
    }

    override func ended(_ press: Press) -> PressOutcome { isDragging ? .recognized {} : .failed }

    override func cancelled() {
        if isDragging, isPresent { handle.stack.drag(handle.index, to: start) }
    }
}
