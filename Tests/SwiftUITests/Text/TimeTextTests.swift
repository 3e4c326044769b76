import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Texts that go on with time", .serialized)
struct TimeTextTests {
    func texts(_ view: some View, after seconds: Double...) -> [[String]] {
        let screen = Screen(size: CGSize(width: 400, height: 400)) { VStack { view } }
        var result = [screen.texts]
        for seconds in seconds {
            screen.advance(by: .seconds(seconds))
            result.append(screen.texts)
        }
        return result
    }

    @Test("a timer counts down to its date and then up")
    func timer() {
        let soon = Date.now.addingTimeInterval(62)
        #expect(
            texts(Text(soon, style: .timer), after: 1, 1, 59, 1, 5, 3600)
                == [["1:02"], ["1:01"], ["1:00"], ["0:01"], ["0:00"], ["0:05"], ["1:00:05"]])
    }

    @Test("a relative date has two units, an offset one with a sign")
    func words() {
        let soon = Date.now.addingTimeInterval(90)
        let past = Date.now.addingTimeInterval(-2 * 3600 - 23 * 60 - 10)
        let view = Group {
            Text(soon, style: .relative)
            Text(past, style: .relative)
            Text(soon, style: .offset)
            Text(past, style: .offset)
        }
        .environment(\.locale, Locale(identifier: "en_US"))
        #expect(
            texts(view, after: 20, 45) == [
                ["1 minute, 30 seconds", "2 hours, 23 minutes", "-1 minute", "+2 hours"],
                ["1 minute, 10 seconds", "2 hours, 23 minutes", "-1 minute", "+2 hours"],
                ["25 seconds", "2 hours, 24 minutes", "-25 seconds", "+2 hours"],
            ])
    }

    @Test("far dates are told in months and years")
    func months() {
        let calendar = Calendar.current
        let far = calendar.date(byAdding: DateComponents(year: -1, month: -1, minute: -1), to: .now)!
        let view = Group {
            Text(far, style: .relative)
            Text(far, style: .offset)
        }
        .environment(\.locale, Locale(identifier: "en_US"))
        #expect(texts(view) == [["1 year, 1 month", "+1 year"]])
    }

    @Test("an interval is counted through, and stands still outside of it and after its pause")
    func interval() {
        let start = Date.now.addingTimeInterval(2)
        let interval = start...start.addingTimeInterval(4000)
        let view = Group {
            Text(timerInterval: interval)
            Text(timerInterval: interval, countsDown: false)
            Text(timerInterval: interval, countsDown: true, showsHours: false)
            Text(timerInterval: interval, pauseTime: start.addingTimeInterval(10), countsDown: false)
            Text("in \(timerInterval: interval)")
        }
        #expect(
            texts(view, after: 1, 2, 10, 5000) == [
                ["1:06:40", "0:00", "66:40", "0:00", "in 1:06:40"], ["1:06:40", "0:00", "66:40", "0:00", "in 1:06:40"],
                ["1:06:39", "0:01", "66:39", "0:01", "in 1:06:39"], ["1:06:29", "0:11", "66:29", "0:10", "in 1:06:29"],
                ["0:00", "1:06:40", "0:00", "0:10", "in 0:00"],
            ])
    }

    @Test("a progress view of an interval empties or fills, and says what is left")
    func progress() {
        let start = Date.now
        let screen = Screen {
            ProgressView(timerInterval: start...start.addingTimeInterval(10)) { Text("Down") }
                .accessibilityIdentifier("down")
            ProgressView(timerInterval: start...start.addingTimeInterval(10), countsDown: false) { Text("Up") }
                .accessibilityIdentifier("up")
        }
        #expect(screen.texts == ["Down", "0:10", "Up", "0:00"])
        screen.advance(by: .seconds(5.02))
        #expect(screen.texts == ["Down", "0:05", "Up", "0:05"])
        #expect(screen.any("down").value == "50%" && screen.any("up").value == "50%")
        screen.advance(by: .seconds(20))
        #expect(screen.any("down").value == "0%" && screen.any("up").value == "100%")
        #expect(screen.texts == ["Down", "0:00", "Up", "0:10"])
    }

    @Test("a progress view follows an object of Foundation")
    func foundationProgress() {
        let progress = Progress(totalUnitCount: 4)
        let screen = Screen { ProgressView(progress).accessibilityLabel("Work") }
        progress.completedUnitCount = 3
        screen.advance(by: .seconds(0.2))
        #expect(screen.any("Work").value == "75%")
        progress.completedUnitCount = 4
        screen.advance(by: .seconds(0.2))
        #expect(screen.any("Work").value == "100%")
    }

    @Test("a text that left the screen asks for no more time")
    func leaves() {
        struct Page: View {
            let date: Date
            @State private var isShown = true
            var body: some View {
                if isShown { Text(date, style: .timer) }
                Button("Hide") { isShown = false }
            }
        }
        let screen = Screen { Page(date: Date.now.addingTimeInterval(100)) }
        screen.button("Hide").tap()
        screen.advance(by: .seconds(5))
        #expect(screen.texts == ["Hide"])
    }
}
