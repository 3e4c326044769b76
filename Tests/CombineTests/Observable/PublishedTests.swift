import Combine
import Testing

@Suite("Published")
struct PublishedTests {
    private final class Model: ObservableObject {
        @Published var value = 0
        @Published(initialValue: "a") var text: String
    }

    private let model = Model()
    private let recorder = Recorder<Int, Never>()

    @Test("its value first, then each that is set, before the property has it")
    func values() {
        var seen: [Int] = []
        recorder.onValue = { [model] _ in seen.append(model.value) }
        model.$value.subscribe(recorder)
        model.value = 1
        model.value = 1
        model.value += 1
        #expect(recorder.log == ["subscription PublishedSubject", "0", "1", "1", "2"] && seen == [0, 0, 1, 1])
        #expect(model.value == 2 && model.text == "a")
    }

    @Test("who has not asked gets the latest when it asks again")
    func backPressure() {
        let frugal = Recorder<Int, Never>(demand: .max(1))
        model.$value.subscribe(frugal)
        model.value = 1
        model.value = 2
        frugal.subscription?.request(.max(1))
        #expect(frugal.log == ["subscription PublishedSubject", "0", "2"])
    }

    @Test("demand returned with a value counts")
    func demand() {
        let eager = Recorder<Int, Never>(demand: .max(1), answer: .max(1))
        model.$value.subscribe(eager)
        model.value = 1
        model.value = 2
        #expect(eager.log == ["subscription PublishedSubject", "0", "1", "2"])
    }

    @Test("nothing follows a cancel")
    func cancel() {
        model.$value.subscribe(recorder)
        recorder.subscription?.cancel()
        recorder.subscription?.cancel()
        model.value = 1
        #expect(recorder.log == ["subscription PublishedSubject", "0"])
    }

    @Test("a value set from inside a delivery is seen inside it, and the outer one stays")
    func reentrant() {
        recorder.onValue = { [model] in if $0 == 1 { model.value = 2 } }
        model.$value.subscribe(recorder)
        model.value = 1
        #expect(recorder.log == ["subscription PublishedSubject", "0", "1", "2"] && model.value == 1)
    }

    @Test("a subscriber does not keep the object; the object does not keep one that left")
    func lifetime() {
        weak var gone: Model?
        do {
            let model = Model()
            gone = model
            model.$value.subscribe(recorder)
        }
        #expect(gone == nil)
        #expect(freesSubscriber(model.$value, cancels: true))
        #expect(told(Model().$value, asking: .unlimited) == ["0"])
    }

    @Test("two properties do not hear of each other")
    func apart() {
        model.$value.subscribe(recorder)
        model.text = "b"
        #expect(recorder.log == ["subscription PublishedSubject", "0"] && model.text == "b")
    }

    @Test("four threads set it at once: one at a time, and the value is one of the last")
    func threads() {
        let model = Shared(), crowd = Crowd<Int, Never>()
        model.$value.subscribe(crowd)
        onFourThreads { thread in for value in 1...200 { model.value = thread * 1000 + value } }
        #expect(crowd.values.count == 801 && crowd.overlaps == 0 && model.value != 0)
    }

    private final class Shared: ObservableObject, @unchecked Sendable {
        @Published var value = 0
    }
}
