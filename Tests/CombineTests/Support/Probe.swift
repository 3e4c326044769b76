import Combine

/// A subscriber that records everything and asks only for what it is told to.
final class Probe<Input, Failure: Error>: Subscriber {
    private(set) var values: [Input] = []
    private(set) var ending: Subscribers.Completion<Failure>?
    private(set) var endings = 0
    private(set) var subscriptions = 0
    private(set) var subscription: (any Subscription)?
    private let initial: Subscribers.Demand
    var answer: (Input) -> Subscribers.Demand
    var onEnd: () -> Void = {}

    init(initial: Subscribers.Demand = .unlimited, answer: @escaping (Input) -> Subscribers.Demand = { _ in .none }) {
        self.initial = initial
        self.answer = answer
    }

    func receive(subscription: any Subscription) {
        subscriptions += 1
        self.subscription = subscription
        if initial != .none { subscription.request(initial) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return answer(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        ending = completion
        endings += 1
        onEnd()
    }

    func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

    func cancel() {
        subscription?.cancel()
        subscription = nil
    }

    var isFinished: Bool { if case .finished = ending { true } else { false } }

    var failure: Failure? { if case .failure(let error) = ending { error } else { nil } }
}

/// A publisher that hands out recorded subscriptions and sends what it is told, whatever the demand.
final class Source<Output, Failure: Error>: Publisher {
    final class Ticket: Subscription, CustomStringConvertible {
        let description = "Source"
        var requested: [Subscribers.Demand] = []
        var cancels = 0
        var onRequest: (Subscribers.Demand) -> Void = { _ in }
        func request(_ demand: Subscribers.Demand) {
            requested.append(demand)
            onRequest(demand)
        }
        func cancel() { cancels += 1 }
    }

    let ticket = Ticket()
    private(set) var subscribers: [AnySubscriber<Output, Failure>] = []
    /// How much the subscriber asked for when it was last given a value.
    private(set) var answers: [Subscribers.Demand] = []

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscribers.append(AnySubscriber(subscriber))
        subscriber.receive(subscription: ticket)
    }

    func send(_ values: Output...) {
        for value in values { for subscriber in subscribers { answers.append(subscriber.receive(value)) } }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        for subscriber in subscribers { subscriber.receive(completion: completion) }
    }
}

/// A publisher that gives no subscription, so that its subscriber can be told something before there is one.
final class Early<Output>: Publisher {
    typealias Failure = Never

    private(set) var subscriber: AnySubscriber<Output, Never>?
    /// The subscriber as the subscription that it will be downstream.
    private(set) var stage: (any Subscription)?

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        self.subscriber = AnySubscriber(subscriber)
        stage = subscriber as? any Subscription
    }
}

struct Oops: Error, Equatable {
    var code = 0
}
