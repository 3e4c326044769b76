/// A gesture of whatever type with this value.
nonisolated public struct AnyGesture<Value>: Gesture {
    public typealias Body = Never
    private let box: AnyGestureBox<Value>
    var isOneTap: Bool { box.isOneTap }

    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        box = GestureBox(gesture)
    }

    @MainActor public static func _makeRecognizer(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognizer<Value> {
        AnyRecognizer(gesture.box.makeRecognizer(context), gesture.box.type)
    }

    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        unsafeDowncast(recognizer, to: AnyRecognizer<Value>.self).update(gesture.box)
    }
}

private class AnyGestureBox<Value> {
    var type: Any.Type { fatalError("\(Self.self) has no gesture.") }
    var isOneTap: Bool { false }
    @MainActor func makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
        fatalError("\(Self.self) has no gesture.")
    }
    @MainActor func update(_ recognizer: _GestureRecognizer<Value>) {}
}

private final class GestureBox<G: Gesture>: AnyGestureBox<G.Value> {
    let gesture: G
    init(_ gesture: G) { self.gesture = gesture }

    override var type: Any.Type { G.self }
    override var isOneTap: Bool { gesture.isMadeByOneTap }
    override func makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<G.Value> {
        G._makeRecognizer(gesture, context)
    }
    override func update(_ recognizer: _GestureRecognizer<G.Value>) { G._updateRecognizer(recognizer, gesture) }
}

/// A gesture that becomes one of another type is over.
private final class AnyRecognizer<Value>: OuterRecognizer<Value, Value> {
    private let type: Any.Type
    private var isOther = false

    init(_ inner: _GestureRecognizer<Value>, _ type: Any.Type) {
        self.type = type
        super.init(inner)
    }

    func update(_ box: AnyGestureBox<Value>) {
        if isOther { return }
        if box.type == type { return box.update(inner) }
        isOther = true
        inner.cancel()
    }

    override var phase: GesturePhase<Value> { isOther ? .failed : inner.phase }
    override var claims: Bool { !isOther && inner.claims }
    override var isFollowing: Bool { !isOther && inner.isFollowing }
    override var wait: GestureWait { isOther ? .no : inner.wait }
    override func handle(_ event: GestureEvent) { if !isOther { inner.handle(event) } }
    override func deliver() { if !isOther { inner.deliver() } }
}
