import Combine
import Testing

@Suite("append, prepend")
struct ConcatenateTests {
    @Test("the second is subscribed to when the first has finished, with the demand that is left")
    func order() {
        let suffix = Ints()
        let rig = Rig(demand: .max(3)) { (ints: Ints) in ints.append(suffix) }
        #expect(suffix.subscribers.isEmpty && rig.upstream == ["max(3)"])
        rig.send(1, 2)
        rig.finish()
        #expect(suffix.ticket.requested == [.max(1)])
        suffix.send(3)
        suffix.send(completion: .finished)
        #expect(rig.log == ["subscription Concatenate", "1", "2", "3", "finished"])
    }

    @Test("a failure of the first ends it, and the second is never subscribed to")
    func failure() {
        let suffix = Ints()
        let rig = Rig { (ints: Ints) in ints.append(suffix) }
        rig.fail(Oops(code: 3))
        #expect(rig.log == ["subscription Concatenate", "failure 3"] && suffix.subscribers.isEmpty)
    }

    @Test("a cancel reaches whichever is attached")
    func cancel() {
        let suffix = Ints()
        let rig = Rig { (ints: Ints) in ints.append(suffix) }
        rig.finish()
        rig.cancel()
        suffix.send(1)
        #expect(rig.log.count == 1 && suffix.ticket.cancels == 1 && rig.source.ticket.cancels == 0)
    }

    @Test("prepended values come first, in order, and nested ones before")
    func prepend() {
        let rig = Rig { (ints: Ints) in ints.prepend(3).prepend([1, 2]) }
        rig.send(4)
        #expect(rig.log.suffix(4) == ["1", "2", "3", "4"])
    }
}
