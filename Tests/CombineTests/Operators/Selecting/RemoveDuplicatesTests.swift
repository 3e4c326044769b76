import Combine
import Testing

@Suite("removeDuplicates, tryRemoveDuplicates")
struct RemoveDuplicatesTests {
    @Test("a value equal to the one before is left out and made good")
    func values() {
        let rig = Rig(demand: .max(2)) { (ints: Ints) in ints.removeDuplicates() }
        rig.send(1, 1, 2, 1)
        rig.finish()
        #expect(rig.log == ["subscription RemoveDuplicates", "1", "2", "1", "finished"])
        #expect(rig.source.answers == [.none, .max(1), .none, .none])
    }

    @Test("the one before is the last received, even if that was left out itself")
    func lastReceived() {
        let rig = Rig { (ints: Ints) in ints.removeDuplicates { abs($0 - $1) < 2 } }
        rig.send(1, 2, 3, 5)
        #expect(rig.log == ["subscription RemoveDuplicates", "1", "5"])
    }

    @Test("the predicate is given the one before and the new one, and is not asked about the first")
    func predicate() {
        var asked: [String] = []
        let rig = Rig { (ints: Ints) in
            ints.removeDuplicates {
                asked.append("\($0)\($1)")
                return $0 > $1
            }
        }
        rig.send(2, 1, 3, 3)
        #expect(asked == ["21", "13", "33"] && rig.log == ["subscription RemoveDuplicates", "2", "3", "3"])
    }

    @Test("a failure passes and ends it")
    func failure() {
        let rig = Rig { (ints: Ints) in ints.removeDuplicates() }
        rig.send(1)
        rig.fail(Oops(code: 3))
        rig.send(2)
        #expect(rig.log == ["subscription RemoveDuplicates", "1", "failure 3"])
    }

    @Test("what the predicate throws ends it")
    func throwing() {
        let rig = Rig { (ints: Ints) in ints.tryRemoveDuplicates { try $0 == picky($1) } }
        rig.send(1, 1, 2, -7, 2)
        #expect(rig.log == ["subscription TryRemoveDuplicates", "1", "2", "failure 7"])
        #expect(rig.upstream == ["unlimited", "cancel"])
    }

    @Test("no more than asked for, of what is left")
    func backPressure() {
        #expect(told(upTo(9).removeDuplicates { $0 / 3 == $1 / 3 }, asking: .max(2), .max(1)) == ["1", "3", "6"])
    }

    @Test("nothing follows a cancel")
    func cancel() {
        let rig = Rig { (ints: Ints) in ints.removeDuplicates() }
        rig.send(1)
        rig.cancel()
        rig.cancel()
        rig.send(2)
        rig.finish()
        #expect(rig.log == ["subscription RemoveDuplicates", "1"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a value sent from inside a delivery is compared with the one being delivered")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.removeDuplicates() }
        rig.recorder.onValue = { if $0 == 1 { rig.send(1, 2) } }
        rig.send(1, 2, 3)
        #expect(rig.log == ["subscription RemoveDuplicates", "1", "2", "3"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        #expect(
            survivors(of: ending, sending: [1, 2]) { subject, token in
                subject.removeDuplicates { token.pass($0) == $1 }
            } == [])
        #expect(
            survivors(of: ending, sending: [1, 2]) { subject, token in
                subject.tryRemoveDuplicates { token.pass($0) == $1 }
            } == [])
    }

    @Test("a second subscription is cancelled; a value before the first traps")
    func violations() async {
        let rig = Rig { (ints: Ints) in ints.removeDuplicates() }
        let second = Ints.Ticket()
        rig.source.subscribers[0].receive(subscription: second)
        #expect(second.cancels == 1)
        await #expect(processExitsWith: .failure) {
            let early = Early<Int>()
            early.removeDuplicates().subscribe(Recorder())
            _ = early.subscriber?.receive(1)
        }
    }
}
