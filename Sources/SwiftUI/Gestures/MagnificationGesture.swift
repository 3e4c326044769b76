/// Two fingers that spread, told as the factor alone: the older form of `MagnifyGesture`.
nonisolated public struct MagnificationGesture: Gesture, Sendable {
    /// 1 at the beginning, 2 with the fingers twice as far apart.
    public typealias Value = CGFloat
    public typealias Body = Never
    /// How much the magnification has to change before the gesture begins.
    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor private var rules: TransformRecognizer<Value>.Rules {
        let delta = minimumScaleDelta
        return .init {
            abs($0.magnification - 1) >= delta
        } value: {
            $0.magnification
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
