import BindingKit
import SwiftUI
import Testing
import ViewTesting

/// What happens to editors that stay open while what they edit comes and goes; the rest of bad input is tried beside what
/// it is given to.
@MainActor @Suite("Bad input", .serialized)
struct BadInputTests {
    /// What an editor is open for.
    enum Place: String, CaseIterable { case element, key, enumCase, optional }

    private struct Keeper: View {
        let place: Place
        let shop: Holder<Shop>
        @State private var stored = Shop()
        @State private var kept: Binding<String>?

        private var binding: Binding<String>? {
            switch place {
            case .element: $stored.rows[id: 1]?.title
            case .key: $stored.votes[key: "a"]?.map(get: { "\($0)" }, set: { Int($0) ?? 0 })
            case .enumCase: $stored.stock.inStock?.map(get: { "\($0)" }, set: { Int($0) ?? 0 })
            case .optional: $stored.nickname.unwrapped()
            }
        }

        var body: some View {
            VStack {
                Button("Open") { kept = binding }
                if let kept { Words(text: kept) }
                Button("Take") {
                    stored.rows.removeAll { $0.id == 1 }
                    stored.votes["a"] = nil
                    stored.stock = .soldOut
                    stored.nickname = nil
                }
                Button("Bring back") { stored = Shop() }
                Button("Tell") { shop.value = stored }
            }
        }
    }

    @Test(
        "an open editor of an element, a key, a case or an optional that is gone shows the last value and writes nothing",
        arguments: Place.allCases)
    func openEditor(place: Place) {
        let holder = Holder(Shop())
        let screen = Screen { Keeper(place: place, shop: holder) }
        func now() -> Shop {
            screen.button("Tell").tap()
            return holder.value
        }
        screen.button("Open").tap()
        screen.textField("Words").write("12")
        var edited = Shop()
        switch place {
        case .element: edited.rows[1].title = "12"
        case .key: edited.votes["a"] = 12
        case .enumCase: edited.stock = .inStock(quantity: 12)
        case .optional: edited.nickname = "12"
        }
        #expect(now() == edited && screen.text("Words is 12").exists)
        screen.button("Take").tap()
        let taken = now()
        #expect(screen.text("Words is 12").exists && taken != edited)
        screen.textField("Words").type("9")
        #expect(now() == taken && screen.text("Words is 12").exists)
        screen.button("Bring back").tap()
        screen.textField("Words").write("12")
        #expect(now() == edited && screen.text("Words is 12").exists && screen.warnings.isEmpty)
    }

    private struct Twice: View {
        @State private var rows = [Row(id: 1, title: "a"), Row(id: 2, title: "b"), Row(id: 1, title: "c")]

        var body: some View {
            VStack {
                ForEach($rows) { index, $row in Words(label: "Row \(index)", text: $row.title) }
                Button("Reverse") { rows.reverse() }
                Text(rows.map(\.title).joined(separator: " "))
            }
        }
    }

    @Test("rows of which two have one id: each edit is of an element that has the row's id, and a warning names the id")
    func idTwice() {
        let screen = Screen { Twice() }
        screen.textField("Row 1").write("B")
        #expect(screen.text("a B c").exists)
        screen.textField("Row 0").write("A")
        #expect(screen.text("A B c").exists)
        screen.button("Reverse").tap()
        #expect(screen.text("c B A").exists)
        screen.textField("Row 1").write("b")
        #expect(screen.text("c b A").exists)
        #expect(screen.warnings.filter { $0.contains("1") }.count == screen.warnings.count && !screen.warnings.isEmpty)
    }

    @Test("a debounced write to what is gone by then is ignored; the clock is one that the test turns")
    func debounced() {
        let screen = Screen { Text("Nothing to see") }
        let (holder, clock) = (Holder(Shop()), HandClock())
        let title = holder.binding.rows[id: 1]!.title.debounced(for: .seconds(5), clock: clock)
        title.wrappedValue = "first"
        clock.waitForSleeper(on: screen)
        clock.advance(by: .seconds(4))
        #expect(screen.texts.count == 1 && holder.value == Shop() && title.wrappedValue == "first")
        clock.advance(by: .seconds(1))
        screen.wait { holder.value.rows[1].title == "first" }
        title.wrappedValue = "second"
        clock.waitForSleeper(on: screen)
        holder.value.rows.remove(at: 1)
        let taken = holder.value
        clock.advance(by: .seconds(5))
        screen.wait { title.wrappedValue == "first" }
        #expect(holder.value == taken)
    }
}
