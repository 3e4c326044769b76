import BindingKit
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Observers of writes", .serialized)
struct WriteObserverTests {
    @Test(
        "observers run in the order of attachment: all before, the write, all after, each with old, new and transaction"
    )
    func order() {
        let holder = Holder(1)
        var log: [String] = []
        let binding = holder.binding
            .didSet { log.append("A \($0)>\($1) now \(holder.value)") }
            .willSet { log.append("B \($0)>\($1) now \(holder.value)") }
            .didSet { old, new, transaction in log.append("C \(transaction.disablesAnimations)") }
            .willSet { log.append("D") }
            .didSet { log.append("E") }
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { binding.wrappedValue = 2 }
        #expect(log == ["B 1>2 now 1", "D", "A 1>2 now 2", "C true", "E"])
        log = []
        binding.wrappedValue = 2
        #expect(log == ["B 2>2 now 2", "D", "A 2>2 now 2", "C false", "E"])
    }

    @Test("values that cannot be compared are observed, too, and so are parts that are written through the binding")
    func anyValue() {
        struct Format { var write: (Int) -> String; var name = "plain" }
        let holder = Holder(Format { "\($0)" })
        var names: [String] = []
        let binding = holder.binding.didSet { names.append("\($0.name)>\($1.name)") }
        binding.wrappedValue = Format(write: { "<\($0)>" }, name: "loud")
        binding.name.wrappedValue = "quiet"
        #expect(names == ["plain>loud", "loud>quiet"] && holder.value.write(1) == "<1>")
    }

    @Test("a refused write changes nothing and nobody is told, wherever the condition stands")
    func gates() {
        let holder = Holder(1)
        var log: [Int] = []
        let binding = holder.binding.didSet { log.append($1) }.removingDuplicates().filter { $0 < 10 }.didSet {
            log.append(-$1)
        }
        for value in [1, 2, 2, 12, 3] { binding.wrappedValue = value }
        #expect(log == [2, -2, 3, -3] && holder.writes == 2 && holder.value == 3)
        let byParity = holder.binding.removingDuplicates { $0 % 2 == $1 % 2 }
        byParity.wrappedValue = 5
        #expect(holder.value == 3)
        byParity.wrappedValue = 6
        #expect(holder.value == 6)
    }

    private struct Owner: View {
        @State private var count = 0
        @State private var isLate = false
        let log: (String) -> Void

        private var observed: Binding<Int> {
            $count.didSet { _, new in
                log("saw \(new)")
                if new > 5 { observed.wrappedValue = 5 }
            }
        }

        private var early: Binding<Int> { $count.willSet { early.wrappedValue = 9 } }

        var body: some View {
            Stepper("Count \(count)", value: observed, step: 4)
            Button("Early") { early.wrappedValue = 2 }
        }
    }

    @Test("what an observer writes to the value it observes is written and not observed; before the write it warns")
    func writingObservers() {
        var log: [String] = []
        let screen = Screen { Owner { log.append($0) } }
        screen.stepper("Count 0").increment()
        screen.stepper("Count 4").increment()
        #expect(log == ["saw 4", "saw 8"] && screen.stepper("Count 5").exists && screen.warnings.isEmpty)
        screen.button("Early").tap()
        #expect(screen.stepper("Count 2").exists && screen.warnings.count == 1)
        #expect(screen.warnings.first?.contains("willSet") == true || screen.warnings.first?.contains("didSet") == true)
    }

    @Test("observers that write each other's value without end are stopped, and a warning says so")
    func endless() {
        let screen = Screen { Text("") }
        let holder = Holder(0)
        func observed() -> Binding<Int> { holder.binding.didSet { _, new in observed().wrappedValue = new + 1 } }
        observed().wrappedValue = 1
        #expect(holder.value > 10 && holder.value < 1_000)
        #expect(screen.warnings.count == 1 && screen.warnings[0].contains("without end"))
    }

    private struct Child: View {
        @Binding var value: Int
        var body: some View { Stepper("Value \(value)", value: $value) }
    }

    private struct ByHand: View {
        @State private var value = 0
        let log: (Int) -> Void
        var body: some View {
            Child(
                value: Binding(
                    get: { value },
                    set: {
                        value = $0; log($0)
                    }))
        }
    }

    private struct WithKit: View {
        @State private var value = 0
        let log: (Int) -> Void
        var body: some View { Child(value: $value.didSet { log($1) }) }
    }

    @Test("an observed binding runs no more bodies than one made by hand")
    func bodyCounts() {
        var (byHand, withKit): ([Int], [Int]) = ([], [])
        let screens = (Screen { ByHand { byHand.append($0) } }, Screen { WithKit { withKit.append($0) } })
        for screen in [screens.0, screens.1] {
            screen.resetBodyCounts()
            screen.stepper("Value 0").increment()
            screen.stepper("Value 1").increment()
        }
        #expect(byHand == [1, 2] && withKit == [1, 2])
        #expect(screens.0.bodyCounts["Child"] == 2 && screens.1.bodyCounts == ["Child": 2])
    }
}
