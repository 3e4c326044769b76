import Combine
import Foundation
import Testing

@Suite("Publishers that keep no rule")
struct UnrulyTests {
    /// Operators that pass the upstream's own events straight on, with nothing in between to hold them back.
    private static let straight: Set = [
        "map", "map key path", "filter", "scan", "mapError", "breakpoint", "erase", "deferred",
    ]

    /// Operators that trap on what comes before their subscription.
    private static let strict: Set = [
        "compactMap", "tryCompactMap", "tryFilter", "removeDuplicates", "tryRemoveDuplicates",
    ]

    /// What goes wrong with an operator, over every script and manner.
    private static func faults(of sample: Sample) -> [String] {
        var faults: [String] = []
        for script in Unruly.scripts where !strict.contains(sample.name) || script.hasPrefix("S") || script.isEmpty {
            for manner in Manner.allCases {
                let subscriber = UnrulySubscriber(manner)
                sample.make(Unruly(script).eraseToAnyPublisher()).subscribe(subscriber)
                subscriber.conclude()
                guard !straight.contains(sample.name) else { continue }
                let what = "\(script) \(manner): "
                if subscriber.subscriptions.count > 1 { faults.append(what + "two subscriptions") }
                if subscriber.ends > 1 { faults.append(what + "two ends") }
                if subscriber.early > 0 { faults.append(what + "told before its subscription") }
                if subscriber.late > 0 { faults.append(what + "told after its end") }
            }
        }
        return faults
    }

    /// What some work gives, or nil if it has not come to an end after a minute.
    private func bounded<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
        let done = DispatchSemaphore(value: 0)
        let result = Guarded<Result?>(nil)
        let thread = Thread {
            let made = work()
            result.withLock { $0 = made }
            done.signal()
        }
        // Scripts that answer from inside go deep, and a sanitizer makes every frame larger.
        thread.stackSize = 256 << 20
        thread.start()
        return done.wait(timeout: .now() + 60) == .success ? result.withLock { $0 } : nil
    }

    @Test("no operator crashes, hangs, or tells downstream anything out of order", arguments: Sample.unruly)
    func operators(_ sample: Sample) {
        guard let faults = bounded({ Self.faults(of: sample) }) else {
            Issue.record("\(sample.name) hangs")
            return
        }
        #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(5))")
    }

    @Test("those that trap on what comes too early say so", arguments: ["V", "F", "E", "R", "C"])
    func strict(_ script: String) async {
        let output = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [script] in
            Unruly(script).compactMap { $0 }.subscribe(UnrulySubscriber(.asks))
        }
        let text = String(decoding: output?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("before the subscription"))
    }

    @Test("of two ends the first counts, also where what becomes of it is still to come")
    func firstEnd() {
        let recorder = Recorder<Int, Never>(demand: .none)
        Unruly("SEF").replaceError(with: 7).subscribe(recorder)
        recorder.subscription?.request(.max(1))
        #expect(recorder.log.suffix(2) == ["7", "finished"])
        var attempts = 0
        let twice = Deferred { () -> Unruly in
            attempts += 1
            return Unruly("SEE")
        }
        #expect(told(twice.retry(4), asking: .unlimited) == ["failure 1"] && attempts == 5)
    }

    @Test("no subscriber crashes or hangs, and each is told one end")
    func subscribers() {
        let faults = bounded {
            var faults: [String] = []
            for script in Unruly.scripts {
                for cancels in [true, false] {
                    var ends = 0
                    let sink = Unruly(script).sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { _ in })
                    if cancels { for _ in 0..<2 { sink.cancel() } }
                    if ends > 1 { faults.append("sink \(script)") }

                    let target = Target()
                    let assigned = Unruly(script).replaceError(with: 0).assign(to: \.number, on: target)
                    if cancels { for _ in 0..<2 { assigned.cancel() } }
                    Unruly(script).replaceError(with: 0).assign(to: &target.$published)

                    var told = 0
                    let anonymous = AnySubscriber<Int, Oops>(
                        receiveSubscription: { $0.request(.max(1)) }, receiveValue: { _ in .max(1) },
                        receiveCompletion: { _ in told += 1 })
                    Unruly(script).subscribe(anonymous)

                    let subject = PassthroughSubject<Int, Oops>()
                    let recorder = Recorder<Int, Oops>()
                    subject.subscribe(recorder)
                    let fed = Unruly(script).subscribe(subject)
                    if cancels { for _ in 0..<2 { fed.cancel() } }
                    if recorder.log.filter({ $0 == "finished" || $0.hasPrefix("failure") }).count > 1 {
                        faults.append("subject \(script)")
                    }
                }
            }
            return faults
        }
        #expect(faults == [])
    }

    @Test("a loop over values ends where its publisher does, and gets what came unasked")
    func values() async {
        func seen(_ script: String) async -> [String] {
            var seen: [String] = []
            do {
                for try await value in Unruly(script).values { seen.append("\(value)") }
            } catch {
                seen.append("\(error)")
            }
            return seen
        }
        let expected: KeyValuePairs = [
            "SVVF": ["1", "2"], "SVVE": ["1", "2", "Oops(code: 1)"], "S^VF": ["1"], "SV^VF": ["1", "2"], "SFVEF": [],
            "F": [], "FS": [], "VSF": [], "SSVF": ["1"], "E": ["Oops(code: 1)"], "SEEF": ["Oops(code: 1)"],
        ]
        for (script, values) in expected {
            let seen = await seen(script)
            #expect(seen == values, "\(script)")
        }
    }

    @Test("a fold's closure may send another value, cancel and end what it folds")
    func reentrantFolds() {
        let subject = PassthroughSubject<Int, Oops>()
        let recorder = Recorder<[Int], Oops>()
        subject.reduce([]) { all, value in
            if value < 3 { subject.send(value + 1) }
            return all + [value]
        }.subscribe(recorder)
        subject.send(1)
        subject.send(completion: .finished)
        #expect(recorder.log == ["subscription Reduce", "[1]", "finished"])
        let ended = Recorder<Int, Oops>()
        subject.map { $0 }.max { _, _ in true }.subscribe(ended)
        let other = PassthroughSubject<Int, Oops>(), cancelled = Recorder<Int, Oops>()
        other.min { _, _ in
            cancelled.subscription?.cancel()
            other.send(completion: .finished)
            return true
        }.subscribe(cancelled)
        for value in 1...3 { other.send(value) }
        #expect(ended.log == ["subscription Comparison", "finished"] && cancelled.log == ["subscription Comparison"])
    }
}

/// Something to assign to.
private final class Target: ObservableObject {
    var number = 0
    @Published var published = 0
}
