import Combine
import Testing

@Suite("Empty")
struct EmptyTests {
    @Test("the end at once, without being asked, or never")
    func values() {
        #expect(told(Empty<Int, Oops>(), asking: .none) == ["finished"])
        #expect(told(Empty<Int, Oops>(completeImmediately: false), asking: .unlimited, .max(3)) == [])
    }

    @Test("the types can be told by value")
    func types() {
        let empty = Empty(outputType: Int.self, failureType: Oops.self)
        #expect(empty.completeImmediately && told(empty, asking: .none) == ["finished"])
    }

    @Test("a cancel has nothing to do")
    func cancel() {
        let recorder = Recorder<Int, Never>()
        Empty(completeImmediately: false).subscribe(recorder)
        recorder.subscription?.cancel()
        #expect(recorder.log == ["subscription Empty"])
    }

    @Test("the subscriber is kept by nobody", arguments: [true, false])
    func lifetime(_ completes: Bool) {
        #expect(freesSubscriber(Empty<Int, Never>(completeImmediately: completes), cancels: false))
    }

    @Test("equal when they end alike")
    func equality() {
        #expect(Empty<Int, Never>() == Empty() && Empty<Int, Never>() != Empty(completeImmediately: false))
    }
}
