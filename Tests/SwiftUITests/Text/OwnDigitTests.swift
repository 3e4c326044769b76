import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Digits as a region writes them", .serialized)
struct OwnDigitTests {
    private let date = Calendar(identifier: .gregorian).date(
        from: DateComponents(timeZone: .gmt, year: 2026, month: 3, day: 9, hour: 15, minute: 33))!

    private func texts(_ region: String, @ViewBuilder _ content: () -> some View) -> [String] {
        Screen(size: CGSize(width: 500, height: 600)) {
            VStack { content() }.environment(\.locale, Locale(identifier: region)).environment(\.timeZone, .gmt)
        }
        .texts
    }

    @Test("clocks have the digits of the region")
    func clocks() {
        let soon = Date.now.addingTimeInterval(3725)
        #expect(texts("ar_EG") { Text(soon, style: .timer) } == ["١:٠٢:٠٥"])
        #expect(texts("fa_IR") { Text(timerInterval: .now...soon) } == ["۱:۰۲:۰۵"])
        #expect(texts("en_US") { Text(soon, style: .timer) } == ["1:02:05"])
    }

    @Test("so have the days of calendars, the parts of fields and wheels")
    func pickers() {
        func picker(_ style: some DatePickerStyle) -> [String] {
            texts("ar_EG") { DatePicker("At", selection: .constant(date)).datePickerStyle(style) }
        }
        let latin = CharacterSet(charactersIn: "0123456789")
        for texts in [picker(.graphical), picker(.field), picker(.stepperField), picker(.compact), picker(.wheel)] {
            #expect(texts.contains { $0.contains { $0.isNumber } })
            #expect(texts.allSatisfy { $0.rangeOfCharacter(from: latin) == nil }, "\(texts)")
        }
    }

    @Test("a time of day has its half where the region counts in halves")
    func halves() {
        let shown = texts("en_US") {
            DatePicker("At", selection: .constant(date), displayedComponents: .hourAndMinute)
            Text(date, style: .time)
        }
        #expect(shown == ["At", "3:33\u{202F}PM", "3:33\u{202F}PM"])
    }

    @Test("digits of any script are typed into a field of a date")
    func typing() {
        struct Page: View {
            @State var date: Date
            var body: some View {
                DatePicker("At", selection: $date, displayedComponents: .hourAndMinute).datePickerStyle(.field)
                    .environment(\.locale, Locale(identifier: "ar_EG")).environment(\.timeZone, .gmt)
            }
        }
        let screen = Screen { Page(date: date) }
        for _ in 0..<5 where screen.focusedLabel != "Minute" { screen.press(.tab) }
        screen.press("٤")
        screen.press("٥")
        #expect(screen.texts.contains("٤٥"), "\(screen.texts)")
    }
}
