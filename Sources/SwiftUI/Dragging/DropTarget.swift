import MartletGraph
import MartletHost

/// Takes what is dragged over a window to the innermost view that it can be dropped on.
@MainActor
final class DropTarget: WindowKeeping {
    private var payload: (contents: DragContents, value: DragPayload)?
    private weak var target: (any DropResponder)?
    private var operation = DropOperation.copy
    private var location = CGPoint.zero
    private let scroll = DragScroll()

    init() {}

    private func payload(of contents: DragContents) -> DragPayload {
        if let payload, payload.contents === contents { return payload.value }
        let value = DragPayload.of(contents)
        payload = (contents, value)
        return value
    }

    func move(_ contents: DragContents, to location: CGPoint, in window: WindowRoot) -> DropResult {
        self.location = location
        let payload = payload(of: contents)
        let path = window.events.elements(at: location, ofDrag: true)
        scroll.follow(location, path, in: window) { [weak self, weak window] in
            guard let self, let window else { return }
            _ = move(contents, to: self.location, in: window)
        }
        let current = target.flatMap { $0.flags.contains(.left) ? nil : $0 }
        // A view that accepted it is not asked again while the pointer is over it.
        let new = path.lazy.compactMap { $0 as? any DropResponder }.first { [current] in
            $0.isEnabled && ($0 === current || $0.accepts(payload, at: location))
        }
        if new !== current {
            current?.dropExited(payload, at: location)
            target = new
            operation = .copy
            new?.dropEntered(payload, at: location)
        }
        guard let new else { return .none }
        operation = new.dropUpdated(payload, at: location)?.operation ?? operation
        return operation.result
    }

    func leave() {
        scroll.stop()
        if let target, let payload, !target.flags.contains(.left) { target.dropExited(payload.value, at: location) }
        (target, payload) = (nil, nil)
    }

    func drop(_ contents: DragContents, at location: CGPoint, in window: WindowRoot) -> DropResult {
        let result = move(contents, to: location, in: window)
        scroll.stop()
        let (target, payload) = (target, payload(of: contents))
        guard let target, result != .none else {
            leave()
            return .none
        }
        (self.target, self.payload) = (nil, nil)
        return target.performDrop(payload, at: location) ? result : .none
    }
}

/// Scrolls what something is dragged over, near its edges.
@MainActor
private final class DragScroll {
    private var cancel: (() -> Void)?
    private var location = CGPoint.zero
    private var path: [LayoutNode] = []

    /// How near an edge the pointer has to be, and how far a frame scrolls, in points.
    private static let margin: CGFloat = 32
    private static let step: CGFloat = 6

    func follow(
        _ location: CGPoint, _ path: [LayoutNode], in window: WindowRoot, moved: @escaping @MainActor () -> Void
    ) {
        (self.location, self.path) = (location, path)
        guard cancel == nil, delta != .zero else { return }
        next(in: window, moved)
    }

    func stop() {
        cancel?()
        (cancel, path) = (nil, [])
    }

    private var delta: CGSize {
        guard let node = path.lazy.compactMap({ $0 as? ScrollingNode }).first else { return .zero }
        let frame = node.frameInWindow
        func step(_ place: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
            place < start + Self.margin ? -Self.step : place > end - Self.margin ? Self.step : 0
        }
        return CGSize(
            width: node.scrolls(.horizontal) ? step(location.x, frame.minX, frame.maxX) : 0,
            height: node.scrolls(.vertical) ? step(location.y, frame.minY, frame.maxY) : 0)
    }

    private func next(in window: WindowRoot, _ moved: @escaping @MainActor () -> Void) {
        cancel = window.schedule(after: 1.0 / 60) { [weak self, weak window] in
            guard let self, let window else { return }
            cancel = nil
            let event = ScrollEvent(location: location, delta: delta, phase: .changed, time: window.time)
            guard event.delta != .zero, window.events.scroll(event, path) else { return }
            window.graph.effects.addAction(moved)
            next(in: window, moved)
        }
    }
}

extension WindowRoot {
    /// Something is dragged over the window, or away from it.
    ///
    /// - Returns: what would come of dropping it there.
    func dragged(_ contents: DragContents, to location: CGPoint?) -> DropResult {
        withTransaction(Transaction()) {
            let target = kept(DropTarget.self)
            guard let location else {
                target.leave()
                return .none
            }
            return DeepStack.run { target.move(contents, to: location, in: self) }
        }
    }

    /// Something is dropped.
    ///
    /// - Returns: what came of it.
    func dropped(_ contents: DragContents, at location: CGPoint) -> DropResult {
        withTransaction(Transaction()) {
            DeepStack.run { kept(DropTarget.self).drop(contents, at: location, in: self) }
        }
    }
}
