import Combine
import Synchronization
import Testing

@Suite("values")
struct AsyncSequenceTests {
    @Test("one value is asked for at a time")
    func demand() async {
        let asked = Mutex<[Subscribers.Demand]>([])
        let numbers = (1...3).publisher.handleEvents(receiveRequest: { demand in asked.withLock { $0.append(demand) } })
        var seen: [Int] = []
        for await value in numbers.values { seen.append(value) }
        #expect(seen == [1, 2, 3] && asked.withLock { $0 }.allSatisfy { $0 == 1 })
    }

    @Test("leaving the loop cancels the subscription")
    func breaking() async {
        let cancels = Atomic<Int>(0)
        do {
            let numbers = (1...9).publisher.handleEvents(
                receiveCancel: { cancels.add(1, ordering: .relaxed) })
            for await value in numbers.values where value == 2 { break }
        }
        #expect(cancels.load(ordering: .relaxed) == 1)
    }

    @Test("cancelling the task ends the loop and cancels the subscription")
    func taskCancel() async {
        let (cancelled, done) = AsyncStream.makeStream(of: Void.self)
        let (started, start) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            let silent = Empty<Int, Never>(completeImmediately: false).handleEvents(
                receiveCancel: { done.finish() }, receiveRequest: { _ in start.finish() })
            var count = 0
            for await _ in silent.values { count += 1 }
            return count
        }
        for await _ in started {}
        task.cancel()
        #expect(await task.value == 0)
        for await _ in cancelled {}
    }

    @Test("a failure is thrown after the values before it, and only once")
    func failure() async throws {
        let publisher = [1, 2].publisher.setFailureType(to: Oops.self).append(Fail(error: Oops(code: 3)))
        var iterator = publisher.values.makeAsyncIterator()
        #expect(try await iterator.next() == 1)
        #expect(try await iterator.next() == 2)
        await #expect(throws: Oops(code: 3)) { try await iterator.next() }
        #expect(try await iterator.next() == nil)
    }
}
