import Combine
import Testing

@Suite("Optional.publisher")
struct OptionalTests {
    @Test("the value and the end when asked; the end alone, unasked, if there is none")
    func values() {
        #expect(told(Optional(3).publisher, asking: .unlimited) == ["3", "finished"])
        #expect(told(Optional(3).publisher, asking: .none, .max(1), .max(1)) == ["3", "finished"])
        #expect(told(Optional(3).publisher, asking: .none) == [])
        #expect(told(Int?.none.publisher, asking: .none) == ["finished"])
    }

    @Test("nothing after a cancel")
    func cancel() {
        let recorder = Recorder<Int, Never>(demand: .none)
        Optional(1).publisher.subscribe(recorder)
        recorder.subscription?.cancel()
        recorder.subscription?.request(.max(1))
        #expect(recorder.log == ["subscription Optional"])
    }

    @Test("a request from inside the delivery brings nothing more")
    func reentrant() {
        let recorder = Recorder<Int, Never>()
        recorder.onValue = { [recorder] _ in recorder.subscription?.request(.max(1)) }
        Optional(1).publisher.subscribe(recorder)
        #expect(recorder.log == ["subscription Optional", "1", "finished"])
    }

    @Test("the subscriber is freed by the end and by a cancel", arguments: [true, false])
    func lifetime(_ cancels: Bool) { #expect(freesSubscriber(Optional(1).publisher, cancels: cancels)) }

    @Test("its subscription shows the value; a request for nothing traps")
    func subscription() async {
        let given = CombineTests.subscription(of: Optional(7).publisher)!
        #expect("\(given)" == "Optional" && Mirror(reflecting: given).children.map { $0.value as? Int } == [7])
        await #expect(processExitsWith: .failure) {
            CombineTests.subscription(of: Optional(1).publisher)?.request(.none)
        }
    }

    @Test("equal when the values are")
    func equality() {
        #expect(Optional(1).publisher == Optional(1).publisher && Optional(1).publisher != Int?.none.publisher)
    }

    @Test("operators that know the result give another optional", arguments: [nil, 3])
    func types(_ value: Int?) {
        let publisher = value.publisher
        let map: String?.Publisher = publisher.map { "\($0)" }
        let filter: Int?.Publisher = publisher.filter { $0 > 5 }.first().last().prefix(1).dropFirst()
        let replaced: Just<Int> = publisher.replaceEmpty(with: 9)
        let count: Int?.Publisher = publisher.count()
        let ignored: Empty<Int, Never> = publisher.ignoreOutput()
        #expect(map.output == value.map { "\($0)" } && filter.output == nil && replaced.output == value ?? 9)
        #expect(count.output == value.map { _ in 1 } && ignored.completeImmediately)
    }

    @Test("without a value there is none to count, to look for, to judge or to combine: only the end")
    func nothing() {
        let none = Int?.none.publisher
        #expect(told(none.count()) == ["finished"] && told(none.contains(1)) == ["finished"])
        #expect(told(none.contains { $0 > 0 }) == ["finished"] && told(none.allSatisfy { $0 > 0 }) == ["finished"])
        #expect(told(none.reduce(5, +)) == ["finished"] && told(none.scan(5, +)) == ["finished"])
        #expect(told(none.collect()) == ["[]", "finished"])
    }
}
