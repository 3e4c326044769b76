public import Foundation

extension NotificationCenter {
    /// A publisher of notifications.
    public struct Publisher: Combine.Publisher {
        /// A notification.
        public typealias Output = Notification

        /// It cannot fail.
        public typealias Failure = Never

        /// Where notifications are posted.
        public let center: NotificationCenter

        /// Which notifications are published.
        public let name: Notification.Name

        /// Whose notifications are published; nil for everybody's.
        public let object: AnyObject?

        /// A publisher of notifications.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Attaches a subscriber; what is posted while it has no demand is lost to it.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Notification {
            subscriber.receive(subscription: NotificationSubscription(center, name, object, subscriber))
        }
    }

    /// A publisher of the notifications of a name, and of an object if one is given.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

extension NotificationCenter.Publisher: Equatable {
    /// Whether both publish the same notifications.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
}

private final class NotificationSubscription<Downstream: Subscriber>: Subscription, StageDescribing, @unchecked Sendable
where Downstream.Input == Notification, Downstream.Failure == Never {
    private let lock = Lock()
    private let delivery = RecursiveLock()
    private let center: NotificationCenter
    private let name: Notification.Name
    private var object: AnyObject?
    private var observer: (any NSObjectProtocol)?
    private var downstream: Downstream?
    private var owed = Subscribers.Demand.none

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?, _ downstream: Downstream) {
        self.center = center
        self.name = name
        self.object = object
        self.downstream = downstream
        let deliver = Carried { (notification: Notification) in self.deliver(notification) }
        observer = center.addObserver(forName: name, object: object, queue: nil) { deliver.value($0) }
    }

    private func deliver(_ notification: Notification) {
        lock.lock()
        guard owed != .none, let downstream else {
            lock.unlock()
            return
        }
        owed.takeOne()
        lock.unlock()
        let more = delivery.withLock { downstream.receive(notification) }
        if more != .none { lock.withLock { owed += more } }
    }

    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        lock.withLock { owed += demand }
    }

    func cancel() {
        let old = lock.withLock {
            let old = (observer, downstream, object)
            observer = nil
            downstream = nil
            object = nil
            return old
        }
        if let observer = old.0 { center.removeObserver(observer) }
    }

    var description: String { "NotificationCenter Observer" }
    var mirrored: [Mirror.Child] {
        lock.withLock {
            [("center", center), ("name", name), ("object", object as Any), ("demand", owed)]
        }
    }
}
