import Combine
import Testing

@Suite("Fail")
struct FailTests {
    @Test("the failure at once, without being asked")
    func values() {
        let fail = Fail<Int, Oops>(error: Oops(code: 2))
        #expect(told(fail, asking: .none) == ["failure 2"] && told(fail, asking: .unlimited) == ["failure 2"])
    }

    @Test("the type of its values can be told by value")
    func types() {
        let fail = Fail(outputType: Int.self, failure: Oops(code: 3))
        #expect(fail.error == Oops(code: 3) && told(fail, asking: .none) == ["failure 3"])
    }

    @Test("its subscription is empty, and a request or a cancel from inside does nothing")
    func reentrant() {
        let recorder = Recorder<Int, Oops>()
        recorder.onEnd = { [recorder] in
            recorder.subscription?.request(.max(1))
            recorder.subscription?.cancel()
        }
        Fail(error: Oops(code: 1)).subscribe(recorder)
        #expect(recorder.log == ["subscription Empty", "failure 1"])
    }

    @Test("the subscriber is kept by nobody")
    func lifetime() { #expect(freesSubscriber(Fail<Int, Oops>(error: Oops()), cancels: false)) }

    @Test("equal when the errors are")
    func equality() {
        #expect(Fail<Int, Oops>(error: Oops(code: 1)) == Fail(error: Oops(code: 1)))
        #expect(Fail<Int, Oops>(error: Oops(code: 1)) != Fail(error: Oops(code: 2)))
    }
}
