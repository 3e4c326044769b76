import Combine
import Testing

@Suite("debounce")
struct DebounceTests {
    private let scheduler = TestScheduler()

    private func rig(
        demand: Subscribers.Demand = .unlimited, answer: Subscribers.Demand = .none
    ) -> Rig<Int, Oops, Int, Oops> {
        Rig(demand: demand, answer: answer) { $0.debounce(for: .milliseconds(10), scheduler: scheduler) }
    }

    @Test("a value comes after so much silence; each new one starts the wait again")
    func values() {
        let rig = rig()
        rig.send(1)
        scheduler.advance(by: 9)
        rig.send(2)
        scheduler.advance(by: 9)
        #expect(rig.log == ["subscription Debounce"])
        scheduler.advance(by: 1)
        #expect(rig.log == ["subscription Debounce", "2"])
        rig.send(3)
        scheduler.advance(by: 10)
        #expect(rig.log == ["subscription Debounce", "2", "3"] && rig.upstream == ["unlimited"])
    }

    @Test("an end comes at the scheduler's next turn and drops what was waiting", arguments: [true, false])
    func end(_ finishes: Bool) {
        let rig = rig()
        rig.send(1)
        if finishes { rig.finish() } else { rig.fail(Oops(code: 1)) }
        #expect(rig.log == ["subscription Debounce"])
        scheduler.run()
        #expect(rig.log == ["subscription Debounce", finishes ? "finished" : "failure 1"])
        scheduler.advance(by: 20)
        #expect(rig.log.count == 2 && scheduler.pending == 0)
    }

    @Test("an end at the moment in which a value is due comes before it")
    func endInTime() {
        let rig = rig()
        scheduler.schedule(after: scheduler.now.advanced(by: 10)) { rig.finish() }
        rig.send(1)
        scheduler.advance(by: 20)
        #expect(rig.log == ["subscription Debounce", "finished"])
    }

    @Test("everything is asked for, and what nobody asked for is dropped")
    func backPressure() {
        let rig = rig(demand: .max(1))
        for value in 1...2 {
            rig.send(value)
            scheduler.advance(by: 10)
        }
        rig.request(.max(1))
        rig.send(3)
        scheduler.advance(by: 10)
        #expect(rig.log == ["subscription Debounce", "1", "3"] && rig.upstream == ["unlimited"])
    }

    @Test("demand returned with a value counts, and upstream hears nothing of it")
    func demand() {
        let rig = rig(demand: .max(1), answer: .max(1))
        for value in 1...3 {
            rig.send(value)
            scheduler.advance(by: 10)
        }
        #expect(rig.log == ["subscription Debounce", "1", "2", "3"] && rig.upstream == ["unlimited"])
        #expect(rig.source.answers == [.none, .none, .none])
    }

    @Test("nothing comes after a cancel, which upstream is told of once")
    func cancel() {
        let rig = rig()
        rig.send(1)
        rig.cancel()
        rig.cancel()
        rig.send(2)
        scheduler.advance(by: 100)
        #expect(rig.log == ["subscription Debounce"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a value sent from inside a delivery waits its own time")
    func reentrant() {
        let rig = rig()
        rig.recorder.onValue = { if $0 == 1 { rig.send(2) } }
        rig.send(1)
        scheduler.advance(by: 10)
        #expect(rig.log == ["subscription Debounce", "1"])
        scheduler.advance(by: 10)
        #expect(rig.log == ["subscription Debounce", "1", "2"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        let left = survivors(of: ending, settle: { scheduler.advance(by: 100) }) { subject, token in
            subject.map { token.pass($0) }.debounce(for: .milliseconds(10), scheduler: scheduler)
        }
        #expect(left == [])
    }

    @Test("a value that another has overtaken is freed at once, the last one with the subscription")
    func overtaken() {
        let subject = PassthroughSubject<Token, Never>()
        let recorder = Recorder<Token, Never>()
        subject.debounce(for: .milliseconds(10), scheduler: scheduler).subscribe(recorder)
        weak var first: Token?
        weak var second: Token?
        do {
            let (one, two) = (Token(), Token())
            (first, second) = (one, two)
            subject.send(one)
            subject.send(two)
        }
        #expect(first == nil && second != nil)
        recorder.subscription?.cancel()
        #expect(second == nil)
    }

    @Test("a mirror shows the value that waits")
    func mirror() {
        let rig = rig(demand: .max(2))
        rig.send(7)
        let stage = rig.source.subscribers[0].customMirror
        #expect(stage.children.map(\.label) == ["downstream", "downstreamDemand", "currentValue"])
        #expect(stage.descendant("downstreamDemand") as? Subscribers.Demand == .max(2))
        #expect(stage.descendant("currentValue") as? Int == 7)
        scheduler.advance(by: 10)
        let empty = rig.source.subscribers[0].customMirror
        #expect(empty.descendant("currentValue") as? Int == nil)
        #expect(empty.descendant("downstreamDemand") as? Subscribers.Demand == .max(1))
    }
}
