import Combine
import Testing

@Suite("Future")
struct FutureTests {
    private final class Handle { var promise: Future<Int, Oops>.Promise? }
    private let handle = Handle()

    private func future() -> Future<Int, Oops> { Future { handle.promise = $0 } }

    @Test("the work starts at once, and only the first result counts")
    func values() {
        let future = future(), early = Recorder<Int, Oops>()
        #expect(handle.promise != nil)
        future.subscribe(early)
        #expect(early.log == ["subscription Future"])
        handle.promise?(.success(7))
        handle.promise?(.success(8))
        handle.promise?(.failure(Oops()))
        #expect(early.log == ["subscription Future", "7", "finished"])
        #expect(told(future, asking: .unlimited) == ["7", "finished"])
    }

    @Test("the value waits for demand, whenever it comes")
    func demand() {
        let future = future(), before = Recorder<Int, Oops>(demand: .none)
        future.subscribe(before)
        handle.promise?(.success(7))
        #expect(before.log == ["subscription Future"])
        before.subscription?.request(.max(1))
        before.subscription?.request(.max(1))
        #expect(before.log == ["subscription Future", "7", "finished"])
        #expect(told(future, asking: .none) == [] && told(future, asking: .none, .max(2)) == ["7", "finished"])
    }

    @Test("a failure does not wait for demand")
    func failure() {
        let future = future(), before = Recorder<Int, Oops>(demand: .none)
        future.subscribe(before)
        handle.promise?(.failure(Oops(code: 3)))
        #expect(before.log == ["subscription Future", "failure 3"] && told(future, asking: .none) == ["failure 3"])
    }

    @Test("who cancelled is told nothing; the others are")
    func cancel() {
        let future = future(), left = Recorder<Int, Oops>(), stayed = Recorder<Int, Oops>()
        future.subscribe(left)
        future.subscribe(stayed)
        left.subscription?.cancel()
        left.subscription?.cancel()
        handle.promise?(.success(1))
        #expect(left.log == ["subscription Future"] && stayed.log == ["subscription Future", "1", "finished"])
    }

    @Test("fulfilled in the closure itself, and subscribed to from inside a delivery")
    func reentrant() {
        let future = Future<Int, Never> { $0(.success(4)) }
        let first = Recorder<Int, Never>(), second = Recorder<Int, Never>()
        first.onValue = { _ in future.subscribe(second) }
        future.subscribe(first)
        #expect(first.log == ["subscription Future", "4", "finished"] && second.log == first.log)
    }

    @Test("the subscriber is freed by the value and by a cancel", arguments: [true, false])
    func lifetime(_ cancels: Bool) {
        #expect(freesSubscriber(Future<Int, Never> { $0(.success(1)) }, cancels: cancels))
        let pending = future()
        #expect(freesSubscriber(pending, cancels: true))
        withExtendedLifetime(pending) {}
    }

    @Test("whoever holds the promise holds the future, and no longer")
    func promiseLifetime() {
        weak var gone: Future<Int, Oops>?
        do { gone = future() }
        #expect(gone != nil)
        handle.promise = nil
        #expect(gone == nil)
    }

    @Test("its value can be awaited")
    func value() async throws {
        #expect(await Future<Int, Never> { $0(.success(3)) }.value == 3)
        await #expect(throws: Oops(code: 5)) { try await Future<Int, Oops> { $0(.failure(Oops(code: 5))) }.value }
    }

    @Test("its value is waited for in a task that is cancelled too")
    func cancelledValue() async {
        let (promises, promise) = AsyncStream.makeStream(of: Guarded<Future<Int, Never>.Promise>.self)
        let future = Future<Int, Never> { promise.yield(Guarded($0)) }
        let task = Task { await future.value }
        task.cancel()
        for await kept in promises {
            kept.withLock { $0(.success(6)) }
            break
        }
        #expect(await task.value == 6)
    }

    @Test("the mirror shows the future, who subscribed and whether it asked")
    func mirror() {
        let future = future(), recorder = Recorder<Int, Oops>(demand: .max(1))
        future.subscribe(recorder)
        let mirror = Mirror(reflecting: recorder.subscription!)
        #expect(mirror.children.map(\.label) == ["parent", "downstream", "hasAnyDemand", "subject"])
        #expect(mirror.descendant("parent") as? Future<Int, Oops> === future)
        #expect(mirror.descendant("hasAnyDemand") as? Bool == true)
    }

    @Test("four threads fulfil it at once: one value and one end")
    func threads() {
        for _ in 0..<50 {
            let handle = Handle(), crowd = Crowd<Int, Oops>()
            Future<Int, Oops> { handle.promise = $0 }.subscribe(crowd)
            nonisolated(unsafe) let promise = handle.promise!
            onFourThreads { promise(.success($0)) }
            #expect(crowd.values.count == 1 && crowd.ends == 1 && crowd.overlaps == 0)
        }
    }
}
