/// Two fingers that turn.
///
/// On a desktop without a touchpad or touch screen, the wheel with Alt, or with Control and Shift, held does the same,
/// and so does a drag with Control held, which magnifies and turns about the middle of the view.
nonisolated public struct RotateGesture: Gesture, Sendable {
    public typealias Body = Never
    /// How far the fingers have to turn before the gesture begins.
    public var minimumAngleDelta: Angle
    /// What the gesture can be made with.
    public var inputKinds = GestureInputKinds.all

    /// What a rotation tells.
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// Clockwise, since the beginning.
        public var rotation: Angle
        /// The change a second.
        public var velocity: Angle
        /// Where the gesture began, as a part of the view's size.
        public var startAnchor: UnitPoint
        /// Where the gesture began, in the view's own space.
        public var startLocation: CGPoint
    }

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor private var rules: TransformRecognizer<Value>.Rules {
        let delta = minimumAngleDelta.radians
        return .init {
            abs($0.rotation.radians) >= delta
        } value: {
            Value(
                time: $0.time, rotation: $0.rotation, velocity: $0.rotationVelocity, startAnchor: $0.startAnchor,
                startLocation: $0.startLocation)
        }
    }

    @MainActor public static func _makeRecognizer(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognizer<Value> {
        TransformRecognizer(gesture.rules, context).limited(to: gesture.inputKinds)
    }

    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        unsafeDowncast(recognizer, to: TransformRecognizer<Value>.self).limited(to: gesture.inputKinds).rules =
            gesture.rules
    }
}
