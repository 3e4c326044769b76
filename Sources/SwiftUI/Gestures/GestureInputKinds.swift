import MartletHost

/// What a gesture can be made with.
nonisolated public struct GestureInputKinds: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Fingers on the screen.
    public static let directTouch = GestureInputKinds(rawValue: 1)
    /// Fingers on a touchpad.
    public static let indirectTouch = GestureInputKinds(rawValue: 2)
    /// A pen on the screen, which Linux desktops tell of as a finger or a mouse.
    public static let pencil = GestureInputKinds(rawValue: 4)
    /// A mouse, or what moves the pointer in its place.
    public static let pointer = GestureInputKinds(rawValue: 8)
    public static let all: GestureInputKinds = [.directTouch, .indirectTouch, .pencil, .pointer]

    /// Whether a press made in this way counts.
    func allow(_ event: PointerEvent) -> Bool {
        event.sequence == 0 ? contains(.pointer) : !isDisjoint(with: [.directTouch, .pencil])
    }

    /// Whether two fingers, on the screen or on a touchpad, count.
    var allowTransforms: Bool { !isDisjoint(with: [.directTouch, .indirectTouch]) }
}

extension TapGesture {
    /// - Parameter inputKinds: what the gesture can be made with.
    public init(count: Int = 1, inputKinds: GestureInputKinds) {
        self.init(count: count)
        self.inputKinds = inputKinds
    }
}

extension SpatialTapGesture {
    /// - Parameter inputKinds: what the gesture can be made with.
    public init(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, inputKinds: GestureInputKinds
    ) {
        self.init(count: count, coordinateSpace: coordinateSpace)
        self.inputKinds = inputKinds
    }
}

extension LongPressGesture {
    /// - Parameter inputKinds: what the gesture can be made with.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, inputKinds: GestureInputKinds) {
        self.init(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        self.inputKinds = inputKinds
    }
}

extension DragGesture {
    /// - Parameter inputKinds: what the gesture can be made with.
    public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local,
        inputKinds: GestureInputKinds
    ) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace)
        self.inputKinds = inputKinds
    }
}

extension MagnifyGesture {
    /// - Parameter inputKinds: what the gesture can be made with.
    public init(minimumScaleDelta: CGFloat = 0.01, inputKinds: GestureInputKinds) {
        self.init(minimumScaleDelta: minimumScaleDelta)
        self.inputKinds = inputKinds
    }
}

extension RotateGesture {
    /// - Parameter inputKinds: what the gesture can be made with.
    public init(minimumAngleDelta: Angle = .degrees(1), inputKinds: GestureInputKinds) {
        self.init(minimumAngleDelta: minimumAngleDelta)
        self.inputKinds = inputKinds
    }
}

extension View {
    /// Runs `action` after `count` clicks or taps on this view that are made with one of `inputKinds`.
    @_disfavoredOverload
    nonisolated public func onTapGesture(
        count: Int = 1, inputKinds: GestureInputKinds, perform action: @escaping () -> Void
    ) -> some View {
        gesture(TapGesture(count: count, inputKinds: inputKinds).onEnded { _ in action() })
    }

    /// Runs `action` after `count` clicks or taps that are made with one of `inputKinds`, with the place of the last in
    /// `coordinateSpace`.
    @_disfavoredOverload
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, inputKinds: GestureInputKinds,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace, inputKinds: inputKinds)
                .onEnded { action($0.location) })
    }
}
