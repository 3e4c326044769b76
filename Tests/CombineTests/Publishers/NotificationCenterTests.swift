import Combine
import Foundation
import Testing

@Suite("NotificationCenter.publisher")
struct NotificationCenterTests {
    private let center = NotificationCenter()
    private let name = Notification.Name("n")

    private func post(_ user: Int, object: AnyObject? = nil) {
        center.post(name: name, object: object, userInfo: ["n": user])
    }

    private func recorder(
        demand: Subscribers.Demand = .unlimited, answer: Subscribers.Demand = .none, object: AnyObject? = nil
    ) -> Recorder<Int, Never> {
        let recorder = Recorder<Int, Never>(demand: demand, answer: answer)
        center.publisher(for: name, object: object).map { $0.userInfo?["n"] as? Int ?? 0 }.subscribe(recorder)
        return recorder
    }

    @Test("notifications of the name, in order, and of no other")
    func values() {
        let recorder = recorder()
        post(1)
        center.post(name: Notification.Name("other"), object: nil)
        post(2)
        #expect(recorder.log == ["subscription NotificationCenter Observer", "1", "2"])
    }

    @Test("of one object only, if told so")
    func object() {
        let mine = Token(), recorder = recorder(object: mine)
        post(1)
        post(2, object: mine)
        post(3, object: Token())
        #expect(recorder.log == ["subscription NotificationCenter Observer", "2"])
    }

    @Test("what was not asked for is lost; demand returned with a value counts")
    func demand() {
        let frugal = recorder(demand: .max(1)), eager = recorder(demand: .max(1), answer: .max(1))
        for user in 1...3 { post(user) }
        frugal.subscription?.request(.max(1))
        post(4)
        #expect(frugal.log.dropFirst() == ["1", "4"] && eager.log.dropFirst() == ["1", "2", "3", "4"])
    }

    @Test("nothing follows a cancel")
    func cancel() {
        let recorder = recorder()
        recorder.subscription?.cancel()
        recorder.subscription?.cancel()
        recorder.subscription?.request(.max(1))
        post(1)
        #expect(recorder.log == ["subscription NotificationCenter Observer"])
    }

    @Test("a notification posted from inside a delivery arrives inside it")
    func reentrant() {
        let recorder = recorder()
        recorder.onValue = { if $0 == 1 { post(2) } }
        post(1)
        #expect(recorder.log == ["subscription NotificationCenter Observer", "1", "2"])
    }

    @Test("the subscriber and the object are freed by a cancel")
    func lifetime() {
        #expect(freesSubscriber(center.publisher(for: name), cancels: true))
        weak var gone: Token?
        var held: (any Subscription)?
        do {
            let object = Token()
            gone = object
            held = recorder(object: object).subscription
        }
        held?.cancel()
        #expect(gone == nil)
        withExtendedLifetime(held) {}
    }

    @Test("the mirror shows what is observed and what is asked for")
    func mirror() {
        let recorder = recorder(demand: .max(3))
        let mirror = Mirror(reflecting: recorder.subscription!)
        #expect(mirror.children.map(\.label) == ["center", "name", "object", "demand"])
        #expect(mirror.descendant("center") as? NotificationCenter === center)
        #expect(mirror.descendant("demand") as? Subscribers.Demand == .max(3))
    }

    @Test("equal when they observe the same")
    func equality() {
        let object = Token()
        #expect(center.publisher(for: name, object: object) == center.publisher(for: name, object: object))
        #expect(center.publisher(for: name, object: object) != center.publisher(for: name))
        #expect(NotificationCenter.Publisher(center: center, name: name) == center.publisher(for: name))
    }

    @Test("four threads post at once: every notification")
    func threads() {
        let crowd = Crowd<Notification, Never>()
        let (center, name) = (center, name)
        center.publisher(for: name).subscribe(crowd)
        onFourThreads { _ in for _ in 0..<100 { center.post(name: name, object: nil) } }
        #expect(crowd.values.count == 400 && crowd.overlaps == 0)
    }
}
