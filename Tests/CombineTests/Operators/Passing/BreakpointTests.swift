import Combine
import Foundation
import Testing

@Suite("breakpoint, breakpointOnError")
struct BreakpointTests {
    @Test("everything passes as it is while the closures say no, which see it first")
    func values() {
        var log: [String] = []
        let rig = Rig(demand: .max(2), answer: .max(1)) { (ints: Ints) in
            ints.breakpoint(
                receiveSubscription: {
                    log.append("subscription \($0)")
                    return false
                },
                receiveOutput: {
                    log.append("output \($0)")
                    return false
                },
                receiveCompletion: {
                    log.append("\($0)")
                    return false
                })
        }
        rig.send(1)
        rig.finish()
        #expect(log == ["subscription Source", "output 1", "finished"])
        #expect(rig.log == ["subscription Source", "1", "finished"])
        #expect(rig.upstream == ["max(2)"] && rig.source.answers == [.max(1)])
    }

    @Test("a failure passes too, and so does a cancel")
    func failure() {
        let rig = Rig { (ints: Ints) in ints.breakpoint() }
        rig.fail(Oops(code: 2))
        rig.cancel()
        #expect(rig.log == ["subscription Source", "failure 2"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("it raises SIGTRAP when a closure says yes")
    func trap() async {
        await #expect(processExitsWith: .signal(SIGTRAP)) {
            Just(1).breakpoint(receiveSubscription: { _ in true }).subscribe(Recorder())
        }
        await #expect(processExitsWith: .signal(SIGTRAP)) {
            Just(1).breakpoint(receiveOutput: { $0 == 1 }).subscribe(Recorder())
        }
        await #expect(processExitsWith: .signal(SIGTRAP)) {
            Just(1).breakpoint(receiveCompletion: { _ in true }).subscribe(Recorder())
        }
    }

    @Test("on error it raises SIGTRAP at a failure, and not at the end")
    func onError() async {
        #expect(told(upTo(1).breakpointOnError(), asking: .unlimited) == ["1", "finished"])
        await #expect(processExitsWith: .signal(SIGTRAP)) {
            Fail<Int, Oops>(error: Oops()).breakpointOnError().subscribe(Recorder())
        }
    }

    @Test("no more than asked for")
    func backPressure() {
        #expect(told(upTo(4).breakpoint(), asking: .max(1), .max(2)) == ["1", "2", "3"])
    }

    @Test("a value sent from inside a delivery arrives inside it")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.breakpoint() }
        rig.recorder.onValue = { if $0 == 1 { rig.send(2) } }
        rig.send(1, 3)
        #expect(rig.log == ["subscription Source", "1", "2", "3"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        let left = survivors(of: ending) { subject, token in
            subject.breakpoint(receiveOutput: { _ in token.pass(false) })
        }
        #expect(left == [])
    }
}
