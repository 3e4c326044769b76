/// What a user does with pointer or fingers, and what it means.
///
/// A gesture is a value, made anew with each body like a view; what has been recognised so far belongs to the place of
/// the view it is attached to, so that a body that runs in the middle of a gesture changes its closures and nothing
/// else. Compose a gesture of your own from others:
///
///     struct PressAndMove: Gesture {
///         typealias Value = SequenceGesture<LongPressGesture, DragGesture>.Value
///         var body: some Gesture<Value> { LongPressGesture().sequenced(before: DragGesture()) }
///     }
///
/// The closures of all gestures that one event concerns run in one transaction, in this order: what the event cancels
/// is reset; then gesture by gesture, high priority before the view's own, the view's own before those further out and
/// before simultaneous ones; within a gesture the modifiers in the order in which they are written; last, each
/// `GestureState` of a gesture that is over goes back to its initial value.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture tells while it goes on and when it ends.
    associatedtype Value
    associatedtype Body: Gesture

    @MainActor @preconcurrency var body: Body { get }

    @MainActor static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value>
    @MainActor static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self)
}

extension Gesture where Body == Never {
    public var body: Never { fatalError("body should not be called on \(Self.self).") }
}

extension Gesture where Value == Body.Value {
    @MainActor public static func _makeRecognizer(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognizer<Value> {
        BodyRecognizer(gesture, context)
    }

    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        unsafeDowncast(recognizer, to: BodyRecognizer<Self>.self).update(gesture)
    }
}

extension Never: Gesture {
    public typealias Value = Never
}

extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never

    @MainActor public static func _makeRecognizer(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognizer<Value> {
        OptionalRecognizer<Wrapped>(gesture, context)
    }

    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        unsafeDowncast(recognizer, to: OptionalRecognizer<Wrapped>.self).update(gesture)
    }
}
