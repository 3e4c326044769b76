import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("DatePicker, ColorPicker, Gauge", .serialized)
struct DatePickerTests {
    /// 31 January 2024, 15:30:12 in Greenwich.
    static let start = Date(timeIntervalSince1970: 1_706_715_012)

    struct Due<Style: DatePickerStyle>: View {
        let style: Style
        var components: DatePickerComponents = [.date, .hourAndMinute]
        @State var date = DatePickerTests.start
        var body: some View {
            VStack {
                Text(verbatim: "\(Int(date.timeIntervalSince(DatePickerTests.start)))")
                DatePicker(
                    "Due", selection: $date,
                    in: DatePickerTests.start.addingTimeInterval(
                        -2 * 86_400)...DatePickerTests.start
                        .addingTimeInterval(40 * 86_400), displayedComponents: components)
            }
            .datePickerStyle(style)
            .environment(\.locale, Locale(identifier: "en_GB"))
            .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
            .environment(\.calendar, Calendar(identifier: .gregorian))
        }
    }

    @Test("times have the digits that their language writes", arguments: ["de_DE": "03:33", "en_US": "3:33 AM"])
    func timeWords(locale: String, expected: String) {
        let early = Date(timeIntervalSince1970: 3 * 3600 + 33 * 60)
        let screen = Screen {
            VStack {
                DatePicker("Time", selection: .constant(early), displayedComponents: .hourAndMinute)
                    .datePickerStyle(.compact)
                Text(early, style: .time)
            }
            .environment(\.locale, Locale(identifier: locale))
            .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
        }
        let shown = screen.texts.map { $0.replacing("\u{202F}", with: " ") }
        let chosen = screen.picker("Time").value.replacing("\u{202F}", with: " ")
        #expect(shown.contains(expected) && chosen == expected)
    }

    @Test("a calendar is as wide as a phone's page; on the desktop its days have the room they need")
    func width() {
        func days(_ idiom: Idiom) -> CGFloat {
            let screen = Screen(idiom: idiom) { Due(style: .graphical, components: .date).padding(.horizontal, 10) }
            return screen.button("20 January 2024").frame.midX - screen.button("15 January 2024").frame.midX
        }
        #expect(abs(days(.phone) - 370.0 / 7 * 5) < 1)
        #expect(abs(days(.desktop) - 40 * 5) < 1)
    }

    @Test("on a phone a date with its time is a month in whole letters above a button with the time")
    func graphicalWithTime() {
        let screen = Screen(size: CGSize(width: 390, height: 800), idiom: .phone) {
            Form { Due(style: .graphical, components: [.date, .hourAndMinute]) }
        }
        let alone = Screen(size: CGSize(width: 390, height: 800), idiom: .phone) {
            Form { Due(style: .graphical, components: .date) }
        }
        let title = "January 2024"
        #expect(screen.button(title).frame.width > 80)
        #expect(screen.button(title).frame.size == alone.button(title).frame.size)
        #expect(screen.text("Time").exists)
    }

    @Test("a calendar shows the month, chooses a day at the same time, turns pages, and stops at the limits")
    func graphical() {
        let screen = Screen { Due(style: .graphical, components: .date) }
        #expect(screen.picker("Due").value == "31 Jan 2024")
        #expect(screen.text("January 2024").exists)
        #expect(!screen.button("28 January 2024").isEnabled)
        #expect(screen.button("29 January 2024").isEnabled)
        #expect(!screen.button("Previous Month").isEnabled)
        screen.button("30 January 2024").tap()
        #expect(screen.text("-86400").exists)
        screen.button("Next Month").tap()
        #expect(screen.text("February 2024").exists)
        screen.button("29 February 2024").tap()
        #expect(screen.text("\(29 * 86_400)").exists)
        screen.button("Next Month").tap()
        #expect(!screen.button("Next Month").isEnabled)
        // The last day ends at the limit's own time.
        screen.button("11 March 2024").tap()
        #expect(screen.text("\(40 * 86_400)").exists)
    }

    @Test("the weeks of a month begin on the calendar's first day")
    func weeks() {
        let screen = Screen { Due(style: .graphical, components: .date) }
        let monday = screen.text("Mon").frame.midX
        // 29 January 2024 was a Monday.
        #expect(abs(screen.button("29 January 2024").frame.midX - monday) < 1)
        #expect(screen.text("Mon").frame.minX < screen.text("Sun").frame.minX)
    }

    @Test("a compact picker opens a calendar and a clock")
    func compact() {
        let screen = Screen { Due(style: .compact) }
        #expect(screen.texts == ["0", "Due", "31 Jan 2024", "15:30"])
        screen.any("31 Jan 2024").tap()
        screen.button("30 January 2024").tap()
        screen.press(.escape)
        #expect(screen.texts == ["-86400", "Due", "30 Jan 2024", "15:30"])
        screen.any("15:30").tap()
        screen.stepper("Hour").increment()
        screen.stepper("Minute").decrement()
        screen.press(.escape)
        #expect(screen.texts == ["\(-86_400 + 3_600 - 60 - 12)", "Due", "30 Jan 2024", "16:29"])
    }

