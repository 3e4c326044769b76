import Combine
import Testing

@Suite("What every operator keeps")
struct OperatorContractTests {
    private func input<Failure: Error>(_ source: Source<Int, Failure>) -> AnyPublisher<Int, Failure> {
        source.eraseToAnyPublisher()
    }

    @Test("downstream gets one subscription, and nothing else, before it asks", arguments: Sample.synchronous)
    func oneSubscription(_ sample: Sample) {
        let source = Source<Int, Oops>()
        let probe = Probe<Int, Oops>(initial: .none)
        sample.make(input(source)).subscribe(probe)
        #expect(probe.subscriptions == 1)
        #expect(probe.values.isEmpty && probe.endings == 0)
    }

    @Test("cancel reaches upstream once, and nothing follows it", arguments: Sample.synchronous)
    func cancel(_ sample: Sample) {
        let source = Source<Int, Oops>()
        let probe = Probe<Int, Oops>()
        sample.make(input(source)).subscribe(probe)
        source.send(1)
        guard probe.endings == 0 else { return }
        let before = probe.values
        let subscription = probe.subscription
        subscription?.cancel()
        subscription?.cancel()
        // Those that pass everything straight on leave it to the upstream to keep its promises.
        guard !Self.straight.contains(sample.name), !source.subscribers.isEmpty else { return }
        #expect(source.ticket.cancels == 1)
        source.send(2)
        source.send(completion: .finished)
        #expect(probe.values == before && probe.endings == 0)
    }

    /// Operators that hand upstream's own subscription to downstream, or have not come to it yet.
    private static let straight: Set<String> = [
        "map", "map key path", "filter", "mapError", "scan", "breakpoint", "erase", "prepend",
    ]

    @Test("one end, and nothing after it", arguments: Sample.synchronous)
    func oneEnd(_ sample: Sample) {
        let subject = PassthroughSubject<Int, Oops>()
        let probe = Probe<Int, Oops>()
        sample.make(subject.eraseToAnyPublisher()).subscribe(probe)
        for value in 1...20 { subject.send(value) }
        subject.send(completion: .finished)
        #expect(probe.endings == 1 && probe.isFinished)
        let values = probe.values
        subject.send(21)
        subject.send(completion: .failure(Oops()))
        #expect(probe.endings == 1 && probe.values == values)
    }

    @Test("a misbehaving upstream does not get values past its own end", arguments: Sample.synchronous)
    func valuesAfterEnd(_ sample: Sample) {
        guard !Self.straight.contains(sample.name) else { return }
        let source = Source<Int, Oops>()
        let probe = Probe<Int, Oops>()
        sample.make(input(source)).subscribe(probe)
        source.send(1, 2)
        source.send(completion: .finished)
        let values = probe.values
        source.send(3)
        source.send(completion: .finished)
        source.send(completion: .failure(Oops()))
        #expect(probe.endings == 1 && probe.values == values)
    }

    @Test("a failure arrives once, as it is", arguments: Sample.synchronous)
    func failure(_ sample: Sample) {
        let subject = PassthroughSubject<Int, Oops>()
        let probe = Probe<Int, Oops>()
        sample.make(subject.eraseToAnyPublisher()).subscribe(probe)
        subject.send(1)
        guard probe.endings == 0 else { return }
        subject.send(completion: .failure(Oops(code: 4)))
        #expect(probe.endings == 1)
        #expect(probe.failure == (sample.passesFailure ? Oops(code: 4) : nil))
    }

