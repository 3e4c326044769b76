import Combine
import Testing

@Suite("catch, tryCatch, retry")
struct CatchRetryTests {
    @Test("after a failure another publisher goes on, with the demand that is left")
    func handler() {
        let rescue = Source<Int, Never>()
        let rig = Rig(demand: .max(3)) { (ints: Ints) in
            ints.catch { error in
                #expect(error.code == 4)
                return rescue
            }
        }
        rig.send(1)
        rig.fail(Oops(code: 4))
        #expect(rescue.ticket.requested == [.max(2)])
        rescue.send(2)
        rescue.send(completion: .finished)
        #expect(rig.log == ["subscription Catch", "1", "2", "finished"])
    }

    @Test("a finish is not caught, a second failure neither")
    func uncaught() {
        let fine = Rig { (ints: Ints) in ints.catch { _ in Ints() } }
        fine.finish()
        #expect(fine.log == ["subscription Catch", "finished"])
        let rescue = Ints()
        let rig = Rig { (ints: Ints) in ints.catch { _ in rescue } }
        rig.fail(Oops(code: 1))
        rescue.send(completion: .failure(Oops(code: 2)))
        #expect(rig.log == ["subscription Catch", "failure 2"])
    }

    @Test("a cancel reaches whichever is attached")
    func cancel() {
        let rescue = Ints()
        let rig = Rig { (ints: Ints) in ints.catch { _ in rescue } }
        rig.fail(Oops())
        rig.cancel()
        #expect(rescue.ticket.cancels == 1 && rig.source.ticket.cancels == 0)
    }

    @Test("tryCatch ends with what its handler throws")
    func tryCatch() {
        let rig = Rig { (ints: Ints) in ints.tryCatch { error -> Ints in throw Oops(code: error.code + 1) } }
        rig.fail(Oops(code: 1))
        #expect(rig.log == ["subscription TryCatch", "failure 2"])
    }

    @Test("retry subscribes again with the demand that is left, so many times")
    func retry() {
        let rig = Rig(demand: .max(3)) { (ints: Ints) in ints.retry(1) }
        rig.source.subscribers[0].receive(completion: .failure(Oops(code: 1)))
        #expect(rig.source.subscribers.count == 2 && rig.upstream == ["max(3)", "max(3)"])
        _ = rig.source.subscribers[1].receive(5)
        rig.source.subscribers[1].receive(completion: .failure(Oops(code: 2)))
        #expect(rig.log == ["subscription Retry", "5", "failure 2"] && rig.source.subscribers.count == 2)
    }

    @Test("downstream is told once of a subscription, and a finish is not retried")
    func retryFinish() {
        let rig = Rig { (ints: Ints) in ints.retry(5) }
        rig.finish()
        #expect(rig.log == ["subscription Retry", "finished"] && rig.source.subscribers.count == 1)
    }
}
