/// Two fingers that turn, told as the angle alone: the older form of `RotateGesture`.
nonisolated public struct RotationGesture: Gesture, Sendable {
    /// Clockwise, since the beginning.
    public typealias Value = Angle
    public typealias Body = Never
    /// How far the fingers have to turn before the gesture begins.
    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor private var rules: TransformRecognizer<Value>.Rules {
        let delta = minimumAngleDelta.radians
        return .init {
            abs($0.rotation.radians) >= delta
        } value: {
            $0.rotation
        }
    }

    @MainActor public static func _makeRecognizer(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognizer<Value> {
        TransformRecognizer(gesture.rules, context)
    }

    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        unsafeDowncast(recognizer, to: TransformRecognizer<Value>.self).rules = gesture.rules
    }
}
