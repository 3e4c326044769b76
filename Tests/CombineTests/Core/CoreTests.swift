import Combine
import Foundation
import Testing

@Suite("Demand, cancellables and subscribers")
struct CoreTests {
    @Test("demand adds, multiplies and subtracts, and unlimited absorbs everything")
    func demand() {
        typealias Demand = Subscribers.Demand
        #expect(Demand.max(2) + .max(3) == .max(5))
        #expect(Demand.unlimited + 1 == .unlimited && Demand.max(1) + .unlimited == .unlimited)
        #expect(Demand.max(.max) + 1 == .unlimited)
        #expect(Demand.max(4) * 3 == 12 && Demand.max(.max) * 2 == .unlimited)
        #expect(Demand.max(4) - .max(9) == .none && Demand.unlimited - .unlimited == .unlimited)
        #expect(Demand.max(4) - 1 == .max(3) && Demand.max(.max) - -1 == .none && Demand.unlimited - -1 == .unlimited)
        #expect(Demand.max(3) < .unlimited && !(Demand.unlimited < .unlimited) && Demand.unlimited > 1_000_000)
        #expect(Demand.unlimited.description == "unlimited" && Demand.max(7).description == "max(7)")
        #expect(Demand.unlimited.max == nil && Demand.none.max == 0)
    }

    @Test("a demand is coded as one number")
    func coding() throws {
        let demands: [Subscribers.Demand] = [.none, .max(42), .unlimited]
        let text = String(decoding: try JSONEncoder().encode(demands), as: UTF8.self)
        #expect(text == "[0,42,\(UInt(Int.max) + 1)]")
        #expect(try JSONDecoder().decode([Subscribers.Demand].self, from: Data(text.utf8)) == demands)
    }

    @Test("an end is coded as whether it was a success, and the error if not")
    func codingCompletion() throws {
        struct Problem: Error, Codable, Equatable { var code: Int }
        let ends: [Subscribers.Completion<Problem>] = [.finished, .failure(Problem(code: 3))]
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = String(decoding: try encoder.encode(ends), as: UTF8.self)
        #expect(text == #"[{"success":true},{"error":{"code":3},"success":false}]"#)
        #expect(try JSONDecoder().decode([Subscribers.Completion<Problem>].self, from: Data(text.utf8)) == ends)
    }

    @Test("identifiers are unique, and an object's is its own")
    func identifiers() {
        let object = Token()
        #expect(CombineIdentifier() != CombineIdentifier())
        #expect(
            CombineIdentifier(object) == CombineIdentifier(object)
                && CombineIdentifier(object) != CombineIdentifier(Token()))
        #expect(CombineIdentifier().description.hasPrefix("0x"))
    }

    @Test("a negative demand traps")
    func negativeDemand() async {
        await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(-1) }
    }

    @Test("a request for nothing traps")
    func requestOfNothing() async {
        await #expect(processExitsWith: .failure) {
            let probe = Probe<Int, Never>(initial: .none)
            Just(1).subscribe(probe)
            probe.request(.none)
        }
    }

    @Test("assertNoFailure traps on a failure")
    func assertNoFailure() async {
        await #expect(processExitsWith: .failure) {
            _ = Fail<Int, Oops>(error: Oops()).assertNoFailure().sink { _ in }
        }
    }

    @Test("a cancellable cancels once: by hand or when it is freed")
    func anyCancellable() {
        var count = 0
        var cancellable: AnyCancellable? = AnyCancellable { count += 1 }
        cancellable?.cancel()
        cancellable?.cancel()
        cancellable = nil
        #expect(count == 1)
        cancellable = AnyCancellable { count += 1 }
        #expect(count == 1)
        cancellable = nil
        #expect(count == 2)
    }

    @Test("cancellables are kept in sets and arrays, and cancelled with them")
    func store() {
        let subject = PassthroughSubject<Int, Never>()
        var set: Set<AnyCancellable> = [], array: [AnyCancellable] = [], seen: [Int] = []
        subject.sink { seen.append($0) }.store(in: &set)
        subject.sink { seen.append($0 * 10) }.store(in: &array)
        subject.send(1)
        set.removeAll()
        subject.send(2)
        array.removeAll()
        subject.send(3)
        #expect(seen == [1, 10, 20])
    }

    @Test("assign writes to the object, keeps it until the end and lets it go then")
    func assign() {
        final class Box { var value = 0 }
        let subject = PassthroughSubject<Int, Never>()
        var box: Box? = Box()
        weak let watched = box
        let subscription = subject.assign(to: \.value, on: box!)
        box = nil
        subject.send(4)
        #expect(watched?.value == 4)
        subscription.cancel()
        #expect(watched == nil)
    }

    @Test("a sink frees its closures at the end and at a cancel")
    func sinkLifetime() {
        final class Token {}
        for finishes in [true, false] {
            let subject = PassthroughSubject<Int, Never>()
            weak var watched: Token?
            let subscription: AnyCancellable
            do {
                let token = Token()
                watched = token
                subscription = subject.sink { _ in withExtendedLifetime(token) {} }
            }
            #expect(watched != nil)
            if finishes { subject.send(completion: .finished) } else { subscription.cancel() }
            #expect(watched == nil)
        }
    }

    @Test("an erased subscriber keeps the identity and passes everything on")
    func anySubscriber() {
        let probe = Probe<Int, Never>()
        let erased = AnySubscriber(probe)
        #expect(erased.combineIdentifier == probe.combineIdentifier)
        [1, 2].publisher.subscribe(erased)
        #expect(probe.values == [1, 2] && probe.isFinished)
        var log: [String] = []
        let closures = AnySubscriber<Int, Never>(
            receiveSubscription: { $0.request(.max(1)) },
            receiveValue: { value in
                log.append("\(value)")
                return .none
            })
        [1, 2].publisher.subscribe(closures)
        #expect(log == ["1"])
    }
}
