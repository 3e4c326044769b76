import Combine
import Testing

@Suite("prepend")
struct PrependTests {
    private let prefix = Ints()

    @Test("upstream is subscribed to when the first one has finished, with the demand that is left")
    func order() {
        let rig = Rig(demand: .max(3)) { (ints: Ints) in ints.prepend(prefix) }
        #expect(rig.source.subscribers.isEmpty && prefix.ticket.requested == [.max(3)])
        prefix.send(1)
        prefix.send(completion: .finished)
        #expect(rig.upstream == ["max(2)"])
        rig.send(2)
        rig.finish()
        #expect(rig.log == ["subscription Concatenate", "1", "2", "finished"])
    }

    @Test("what is prepended last comes first")
    func kinds() {
        let all = upTo(1).prepend(8, 9).prepend([7]).prepend(upTo(2))
        #expect(told(all, asking: .unlimited) == ["1", "2", "7", "8", "9", "1", "finished"])
    }

    @Test("no more than asked for, across the seam")
    func backPressure() {
        #expect(told(upTo(3).prepend(8, 9), asking: .max(1), .max(2)) == ["8", "9", "1"])
        #expect(told(upTo(3).prepend(8, 9), asking: .max(2)) == ["8", "9"])
    }

    @Test("a failure of the first ends it; one of upstream comes after the first")
    func failure() {
        let rig = Rig { (ints: Ints) in ints.prepend(prefix) }
        prefix.send(completion: .failure(Oops(code: 3)))
        #expect(rig.log == ["subscription Concatenate", "failure 3"] && rig.source.subscribers.isEmpty)
        #expect(told(Fail<Int, Oops>(error: Oops(code: 1)).prepend(5), asking: .max(1)) == ["5", "failure 1"])
    }

    @Test("a cancel reaches whichever is attached, once")
    func cancel() {
        let early = Rig { (ints: Ints) in ints.prepend(prefix) }
        early.cancel()
        early.cancel()
        prefix.send(completion: .finished)
        #expect(prefix.ticket.cancels == 1 && early.source.subscribers.isEmpty)
        let late = Rig { (ints: Ints) in ints.prepend(1) }
        late.cancel()
        late.send(2)
        #expect(late.log == ["subscription Concatenate", "1"] && late.upstream == ["unlimited", "cancel"])
    }

    @Test("a cancel from inside a prepended value leaves upstream alone")
    func reentrant() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.prepend(1, 2) }
        rig.recorder.onValue = { _ in rig.cancel() }
        rig.request(.unlimited)
        #expect(rig.log == ["subscription Concatenate", "1"] && rig.source.subscribers.isEmpty)
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        let left = survivors(of: ending) { subject, token in
            subject.prepend(upTo(2).map { token.pass($0) })
        }
        #expect(left == [])
    }
}
