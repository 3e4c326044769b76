/// One click or tap, or several in quick succession, with its place.
nonisolated public struct SpatialTapGesture: Gesture {
    public typealias Body = Never
    /// How many taps make the gesture; less than one counts as one.
    public var count: Int
    /// The space in which the place is told.
    public var coordinateSpace: CoordinateSpace
    /// What the gesture can be made with.
    public var inputKinds = GestureInputKinds.all

    /// What a spatial tap tells.
    public struct Value: Equatable, Sendable {
        /// Where the last tap was let go.
        public var location: CGPoint
    }

    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    @MainActor private func value(in context: _GestureContext) -> (CGPoint) -> Value {
        { [coordinateSpace, unowned context] in Value(location: context.convert($0, to: coordinateSpace)) }
    }

    @MainActor public static func _makeRecognizer(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureRecognizer<Value> {
        TapRecognizer(count: gesture.count, context, gesture.value(in: context)).limited(to: gesture.inputKinds)
    }

    @MainActor public static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        unsafeDowncast(recognizer, to: TapRecognizer<Value>.self).limited(to: gesture.inputKinds)
            .update(count: gesture.count, gesture.value(in: recognizer.context))
    }
}

extension SpatialTapGesture: Sendable {}
