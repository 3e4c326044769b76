import Combine
import Foundation
import Testing

@Suite("compactMap, tryCompactMap")
struct CompactMapTests {
    @Test("nil is left out and made good by asking for one more")
    func values() {
        let rig = Rig(demand: .max(1)) { (ints: Ints) in ints.compactMap { $0 > 1 ? "\($0)" : nil } }
        rig.send(1, 2, 1, 3)
        rig.finish()
        #expect(rig.log == ["subscription CompactMap", "2", "3", "finished"])
        #expect(rig.source.answers == [.max(1), .none, .max(1), .none])
    }

    @Test("a failure passes as it is, and ends it")
    func failure() {
        let rig = Rig { (ints: Ints) in ints.compactMap { $0 } }
        rig.fail(Oops(code: 3))
        rig.fail(Oops(code: 4))
        rig.send(1)
        #expect(rig.log == ["subscription CompactMap", "failure 3"] && rig.upstream == ["unlimited"])
    }

    @Test("what is thrown ends it")
    func throwing() {
        let rig = Rig { (ints: Ints) in ints.tryCompactMap { $0 == 0 ? nil : try picky($0) } }
        rig.send(0, 1, -3, 4)
        #expect(rig.log == ["subscription TryCompactMap", "1", "failure 3"])
        #expect(rig.upstream == ["unlimited", "cancel"])
    }

    @Test("no more than asked for, of what is left")
    func backPressure() {
        #expect(told(upTo(9).compactMap { $0 % 3 == 0 ? $0 : nil }, asking: .max(1), .max(1)) == ["3", "6"])
        #expect(
            told(upTo(9).tryCompactMap { $0 % 3 == 0 ? $0 : nil }, asking: .max(2), .max(9))
                == ["3", "6", "9", "finished"])
    }

    @Test("nothing follows a cancel")
    func cancel() {
        let rig = Rig { (ints: Ints) in ints.compactMap { $0 } }
        rig.cancel()
        rig.cancel()
        rig.send(1)
        rig.finish()
        #expect(rig.log == ["subscription CompactMap"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a value sent from inside a delivery arrives inside it, and one after a cancel there does not")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.compactMap { $0 } }
        rig.recorder.onValue = { value in
            if value == 1 { rig.send(2) }
            if value == 2 { rig.cancel() }
        }
        rig.send(1, 3)
        #expect(rig.log == ["subscription CompactMap", "1", "2"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        #expect(survivors(of: ending) { subject, token in subject.compactMap { token.pass($0) } } == [])
        #expect(survivors(of: ending) { subject, token in subject.tryCompactMap { token.pass($0) } } == [])
    }

    @Test("a second subscription is cancelled; a value or an end before the first traps")
    func violations() async {
        let rig = Rig { (ints: Ints) in ints.compactMap { $0 } }
        let second = Ints.Ticket()
        rig.source.subscribers[0].receive(subscription: second)
        #expect(second.cancels == 1 && rig.log == ["subscription CompactMap"])
        await #expect(processExitsWith: .failure) {
            let early = Early<Int>()
            early.compactMap { $0 }.subscribe(Recorder())
            _ = early.subscriber?.receive(1)
        }
        await #expect(processExitsWith: .failure) {
            let early = Early<Int>()
            early.tryCompactMap { $0 }.subscribe(Recorder())
            early.subscriber?.receive(completion: .finished)
        }
        await #expect(processExitsWith: .failure) {
            let early = Early<Int>()
            early.compactMap { $0 }.subscribe(Recorder())
            early.stage?.request(.max(1))
        }
    }

    @Test("compactMaps in a row, and a map after one, become one")
    func fused() {
        let base = Publishers.CompactMap(upstream: Just("7")) { Int($0) }
        let twice: Publishers.CompactMap<Just<String>, Int> = base.compactMap { $0 > 5 ? $0 : nil }.map { $0 * 2 }
        #expect(twice.transform("7") == 14 && twice.transform("3") == nil && twice.transform("x") == nil)
        let trying: Publishers.TryCompactMap<Just<String>, Int> =
            Publishers.TryCompactMap(upstream: Just("7")) { Int($0) }.compactMap { try picky($0) }
        #expect(throws: Oops(code: 1)) { try trying.transform("-1") }
    }
}
