import Combine
import Testing

@Suite("Just")
struct JustTests {
    @Test("one value and the end, at the first request")
    func values() {
        #expect(told(Just(1), asking: .unlimited) == ["1", "finished"])
        #expect(told(Just(1), asking: .none) == [])
        #expect(told(Just(1), asking: .none, .max(1), .max(1)) == ["1", "finished"])
    }

    @Test("every subscriber gets it")
    func cold() {
        let just = Just("a")
        #expect(told(just, asking: .max(1)) == ["a", "finished"] && told(just, asking: .max(9)) == ["a", "finished"])
    }

    @Test("nothing after a cancel")
    func cancel() {
        let recorder = Recorder<Int, Never>(demand: .none)
        Just(1).subscribe(recorder)
        recorder.subscription?.cancel()
        recorder.subscription?.cancel()
        recorder.subscription?.request(.max(1))
        #expect(recorder.log == ["subscription Just"])
    }

    @Test("a request from inside the delivery brings nothing more, a cancel there comes too late")
    func reentrant() {
        let asking = Recorder<Int, Never>(), leaving = Recorder<Int, Never>()
        asking.onValue = { [asking] _ in asking.subscription?.request(.max(1)) }
        leaving.onValue = { [leaving] _ in leaving.subscription?.cancel() }
        Just(1).subscribe(asking)
        Just(1).subscribe(leaving)
        #expect(asking.log == ["subscription Just", "1", "finished"] && leaving.log == asking.log)
    }

    @Test("the subscriber is freed by the end and by a cancel", arguments: [true, false])
    func lifetime(_ cancels: Bool) { #expect(freesSubscriber(Just(1), cancels: cancels)) }

    @Test("its subscription is named for it and shows the value; a request for nothing traps")
    func subscription() async {
        let given = CombineTests.subscription(of: Just(7))!
        #expect("\(given)" == "Just" && Mirror(reflecting: given).children.map { $0.value as? Int } == [7])
        await #expect(processExitsWith: .failure) { CombineTests.subscription(of: Just(1))?.request(.none) }
    }

    @Test("equal when the values are")
    func equality() { #expect(Just(1) == Just(1) && Just(1) != Just(2)) }

    @Test("a range gives the value if it begins there")
    func ranges() {
        #expect(Just(1).output(in: -10..<10).output == nil && Just(1).output(in: -1...0).output == nil)
        #expect(Just(1).output(in: 0..<10).output == 1 && Just(1).output(in: ...3).output == 1)
        #expect(Just(1).output(in: 1...).output == nil && Just(1).output(in: 0..<0).output == nil)
    }

    @Test("a predicate for duplicates that may throw is asked, of the value and itself")
    func tryRemoveDuplicates() {
        var asked: [[Int]] = []
        let calm = Just(4).tryRemoveDuplicates {
            asked.append([$0, $1])
            return true
        }
        #expect(told(calm) == ["4", "finished"] && asked == [[4, 4]])
        #expect(told(Just(-4).tryRemoveDuplicates { a, _ in try picky(a) == 0 }) == ["failure 4"])
    }

    @Test("operators that know the result give the simplest publisher")
    func types() {
        let just = Just(3)
        let map: Just<String> = just.map { "\($0)" }
        let count: Just<Int> = just.count()
        let collect: Just<[Int]> = just.collect()
        let contains: Just<Bool> = just.contains(3)
        let satisfy: Just<Bool> = just.allSatisfy { $0 > 5 }
        let first: Just<Int> = just.first(), last: Just<Int> = just.last().min().max()
        let unique: Just<Int> = just.removeDuplicates().replaceError(with: 0).replaceEmpty(with: 0).retry(3)
        let filter: Int?.Publisher = just.filter { $0 > 5 }
        let compact: Int?.Publisher = just.compactMap { $0 > 5 ? nil : $0 }
        let tried: Result<Int, any Error>.Publisher = just.tryMap { try picky(-$0) }
        let reduced: Result<Int, Never>.Publisher = just.reduce(1, +)
        let typed: Result<Int, Oops>.Publisher = just.setFailureType(to: Oops.self)
        let ignored: Empty<Int, Never> = just.ignoreOutput()
        let sequence: Publishers.Sequence<[Int], Never> = just.prepend(1, 2).append(4)
        #expect(map == Just("3") && count == Just(1) && collect == Just([3]) && contains == Just(true))
        #expect(satisfy == Just(false) && first == Just(3) && last == Just(3) && unique == Just(3))
        #expect(filter.output == nil && compact.output == 3 && reduced.result == .success(4))
        #expect(throws: Oops(code: 3)) { try tried.result.get() }
        #expect(typed.result == .success(3) && ignored.completeImmediately && sequence.sequence == [1, 2, 3, 4])
    }
}
