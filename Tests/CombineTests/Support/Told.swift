import Combine
import Foundation
import Synchronization
import Testing

/// What a subscriber is told that asks for so much at its subscription and then, again and again, for more; without
/// the subscription itself, which has to come first.
func told<P: Publisher>(
    _ publisher: P, asking demands: Subscribers.Demand..., answer: Subscribers.Demand = .none
) -> [String] {
    let recorder = Recorder<P.Output, P.Failure>(demand: demands.first ?? .unlimited, answer: answer)
    publisher.subscribe(recorder)
    for demand in demands.dropFirst() { recorder.subscription?.request(demand) }
    #expect(recorder.log.first?.hasPrefix("subscription") == true)
    return Array(recorder.log.dropFirst())
}

/// The subscription of a publisher, of which nothing was asked yet.
func subscription<P: Publisher>(of publisher: P) -> (any Subscription)? {
    let recorder = Recorder<P.Output, P.Failure>(demand: .none)
    publisher.subscribe(recorder)
    return recorder.subscription
}

/// Whether a subscriber is freed by the end, or a cancel, of a publisher whose subscription is still held.
func freesSubscriber<P: Publisher>(_ publisher: P, cancels: Bool, demand: Subscribers.Demand = .unlimited) -> Bool {
    weak var gone: Recorder<P.Output, P.Failure>?
    var held: (any Subscription)?
    do {
        let recorder = Recorder<P.Output, P.Failure>(demand: cancels ? .none : demand)
        gone = recorder
        publisher.subscribe(recorder)
        held = recorder.subscription
        if cancels { held?.cancel() }
    }
    defer { withExtendedLifetime(held) {} }
    return gone == nil
}

/// The numbers from 1 on, as they are asked for.
func upTo(_ last: Int) -> AnyPublisher<Int, Oops> {
    Publishers.Sequence<ClosedRange<Int>, Oops>(sequence: 1...last).eraseToAnyPublisher()
}

/// Some numbers, and then a failure.
func failing(after values: Int..., code: Int) -> AnyPublisher<Int, Oops> {
    Record(output: values, completion: .failure(Oops(code: code))).eraseToAnyPublisher()
}

/// A subscriber for many threads, which notices when it is told two things at once.
final class Crowd<Input, Failure: Error>: Subscriber, @unchecked Sendable {
    private let inside = Atomic<Int>(0)
    private let lock = NSLock()
    private var seen: (values: [Input], ends: Int, overlaps: Int) = ([], 0, 0)
    private var subscription: (any Subscription)?

    var values: [Input] { lock.withLock { seen.values } }
    var ends: Int { lock.withLock { seen.ends } }
    /// How often it was told something while it was being told something else.
    var overlaps: Int { lock.withLock { seen.overlaps } }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        note { seen.values.append(input) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { note { seen.ends += 1 } }

    func cancel() { subscription?.cancel() }

    private func note(_ event: () -> Void) {
        let others = inside.add(1, ordering: .relaxed).oldValue
        lock.withLock {
            if others > 0 { seen.overlaps += 1 }
            event()
        }
        inside.subtract(1, ordering: .relaxed)
    }
}

/// Does something on four threads at once.
func onFourThreads(_ body: @Sendable (_ thread: Int) -> Void) {
    DispatchQueue.concurrentPerform(iterations: 4, execute: body)
}
