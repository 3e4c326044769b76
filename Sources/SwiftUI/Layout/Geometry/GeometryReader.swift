import MartletGraph

/// A view whose content knows the space it is given: it takes all it is offered, 10 by 10 when nothing, and puts its
/// content at the top leading corner (semantics 89, 90).
nonisolated public struct GeometryReader<Content: View>: View {
    public typealias Body = Never
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        GeometryNode(view.content, inputs)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        unsafeDowncast(node, to: GeometryNode<Content>.self).update(with: view.content)
    }
}

/// The element of a geometry reader; its content is evaluated in the layout pass, when the size is known.
final class GeometryNode<Content: View>: ContainerNode, PlacementObserver, RoomTaker {
    var takesRoom: Bool { true }

    private var make: (GeometryProxy) -> Content
    private var reader: Reader!
    private var knownSize: CGSize?
    /// Stands for the content until the size is known, which that of a page that is not seen never is.
    private var empty: _ViewNode?
    /// Who asked where the reader is, and what they were told.
    private var places: ReadingList?
    private var rounds = FrameCount()

    init(_ make: @escaping (GeometryProxy) -> Content, _ inputs: _ViewInputs) {
        self.make = make
        super.init(inputs)
        let empty = _ViewNode(parent: self, scope: inputs.scope)
        (self.empty, content) = (empty, empty)
        reader = Reader(self)
    }

    func update(with new: @escaping (GeometryProxy) -> Content) {
        make = new
        update()
    }

    override func update() {
        flags.remove(.stale)
        if knownSize != nil { evaluate() }
    }

    private func evaluate() {
        let proxy = GeometryProxy(node: self)
        graph.updating {
            let view = reader.evaluate { make(proxy) }
            if content === empty {
                empty = nil
                content = Content._makeNode(view, inputs)
                flags.insert(.elementsStale)
            } else {
                Content._updateNode(content, view, inputs)
            }
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override var fillsHeight: Bool { true }

    override func placeChildren() {
        if size != knownSize {
            knownSize = size
            evaluate()
        }
        for child in layoutChildren { child.place(at: .zero, proposal: ProposedViewSize(size)) }
    }

    override func followPlace(isSame: @escaping () -> Bool) {
        if places == nil { graph.placementObservers.append(self) }
        let places = places ?? ReadingList()
        self.places = places
        places.insertCurrent(isSame: isSame)
    }

    /// Content that asked where the reader is follows it, as when it is scrolled. What moves its own reader settles
    /// within some rounds, or stays as it is until something else moves it.
    func placementMayHaveChanged() {
        guard flags.contains(.placed), !isGone, let places, places.isOutOfDate, rounds.next() <= 4 else { return }
        places.commit(0)
    }

    /// The content may have read how much of the safe area is around.
    override func safeAreaChanged() {
        knownSize = nil
        super.safeAreaChanged()
    }

    override func willLeave() { reader.leave() }
}

/// The size and place of a geometry reader.
@MainActor
public struct GeometryProxy {
    weak var node: LayoutNode?
    /// Whether more was asked than the size since this was last set: an answer that may change as what is around moves.
    nonisolated(unsafe) static var wasAskedForPlace = false

    /// In points.
    nonisolated public var size: CGSize { MainActor.assumeIsolated { node?.size ?? .zero } }

    /// How far bars and the like of the views around reach beyond each edge of the reader, in points: what its content
    /// could extend to with `ignoresSafeArea()`. Zero at an edge that is not one of the safe area, and in a scroll view.
    nonisolated public var safeAreaInsets: EdgeInsets {
        Self.wasAskedForPlace = true
        return MainActor.assumeIsolated { node?.followSafeArea(.all) ?? EdgeInsets() }
    }

    /// The value of an anchor in this view's coordinates.
    ///
    ///     .overlayPreferenceValue(ChosenKey.self) { anchor in
    ///         GeometryReader { proxy in Ring().position(proxy[anchor]) }
    ///     }
    nonisolated public subscript<T>(anchor: Anchor<T>) -> T {
        Self.wasAskedForPlace = true
        let anchor = Unchecked(value: anchor)
        return MainActor.assumeIsolated {
            _ = followed { $0.frame(in: .global) }
            return Unchecked(
                value: node.map { anchor.value.resolve(in: $0) } ?? anchor.value.assemble(anchor.value.points))
        }.value
    }

    /// The frame in a coordinate space.
    nonisolated public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        Self.wasAskedForPlace = true
        return MainActor.assumeIsolated { followed { $0.frame(in: coordinateSpace) } } ?? .zero
    }

    /// The frame in a coordinate space.
    nonisolated public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The bounds of this view in another coordinate space.
    nonisolated public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        Self.wasAskedForPlace = true
        return MainActor.assumeIsolated {
            followed { node in
                guard let space = node.ancestor(named: coordinateSpace.coordinateSpace) else { return nil }
                let origin = node.convertFromWindow(space.convertToWindow(.zero))
                return CGRect(origin: origin, size: space.size)
            }
        } ?? nil
    }

    /// What is asked of the reader; who asks while a body is evaluated asks again when the answer is another.
    private func followed<Answer: Equatable & Sendable>(_ ask: @escaping @MainActor (LayoutNode) -> Answer) -> Answer? {
        guard let node else { return nil }
        let answer = ask(node)
        node.followPlace { [weak node] in
            MainActor.assumeIsolated { node.map { $0.isGone || ask($0) == answer } ?? true }
        }
        return answer
    }
}

/// Takes a value of any type over to the actor it is on already.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
}
