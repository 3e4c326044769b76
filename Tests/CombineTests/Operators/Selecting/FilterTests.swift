import Combine
import Testing

@Suite("filter, tryFilter")
struct FilterTests {
    @Test("values that fail are left out, and made good by asking for one more")
    func values() {
        let rig = Rig(demand: .max(1)) { (ints: Ints) in ints.filter { $0 > 1 } }
        rig.send(1, 2)
        rig.finish()
        #expect(rig.log == ["subscription Source", "2", "finished"])
        #expect(rig.source.answers == [.max(1), .none] && rig.upstream == ["max(1)"])
    }

    @Test("failure, demand and cancel pass straight through")
    func straight() {
        let rig = Rig(demand: .max(1), answer: .max(2)) { (ints: Ints) in ints.filter { $0 > 1 } }
        rig.send(5)
        rig.request(.max(3))
        rig.fail(Oops(code: 4))
        rig.cancel()
        #expect(rig.log == ["subscription Source", "5", "failure 4"])
        #expect(rig.upstream == ["max(1)", "max(3)", "cancel"] && rig.source.answers == [.max(2)])
    }

    @Test("tryFilter ends with what is thrown")
    func throwing() {
        let rig = Rig { (ints: Ints) in ints.tryFilter { try picky($0) > 1 } }
        rig.send(1, 2, -4, 5)
        rig.finish()
        #expect(rig.log == ["subscription TryFilter", "2", "failure 4"])
        #expect(rig.upstream == ["unlimited", "cancel"] && rig.source.answers.first == .max(1))
    }

    @Test("tryFilter passes upstream's failure, and demand")
    func tryFilterPasses() {
        let rig = Rig(demand: .max(2), answer: .max(1)) { (ints: Ints) in ints.tryFilter { $0 > 1 } }
        rig.send(2)
        rig.fail(Oops(code: 6))
        #expect(rig.log == ["subscription TryFilter", "2", "failure 6"])
        #expect(rig.upstream == ["max(2)"] && rig.source.answers == [.max(1)])
    }

    @Test("no more than asked for, of what is left")
    func backPressure() {
        #expect(told(upTo(9).filter { $0 % 2 == 0 }, asking: .max(1), .max(2)) == ["2", "4", "6"])
        #expect(told(upTo(5).tryFilter { $0 % 2 == 0 }, asking: .max(1), .max(2)) == ["2", "4", "finished"])
        #expect(told(upTo(9).filter { _ in false }, asking: .max(1)) == ["finished"])
    }

    @Test("nothing follows a cancel of tryFilter")
    func cancel() {
        let rig = Rig { (ints: Ints) in ints.tryFilter { _ in true } }
        rig.cancel()
        rig.cancel()
        rig.send(1)
        rig.finish()
        #expect(rig.log == ["subscription TryFilter"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a value sent from inside a delivery arrives inside it")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.filter { $0 != 4 }.tryFilter { $0 != 5 } }
        rig.recorder.onValue = { if $0 == 1 { rig.send(4, 5, 6) } }
        rig.send(1, 2)
        #expect(rig.log == ["subscription TryFilter", "1", "6", "2"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        #expect(survivors(of: ending) { subject, token in subject.filter { token.pass($0) > 0 } } == [])
        #expect(survivors(of: ending) { subject, token in subject.tryFilter { token.pass($0) > 0 } } == [])
    }

    @Test("tryFilter cancels a second subscription, and traps on a value before the first")
    func violations() async {
        let rig = Rig { (ints: Ints) in ints.tryFilter { _ in true } }
        let second = Ints.Ticket()
        rig.source.subscribers[0].receive(subscription: second)
        #expect(second.cancels == 1)
        await #expect(processExitsWith: .failure) {
            let early = Early<Int>()
            early.tryFilter { _ in true }.subscribe(Recorder())
            _ = early.subscriber?.receive(1)
        }
    }

    @Test("filters in a row become one, of which the second is asked only after the first")
    func fused() {
        var asked: [Int] = []
        let both: Publishers.Filter<Just<Int>> = Publishers.Filter(upstream: Just(1)) { $0 > 1 }.filter {
            asked.append($0)
            return $0 < 5
        }
        #expect(!both.isIncluded(1) && both.isIncluded(3) && !both.isIncluded(9) && asked == [3, 9])
        let trying: Publishers.TryFilter<Just<Int>> = both.tryFilter { try picky($0 - 4) > 0 }.filter { _ in true }
        #expect(throws: Oops(code: 2)) { try trying.isIncluded(2) }
    }
}
