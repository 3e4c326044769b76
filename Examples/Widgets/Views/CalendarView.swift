import MartletGTK
import SwiftUI

/// A month of days, one of which is chosen.
struct CalendarView: GTKViewRepresentable {
    @Binding var day: DateComponents

    func makeGTKView(context: Context) -> GTKWidget {
        let calendar = GTKWidget(gtk_calendar_new())
        gtk_widget_set_hexpand(calendar.pointer, 1)
        for signal in ["day-selected", "next-month", "prev-month", "next-year", "prev-year"] {
            calendar.connect(signal) { [unowned calendar] _ in
                guard let date = gtk_calendar_get_date(calendar.opaque) else { return }
                defer { g_date_time_unref(date) }
                context.coordinator.choose(
                    DateComponents(
                        year: Int(g_date_time_get_year(date)), month: Int(g_date_time_get_month(date)),
                        day: Int(g_date_time_get_day_of_month(date))))
            }
        }
        return calendar
    }

    func updateGTKView(_ calendar: GTKWidget, context: Context) {
        context.coordinator.day = $day
        guard let date = g_date_time_new_local(gint(day.year ?? 1), gint(day.month ?? 1), gint(day.day ?? 1), 0, 0, 0)
        else { return }
        defer { g_date_time_unref(date) }
        context.coordinator.isUpdating = true
        gtk_calendar_select_day(calendar.opaque, date)
        context.coordinator.isUpdating = false
    }

    func makeCoordinator() -> Coordinator { Coordinator(day: $day) }

    /// Writes what the user chooses, but not what the view has chosen itself.
    @MainActor final class Coordinator {
        var day: Binding<DateComponents>
        var isUpdating = false

        init(day: Binding<DateComponents>) { self.day = day }

        func choose(_ new: DateComponents) {
            if !isUpdating { day.wrappedValue = new }
        }
    }
}
