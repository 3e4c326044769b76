/// A gesture that changes a gesture state while it goes on.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    public var base: Base
    public var state: GestureState<State>
    /// Given the gesture's value, changes the state and the transaction in which it is written.
    public var body: (Value, inout State, inout Transaction) -> Void

    public init(
        base: Base, state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        self.body = body
    }

    @MainActor public static func _makeRecognizer(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognizer<Value> {
        GestureStateRecognizer(Base._makeRecognizer(gesture.base, context), gesture.state, gesture.body)
    }

    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        let recognizer = unsafeDowncast(recognizer, to: GestureStateRecognizer<Value, State>.self)
        recognizer.change = gesture.body
        recognizer.setState(gesture.state)
        Base._updateRecognizer(recognizer.inner, gesture.base)
    }
}

extension Gesture {
    /// Lets `body` change `state` with each event while the gesture goes on; afterwards the state goes back.
    nonisolated public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

private final class GestureStateRecognizer<Value, State>: OuterRecognizer<Value, Value> {
    private var state: GestureState<State>
    var change: (Value, inout State, inout Transaction) -> Void
    private var lastEvent: UInt64 = 0
    private var isChanged = false

    init(
        _ inner: _GestureRecognizer<Value>, _ state: GestureState<State>,
        _ change: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.state = state
        self.change = change
        super.init(inner)
    }

    /// A gesture may come to update another state; the old one goes back.
    func setState(_ new: GestureState<State>) {
        if isChanged, new.location !== state.location {
            state.reset()
            isChanged = false
        }
        state = new
    }

    override var phase: GesturePhase<Value> { inner.phase }

    override func deliver() {
        inner.deliver()
        switch phase {
        case .active(let value):
            guard lastEvent != context.event else { return }
            lastEvent = context.event
            isChanged = true
            state.update { change(value, &$0, &$1) }
        case .ended, .failed: reset()
        case .possible: break
        }
    }

    override func cancel() {
        inner.cancel()
        reset()
    }

    private func reset() {
        guard isChanged else { return }
        isChanged = false
        context.addReset { [state] in state.reset() }
    }
}
