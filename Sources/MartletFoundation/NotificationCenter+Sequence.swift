extension NotificationCenter {
    /// Notifications as they come.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification
        private let stream: AsyncStream<Received>

        // A notification holds whatever its poster gave it, and is only handed on here.
        fileprivate struct Received: @unchecked Sendable { let notification: Notification }

        fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
            nonisolated(unsafe) let object = object
            stream = AsyncStream { continuation in
                nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) {
                    continuation.yield(Received(notification: $0))
                }
                continuation.onTermination = { _ in center.removeObserver(token) }
            }
        }

        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var base: AsyncStream<Received>.Iterator

            public mutating func next() async -> Notification? { await base.next()?.notification }
        }

        public func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }
    }

    /// The notifications of a name from now on.
    ///
    ///     for await note in NotificationCenter.default.notifications(named: .saved) { … }
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(self, name, object)
    }
}
