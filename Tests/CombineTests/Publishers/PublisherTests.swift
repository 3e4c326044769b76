import Combine
import Foundation
import Testing

@Suite("Publishers")
struct PublisherTests {
    private func log<P: Publisher>(_ publisher: P) -> [String] {
        var log: [String] = []
        let subscription = publisher.sink(
            receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append("\($0)") })
        withExtendedLifetime(subscription) {}
        return log
    }

    @Test("the simple publishers publish what they say")
    func simple() {
        #expect(log(Just(1)) == ["1", "finished"])
        #expect(log(Empty<Int, Never>()) == ["finished"])
        #expect(log(Empty<Int, Never>(completeImmediately: false)) == [])
        #expect(log(Fail<Int, Oops>(error: Oops(code: 2))) == ["failure(CombineTests.Oops(code: 2))"])
        #expect(log(Optional(3).publisher) == ["3", "finished"])
        #expect(log(Int?.none.publisher) == ["finished"])
        #expect(log(Result<Int, Oops>.success(4).publisher) == ["4", "finished"])
        #expect(log([1, 2].publisher) == ["1", "2", "finished"])
        #expect(log([Int]().publisher) == ["finished"])
        #expect(log(Record<Int, Oops>(output: [1, 2], completion: .finished)) == ["1", "2", "finished"])
    }

    @Test("a record survives coding")
    func record() throws {
        let record = Record<Int, Never> {
            $0.receive(1)
            $0.receive(completion: .finished)
        }
        #expect(record.recording.output == [1])
        let coded = Record<Int, CodableOops>(output: [1, 2], completion: .failure(CodableOops(code: 3)))
        let back = try JSONDecoder().decode(Record<Int, CodableOops>.self, from: JSONEncoder().encode(coded))
        #expect(back.recording.output == [1, 2] && back.recording.completion == .failure(CodableOops(code: 3)))
    }

    struct CodableOops: Error, Codable, Equatable { var code: Int }

    @Test("deferred makes a publisher for each subscriber")
    func deferred() {
        var made = 0
        let publisher = Deferred {
            made += 1
            return Just(made)
        }
        #expect(made == 0)
        #expect(log(publisher) == ["1", "finished"] && log(publisher) == ["2", "finished"])
    }

    @Test("a future starts at once, keeps the first result and gives it to everybody who asks")
    func future() {
        var promise: Future<Int, Oops>.Promise?
        let future = Future<Int, Oops> { promise = $0 }
        let early = Probe<Int, Oops>(), patient = Probe<Int, Oops>(initial: .none)
        future.subscribe(early)
        future.subscribe(patient)
        #expect(promise != nil && early.values.isEmpty)
        promise?(.success(7))
        promise?(.success(8))
        #expect(early.values == [7] && early.isFinished)
        #expect(patient.values.isEmpty && patient.endings == 0)
        patient.request(.max(1))
        #expect(patient.values == [7] && patient.isFinished)
        #expect(log(future) == ["7", "finished"])
    }

    @Test("a failed future tells everybody")
    func failedFuture() {
        let future = Future<Int, Oops> { $0(.failure(Oops(code: 1))) }
        let probe = Probe<Int, Oops>(initial: .none)
        future.subscribe(probe)
        #expect(probe.subscriptions == 1 && probe.failure == Oops(code: 1))
    }

    @Test("values are an asynchronous sequence, with errors thrown")
    func values() async throws {
        var seen: [Int] = []
        for await value in (1...5).publisher.filter({ $0 != 3 }).values { seen.append(value) }
        #expect(seen == [1, 2, 4, 5])
        await #expect(throws: Oops(code: 9)) {
            for try await _ in [1].publisher.tryMap({ _ in throw Oops(code: 9) }).values {}
        }
        let answer = await Future<Int, Never> { $0(.success(3)) }.value
        #expect(answer == 3)
    }

    @Test("notifications arrive while there is demand, until the cancel")
    func notifications() {
        let center = NotificationCenter(), name = Notification.Name("n")
        let probe = Probe<Notification, Never>(initial: .max(2))
        center.publisher(for: name).subscribe(probe)
        for _ in 0..<3 { center.post(name: name, object: nil) }
        #expect(probe.values.count == 2)
        probe.request(.max(5))
        probe.cancel()
        center.post(name: name, object: nil)
        #expect(probe.values.count == 2)
    }
}
