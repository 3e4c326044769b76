import Combine
import Testing

@Suite("assign(to: &$published)")
struct AssignToPublishedTests {
    private final class Model: ObservableObject {
        @Published var value = 0
    }

    @Test("everything is asked for at once, and each value set, which its observers see")
    func values() {
        let source = Source<Int, Never>(), model = Model(), recorder = Recorder<Int, Never>()
        var changes = 0
        let watch = model.objectWillChange.sink { changes += 1 }
        model.$value.subscribe(recorder)
        source.assign(to: &model.$value)
        source.send(1, 2)
        #expect(recorder.log == ["subscription PublishedSubject", "0", "1", "2"] && changes == 2)
        #expect(source.ticket.requested == [.unlimited] && model.value == 2)
        watch.cancel()
    }

    @Test("the end leaves the property as it is")
    func end() {
        let source = Source<Int, Never>(), model = Model()
        source.assign(to: &model.$value)
        source.send(3)
        source.send(completion: .finished)
        model.value = 4
        #expect(model.value == 4)
    }

    @Test("the subscription is cancelled when the object goes, and keeps nothing alive")
    func lifetime() {
        let source = Source<Int, Never>()
        var model: Model? = Model()
        weak let gone = model
        source.assign(to: &model!.$value)
        #expect(source.ticket.cancels == 0)
        model = nil
        #expect(gone == nil && source.ticket.cancels == 1)
        source.send(1)
    }

    @Test("the end frees what fed the property, and nothing else")
    func endFrees() {
        let model = Model(), other = Source<Int, Never>()
        other.assign(to: &model.$value)
        weak var subscription: AnyObject?
        do {
            let source = Source<Int, Never>()
            source.assign(to: &model.$value)
            subscription = source.ticket
            source.send(7)
            source.send(completion: .finished)
        }
        #expect(subscription == nil && model.value == 7)
        other.send(8)
        #expect(model.value == 8 && other.ticket.cancels == 0)
        Just(9).assign(to: &model.$value)
        #expect(model.value == 9)
    }

    @Test("a publisher of the property itself may feed it")
    func itself() {
        let model = Model()
        model.$value.filter { $0 > 9 }.map { $0 - 10 }.assign(to: &model.$value)
        model.value = 5
        #expect(model.value == 5)
    }

    @Test("a value sent from inside an observer is set inside it")
    func reentrant() {
        let subject = PassthroughSubject<Int, Never>(), model = Model(), recorder = Recorder<Int, Never>()
        subject.assign(to: &model.$value)
        recorder.onValue = { if $0 == 1 { subject.send(2) } }
        model.$value.subscribe(recorder)
        subject.send(1)
        #expect(recorder.log == ["subscription PublishedSubject", "0", "1", "2"])
    }
}
