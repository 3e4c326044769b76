import Combine

typealias Ints = Source<Int, Oops>

/// An operator between a source and a subscriber that both write down what happens to them.
final class Rig<Input, Failure: Error, Output, End: Error> {
    let source = Source<Input, Failure>()
    let recorder: Recorder<Output, End>

    /// - Parameters:
    ///   - demand: What is asked for at the subscription.
    ///   - answer: What is asked for at each value.
    init<P: Publisher>(
        demand: Subscribers.Demand = .unlimited, answer: Subscribers.Demand = .none,
        _ make: (Source<Input, Failure>) -> P
    ) where P.Output == Output, P.Failure == End {
        recorder = Recorder(demand: demand, answer: answer)
        make(source).subscribe(recorder)
    }

    /// What the subscriber was told.
    var log: [String] { recorder.log }

    /// What upstream was asked for and whether it was cancelled.
    var upstream: [String] {
        source.ticket.requested.map { "\($0)" } + Array(repeating: "cancel", count: source.ticket.cancels)
    }

    func send(_ values: Input...) { for value in values { source.send(value) } }
    func finish() { source.send(completion: .finished) }
    func fail(_ error: Failure) { source.send(completion: .failure(error)) }
    func request(_ demand: Subscribers.Demand) { recorder.subscription?.request(demand) }
    func cancel() { recorder.subscription?.cancel() }
}

/// A subscriber that writes down what it is told.
final class Recorder<Input, Failure: Error>: Subscriber {
    private(set) var log: [String] = []
    private(set) var subscription: (any Subscription)?
    var onValue: (Input) -> Void = { _ in }
    var onEnd: () -> Void = {}
    private let demand: Subscribers.Demand
    private let answer: Subscribers.Demand

    init(demand: Subscribers.Demand = .unlimited, answer: Subscribers.Demand = .none) {
        self.demand = demand
        self.answer = answer
    }

    func receive(subscription: any Subscription) {
        log.append("subscription \(subscription)")
        self.subscription = subscription
        if demand != .none { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        log.append("\(input)")
        onValue(input)
        return answer
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: log.append("finished")
        case .failure(let error as Oops): log.append("failure \(error.code)")
        case .failure(let error): log.append("failure \(error)")
        }
        onEnd()
    }
}

/// Throws an error for some numbers, and gives back the others.
func picky(_ value: Int) throws -> Int {
    if value < 0 { throw Oops(code: -value) }
    return value
}
