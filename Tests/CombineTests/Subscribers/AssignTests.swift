import Combine
import Testing

@Suite("assign(to:on:)")
struct AssignTests {
    private final class Box {
        var history: [Int] = []
        var value = 0 { didSet { history.append(value) } }
    }

    private let box = Box()

    @Test("everything is asked for at once, and each value written, in order")
    func values() {
        let source = Source<Int, Never>()
        let cancellable = source.assign(to: \.value, on: box)
        source.send(1, 2)
        source.send(completion: .finished)
        source.send(3)
        #expect(box.history == [1, 2] && source.ticket.requested == [.unlimited])
        #expect(source.answers.allSatisfy { $0 == .none })
        cancellable.cancel()
        #expect(source.ticket.cancels == 0)
    }

    @Test("nothing is written after a cancel, which upstream is told of once")
    func cancel() {
        let source = Source<Int, Never>()
        let cancellable = source.assign(to: \.value, on: box)
        cancellable.cancel()
        cancellable.cancel()
        source.send(1)
        #expect(box.history == [] && source.ticket.cancels == 1)
    }

    @Test("the object is kept until the end or the cancel", arguments: [true, false])
    func lifetime(_ cancels: Bool) {
        let subject = PassthroughSubject<Int, Never>()
        weak var gone: Box?
        let assign: Subscribers.Assign<Box, Int>
        do {
            let box = Box()
            gone = box
            assign = Subscribers.Assign(object: box, keyPath: \.value)
        }
        subject.subscribe(assign)
        subject.send(4)
        #expect(gone?.value == 4 && assign.object === gone)
        if cancels { assign.cancel() } else { subject.send(completion: .finished) }
        #expect(gone == nil && assign.object == nil)
    }

    @Test("a second subscription is cancelled; a value before the first is not written")
    func violations() {
        let source = Source<Int, Never>(), second = Ints.Ticket()
        let assign = Subscribers.Assign(object: box, keyPath: \.value)
        #expect(assign.receive(9) == .none && box.history == [])
        source.subscribe(assign)
        assign.receive(subscription: second)
        #expect(second.cancels == 1)
    }

    @Test("a value sent from inside the write is written inside it")
    func reentrant() {
        final class Echo {
            var log: [Int] = []
            let subject = PassthroughSubject<Int, Never>()
            var value = 0 {
                didSet {
                    log.append(value)
                    if value == 1 { subject.send(2) }
                }
            }
        }
        let echo = Echo()
        let cancellable = echo.subject.assign(to: \.value, on: echo)
        echo.subject.send(1)
        #expect(echo.log == [1, 2])
        cancellable.cancel()
    }

    @Test("it says what it writes to, and shows the object, the property and the connection")
    func mirror() {
        let assign = Subscribers.Assign(object: box, keyPath: \Box.value)
        #expect("\(assign)" == "Assign Box." && assign.playgroundDescription as? String == "Assign Box.")
        let mirror = Mirror(reflecting: assign)
        #expect(mirror.children.map(\.label) == ["object", "keyPath", "status"])
        #expect(mirror.descendant("object") as? Box === box && assign.keyPath == \Box.value)
    }
}
