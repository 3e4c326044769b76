import Combine

extension Sample {
    /// Every operator, and each place of those that take several publishers.
    static let unruly: [Sample] = synchronous + places + timed

    private static let places: [Sample] = [
        Sample("merge, second") { empty.merge(with: $0).eraseToAnyPublisher() },
        Sample("merge, of three") { Publishers.Merge3($0, $0, $0).eraseToAnyPublisher() },
        Sample("merge many") { Publishers.MergeMany([$0, $0]).eraseToAnyPublisher() },
        Sample("zip, second") { numbers.zip($0, +).eraseToAnyPublisher() },
        Sample("zip, both") { $0.zip($0, +).eraseToAnyPublisher() },
        Sample("zip, of three") { $0.zip($0, numbers) { $0 + $1 + $2 }.eraseToAnyPublisher() },
        Sample("combineLatest, second") { numbers.combineLatest($0, +).eraseToAnyPublisher() },
        Sample("combineLatest, both") { $0.combineLatest($0, +).eraseToAnyPublisher() },
        Sample("combineLatest, of four") {
            $0.combineLatest($0, numbers, $0) { $0 + $1 + $2 + $3 }.eraseToAnyPublisher()
        },
        Sample("append, second") { numbers.append($0).eraseToAnyPublisher() },
        Sample("append to itself") { $0.append($0).eraseToAnyPublisher() },
        Sample("prepend, first") { numbers.prepend($0).eraseToAnyPublisher() },
        Sample("flatMap, inner") { inner in numbers.flatMap { _ in inner }.eraseToAnyPublisher() },
        Sample("flatMap, inner, one at a time") { inner in
            numbers.flatMap(maxPublishers: .max(1)) { _ in inner }.eraseToAnyPublisher()
        },
        Sample("flatMap, both") { both in both.flatMap { _ in both }.eraseToAnyPublisher() },
        Sample("switchToLatest, inner") { inner in numbers.map { _ in inner }.switchToLatest().eraseToAnyPublisher() },
        Sample("switchToLatest, both") { both in both.map { _ in both }.switchToLatest().eraseToAnyPublisher() },
        Sample("catch, second") { other in
            Fail<Int, Oops>(error: Oops()).catch { _ in other }.eraseToAnyPublisher()
        },
        Sample("catch, both") { both in both.catch { _ in both }.eraseToAnyPublisher() },
        Sample("tryCatch, both") { both in both.tryCatch { _ in both }.typed().eraseToAnyPublisher() },
        Sample("retry, often") { $0.retry(5).eraseToAnyPublisher() },
        Sample("drop until, other") { numbers.drop(untilOutputFrom: $0).eraseToAnyPublisher() },
        Sample("drop until, both") { $0.drop(untilOutputFrom: $0).eraseToAnyPublisher() },
        Sample("prefix until, other") { numbers.prefix(untilOutputFrom: $0).eraseToAnyPublisher() },
        Sample("prefix until, both") { $0.prefix(untilOutputFrom: $0).eraseToAnyPublisher() },
        Sample("buffer of none") {
            $0.buffer(size: 0, prefetch: .byRequest, whenFull: .dropOldest).eraseToAnyPublisher()
        },
        Sample("buffer that fails") {
            $0.buffer(size: 1, prefetch: .keepFull, whenFull: .customError { Oops(code: 9) }).eraseToAnyPublisher()
        },
        Sample("contains, thrown") { $0.tryContains { $0 > 3 }.map { $0 ? 1 : 0 }.typed().eraseToAnyPublisher() },
        Sample("set failure type") {
            $0.catch { _ in Empty<Int, Never>() }.setFailureType(to: Oops.self).eraseToAnyPublisher()
        },
        Sample("assertNoFailure") {
            $0.replaceError(with: 0).assertNoFailure().setFailureType(to: Oops.self).eraseToAnyPublisher()
        },
        Sample("multicast, current value") {
            $0.multicast(subject: CurrentValueSubject(0)).autoconnect().eraseToAnyPublisher()
        },
        Sample("makeConnectable") {
            $0.replaceError(with: 0).makeConnectable().autoconnect().setFailureType(to: Oops.self).eraseToAnyPublisher()
        },
        Sample("deferred") { input in Deferred { input }.eraseToAnyPublisher() },
        Sample("through a subject") { input in
            Relayed(PassthroughSubject<Int, Oops>(), input).eraseToAnyPublisher()
        },
        Sample("through a current value") { input in
            Relayed(CurrentValueSubject<Int, Oops>(0), input).eraseToAnyPublisher()
        },
    ]

