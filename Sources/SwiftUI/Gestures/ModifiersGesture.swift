import MartletHost

/// A gesture that counts only while keys are held.
nonisolated public struct _ModifiersGesture<Content: Gesture>: Gesture {
    public typealias Value = Content.Value
    public typealias Body = Never
    public var _body: Content
    public var modifiers: EventModifiers

    @MainActor public static func _makeRecognizer(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognizer<Value> {
        ModifiersRecognizer(Content._makeRecognizer(gesture._body, context), gesture.modifiers)
    }

    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        let recognizer = unsafeDowncast(recognizer, to: ModifiersRecognizer<Value>.self)
        recognizer.modifiers = gesture.modifiers
        Content._updateRecognizer(recognizer.inner, gesture._body)
    }
}

extension Gesture {
    /// Makes a gesture of a press that counts only where these keys are held when the press begins. For `command` the
    /// Control key does too, as programs on Linux have it.
    nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
        _ModifiersGesture(_body: self, modifiers: modifiers)
    }
}

private final class ModifiersRecognizer<Value>: OuterRecognizer<Value, Value> {
    var modifiers: EventModifiers
    private var isRefused = false

    init(_ inner: _GestureRecognizer<Value>, _ modifiers: EventModifiers) {
        self.modifiers = modifiers
        super.init(inner)
    }

    override var phase: GesturePhase<Value> { isRefused ? .failed : inner.phase }
    override var claims: Bool { !isRefused && inner.claims }
    override var isFollowing: Bool { !isRefused && inner.isFollowing }
    override var wait: GestureWait { isRefused ? .no : inner.wait }

    override func handle(_ event: GestureEvent) {
        if case .down(let event) = event, !areHeld(event), !inner.phase.isOver {
            isRefused = true
            inner.cancel()
        }
        if !isRefused { inner.handle(event) }
    }

    private func areHeld(_ event: PointerEvent) -> Bool {
        var held = EventModifiers(event.modifiers)
        if held.contains(.control) { held.insert(.command) }
        return held.isSuperset(of: modifiers)
    }
}
