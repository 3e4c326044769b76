import BindingKit
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Converted bindings", .serialized)
struct ConversionTests {
    @Test("map turns values into others and back")
    func map() {
        let minutes = Holder(30)
        let hours = minutes.binding.map(get: { Double($0) / 60 }, set: { Int(($0 * 60).rounded()) })
        #expect(hours.wrappedValue == 0.5)
        hours.wrappedValue = 1.25
        #expect(minutes.value == 75)
    }

    @Test("negated and inverted read and write the opposite")
    func negated() {
        let (flag, number) = (Holder(true), Holder(3))
        #expect(!flag.binding.negated.wrappedValue && number.binding.negated.wrappedValue == -3)
        flag.binding.inverted.wrappedValue = true
        number.binding.negated.wrappedValue = 8
        #expect(!flag.value && number.value == -8)
    }

    @Test("clamped reads and writes the nearer end for what lies outside")
    func clamped() {
        let number = Holder(12)
        let binding = number.binding.clamped(to: 1...8)
        #expect(binding.wrappedValue == 8 && number.value == 12)
        binding.wrappedValue = -4
        #expect(number.value == 1)
        binding.wrappedValue = 5
        #expect(number.value == 5 && binding.wrappedValue == 5)
    }

    private struct Search: View {
        @State private var query = ""
        let log: (String) -> Void
        var body: some View {
            TextField("Query", text: $query.didSet { log($1) }.debounced(for: .milliseconds(300)))
            Text("Results for \(query)")
        }
    }

    @Test("debounced writes the last value once nothing was written for a while, and shows it meanwhile")
    func debounced() {
        var log: [String] = []
        let screen = Screen { Search { log.append($0) } }
        screen.textField("Query").type("ca")
        screen.advance(by: .milliseconds(200))
        #expect(screen.textField("Query").value == "ca" && screen.texts.contains("Results for ") && log.isEmpty)
        screen.textField("Query").type("t")
        screen.advance(by: .milliseconds(290))
        #expect(log.isEmpty && screen.textField("Query").value == "cat")
        screen.advance(by: .milliseconds(20))
        #expect(log == ["cat"] && screen.texts.contains("Results for cat"))
        screen.advance(by: .seconds(2))
        #expect(log == ["cat"] && screen.textField("Query").value == "cat")
    }
}
