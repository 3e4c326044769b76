import SwiftUI
import Testing
import ViewTesting

@testable import MartletSurvey

/// The second line of the table of systems: pickers of every style, observed by functional bindings.
@MainActor @Suite("Survey", .serialized)
struct SurveyTests {
    /// Tall enough for the whole form.
    private func screen() -> Screen { Screen(size: CGSize(width: 500, height: 1500)) { SurveyView() } }

    /// What the log says, the oldest first.
    private func lines(_ screen: Screen) -> [String] {
        let texts = screen.texts
        guard let start = texts.firstIndex(of: "What happened") else { return [] }
        return texts[(start + 1)...].filter { $0 != "Clear" }
    }

    @Test("what two observers do about a choice has one order, and onChange comes after it")
    func order() {
        let screen = screen()
        screen.picker("Season").select("Winter")
        #expect(
            lines(screen) == [
                "1. about to change Autumn to Winter", "2. the answer is Winter", "3. sent",
                "onChange: Autumn to Winter",
            ])
        screen.button("Clear").tap()
        screen.picker("Season").select("Winter")
        #expect(lines(screen).isEmpty, "the same choice is none")
        #expect(screen.text("Winter, Tea").exists && screen.warnings.isEmpty)
    }

    @Test("every style of picker tells its observer of each choice, and shows it")
    func styles() {
        let screen = screen()
        screen.any("Tram").tap()
        #expect(screen.any("Tram").value == "1" && screen.any("No answer").value == "0")
        screen.any("No answer").tap()
        screen.picker("Drink").select("Coffee")
        screen.picker("Contact").select("Letter")
        screen.picker("Rating").select("5 of 5")
        screen.advance(by: .seconds(1))
        #expect(
            lines(screen) == [
                "transport: tram", "transport: no answer", "drink: Coffee", "contact: letter", "rating: 5",
            ])
        #expect(screen.picker("Drink").value == "Coffee" && screen.picker("Rating").value == "5 of 5")
        #expect(screen.picker("Contact").value == "Letter" && screen.any("No answer").value == "1")
        #expect(screen.warnings.isEmpty)
    }

    @Test("a value that cannot be compared is observed like any other")
    func notEquatable() {
        let screen = screen()
        #expect(screen.text("Autumn, Tea").exists)
        screen.button("Loud").tap()
        #expect(screen.text("AUTUMN, TEA").exists && lines(screen) == ["format: Plain to Loud"])
        #expect(!screen.button("Loud").isEnabled && screen.button("Plain").isEnabled)
        screen.picker("Season").select("Spring")
        #expect(screen.text("SPRING, TEA").exists)
    }

    @Test("a choice evaluates what shows it, not the log's line before")
    func bodies() {
        let screen = screen()
        screen.resetBodyCounts()
        screen.picker("Contact").select("Letter")
        #expect(screen.bodyCounts["LogView"] == 1 && screen.bodyCounts["SurveyView"] == 1, "\(screen.bodyCounts)")
    }
}
