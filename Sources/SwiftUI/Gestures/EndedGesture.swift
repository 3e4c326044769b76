/// A gesture with a closure for its end.
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
    public typealias Value = Content.Value
    public typealias Body = Never
    public var _body: Content
    let action: (Value) -> Void

    @MainActor public static func _makeRecognizer(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognizer<Value> {
        EndedRecognizer(Content._makeRecognizer(gesture._body, context), gesture.action)
    }

    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        let recognizer = unsafeDowncast(recognizer, to: EndedRecognizer<Value>.self)
        recognizer.action = gesture.action
        Content._updateRecognizer(recognizer.inner, gesture._body)
    }
}

extension Gesture {
    /// Calls `action` with the last value when the gesture has been completed; not when it is cancelled.
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(_body: self, action: action)
    }
}

private final class EndedRecognizer<Value>: OuterRecognizer<Value, Value> {
    var action: (Value) -> Void
    private var isDelivered = false

    init(_ inner: _GestureRecognizer<Value>, _ action: @escaping (Value) -> Void) {
        self.action = action
        super.init(inner)
    }

    override var phase: GesturePhase<Value> { inner.phase }

    override func deliver() {
        inner.deliver()
        guard case .ended(let value) = phase, !isDelivered else { return }
        isDelivered = true
        action(value)
    }
}