    @Test("a field is written part by part, and stepped by the arrows; a number that a part does not have begins anew")
    func field() {
        let screen = Screen(size: CGSize(width: 600, height: 400)) { Due(style: .field) }
        #expect(screen.picker("Due").value == "31 Jan 2024 15:30" && !screen.button("Plus").exists)
        let parts = ["Day", "Month", "Year", "Hour", "Minute"].map { screen.stepper($0) }
        #expect(parts.map(\.value) == ["31", "01", "2024", "15", "30"])
        #expect(parts.map(\.frame.minX).sorted() == parts.map(\.frame.minX))
        screen.press(.tab)
        screen.press(.downArrow)
        #expect(screen.picker("Due").value == "30 Jan 2024 15:30")
        screen.press(.rightArrow)
        screen.press("0")
        screen.press("2")
        #expect(screen.picker("Due").value == "29 Feb 2024 15:30")
        screen.press(.rightArrow)
        screen.press("2")
        #expect(parts[2].value == "2" && screen.picker("Due").value == "29 Feb 2024 15:30")
        screen.press(.rightArrow)
        #expect(parts[2].value == "2024")
        screen.press("9")
        screen.press("7")
        #expect(screen.picker("Due").value == "29 Feb 2024 07:30")
        parts[4].decrement()
        // Eight hours and a minute earlier, with no seconds.
        #expect(screen.texts[0] == "2476728")
    }

    @Test("the buttons beside a field step the part that had the keyboard last, the first one before that")
    func stepperField() {
        let screen = Screen(size: CGSize(width: 600, height: 400)) {
            Due(style: .stepperField, components: .hourAndMinute).environment(\.locale, Locale(identifier: "en_US"))
        }
        #expect(screen.stepper("Hour").value == "15")
        let field = screen.picker("Due").frame
        let plus = CGPoint(x: field.maxX - 17, y: field.midY)
        screen.tap(at: plus)
        #expect(screen.stepper("Hour").value == "16")
        let minute = screen.stepper("Minute").frame
        screen.tap(at: CGPoint(x: minute.midX, y: minute.midY))
        screen.tap(at: plus)
        #expect(screen.stepper("Minute").value == "31" && screen.stepper("Hour").value == "16")
    }

    @Test("wheels turn each part; a day that the month does not have becomes its last")
    func wheels() {
        let screen = Screen(size: CGSize(width: 600, height: 400)) { Due(style: .wheel, components: .date) }
        #expect(screen.picker("Day").value == "31")
        #expect(screen.picker("Day").frame.minX < screen.picker("Month").frame.minX, "as in British dates")
        screen.picker("Month").select("February")
        #expect(screen.text("\(29 * 86_400)").exists)
        #expect(screen.picker("Day").value == "29")
        #expect(screen.picker("Month").value == "February")
    }

    struct Birth: View {
        var style = false
        @State var date = DatePickerTests.start
        var body: some View {
            VStack {
                Text(verbatim: date.formatted(Date.ISO8601FormatStyle(timeZone: TimeZone(secondsFromGMT: 0)!)))
                if style {
                    DatePicker("Born", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
                } else {
                    DatePicker("Born", selection: $date, in: ...DatePickerTests.start)
                }
            }
            .environment(\.locale, Locale(identifier: "en_GB"))
            .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
            .environment(\.calendar, Calendar(identifier: .gregorian))
        }
    }

    @Test("the month's title opens months and years, and a date of birth is a few clicks away")
    func birth() {
        let screen = Screen { Birth(style: true) }
        screen.button("January 2024").tap()
        screen.button("2024").tap()
        #expect(screen.text("2020 – 2039").exists)
        for _ in 0..<4 { screen.button("Previous Years").tap() }
        screen.button("1958").tap()
        #expect(screen.button("January 1958").exists)
        screen.button("May 1958").tap()
        #expect(screen.text("May 1958").exists)
        screen.button("12 May 1958").tap()
        #expect(screen.texts.first == "1958-05-12T15:30:12Z")
    }

    @Test("in a calendar arrows go by days and weeks, page keys by months and with Shift by years, to Home and End")
    func calendarKeys() {
        let screen = Screen { Birth(style: true) }
        screen.button("31 January 2024").tap()
        let steps: [(KeyEquivalent, EventModifiers, String)] = [
            (.leftArrow, [], "2024-01-30"), (.upArrow, [], "2024-01-23"), (.rightArrow, [], "2024-01-24"),
            (.downArrow, [], "2024-01-31"), (.pageDown, [], "2024-02-29"), (.pageUp, .shift, "2023-02-28"),
            (.home, [], "2023-02-01"), (.leftArrow, [], "2023-01-31"), (.pageDown, .shift, "2024-01-31"),
            (.pageUp, [], "2023-12-31"), (.home, [], "2023-12-01"), (.end, [], "2023-12-31"),
        ]
        for (key, modifiers, day) in steps {
            screen.press(key, modifiers: modifiers)
            #expect(screen.texts.first == "\(day)T15:30:12Z")
        }
        #expect(screen.button("31 December 2023").isFocused)
    }

