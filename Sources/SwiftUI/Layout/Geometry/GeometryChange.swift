import MartletGraph

/// Tells a value worked out from where a view is.
nonisolated struct GeometryChangeModifier<T: Equatable & Sendable>: NodeModifier {
    typealias Body = Never
    let transform: @Sendable (GeometryProxy) -> T
    let action: (T, T) -> Void

    init(_ transform: @escaping @Sendable (GeometryProxy) -> T, _ action: @escaping (T, T) -> Void) {
        self.transform = transform
        self.action = action
    }

    @MainActor func makeNode(_ inputs: _ViewInputs) -> GeometryChangeNode<T> { GeometryChangeNode(self, inputs) }

    @MainActor func contentMade(in node: GeometryChangeNode<T>) {
        node.graph.placementObservers.append(node)
    }

    @MainActor func contentUpdated(in node: GeometryChangeNode<T>) {
        node.set(self)
    }
}

/// The node that keeps what was told of each of its elements.
final class GeometryChangeNode<T: Equatable & Sendable>: ChildNode, PlacementObserver, PresenceFollower {
    private struct Told {
        let element: ObjectIdentifier
        var value: T
        var size: CGSize
        var dependsOnPlace: Bool
    }

    private var modifier: GeometryChangeModifier<T>
    private var told: [Told] = []
    private var isStale = true
    private var reader: Reader!
    private var calls = FrameCount()
    lazy var hiders = hidersAround

    init(_ modifier: GeometryChangeModifier<T>, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
        reader = Reader(self)
    }

    func set(_ new: GeometryChangeModifier<T>) {
        modifier = new
        update()
    }

    override func update() {
        flags.remove(.stale)
        isStale = true
        reader.evaluate {}
        graph.placesMayDiffer = true
    }

    override func willLeave() { reader.leave() }

    func presenceChanged(_ isPresent: Bool) {
        if isPresent { graph.placesMayDiffer = true }
    }

    func placementMayHaveChanged() {
        guard hiders == 0 else { return }
        let elements = madeElements.filter { $0.flags.contains(.placed) }
        if told.count > elements.count {
            let present = Set(elements.map(ObjectIdentifier.init))
            told.removeAll { !present.contains($0.element) }
        }
        let wasStale = isStale
        isStale = false
        for element in elements { look(at: element, wasStale) }
    }

    private func look(at element: LayoutNode, _ wasStale: Bool) {
        let index = told.firstIndex { $0.element == ObjectIdentifier(element) }
        if let index, !wasStale, !told[index].dependsOnPlace, told[index].size == element.size { return }
        GeometryProxy.wasAskedForPlace = false
        let value = reader.extend { modifier.transform(GeometryProxy(node: element)) }
        let new = Told(
            element: ObjectIdentifier(element), value: value, size: element.size,
            dependsOnPlace: GeometryProxy.wasAskedForPlace)
        let old = index.map { told[$0].value }
        if let index, old == value {
            told[index] = new
            return
        }
        guard mayCall() else { return isStale = true }
        if let index { told[index] = new } else { told.append(new) }
        graph.effects.addAction { [self] in modifier.action(old ?? value, value) }
    }

    /// What changes its own size by what it is told settles within some rounds; more feed themselves.
    private func mayCall() -> Bool {
        if calls.next() <= 4 { return true }
        RuntimeWarning.issue("onGeometryChange(for: \(T.self)) action tried to update multiple times per frame.")
        return false
    }
}

extension View {
    /// Calls `action` with a value worked out from the geometry of this view: after the first layout, and after each one
    /// in which it became another.
    ///
    ///     content.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
    ///
    /// - Parameter transform: runs after layout; where it asks only for the size, only when that is another.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier<T>(transform) { action($1) })
    }

    /// Calls `action` with the old and the new value worked out from the geometry of this view: after the first layout,
    /// with the same value twice, and after each one in which it became another.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier<T>(transform, action))
    }
}
