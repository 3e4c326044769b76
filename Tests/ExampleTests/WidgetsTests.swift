import MartletWidgets
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Widgets without a window")
struct WidgetsTests {
    @Test("a box with the name of its view stands for a widget, and nothing of GTK's is called")
    func standIns() {
        let screen = Screen(size: CGSize(width: 520, height: 1000)) { WidgetsView() }
        #expect(["CalendarView", "LevelBar", "ScaleView", "ColorArea"].allSatisfy(screen.texts.contains))
        #expect(screen.text("ColorArea").frame.height == 120)
        screen.button("First of the month").tap()
        #expect(screen.texts.contains("Day 1 of month 5"))
        screen.slider("Level").set(1.0)
        #expect(screen.texts.contains("100 %"))
    }
}
