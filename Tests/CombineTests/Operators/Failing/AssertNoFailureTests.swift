import Combine
import Testing

@Suite("assertNoFailure")
struct AssertNoFailureTests {
    @Test("values and the end pass as they are")
    func values() {
        let rig = Rig { (ints: Ints) in ints.assertNoFailure("p") }
        rig.send(1, 2)
        rig.finish()
        #expect(rig.log == ["subscription Source", "1", "2", "finished"])
    }

    @Test("a failure stops the program")
    func failure() async {
        await #expect(processExitsWith: .failure) {
            _ = Fail<Int, Oops>(error: Oops()).assertNoFailure("prefix").sink { _ in }
        }
    }

    @Test("demand and cancel pass straight through")
    func demand() {
        let rig = Rig(demand: .max(2), answer: .max(1)) { (ints: Ints) in ints.assertNoFailure() }
        rig.send(1)
        rig.request(.max(3))
        rig.cancel()
        #expect(rig.upstream == ["max(2)", "max(3)", "cancel"] && rig.source.answers == [.max(1)])
    }

    @Test("no more than asked for")
    func backPressure() {
        #expect(told(upTo(4).assertNoFailure(), asking: .max(1), .max(2)) == ["1", "2", "3"])
    }

    @Test("a value sent from inside a delivery arrives inside it")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.assertNoFailure() }
        rig.recorder.onValue = { if $0 == 1 { rig.send(2) } }
        rig.send(1, 3)
        #expect(rig.log == ["subscription Source", "1", "2", "3"])
    }

    @Test("nothing outlives the end or a cancel", arguments: [Ending.finish, .cancel])
    func lifetime(_ ending: Ending) {
        #expect(survivors(of: ending) { subject, token in subject.map { token.pass($0) }.assertNoFailure() } == [])
    }

    @Test("where it was written is public")
    func place() {
        let publisher = Ints().assertNoFailure("here", file: "file.swift", line: 7)
        #expect(publisher.prefix == "here" && "\(publisher.file)" == "file.swift" && publisher.line == 7)
    }
}
