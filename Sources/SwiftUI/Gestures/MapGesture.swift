/// A gesture that tells something else.
nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {
    public typealias Body = Never
    public var _body: Content
    let transform: (Content.Value) -> Value

    @MainActor public static func _makeRecognizer(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognizer<Value> {
        MapRecognizer(Content._makeRecognizer(gesture._body, context), gesture.transform)
    }

    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        let recognizer = unsafeDowncast(recognizer, to: MapRecognizer<Content.Value, Value>.self)
        recognizer.transform = gesture.transform
        Content._updateRecognizer(recognizer.inner, gesture._body)
    }
}

extension Gesture {
    /// Makes a gesture that tells `body` of this gesture's value.
    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(_body: self, transform: body)
    }
}

/// Asks for each value once an event.
private final class MapRecognizer<Inner, Value>: OuterRecognizer<Inner, Value> {
    var transform: (Inner) -> Value
    private var mapped: GesturePhase<Value> = .possible

    init(_ inner: _GestureRecognizer<Inner>, _ transform: @escaping (Inner) -> Value) {
        self.transform = transform
        super.init(inner)
    }

    override var phase: GesturePhase<Value> { mapped }

    override func handle(_ event: GestureEvent) {
        if mapped.isOver { return }
        inner.handle(event)
        mapped = inner.phase.map(transform)
    }

    override func cancel() {
        inner.cancel()
        if !mapped.isOver { mapped = .failed }
    }
}