    @Test("a date is typed in the calendar of a compact picker, and its time in the clock")
    func typed() {
        let screen = Screen { Birth() }
        screen.any("31 Jan 2024").tap()
        screen.textField("Date").tap()
        screen.textField("Date").clear()
        screen.textField("Date").type("12/5/1958")
        #expect(screen.texts.first == "1958-05-12T15:30:12Z")
        #expect(screen.text("May 1958").exists)
        screen.textField("Date").clear()
        screen.textField("Date").type("3.4.61")
        screen.press(.return)
        #expect(screen.texts.first == "1961-04-03T15:30:12Z")
        #expect(!screen.textField("Date").exists)
        screen.any("3 Apr 1961").tap()
        screen.press("7")
        #expect(screen.textField("Date").value == "7")
        screen.textField("Date").type(" February 1970")
        screen.press(.escape)
        #expect(screen.texts.first == "1970-02-07T15:30:12Z")
        screen.any("15:30").tap()
        screen.textField("Hour").tap()
        screen.textField("Hour").clear()
        screen.textField("Hour").type("07")
        screen.textField("Minute").tap()
        screen.textField("Minute").clear()
        screen.textField("Minute").type("5")
        screen.press(.escape)
        #expect(screen.texts.first == "1970-02-07T07:05:00Z")
    }

    @Test("the first letter that is taken away or typed in a clock counts")
    func firstLetter() {
        let screen = Screen { Birth() }
        screen.any("15:30").tap()
        screen.textField("Minute").tap()
        screen.press(.delete)
        #expect(screen.texts.first == "2024-01-31T15:03:00Z")
    }

    @Test("what is typed is read in the order of the language; what is no date, or beyond the limits, changes nothing")
    func reading() {
        let time = TimeZone(secondsFromGMT: 0)!
        func read(_ text: String, _ locale: String, isDone: Bool = true) -> String? {
            let choice = DateChoice(
                calendar: Calendar(identifier: .gregorian), locale: Locale(identifier: locale), timeZone: time,
                minimum: nil, maximum: Self.start.addingTimeInterval(86_400 * 365))
            return choice.date(typed: text, near: Self.start, isDone: isDone).map {
                String($0.formatted(Date.ISO8601FormatStyle(timeZone: time)).prefix(10))
            }
        }
        #expect(read("5/12/1958", "en_US") == "1958-05-12")
        #expect(read("5/12/1958", "en_GB") == "1958-12-05")
        #expect(read("1958-05-12", "en_US") == "1958-05-12")
        #expect(read("May 12, 1958", "en_GB") == "1958-05-12")
        #expect(read("12. Mai 1958", "de_DE") == "1958-05-12")
        #expect(read("12/5", "en_GB") == "2024-05-12")
        #expect(read("12/5/58", "en_GB", isDone: false) == nil)
        for text in ["", "hello", "31/2/1958", "1/1/2999", "12", "1/2/3/4"] { #expect(read(text, "en_GB") == nil) }
    }

    struct Paint: View {
        @State private var color = Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5)
        let supportsOpacity: Bool
        var body: some View {
            ColorPicker("Paint", selection: $color, supportsOpacity: supportsOpacity)
        }
    }

    @Test("a colour is chosen from the palette or part by part; opacity stays, where there is any")
    func colors() {
        let screen = Screen { Paint(supportsOpacity: true) }
        #expect(screen.button("Paint").value == "#FF000080")
        screen.button("Paint").tap()
        screen.button("Blue 3").tap()
        #expect(screen.slider("Opacity").value == "50%")
        screen.slider("Green").set(1)
        screen.press(.escape)
        #expect(screen.button("Paint").value == "#35FFE480")
        let opaque = Screen { Paint(supportsOpacity: false) }
        opaque.button("Paint").tap()
        #expect(!opaque.slider("Opacity").exists)
        opaque.button("Blue 3").tap()
        opaque.press(.escape)
        #expect(opaque.button("Paint").value == "#3584E4")
    }

    @Test("a gauge says its value as a part of its range, in every style")
    func gauges() {
        let screen = Screen {
            VStack {
                Gauge(value: 45, in: 0...180) { Text("A") }
                Gauge(value: 200.0, in: 0...180) {
                    Text("B")
                } currentValueLabel: {
                    Text("fast")
                }
                .gaugeStyle(.accessoryCircular)
                Gauge(value: 0.5) { Text("C") }.gaugeStyle(.accessoryCircularCapacity)
                Gauge(value: 0.5) {
                    Text("D")
                } currentValueLabel: {
                    Text("half")
                } minimumValueLabel: {
                    Text("none")
                } maximumValueLabel: {
                    Text("all")
                }
                .gaugeStyle(.accessoryLinear)
            }
        }
        #expect(screen.any("A").value == "25%")
        #expect(screen.any("B").value == "100%")
        #expect(screen.any("C").frame.size == CGSize(width: 60, height: 60))
        #expect(screen.texts == ["A", "fast", "B", "C", "none", "all"])
    }
}
