import Combine
import Testing

@Suite("retry")
struct RetryTests {
    /// Fails the latest subscriber only.
    private func failLatest(_ rig: Rig<Int, Oops, Int, Oops>, code: Int) {
        rig.source.subscribers.last?.receive(completion: .failure(Oops(code: code)))
    }

    @Test("upstream is subscribed to again with the demand that is left, so many times")
    func values() {
        let rig = Rig(demand: .max(3)) { (ints: Ints) in ints.retry(1) }
        failLatest(rig, code: 1)
        #expect(rig.source.subscribers.count == 2 && rig.upstream == ["max(3)", "max(3)"])
        _ = rig.source.subscribers.last?.receive(5)
        failLatest(rig, code: 2)
        #expect(rig.log == ["subscription Retry", "5", "failure 2"] && rig.source.subscribers.count == 2)
    }

    @Test("downstream is told once of a subscription, and a finish is not retried")
    func finish() {
        let rig = Rig { (ints: Ints) in ints.retry(5) }
        failLatest(rig, code: 1)
        rig.source.subscribers.last?.receive(completion: .finished)
        #expect(rig.log == ["subscription Retry", "finished"] && rig.source.subscribers.count == 2)
    }

    @Test("no retry at all passes the failure; one without a number never gives up")
    func counts() {
        #expect(told(failing(after: 1, code: 3).retry(0), asking: .unlimited) == ["1", "failure 3"])
        #expect(told(failing(after: 1, code: 3).retry(2), asking: .unlimited) == ["1", "1", "1", "failure 3"])
        var attempts = 0
        let stubborn = Deferred { () -> AnyPublisher<Int, Oops> in
            attempts += 1
            return attempts < 50 ? failing(after: 0, code: 1) : upTo(1)
        }
        let endless = Publishers.Retry(upstream: stubborn, retries: nil)
        #expect(told(endless, asking: .unlimited).suffix(2) == ["1", "finished"] && attempts == 50)
    }

    @Test("any number of attempts that fail at once, or as soon as they are asked, needs the stack of one")
    func many() {
        var attempts = 0
        let failing = Deferred { () -> Fail<Int, Oops> in
            attempts += 1
            return Fail(error: Oops(code: 1))
        }
        #expect(told(failing.retry(100_000), asking: .unlimited) == ["failure 1"] && attempts == 100_001)
        let asked = Record<Int, Oops>(output: [7], completion: .failure(Oops(code: 2))).retry(20_000)
        let log = told(asked, asking: .unlimited)
        #expect(log.count == 20_002 && log.suffix(2) == ["7", "failure 2"])
    }

    @Test("a cancel between attempts is the last of them")
    func cancelBetween() {
        var attempts = 0
        let recorder = Recorder<Int, Oops>(demand: .max(1))
        let first = PassthroughSubject<Int, Oops>()
        let upstream = Deferred { () -> AnyPublisher<Int, Oops> in
            attempts += 1
            if attempts == 1 { return first.eraseToAnyPublisher() }
            if attempts == 5 { recorder.subscription?.cancel() }
            return Fail(error: Oops(code: 1)).eraseToAnyPublisher()
        }
        upstream.retry(1_000_000).subscribe(recorder)
        first.send(completion: .failure(Oops(code: 1)))
        #expect(recorder.log == ["subscription Retry"] && attempts == 5)
    }

    @Test("no more than asked for, across attempts")
    func backPressure() {
        #expect(told(failing(after: 1, 2, code: 3).retry(1), asking: .max(1), .max(2)) == ["1", "2", "1"])
        #expect(
            told(failing(after: 1, 2, code: 3).retry(1), asking: .max(1), answer: .max(1))
                == ["1", "2", "1", "2", "failure 3"])
    }

    @Test("a cancel reaches the attempt that runs, once")
    func cancel() {
        let rig = Rig { (ints: Ints) in ints.retry(5) }
        rig.cancel()
        rig.cancel()
        failLatest(rig, code: 1)
        #expect(rig.log == ["subscription Retry"] && rig.source.subscribers.count == 1)
        #expect(rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a failure from inside a delivery starts the next attempt there")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.retry(1) }
        rig.recorder.onValue = { if $0 == 1 { failLatest(rig, code: 1) } }
        _ = rig.source.subscribers[0].receive(1)
        _ = rig.source.subscribers[0].receive(2)
        _ = rig.source.subscribers.last?.receive(3)
        #expect(rig.log == ["subscription Retry", "1", "3"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        #expect(survivors(of: ending) { subject, token in subject.map { token.pass($0) }.retry(2) } == [])
    }
}