    @Test("a second subscription from upstream is cancelled", arguments: Sample.synchronous)
    func secondSubscription(_ sample: Sample) {
        guard !Self.straight.contains(sample.name) else { return }
        let source = Source<Int, Oops>()
        let probe = Probe<Int, Oops>()
        sample.make(input(source)).subscribe(probe)
        let second = Source<Int, Oops>.Ticket()
        source.subscribers.last?.receive(subscription: second)
        if !["share", "multicast"].contains(sample.name) { #expect(second.cancels == 1) }
        #expect(probe.subscriptions == 1)
    }

    /// Operators that lose no value for want of demand.
    private static let lossless = Sample.synchronous.filter {
        !["share", "multicast", "switchToLatest", "combineLatest"].contains($0.name)
    }

    @Test("never more values than asked for, whatever the schedule of demand", arguments: lossless)
    func demand(_ sample: Sample) {
        var everything: [Int] = []
        let all = sample.make(numbers).sink(receiveCompletion: { _ in }, receiveValue: { everything.append($0) })
        withExtendedLifetime(all) {}

        for step in 1...3 {
            let probe = Probe<Int, Oops>(initial: .none)
            sample.make(numbers).subscribe(probe)
            var asked = 0
            while probe.endings == 0, asked < 200 {
                probe.request(.max(step))
                asked += step
                #expect(probe.values.count <= asked)
                #expect(probe.values.count == min(asked, everything.count))
            }
            #expect(probe.values == everything && probe.isFinished)
        }
    }

    @Test("demand returned with a value counts like a request", arguments: lossless)
    func returnedDemand(_ sample: Sample) {
        var everything: [Int] = []
        let all = sample.make(numbers).sink(receiveCompletion: { _ in }, receiveValue: { everything.append($0) })
        withExtendedLifetime(all) {}
        let probe = Probe<Int, Oops>(initial: .max(1), answer: { _ in .max(1) })
        sample.make(numbers).subscribe(probe)
        if everything.isEmpty { return }
        #expect(probe.values == everything && probe.isFinished)
    }

    @Test("requests from inside a delivery are honoured", arguments: lossless)
    func reentrantRequest(_ sample: Sample) {
        var everything: [Int] = []
        let all = sample.make(numbers).sink(receiveCompletion: { _ in }, receiveValue: { everything.append($0) })
        withExtendedLifetime(all) {}
        let probe = Probe<Int, Oops>(initial: .max(1))
        probe.answer = { [unowned probe] _ in
            probe.request(.max(1))
            return .none
        }
        sample.make(numbers).subscribe(probe)
        #expect(probe.values == everything)
    }

    @Test("cancel in the middle of a delivery stops the rest", arguments: Sample.synchronous)
    func cancelInDelivery(_ sample: Sample) {
        let probe = Probe<Int, Oops>()
        probe.answer = { [unowned probe] _ in
            probe.cancel()
            return .unlimited
        }
        sample.make(numbers).subscribe(probe)
        #expect(probe.values.count <= 1)
        #expect(probe.endings == (probe.values.isEmpty ? 1 : 0) || Self.reducingNames.contains(sample.name))
    }

    private static let reducingNames = Set(Sample.reducing.map(\.name) + ["output at"])

    @Test("downstream is freed by an end, though its subscription is still held", arguments: Sample.synchronous)
    func freedByEnd(_ sample: Sample) {
        let subject = PassthroughSubject<Int, Oops>()
        weak var gone: Probe<Int, Oops>?
        var held: (any Subscription)?
        do {
            let probe = Probe<Int, Oops>()
            gone = probe
            sample.make(subject.eraseToAnyPublisher()).subscribe(probe)
            held = probe.subscription
            subject.send(1)
            subject.send(completion: .finished)
        }
        #expect(gone == nil)
        withExtendedLifetime(held) {}
    }

    @Test("downstream is freed by a cancel, though its subscription is still held", arguments: Sample.synchronous)
    func freedByCancel(_ sample: Sample) {
        let subject = PassthroughSubject<Int, Oops>()
        weak var gone: Probe<Int, Oops>?
        var held: (any Subscription)?
        do {
            let probe = Probe<Int, Oops>()
            gone = probe
            sample.make(subject.eraseToAnyPublisher()).subscribe(probe)
            held = probe.subscription
            subject.send(1)
            held?.cancel()
        }
        #expect(gone == nil)
        withExtendedLifetime((held, subject)) {}
    }

    private var numbers: AnyPublisher<Int, Oops> {
        (1...12).publisher.setFailureType(to: Oops.self).eraseToAnyPublisher()
    }
}
