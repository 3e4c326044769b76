import SwiftUI
import Testing
import ViewTesting

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
