import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Texts of sources of time", .serialized)
struct TimeSourceTests {
    /// What a text shows at the beginning and after each of the steps.
    private func texts(after steps: [Duration], _ make: (Date) -> Text) -> [String] {
        let now = Date.now
        let shown = Screen { make(now) }
        var result = [shown.texts[0]]
        for step in steps {
            shown.advance(by: step)
            result.append(shown.texts[0])
        }
        return result
    }

    @Test("a duration goes on by itself")
    func duration() {
        let texts = texts(after: [.seconds(2), .seconds(60)]) {
            Text(.durationOffset(to: $0), format: .time(pattern: .minuteSecond))
        }
        #expect(texts == ["0:00", "0:02", "1:02"])
    }

    @Test("a timer counts down, and stops at the end of its interval")
    func timer() {
        let texts = texts(after: [.seconds(1), .seconds(3600), .seconds(100)]) {
            Text(.currentDate, format: .timer(countingDownIn: $0..<$0.addingTimeInterval(3661)))
        }
        #expect(texts == ["1:01:01", "1:01:00", "1:00", "0:00"])
    }

    @Test("a timer counts up")
    func timerUp() {
        let texts = texts(after: [.seconds(1), .seconds(3600), .seconds(100)]) {
            Text(.currentDate, format: .timer(countingUpIn: $0..<$0.addingTimeInterval(3661)))
        }
        #expect(texts == ["0:00", "0:01", "1:00:01", "1:01:01"])
    }

    @Test("a stopwatch counts hundredths of a second, and other parts where it is asked to")
    func stopwatch() {
        let start = Date(timeIntervalSinceReferenceDate: 1000)
        func text(_ seconds: Double, _ style: SystemFormatStyle.Stopwatch) -> String {
            String(style.locale(Locale(identifier: "en_US")).format(start.addingTimeInterval(seconds)).characters)
        }
        #expect(text(5.23, .stopwatch(startingAt: start)) == "00:05.23")
        #expect(text(2730.12, .stopwatch(startingAt: start)) == "45:30.12")
        #expect(text(3600, .stopwatch(startingAt: start)) == "01:00:00.00")
        #expect(text(90061, .stopwatch(startingAt: start)) == "25:01:01.00")
        #expect(text(83, .stopwatch(startingAt: start, maxPrecision: .seconds(1))) == "01:23")
        #expect(text(83.45, .stopwatch(startingAt: start, maxPrecision: .milliseconds(100))) == "01:23.4")
        #expect(text(1380, .stopwatch(startingAt: start, maxPrecision: .seconds(60))) == "23 minutes")
        #expect(text(-5, .stopwatch(startingAt: start)) == "00:00.00")
    }

    @Test("an offset names its largest units, or is a clock where it has minutes and seconds alone")
    func offset() {
        let texts = texts(after: [.seconds(222), .seconds(3600)]) {
            Text(.currentDate, format: .offset(to: $0))
        }
        #expect(texts == ["0 seconds", "3 minutes, 42 seconds", "1 hour, 3 minutes"])
        let clock = self.texts(after: [.seconds(332)]) {
            Text(.currentDate, format: .offset(to: $0, allowedFields: [.minute, .second], maxFieldCount: 2))
        }
        #expect(clock == ["0:00", "5:32"])
        let before = self.texts(after: [.seconds(31)]) {
            Text(.currentDate, format: .offset(to: $0.addingTimeInterval(90), maxFieldCount: 1))
        }
        #expect(before == ["-1 minute", "-59 seconds"])
    }

    @Test("a reference is relative as long as the date is near, and then the date itself")
    func reference() {
        let texts = texts(after: [.seconds(60)]) {
            Text(.currentDate, format: .reference(to: $0.addingTimeInterval(300)))
        }
        #expect(texts == ["in 5 minutes", "in 4 minutes"])
        let date = Date(timeIntervalSinceReferenceDate: 581_000_000)
        let far = SystemFormatStyle.DateReference(to: date).locale(Locale(identifier: "en_US"))
            .format(date.addingTimeInterval(86_400 * 800))
        #expect(String(far.characters) == "May 2019")
    }
}
