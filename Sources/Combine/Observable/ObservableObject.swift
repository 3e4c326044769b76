/// A class whose instances announce that they are about to change.
///
/// Without a declaration of its own, `objectWillChange` is a publisher that fires before any ``Published`` property of
/// the object changes, those of its superclasses included (semantics 19 to 23).
///
///     final class Cart: ObservableObject {
///         @Published var items: [Item] = []
///     }
public protocol ObservableObject: AnyObject {
    /// What announces the change.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Fires before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where Self.ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Fires before a published property changes; the same publisher as long as the object lives.
    public var objectWillChange: ObservableObjectPublisher { PublishedFields.publisher(of: self) }
}

/// The publisher of objects that are about to change.
///
/// It ignores demand: every change is announced (semantics 21).
final public class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    /// There is no value, only the event.
    public typealias Output = Void

    /// It cannot fail.
    public typealias Failure = Never

    @usableFromInline let roster = Roster()

    /// A publisher without subscribers.
    @inlinable public init() {}

    /// Attaches a subscriber.
    @inlinable final public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
        let conduit = SignalConduit(publisher: self, outlet: Outlet(subscriber))
        roster.lock.withLock { roster.insert(conduit) }
        subscriber.receive(subscription: conduit)
    }

    /// Announces a change to all subscribers, in the order of subscription.
    final public func send() {
        roster.walk { unsafeDowncast($0, to: SignalConduit.self).offer() }
    }

    /// Keeps the publisher until nobody is being told any more, then lets it go.
    func retire() { roster.keepDuringWalks(self) }
}

@usableFromInline final class SignalConduit: Conduit, Subscription, StageDescribing, @unchecked Sendable {
    @usableFromInline let lock = Lock()
    @usableFromInline @exclusivity(unchecked) var publisher: ObservableObjectPublisher?
    @usableFromInline @exclusivity(unchecked) var outlet: Unmanaged<Outlet<Void, Never>>?

    @inlinable init(publisher: ObservableObjectPublisher, outlet: Outlet<Void, Never>) {
        self.publisher = publisher
        self.outlet = .passRetained(outlet)
    }

    deinit { discard() }

    @inline(__always) func offer() {
        guard !isClosed.load(ordering: .acquiring), let outlet else { return }
        _ = outlet._withUnsafeGuaranteedRef { $0.receive(()) }
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) { demand.assertNonZero() }

    @usableFromInline func cancel() {
        guard close() else { return }
        let publisher = lock.withLock {
            let taken = self.publisher
            self.publisher = nil
            return taken
        }
        publisher?.roster.remove(self)
    }

    @usableFromInline override func discard() {
        let old = outlet
        outlet = nil
        old?.release()
    }

    @usableFromInline var description: String { "ObservableObjectPublisher" }
    @usableFromInline var mirrored: [Mirror.Child] { [("downstream", subscriberType as Any)] }

    /// The subscriber's type, which none but a walk may look at.
    private var subscriberType: Any.Type? {
        guard let roster = lock.withLock({ publisher?.roster }) else { return nil }
        roster.enter()
        defer { roster.leave() }
        return isClosed.load(ordering: .acquiring) ? nil : outlet?._withUnsafeGuaranteedRef { $0.subscriber }
    }
}
