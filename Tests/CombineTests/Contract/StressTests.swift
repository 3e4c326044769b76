import Combine
import Dispatch
import Synchronization
import Testing

@Suite("Several threads")
struct StressTests {
    private let threads = 8
    private let rounds = 500

    private func parallel(_ body: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.concurrentPerform(iterations: threads, execute: body)
    }

    @Test("a subscriber never sees two values of a subject at once, and loses none")
    func serialDelivery() {
        let subject = PassthroughSubject<Int, Never>()
        var sum = 0  // Guarded by nothing: the subject promises one value at a time.
        let subscription = subject.map { $0 * 2 }.filter { $0 >= 0 }.sink { sum += $0 }
        parallel { _ in for _ in 0..<rounds { subject.send(1) } }
        #expect(sum == threads * rounds * 2)
        withExtendedLifetime(subscription) {}
    }

    @Test("merged, flattened and combined values from several threads arrive one at a time")
    func joined() {
        let subjects = (0..<threads).map { _ in PassthroughSubject<Int, Never>() }
        var merged = 0, flattened = 0, zipped = 0
        let a = Publishers.MergeMany(subjects).sink { merged += $0 }
        let b = subjects.publisher.flatMap { $0 }.sink { flattened += $0 }
        let c = subjects[0].zip(subjects[1], subjects[2]).sink { zipped += $0 + $1 + $2 }
        parallel { thread in for _ in 0..<rounds { subjects[thread].send(1) } }
        #expect(merged == threads * rounds && flattened == threads * rounds && zipped == 3 * rounds)
        withExtendedLifetime((a, b, c)) {}
    }

    @Test("subscribing, cancelling, sending and completing race without harm")
    func chaos() {
        for _ in 0..<20 {
            let subject = PassthroughSubject<Int, Never>()
            let current = CurrentValueSubject<Int, Never>(0)
            let seen = Atomic<Int>(0)
            parallel { thread in
                for round in 0..<30 {
                    switch (thread + round) % 4 {
                    case 0: subject.send(round)
                    case 1: current.value = round
                    case 2:
                        let subscription = subject.combineLatest(current).map { $0 + $1 }.sink { _ in
                            seen.add(1, ordering: .relaxed)
                        }
                        subject.send(round)
                        subscription.cancel()
                    default:
                        let shared = subject.merge(with: current).prefix(2).share()
                        let first = shared.sink { _ in seen.add(1, ordering: .relaxed) }
                        let second = shared.sink { _ in seen.add(1, ordering: .relaxed) }
                        current.send(round)
                        first.cancel()
                        second.cancel()
                    }
                }
                if thread == 0 { subject.send(completion: .finished) }
            }
            #expect(seen.load(ordering: .relaxed) > 0)
        }
    }

    @Test("a published property may be set and watched from several threads")
    func published() {
        final class Model: ObservableObject, @unchecked Sendable {
            @Published var value = 0
        }
        let model = Model()
        let fired = Atomic<Int>(0)
        let subscription = model.objectWillChange.sink { fired.add(1, ordering: .relaxed) }
        parallel { thread in
            for round in 0..<rounds {
                model.value = round
                if round % 50 == 0 { model.$value.sink { _ in }.cancel() }
                _ = model.objectWillChange
            }
        }
        #expect(fired.load(ordering: .relaxed) == threads * rounds)
        withExtendedLifetime(subscription) {}
    }

    @Test("100,000 subscriptions come and go, in any order, and leave nothing behind")
    func manySubscriptions() {
        let subject = PassthroughSubject<Int, Never>()
        final class Token {}
        let token = Token()
        weak let watched = token
        var kept: [AnyCancellable] = []
        for _ in 0..<100_000 { kept.append(subject.sink { [token] _ in withExtendedLifetime(token) {} }) }
        for index in kept.indices where index % 3 == 0 { kept[index].cancel() }
        kept.removeAll()
        #expect(watched != nil)
        withExtendedLifetime(token) {}
        var count = 0
        let last = subject.sink { _ in count += 1 }
        subject.send(1)
        #expect(count == 1)
        withExtendedLifetime(last) {}
    }

    /// Something that a subscriber holds, counted.
    private final class Token: Sendable {
        let alive: Counter

        init(_ alive: Counter) {
            self.alive = alive
            alive.value.add(1, ordering: .sequentiallyConsistent)
        }

        deinit { alive.value.subtract(1, ordering: .sequentiallyConsistent) }
    }

    private final class Counter: Sendable {
        let value = Atomic<Int>(0)
    }

