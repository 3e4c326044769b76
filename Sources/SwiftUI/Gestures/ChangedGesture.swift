/// A gesture with a closure for its changes.
nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
    public typealias Value = Content.Value
    public typealias Body = Never
    public var _body: Content
    let action: (Value) -> Void

    @MainActor public static func _makeRecognizer(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognizer<Value> {
        ChangedRecognizer(Content._makeRecognizer(gesture._body, context), gesture.action)
    }

    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        let recognizer = unsafeDowncast(recognizer, to: ChangedRecognizer<Value>.self)
        recognizer.action = gesture.action
        Content._updateRecognizer(recognizer.inner, gesture._body)
    }
}

extension Gesture where Value: Equatable {
    /// Calls `action` when the gesture begins, and each time its value has become another.
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(_body: self, action: action)
    }
}

private final class ChangedRecognizer<Value: Equatable>: OuterRecognizer<Value, Value> {
    var action: (Value) -> Void
    private var last: Value?

    init(_ inner: _GestureRecognizer<Value>, _ action: @escaping (Value) -> Void) {
        self.action = action
        super.init(inner)
    }

    override var phase: GesturePhase<Value> { inner.phase }

    override func deliver() {
        inner.deliver()
        guard case .active(let value) = phase, value != last else { return }
        last = value
        action(value)
    }
}
