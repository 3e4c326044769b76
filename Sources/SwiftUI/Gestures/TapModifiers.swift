extension View {
    /// Runs `action` after `count` clicks or taps on this view. Of several views under the pointer the innermost
    /// acts; one click waits for a second where that means something further in.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { _ in action() })
    }

    /// Runs `action` after `count` clicks or taps, with the place of the last in `coordinateSpace`.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Runs `action` after `count` clicks or taps, with the place of the last in `coordinateSpace`.
    @_disfavoredOverload
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Runs `action` once the view has been pressed for `minimumDuration` seconds without the pointer moving further
    /// than `maximumDistance` points.
    ///
    /// - Parameter onPressingChanged: told when such a press begins, and when it ends in whatever way.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        return gesture(PressingGesture(base: press, onPressingChanged: onPressingChanged).onEnded { _ in action() })
    }

    /// Runs `action` once the view has been pressed for `minimumDuration` seconds.
    @_disfavoredOverload
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}

/// A gesture that tells when it begins to be made, and when that is over in whatever way.
nonisolated private struct PressingGesture<Base: Gesture>: Gesture {
    typealias Value = Base.Value
    typealias Body = Never
    let base: Base
    let onPressingChanged: ((Bool) -> Void)?

    @MainActor static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
        PressingRecognizer(Base._makeRecognizer(gesture.base, context), gesture.onPressingChanged)
    }

    @MainActor static func _updateRecognizer(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self) {
        let recognizer = unsafeDowncast(recognizer, to: PressingRecognizer<Value>.self)
        recognizer.onPressingChanged = gesture.onPressingChanged
        Base._updateRecognizer(recognizer.inner, gesture.base)
    }
}

private final class PressingRecognizer<Value>: OuterRecognizer<Value, Value> {
    var onPressingChanged: ((Bool) -> Void)?
    private var isPressing = false

    init(_ inner: _GestureRecognizer<Value>, _ onPressingChanged: ((Bool) -> Void)?) {
        self.onPressingChanged = onPressingChanged
        super.init(inner)
    }

    override var phase: GesturePhase<Value> { inner.phase }

    override func deliver() {
        inner.deliver()
        if case .active = phase { setPressing(true) }
        if phase.isOver { setPressing(false) }
    }

    override func cancel() {
        inner.cancel()
        setPressing(false)
    }

    private func setPressing(_ new: Bool) {
        guard new != isPressing else { return }
        isPressing = new
        if !context.node.flags.contains(.left) { onPressingChanged?(new) }
    }
}
