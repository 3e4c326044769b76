import Combine
import Synchronization
import Testing

@Suite("values")
struct AsyncSequenceTests {
    @Test("the values, in order, until the end; errors are thrown")
    func values() async throws {
        var seen: [Int] = []
        for await value in (1...5).publisher.filter({ $0 != 3 }).values { seen.append(value) }
        #expect(seen == [1, 2, 4, 5])
        await #expect(throws: Oops(code: 9)) {
            for try await _ in [1].publisher.tryMap({ _ in throw Oops(code: 9) }).values {}
        }
        for await _ in Empty<Int, Never>().values { Issue.record("a value of nothing") }
    }

    @Test("each loop has a subscription of its own")
    func cold() async {
        let values = Just(1).values
        for _ in 0..<2 {
            var seen: [Int] = []
            for await value in values { seen.append(value) }
            #expect(seen == [1])
        }
    }

    @Test("a value sent while nobody waits is lost to a subject's reader, as it asked for none")
    func backPressure() async {
        let subject = CurrentValueSubject<Int, Never>(0)
        var iterator = subject.values.makeAsyncIterator()
        #expect(await iterator.next() == 0)
        subject.send(1)
        subject.send(2)
        #expect(await iterator.next() == 2)
        subject.send(completion: .finished)
        #expect(await iterator.next() == nil)
    }

    @Test("an iterator that goes cancels its subscription, and keeps the publisher no longer")
    func lifetime() async {
        weak var gone: CurrentValueSubject<Int, Never>?
        do {
            let subject = CurrentValueSubject<Int, Never>(0)
            gone = subject
            var iterator = subject.values.makeAsyncIterator()
            _ = await iterator.next()
        }
        #expect(gone == nil)
    }

    @Test("one value is asked for at a time")
    func demand() async {
        let asked = Guarded<[Subscribers.Demand]>([])
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
