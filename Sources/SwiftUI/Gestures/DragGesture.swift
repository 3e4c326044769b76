/// A press that moves.
///
///     circle
///         .offset(offset)
///         .gesture(DragGesture().onChanged { offset = $0.translation })
nonisolated public struct DragGesture: Gesture {
    public typealias Body = Never
    /// How far the pointer has to move before the gesture begins, in points.
    public var minimumDistance: CGFloat
    /// The space in which places are told.
    public var coordinateSpace: CoordinateSpace
    /// What the gesture can be made with.
    public var inputKinds = GestureInputKinds.all

    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    @MainActor public static func _makeRecognizer(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognizer<Value> {
        DragRecognizer(gesture, context)
    }

    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        unsafeDowncast(recognizer, to: DragRecognizer.self).gesture = gesture
    }
}

extension DragGesture: Sendable {}
