import MartletGraph

/// Moves a value that an element shows from one to another: what is in between is shown meanwhile (semantics 99, 103).
@MainActor
class ShownMotion<Value>: Animator {
    /// What will be shown at last.
    final var model: Value
    private weak var element: LayoutNode?
    private let show: @MainActor (Value) -> Void
    /// Whether the window asks it once a frame.
    fileprivate final var isAsked = false

    init(_ model: Value, _ element: LayoutNode, show: @escaping @MainActor (Value) -> Void) {
        self.model = model
        self.element = element
        self.show = show
    }

    final var animatedElement: LayoutNode? { element }

    var isMoving: Bool { false }
    func rests() {}
    func change(to new: Value, in transaction: Transaction, at time: TimeInterval) { model = new }
    func value(at time: TimeInterval) -> Value { model }

    /// Has the window ask for it once a frame, for as long as it moves.
    final func ask(_ window: WindowRoot) {
        if isAsked { return }
        isAsked = true
        window.animate(self)
    }

    final func advance(to time: TimeInterval) -> Bool {
        show(value(at: time))
        isAsked = isMoving
        return isMoving
    }
}

/// Moves what can be animated of a value.
final class LensMotion<Value, Data: VectorArithmetic>: ShownMotion<Value> {
    private let data: ValueMotion<Data>
    private let read: (Value) -> Data
    private let write: (inout Value, Data) -> Void

    init(
        _ model: Value, _ element: LayoutNode, read: @escaping (Value) -> Data,
        write: @escaping (inout Value, Data) -> Void, show: @escaping @MainActor (Value) -> Void
    ) {
        self.read = read
        self.write = write
        data = ValueMotion(read(model), element.environment)
        super.init(model, element, show: show)
    }

    override var isMoving: Bool { data.isMoving }
    override func rests() { data.leaveCompletionToClock() }

    override func change(to new: Value, in transaction: Transaction, at time: TimeInterval) {
        let place = read(new)
        if place != data.target { data.change(to: place, in: transaction, at: time) }
        model = new
    }

    override func value(at time: TimeInterval) -> Value {
        let place = data.value(at: time)
        guard data.isMoving else { return model }
        var shown = model
        write(&shown, place)
        return shown
    }
}

extension LayoutNode {
    /// What is shown for now of a value that changes: where it moves, what is shown until the next frame.
    ///
    /// - Parameters:
    ///   - motion: what moves the value already; nil where nothing does.
    ///   - make: what would move it.
    final func shown<Value>(
        of new: Value, _ motion: inout ShownMotion<Value>?, _ make: () -> ShownMotion<Value>?
    ) -> Value {
        if motion?.isMoving == false { motion = nil }
        guard Animation.isUsed, motion != nil || flags.contains(.placed) else { return new }
        let transaction = scope.transaction
        guard transaction.motion != nil || motion != nil, let window, let moving = motion ?? make() else { return new }
        moving.change(to: new, in: transaction, at: window.time)
        guard moving.isMoving else {
            motion = nil
            return new
        }
        motion = moving
        moving.ask(window)
        return moving.value(at: window.time)
    }
}

extension ElementWrapping {
    static var canMove: Bool { false }
    static func makeMotion(_ model: Self, _ node: ModifierLayoutNode<Self>) -> ShownMotion<Self>? { nil }
}

extension ElementWrapping where Self: Animatable {
    static var canMove: Bool { AnimatableData.self != EmptyAnimatableData.self }

    static func makeMotion(_ model: Self, _ node: ModifierLayoutNode<Self>) -> ShownMotion<Self>? {
        LensMotion(model, node, read: \.animatableData, write: { $0.animatableData = $1 }) { [weak node] in
            node?.show($0)
        }
    }
}

extension LeafDrawing where Self: Animatable {
    static var canMove: Bool { true }

    static func makeMotion(_ model: Self, _ node: LeafNode<Self>) -> ShownMotion<Self>? {
        LensMotion(model, node, read: \.animatableData, write: { $0.animatableData = $1 }) { [weak node] in
            node?.show($0)
        }
    }
}

extension LeafDrawing {
    static var canMove: Bool { false }
    static func makeMotion(_ model: Self, _ node: LeafNode<Self>) -> ShownMotion<Self>? { nil }
}
