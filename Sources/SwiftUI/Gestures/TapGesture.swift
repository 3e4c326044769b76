/// One click or tap, or several in quick succession.
///
/// A tap has to be let go on the view, within 10 points of where it began. Where a gesture of fewer taps would also
/// do, it waits until it is clear that no further tap comes.
nonisolated public struct TapGesture: Gesture, Sendable {
    public typealias Value = Void
    public typealias Body = Never
    /// How many taps make the gesture; less than one counts as one.
    public var count: Int
    /// What the gesture can be made with.
    public var inputKinds = GestureInputKinds.all

    public init(count: Int = 1) { self.count = count }

    @MainActor public static func _makeRecognizer(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognizer<Value> {
        TapRecognizer(count: gesture.count, context) { _ in }.limited(to: gesture.inputKinds)
    }

    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        unsafeDowncast(recognizer, to: TapRecognizer<Void>.self).limited(to: gesture.inputKinds)
            .update(count: gesture.count) { _ in }
    }
}
