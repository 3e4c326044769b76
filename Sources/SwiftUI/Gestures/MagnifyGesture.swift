/// Two fingers that spread.
///
/// On a desktop without a touchpad or touch screen, the wheel with Control held does the same, and so does a drag with
/// Control held, which magnifies and turns about the middle of the view.
nonisolated public struct MagnifyGesture: Gesture, Sendable {
    public typealias Body = Never
    /// How much the magnification has to change before the gesture begins.
    public var minimumScaleDelta: CGFloat
    /// What the gesture can be made with.
    public var inputKinds = GestureInputKinds.all

    /// What a magnification tells.
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// 1 at the beginning, 2 with the fingers twice as far apart.
        public var magnification: CGFloat
        /// The change a second.
        public var velocity: CGFloat
        /// Where the gesture began, as a part of the view's size.
        public var startAnchor: UnitPoint
        /// Where the gesture began, in the view's own space.
        public var startLocation: CGPoint
    }

    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor private var rules: TransformRecognizer<Value>.Rules {
        let delta = minimumScaleDelta
        return .init {
            abs($0.magnification - 1) >= delta
        } value: {
            Value(
                time: $0.time, magnification: $0.magnification, velocity: $0.magnificationVelocity,
                startAnchor: $0.startAnchor, startLocation: $0.startLocation)
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
