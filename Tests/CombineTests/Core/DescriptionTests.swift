import Combine
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("What descriptions and mirrors show")
struct DescriptionTests {
    /// The subscription that a publisher gives.
    private func subscription<P: Publisher>(_ publisher: P) -> (any Subscription)? {
        let recorder = Recorder<P.Output, P.Failure>(demand: .none)
        publisher.subscribe(recorder)
        return recorder.subscription
    }

    private func labels<P: Publisher>(_ publisher: P) -> [String?] {
        subscription(publisher).map { Mirror(reflecting: $0).children.map(\.label) } ?? []
    }

    private let subject = PassthroughSubject<Int, any Error>()

    @Test("subscriptions are known by what made them")
    func names() {
        let quiet = PassthroughSubject<Int, Never>()
        let expected: [(any Publisher, String)] = [
            (subject, "PassthroughSubject"), (CurrentValueSubject<Int, Never>(0), "CurrentValueSubject"),
            (Just(1), "Just"), (Optional(1).publisher, "Optional"), (Result<Int, Never>.success(1).publisher, "Once"),
            (Int?.none.publisher, "Empty"), (Empty<Int, Never>(), "Empty"), (Fail<Int, Oops>(error: Oops()), "Empty"),
            ([1, 2].publisher, "[1, 2]"), (Record<Int, Never>(output: [3], completion: .finished), "[3]"),
            (Future<Int, Never> { _ in }, "Future"), (Deferred { Just(1) }, "Just"),
            (subject.map { $0 }, "PassthroughSubject"), (subject.filter { _ in true }, "PassthroughSubject"),
            (subject.scan(0, +), "PassthroughSubject"), (subject.mapError { $0 }, "PassthroughSubject"),
            (subject.tryMap { $0 }, "TryMap"), (subject.compactMap { $0 }, "CompactMap"),
            (subject.tryFilter { _ in true }, "TryFilter"), (subject.removeDuplicates(), "RemoveDuplicates"),
            (subject.reduce(0, +), "Reduce"), (subject.count(), "Count"), (subject.first(), "First"),
            (subject.collect(), "Collect"), (subject.collect(2), "CollectByCount"), (subject.prefix(2), "Output"),
            (subject.dropFirst(), "Drop"), (subject.drop { _ in true }, "DropWhile"),
            (subject.prefix { _ in true }, "PrefixWhile"), (subject.replaceEmpty(with: 0), "ReplaceEmpty"),
            (subject.replaceError(with: 0), "ReplaceError"), (subject.catch { _ in Just(0) }, "Catch"),
            (subject.retry(1), "Retry"), (subject.append(1), "Concatenate"),
            (subject.merge(with: subject.map { $0 }), "Merge"),
            (subject.zip(subject), "Zip"), (subject.combineLatest(subject), "CombineLatest"),
            (subject.flatMap { Just($0) }, "FlatMap"), (subject.map { Just($0) }.switchToLatest(), "SwitchToLatest"),
            (subject.buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest), "Buffer"),
            (subject.handleEvents(), "HandleEvents"), (subject.print(to: Silence()), "Print"),
            (subject.receive(on: ImmediateScheduler.shared), "ReceiveOn"), (quiet.share(), "Multicast"),
            (subject.subscribe(on: ImmediateScheduler.shared), "SubscribeOn"),
            (subject.delay(for: 0, scheduler: ImmediateScheduler.shared), "Delay"),
            (subject.debounce(for: 0, scheduler: ImmediateScheduler.shared), "Debounce"),
            (subject.throttle(for: 0, scheduler: ImmediateScheduler.shared, latest: true), "Throttle"),
            (subject.timeout(0, scheduler: TestScheduler()), "Timeout"),
            (subject.measureInterval(using: ImmediateScheduler.shared), "MeasureInterval"),
            (Timer.publish(every: 9, on: .main, in: .common), "Timer"),
            (NotificationCenter().publisher(for: Notification.Name("n")), "NotificationCenter Observer"),
            (ObservableObjectPublisher(), "ObservableObjectPublisher"),
        ]
        for (publisher, name) in expected {
            let subscription = subscription(publisher)
            #expect("\(subscription!)" == name)
            #expect((subscription as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription as? String == name)
        }
    }

    @Test("a published property's subscription is a PublishedSubject")
    func published() {
        final class Model: ObservableObject { @Published var value = 0 }
        let model = Model()
        #expect("\(subscription(model.$value)!)" == "PublishedSubject")
    }

    @Test("mirrors show the children that are public behaviour, and no more")
    func mirrors() {
        #expect(labels(subject.reduce(0, +)) == ["downstream", "result", "initial", "status"])
        #expect(labels(subject.tryFilter { _ in true }) == ["downstream"])
        #expect(labels(subject) == ["parent", "downstream", "demand", "subject"])
        #expect(labels(CurrentValueSubject<Int, Never>(1)) == ["parent", "downstream", "demand", "subject"])
        #expect(labels([1, 2].publisher) == ["sequence"] && labels(Just(1)) == [nil])
        #expect(labels(subject.tryMap { $0 }) == [] && labels(subject.handleEvents()) == [])
        #expect(labels(Timer.publish(every: 9, on: .main, in: .common)) == ["downstream", "interval", "tolerance"])
        let request = URLSession.shared.dataTaskPublisher(for: URL(string: "http://[::1]:9")!)
        #expect(labels(request) == ["task", "downstream", "parent", "demand"])
        #expect(labels(ObservableObjectPublisher()) == ["downstream"])
    }

    @Test("what upstream sees of a subscriber that goes from one upstream to another is the subscription itself")
    func relays() {
        func check<P: Publisher>(_ name: String, _ labels: [String], _ make: (Source<Int, Oops>) -> P) {
            let source = Source<Int, Oops>(), recorder = Recorder<P.Output, P.Failure>(demand: .max(2))
            make(source).subscribe(recorder)
            let seen = source.subscribers[0]
            #expect(seen.description == name && seen.customMirror.children.compactMap(\.label) == labels)
            #expect(seen.combineIdentifier == recorder.subscription?.combineIdentifier)
        }
        check("Catch", ["downstream", "demand"]) { $0.catch { _ in Just(0) } }
        check("TryCatch", ["downstream", "demand"]) { $0.tryCatch { _ in Just(0) } }
        check("Retry", []) { $0.retry(2) }
        check("Concatenate", []) { $0.append(1) }
    }

    @Test("a connection is shown by how far it has come")
    func status() {
        final class Box { var value = 0 }
        let assign = Subscribers.Assign(object: Box(), keyPath: \Box.value)
        func status() -> String { "\(Mirror(reflecting: assign).descendant("status") ?? "none")" }
        #expect(status() == "awaitingSubscription")
        assign.receive(subscription: Source<Int, Never>.Ticket())
        #expect(status() == "subscribed(Source)")
        assign.cancel()
        #expect(status() == "terminal")
    }

    @Test("a subject's mirror shows who subscribed and what is asked for")
    func subjectMirror() {
        let recorder = Recorder<Int, any Error>(demand: .max(3))
        subject.subscribe(recorder)
        let mirror = Mirror(reflecting: recorder.subscription!)
        #expect(mirror.descendant("downstream") as? Any.Type == Recorder<Int, any Error>.self)
        #expect(mirror.descendant("demand") as? Subscribers.Demand == .max(3))
        #expect(mirror.descendant("subject") as? PassthroughSubject<Int, any Error> === subject)
        recorder.subscription?.cancel()
        let after = Mirror(reflecting: recorder.subscription!)
        #expect(after.descendant("downstream") as? Any.Type == nil)
    }

    @Test("subscribers and erased types say what they are")
    func subscribers() {
        final class Box { var value = 0 }
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
        #expect("\(sink)" == "Sink" && sink.playgroundDescription as? String == "Sink")
        #expect(Mirror(reflecting: sink).children.isEmpty)
        let assign = Subscribers.Assign(object: Box(), keyPath: \Box.value)
        #expect("\(assign)" == "Assign Box." && assign.playgroundDescription as? String == "Assign Box.")
        #expect(Mirror(reflecting: assign).children.map(\.label) == ["object", "keyPath", "status"])
        #expect("\(subject.eraseToAnyPublisher())" == "AnyPublisher")
        #expect("\(AnySubscriber<Int, Never>())" == "Anonymous AnySubscriber")
        #expect("\(AnySubscriber(sink))" == "Sink" && "\(Subscriptions.empty)" == "Empty")
        #expect("\(AnySubscriber(PassthroughSubject<Int, Never>()))" == "Subject")
    }
}
