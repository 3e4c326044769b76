/// Asks a publisher for a value whenever a task waits for one.
///
/// Values that come without being asked for are kept for the tasks that will.
final class AsyncInbox<Input, Failure: Error>: Subscriber, StageDescribing, @unchecked Sendable {
    private typealias Waiter = CheckedContinuation<Carried<Result<Input?, Failure>>, Never>

    private let lock = Lock()
    private var link = Link.awaitingSubscription
    private var waiters = Queue<Waiter>()
    private var unasked = Queue<Input>()
    private var wanted = 0
    private var ending: Subscribers.Completion<Failure>?

    func receive(subscription: any Subscription) {
        let (accepted, wanted) = lock.withLock { (link.connect(subscription), self.wanted) }
        if !accepted {
            subscription.cancel()
        } else if wanted > 0 {
            subscription.request(.max(wanted))
        }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let waiter = lock.withLock {
            guard link.isConnected else { return Waiter?.none }
            let first = waiters.popFirst()
            if first == nil { unasked.append(input) }
            return first
        }
        waiter?.resume(returning: Carried(.success(input)))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard !link.isClosed else {
            lock.unlock()
            return
        }
        let old = link.close()
        var first = waiters.popFirst()
        if first == nil { ending = completion }
        var rest = waiters
        waiters = Queue()
        lock.unlock()
        withExtendedLifetime(old) {}
        if case .failure(let error) = completion {
            first?.resume(returning: Carried(.failure(error)))
            first = nil
        }
        first?.resume(returning: Carried(.success(nil)))
        while let waiter = rest.popFirst() { waiter.resume(returning: Carried(.success(nil))) }
    }

    func cancel() {
        lock.lock()
        let upstream = link.close()
        var rest = waiters
        let old = unasked
        waiters = Queue()
        unasked = Queue()
        lock.unlock()
        withExtendedLifetime(old) {}
        upstream?.cancel()
        while let waiter = rest.popFirst() { waiter.resume(returning: Carried(.success(nil))) }
    }

    /// The next value, nil at the end, or the error, once.
    func next() async -> Result<Input?, Failure> {
        await withTaskCancellationHandler {
            await withCheckedContinuation { (waiter: Waiter) in self.wait(waiter) }
        } onCancel: {
            self.cancel()
        }.value
    }

    private func wait(_ waiter: Waiter) {
        lock.lock()
        if let value = unasked.popFirst() {
            lock.unlock()
            waiter.resume(returning: Carried(.success(value)))
            return
        }
        if link.isClosed || Task.isCancelled {
            let ending = self.ending
            self.ending = nil
            lock.unlock()
            if case .failure(let error) = ending {
                waiter.resume(returning: Carried(.failure(error)))
            } else {
                waiter.resume(returning: Carried(.success(nil)))
            }
            return
        }
        waiters.append(waiter)
        let upstream = link.subscription
        if upstream == nil { wanted += 1 }
        lock.unlock()
        upstream?.request(.max(1))
    }

    var description: String { "AsyncSubscriber" }
}

/// An inbox as its reader holds it: when the reader goes, the subscription, which holds the inbox too, is cancelled.
final class AsyncLease<Input, Failure: Error>: Sendable {
    let inbox = AsyncInbox<Input, Failure>()

    deinit { inbox.cancel() }
}
