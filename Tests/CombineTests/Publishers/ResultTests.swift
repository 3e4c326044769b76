import Combine
import Testing

@Suite("Result.publisher")
struct ResultTests {
    private let success = Result<Int, Oops>.success(4).publisher
    private let failure = Result<Int, Oops>.failure(Oops(code: 5)).publisher

    @Test("the success and the end when asked; the failure unasked")
    func values() {
        #expect(told(success, asking: .unlimited) == ["4", "finished"] && told(success, asking: .none) == [])
        #expect(told(success, asking: .none, .max(1), .max(1)) == ["4", "finished"])
        #expect(told(failure, asking: .none) == ["failure 5"])
    }

    @Test("made of a success, a failure or a result")
    func making() {
        #expect(Result<Int, Oops>.Publisher(4) == success && Result<Int, Oops>.Publisher(Oops(code: 5)) == failure)
        #expect(Result<Int, Oops>.Publisher(.success(4)) == success && success != failure)
    }

    @Test("nothing after a cancel")
    func cancel() {
        let recorder = Recorder<Int, Oops>(demand: .none)
        success.subscribe(recorder)
        recorder.subscription?.cancel()
        recorder.subscription?.request(.max(1))
        #expect(recorder.log == ["subscription Once"])
    }

    @Test("a request from inside the delivery brings nothing more")
    func reentrant() {
        let recorder = Recorder<Int, Oops>()
        recorder.onValue = { [recorder] _ in recorder.subscription?.request(.max(1)) }
        success.subscribe(recorder)
        #expect(recorder.log == ["subscription Once", "4", "finished"])
    }

    @Test("the subscriber is freed by the end and by a cancel", arguments: [true, false])
    func lifetime(_ cancels: Bool) {
        #expect(freesSubscriber(success, cancels: cancels) && freesSubscriber(failure, cancels: false))
    }

    @Test("its subscription shows the value; a request for nothing traps")
    func subscription() async {
        let given = CombineTests.subscription(of: success)!
        #expect("\(given)" == "Once" && Mirror(reflecting: given).children.map { $0.value as? Int } == [4])
        await #expect(processExitsWith: .failure) {
            CombineTests.subscription(of: Result<Int, Oops>.success(1).publisher)?.request(.none)
        }
    }

    @Test("operators that know the result give another result")
    func types() {
        let map: Result<String, Oops>.Publisher = success.map { "\($0)" }
        let count: Result<Int, Oops>.Publisher = failure.count()
        let tried: Result<Int, any Error>.Publisher = success.tryMap { try picky(-$0) }
        let calm: Result<Int, Never>.Publisher = failure.replaceError(with: 1)
        let other: Result<Int, Oops>.Publisher = failure.mapError { Oops(code: $0.code * 2) }
        let ignored: Empty<Int, Oops> = success.ignoreOutput()
        #expect(map.result == .success("4") && count.result == .failure(Oops(code: 5)))
        #expect(calm.result == .success(1) && other.result == .failure(Oops(code: 10)))
        #expect(throws: Oops(code: 4)) { try tried.result.get() }
        #expect(ignored.completeImmediately)
    }

    @Test("the least and the greatest by a comparison that may throw: the success, or what is thrown")
    func throwingComparisons() {
        let result = Result<Int, Oops>.success(-3).publisher,
            failed = Result<Int, Oops>.failure(Oops(code: 8)).publisher
        let least: Result<Int, any Error>.Publisher = result.tryMin { $0 < $1 }
        let greatest: Result<Int, any Error>.Publisher = result.tryMax { $0 < $1 }
        #expect(told(least) == ["-3", "finished"] && told(greatest) == ["-3", "finished"])
        #expect(told(result.tryMin { try picky($0) < $1 }) == ["failure 3"])
        #expect(told(result.tryMax { try picky($0) < $1 }) == ["failure 3"])
        #expect(told(failed.tryMin { $0 < $1 }) == ["failure 8"] && told(failed.tryMax { $0 < $1 }) == ["failure 8"])
    }
}