    @Test("no value follows the end, which comes once, while threads send and end at the same time", arguments: 0..<2)
    func endWhileSending(_ kind: Int) {
        final class Witness: Subscriber, @unchecked Sendable {
            var isOver = false
            var ends = 0
            var late = 0

            func receive(subscription: any Subscription) { subscription.request(.unlimited) }

            func receive(_ input: Int) -> Subscribers.Demand {
                if isOver { late += 1 }
                return .none
            }

            func receive(completion: Subscribers.Completion<Never>) {
                isOver = true
                ends += 1
            }
        }
        for _ in 0..<30 {
            let passthrough = PassthroughSubject<Int, Never>(), current = CurrentValueSubject<Int, Never>(0)
            let witnesses = (0..<4).map { _ in Witness() }
            for witness in witnesses {
                if kind == 0 { passthrough.subscribe(witness) } else { current.subscribe(witness) }
            }
            parallel { thread in
                for round in 0..<40 {
                    if round == 20, thread % 4 == 0 {
                        passthrough.send(completion: .finished)
                        current.send(completion: .finished)
                    }
                    passthrough.send(round)
                    current.send(round)
                }
            }
            #expect(witnesses.allSatisfy { $0.ends == 1 && $0.late == 0 })
        }
    }

    @Test("what subscribers hold is freed, however their cancels race with values and each other")
    func cancelWhileSending() {
        let alive = Counter()
        do {
            let subject = PassthroughSubject<Int, Never>()
            let current = CurrentValueSubject<Int, Never>(0)
            parallel { thread in
                for round in 0..<100 {
                    let token = Token(alive)
                    let first = subject.map { $0 + 1 }.sink { _ in withExtendedLifetime(token) {} }
                    let second = current.sink { _ in withExtendedLifetime(token) {} }
                    subject.send(round)
                    current.send(round)
                    // Another thread cancels as well, at about the same time.
                    let group = DispatchGroup()
                    if round % 10 == 0 {
                        DispatchQueue.global().async(group: group) {
                            first.cancel()
                            second.cancel()
                        }
                    }
                    subject.send(-round)
                    first.cancel()
                    second.cancel()
                    group.wait()
                }
            }
            subject.send(0)
            current.send(0)
            #expect(alive.value.load(ordering: .sequentiallyConsistent) == 0)
        }
        #expect(alive.value.load(ordering: .sequentiallyConsistent) == 0)
    }

    @Test("a subscriber may leave from inside its own delivery, on several threads")
    func cancelInside() {
        let alive = Counter()
        let subject = PassthroughSubject<Int, Never>()
        parallel { _ in
            for round in 0..<100 {
                let token = Token(alive)
                let box = Carrier()
                box.own.withLock {
                    $0 = subject.sink { _ in
                        withExtendedLifetime(token) {}
                        box.own.withLock { $0 }?.cancel()
                    }
                }
                subject.send(round)
                box.own.withLock { $0 = nil }
            }
        }
        subject.send(0)
        #expect(alive.value.load(ordering: .sequentiallyConsistent) == 0)
    }

    private final class Carrier: Sendable {
        let own = Guarded<AnyCancellable?>(nil)
    }

    @Test("what several threads feed and another asks for arrives whole, and the end after it", arguments: 0..<2)
    func backPressure(_ kind: Int) {
        final class Patient: Subscriber, @unchecked Sendable {
            var subscription: (any Subscription)?
            var count = 0
            var isOver = false
            var late = 0

            func receive(subscription: any Subscription) { self.subscription = subscription }

            func receive(_ input: Int) -> Subscribers.Demand {
                count += 1
                if isOver { late += 1 }
                return .none
            }

            func receive(completion: Subscribers.Completion<Never>) { isOver = true }
        }
        for _ in 0..<20 {
            let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
            let buffered = subjects.map { $0.buffer(size: 1000, prefetch: .byRequest, whenFull: .dropNewest) }
            let patient = Patient()
            if kind == 0 {
                Publishers.MergeMany(buffered).subscribe(patient)
            } else {
                buffered.publisher.flatMap { $0 }.subscribe(patient)
            }
            parallel { thread in
                if thread < 4 {
                    for round in 0..<25 { subjects[thread].send(round) }
                    subjects[thread].send(completion: .finished)
                } else {
                    for _ in 0..<25 { patient.subscription?.request(.max(1)) }
                }
            }
            patient.subscription?.request(.max(100))
            #expect(patient.count == 100 && patient.isOver && patient.late == 0)
        }
    }
}
