import Combine
import Foundation
import Testing

@Suite("Timer.publish")
struct TimerTests {
    /// Beats of a timer on a loop of the test's own thread, which runs until so many have come.
    private func beats(
        _ count: Int, demand: Subscribers.Demand = .unlimited, answer: Subscribers.Demand = .none
    ) -> (Recorder<Date, Never>, Timer.TimerPublisher) {
        let timer = Timer.TimerPublisher(interval: 0.001, runLoop: .current, mode: .default)
        let recorder = Recorder<Date, Never>(demand: demand, answer: answer)
        var seen = 0
        let counting = timer.sink { _ in seen += 1 }
        timer.subscribe(recorder)
        let connection = timer.connect()
        while seen < count { turn() }
        connection.cancel()
        counting.cancel()
        return (recorder, timer)
    }

    @Test("beats are dates in order, from connect to the cancel of what it returned")
    func values() async {
        await onOwnThread {
            var dates: [Date] = []
            let timer = Timer.TimerPublisher(interval: 0.001, runLoop: .current, mode: .default)
            let subscription = timer.sink { dates.append($0) }
            let connection = timer.connect()
            while dates.count < 3 { turn() }
            connection.cancel()
            connection.cancel()
            let count = dates.count
            #expect(dates == dates.sorted() && count >= 3)
            turn()
            #expect(dates.count == count)
            subscription.cancel()
        }
    }

    @Test("beats that were not asked for are lost; demand returned with one counts")
    func demand() async {
        await onOwnThread {
            let (frugal, _) = beats(4, demand: .max(2)), (eager, _) = beats(4, demand: .max(1), answer: .max(1))
            #expect(frugal.log.count == 3 && frugal.log.first == "subscription Timer" && eager.log.count >= 4)
        }
    }

    @Test("who cancelled hears no more beats, also from inside one")
    func cancel() async {
        await onOwnThread {
            let timer = Timer.TimerPublisher(interval: 0.001, runLoop: .current, mode: .default)
            let recorder = Recorder<Date, Never>()
            var seen = 0
            recorder.onValue = { [recorder] _ in recorder.subscription?.cancel() }
            timer.subscribe(recorder)
            let counting = timer.sink { _ in seen += 1 }
            let connection = timer.connect()
            while seen < 3 { turn() }
            #expect(recorder.log.count == 2)
            connection.cancel()
            counting.cancel()
        }
    }

    @Test("nothing beats before connect, and what it was made with can be read")
    func settings() {
        let timer = Timer.publish(every: 0.5, tolerance: 0.1, on: .main, in: .common)
        #expect(timer.interval == 0.5 && timer.tolerance == 0.1 && timer.runLoop === RunLoop.main)
        #expect(timer.mode == .common && timer.options == nil)
    }

    @Test("a subscriber is freed by its cancel, the publisher by the end of its connection")
    func lifetime() async {
        await onOwnThread {
            weak var gone: Timer.TimerPublisher?
            do {
                let (_, timer) = beats(1)
                gone = timer
                #expect(freesSubscriber(timer, cancels: true))
            }
            #expect(gone == nil)
        }
    }

    @Test("a run loop frees what was scheduled when it has run, or is cancelled", arguments: [true, false])
    func scheduled(_ repeats: Bool) async {
        await onOwnThread {
            weak var gone: Token?
            var runs = 0
            var repetition: (any Cancellable)?
            do {
                let token = Token(), loop = RunLoop.current
                gone = token
                let soon = loop.now.advanced(by: .milliseconds(1))
                if repeats {
                    repetition = loop.schedule(after: soon, interval: .milliseconds(1)) { runs += token.pass(1) }
                } else {
                    loop.schedule(after: soon) { runs += token.pass(1) }
                }
            }
            #expect(gone != nil)
            while runs == 0 { turn() }
            repetition?.cancel()
            #expect(gone == nil)
        }
    }

    /// Lets the loop of this thread run for some beats.
    private func turn() { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002)) }

    /// Runs something on a thread with a run loop that nobody else uses.
    private func onOwnThread(_ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { done in
            Thread.detachNewThread {
                body()
                done.resume()
            }
        }
    }
}
