import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Timelines")
struct TimelineTests {
    private func dates(_ entries: some Sequence<Date>) -> [Double] {
        entries.prefix(3).map(\.timeIntervalSinceReferenceDate)
    }

    private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    @Test("semantics 97: a schedule begins with the date that has passed")
    func schedules() {
        let periodic = PeriodicTimelineSchedule(from: date(0), by: 5)
        #expect(dates(periodic.entries(from: date(12), mode: .normal)) == [10, 15, 20])
        #expect(dates(periodic.entries(from: date(-12), mode: .normal)) == [0, 5, 10])
        #expect(dates(.everyMinute, from: 130) == [120, 180, 240])
        #expect(dates(.animation(minimumInterval: 0.5), from: 3) == [3, 3.5, 4])
        #expect(dates(.animation(paused: true), from: 3) == [3])
        #expect(dates(.periodic(from: date(0), by: 0), from: 7) == [7, 8, 9], "an interval of nothing is a second")
    }

    private func dates<S: TimelineSchedule>(_ schedule: S, from start: Double) -> [Double] {
        dates(schedule.entries(from: date(start), mode: .normal))
    }

    struct Clock<S: TimelineSchedule>: View {
        let schedule: S
        let start: Date
        @State private var isShown = true
        var body: some View {
            if isShown {
                TimelineView(schedule) { context in
                    Text(verbatim: "at \((context.date.timeIntervalSince(start) * 100).rounded() / 100)")
                }
            }
            Button("Hide") { isShown = false }
        }
    }

    @Test("semantics 148: the content shows the last date that has passed, and follows what it reads")
    func content() {
        let start = Date()
        let screen = Screen {
            Clock(schedule: .explicit([2, 4, 4.5].map { start.addingTimeInterval($0) }), start: start)
        }
        #expect(screen.texts.contains { $0.hasPrefix("at 0") }, "before the first date it is the present one")
        screen.advance(by: .seconds(3))
        #expect(screen.text("at 2.0").exists)
        screen.advance(by: .seconds(3))
        #expect(screen.text("at 4.5").exists)
        screen.resetBodyCounts()
        screen.button("Hide").tap()
        screen.advance(by: .seconds(3))
        #expect(!screen.text("at 4.5").exists && screen.warnings == [])
    }

    @Test("a timeline of an animation changes with each picture of the display")
    func animation() {
        final class Count { var contents = 0 }
        let count = Count()
        let screen = Screen {
            TimelineView(.animation) { context in
                let _ = count.contents += 1
                Text(verbatim: "\(context.cadence == .live)")
            }
        }
        let before = count.contents
        screen.advance(by: .seconds(1))
        #expect((58...62).contains(count.contents - before))
    }
}
