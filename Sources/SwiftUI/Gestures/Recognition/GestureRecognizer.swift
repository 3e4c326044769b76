import MartletGraph

/// Follows events for one gesture at one place, from its beginning to its end.
///
/// An event is handled in two steps: `handle` works out phases and has no effect outside; then, once it is clear who
/// gets the event, `deliver` runs the closures for what has changed, or `cancel` takes everything back.
@MainActor
public class _GestureRecognizer<Value> {
    final let context: _GestureContext

    init(_ context: _GestureContext) { self.context = context }

    var phase: GesturePhase<Value> { .failed }
    var interests: GestureInterests { [] }

    /// Whether the gesture is recognised, so that others have to leave it the press. A long press that is still too
    /// short is active and has no claim.
    var claims: Bool { false }

    /// Whether something goes on that may still make it recognised.
    var isFollowing: Bool { false }
    var wait: GestureWait { .no }

    func handle(_ event: GestureEvent) {}
    func deliver() {}
    func cancel() {}
}

extension _GestureRecognizer: GestureRecognizing {
    var progress: GesturePhase<Void> { phase.map { _ in } }
}

/// A recogniser that follows events itself.
class LeafRecognizer<Value>: _GestureRecognizer<Value> {
    final var current: GesturePhase<Value> = .possible
    /// What the gesture can be made with.
    final var inputKinds = GestureInputKinds.all

    override var phase: GesturePhase<Value> { current }
    override var claims: Bool { current.value != nil }
}

extension LeafRecognizer {
    /// This recogniser, for what is made with `kinds`.
    func limited(to kinds: GestureInputKinds) -> Self {
        inputKinds = kinds
        return self
    }
}

/// A recogniser around another that sees the same events.
class OuterRecognizer<Inner, Value>: _GestureRecognizer<Value> {
    final let inner: _GestureRecognizer<Inner>

    init(_ inner: _GestureRecognizer<Inner>) {
        self.inner = inner
        super.init(inner.context)
    }

    override var interests: GestureInterests { inner.interests }
    override var claims: Bool { inner.claims }
    override var isFollowing: Bool { inner.isFollowing }
    override var wait: GestureWait { inner.wait }
    override func handle(_ event: GestureEvent) { inner.handle(event) }
    override func deliver() { inner.deliver() }
    override func cancel() { inner.cancel() }
}

/// The recogniser of a gesture with a body.
final class BodyRecognizer<G: Gesture>: _GestureRecognizer<G.Value> where G.Value == G.Body.Value {
    private var gesture: G
    private var properties = PropertyStorage(G.self)
    private var inner: _GestureRecognizer<G.Value>!

    init(_ gesture: G, _ context: _GestureContext) {
        self.gesture = gesture
        super.init(context)
        inner = G.Body._makeRecognizer(evaluate(), context)
    }

    isolated deinit { properties.leave() }

    func update(_ new: G) {
        gesture = new
        G.Body._updateRecognizer(inner, evaluate())
    }

    private func evaluate() -> G.Body { properties.evaluate(&gesture, in: context.node) { $0.body } }

    override var phase: GesturePhase<G.Value> { inner.phase }
    override var interests: GestureInterests { inner.interests }
    override var claims: Bool { inner.claims }
    override var isFollowing: Bool { inner.isFollowing }
    override var wait: GestureWait { inner.wait }
    override func handle(_ event: GestureEvent) { inner.handle(event) }
    override func deliver() { inner.deliver() }
    override func cancel() { inner.cancel() }
}

/// The recogniser of a gesture that may be absent. One that becomes absent is over; one that appears waits for the
/// next press.
final class OptionalRecognizer<G: Gesture>: _GestureRecognizer<G.Value> {
    private var inner: _GestureRecognizer<G.Value>?

    init(_ gesture: G?, _ context: _GestureContext) {
        inner = gesture.map { G._makeRecognizer($0, context) }
        super.init(context)
    }

    func update(_ new: G?) {
        guard let inner else { return }
        if let new {
            G._updateRecognizer(inner, new)
        } else {
            inner.cancel()
            self.inner = nil
        }
    }

    override var phase: GesturePhase<G.Value> { inner?.phase ?? .failed }
    override var interests: GestureInterests { inner?.interests ?? [] }
    override var claims: Bool { inner?.claims ?? false }
    override var isFollowing: Bool { inner?.isFollowing ?? false }
    override var wait: GestureWait { inner?.wait ?? .no }
    override func handle(_ event: GestureEvent) { inner?.handle(event) }
    override func deliver() { inner?.deliver() }
    override func cancel() { inner?.cancel() }
}

extension _GestureContext {
    func convert(_ location: CGPoint, to space: CoordinateSpace) -> CGPoint { node.convert(location, to: space) }
}
