import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Date picker styles of a program", .serialized)
struct OwnDatePickerStyleTests {
    private struct Days: DatePickerStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text(configuration.displayedComponents == .date ? "days only" : "more")
                Text(configuration.minimumDate == nil ? "any" : "from")
                Button("Later") { configuration.selection += 86_400 }
                DatePicker("Inside", selection: configuration.$selection, displayedComponents: .date)
                    .datePickerStyle(.field)
            }
        }
    }

    private struct Page: View {
        @State private var date = Date(timeIntervalSince1970: 0)
        var body: some View {
            DatePicker(selection: $date, in: Date(timeIntervalSince1970: 0)..., displayedComponents: .date) {
                Text("Day \(Int(date.timeIntervalSince1970 / 86_400))")
            }
            .datePickerStyle(Days())
            .environment(\.timeZone, TimeZone(identifier: "UTC")!)
        }
    }

    @Test("a style draws the label, knows the limits and the parts, and writes the date")
    func makes() {
        let screen = Screen(size: CGSize(width: 700, height: 200)) { Page() }
        #expect(screen.texts.starts(with: ["Day 0", "days only", "from", "Later"]), "\(screen.texts)")
        screen.button("Later").tap()
        screen.button("Later").tap()
        #expect(screen.texts.first == "Day 2" && screen.rebuild() == [])
    }

    @Test("a style of the system's can be asked for its look by another")
    func borrows() {
        struct Framed: DatePickerStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("Framed")
                    GraphicalDatePickerStyle().makeBody(configuration: configuration)
                }
            }
        }
        let date = Date(timeIntervalSince1970: 86_400 * 14)
        let own = Screen { DatePicker("Day", selection: .constant(date)).datePickerStyle(Framed()) }
        let usual = Screen { DatePicker("Day", selection: .constant(date)).datePickerStyle(.graphical) }
        #expect(own.texts == ["Framed"] + usual.texts)
    }
}