    private static let timed: [Sample] = [
        Sample("debounce") { $0.debounce(for: 1, scheduler: ImmediateScheduler.shared).eraseToAnyPublisher() },
        Sample("throttle") {
            $0.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true).eraseToAnyPublisher()
        },
        Sample("timeout") { $0.timeout(1, scheduler: ImmediateScheduler.shared).eraseToAnyPublisher() },
        Sample("collect by time") {
            $0.collect(.byTime(ImmediateScheduler.shared, 1)).map(\.count).eraseToAnyPublisher()
        },
        Sample("collect by time or count") {
            $0.collect(.byTimeOrCount(ImmediateScheduler.shared, 1, 2)).map(\.count).eraseToAnyPublisher()
        },
        Sample("debounce, later") { later($0) { $0.debounce(for: 1, scheduler: $1) } },
        Sample("throttle, later") { later($0) { $0.throttle(for: 1, scheduler: $1, latest: false) } },
        Sample("timeout, later") { later($0) { $0.timeout(1, scheduler: $1) { Oops(code: 5) } } },
        Sample("delay, later") { later($0) { $0.delay(for: 1, scheduler: $1) } },
        Sample("receive on, later") { later($0) { $0.receive(on: $1) } },
        Sample("subscribe on, later") { later($0) { $0.subscribe(on: $1) } },
        Sample("measureInterval, later") { later($0) { $0.measureInterval(using: $1).map(\.magnitude) } },
        Sample("collect by time, later") { later($0) { $0.collect(.byTime($1, 1)).map(\.count) } },
        Sample("collect by time or count, later") {
            later($0) { $0.collect(.byTimeOrCount($1, 1, 2)).map(\.count) }
        },
    ]

    private static var empty: AnyPublisher<Int, Oops> { Empty().eraseToAnyPublisher() }
    private static var numbers: AnyPublisher<Int, Oops> {
        (1...3).publisher.setFailureType(to: Oops.self).eraseToAnyPublisher()
    }

    /// An operator with a scheduler of its own, whose time passes as soon as everybody has subscribed.
    private static func later<P: Publisher<Int, Oops>>(
        _ input: Input, _ make: @escaping (Input, TestScheduler) -> P
    ) -> AnyPublisher<Int, Oops> {
        Later(input, make).eraseToAnyPublisher()
    }
}

/// Lets the time of an operator's scheduler pass after the subscription.
private struct Later<Made: Publisher>: Publisher where Made.Output == Int, Made.Failure == Oops {
    typealias Output = Int
    typealias Failure = Oops

    let input: Sample.Input
    let make: (Sample.Input, TestScheduler) -> Made

    init(_ input: Sample.Input, _ make: @escaping (Sample.Input, TestScheduler) -> Made) {
        (self.input, self.make) = (input, make)
    }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Oops {
        let scheduler = TestScheduler()
        make(input, scheduler).subscribe(subscriber)
        scheduler.advance(by: 5)
    }
}

/// A subject that is fed by a publisher once it has a subscriber.
private struct Relayed<Relay: Subject>: Publisher where Relay.Output == Int, Relay.Failure == Oops {
    typealias Output = Int
    typealias Failure = Oops

    let subject: Relay
    let input: Sample.Input

    init(_ subject: Relay, _ input: Sample.Input) { (self.subject, self.input) = (subject, input) }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Oops {
        subject.subscribe(subscriber)
        let feed = input.subscribe(subject)
        feed.cancel()
        feed.cancel()
    }
}
