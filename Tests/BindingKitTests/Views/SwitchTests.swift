import BindingKit
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Switch", .serialized)
struct SwitchTests {
    @Cases enum Status: Equatable {
        case inStock(quantity: Int)
        case ordered(isPaid: Bool)
        case soldOut
    }

    private struct Quantity: View {
        @Binding var quantity: Int
        var body: some View { Stepper("Quantity: \(quantity)", value: $quantity) }
    }

    private struct ByHand: View {
        @State var status = Status.inStock(quantity: 1)
        var body: some View {
            switch status {
            case .inStock(let quantity):
                Quantity(quantity: Binding(get: { quantity }, set: { status = .inStock(quantity: $0) }))
            default: Text("none")
            }
        }
    }

    private struct Whole: View {
        @State var status = Status.inStock(quantity: 1)
        var body: some View {
            VStack {
                Switch($status) {
                    CaseLet(/Status.inStock) { $quantity in Quantity(quantity: $quantity) }
                    CaseLet(\.ordered) { $isPaid in Toggle("Paid", isOn: $isPaid) }
                    CaseLet(/Status.soldOut) { Text("Sold out") }
                }
                IfCaseLet($status, \.inStock) { $quantity in
                    Text("left")
                } else: {
                    Text("nothing left")
                }
                Button("Order") { status = .ordered(isPaid: false) }
                Button("Sell") { status = .soldOut }
                Button("Restock") { status = .inStock(quantity: 9) }
            }
        }
    }

    @Test("each case has its view with a live binding")
    func cases() {
        let screen = Screen { Whole() }
        screen.stepper("Quantity: 1").increment()
        #expect(screen.stepper("Quantity: 2").exists && screen.text("left").exists)
        screen.button("Order").tap()
        #expect(!screen.stepper("Quantity: 2").exists && screen.text("nothing left").exists)
        screen.toggle("Paid").tap()
        #expect(screen.toggle("Paid").value == "1")
        screen.button("Sell").tap()
        #expect(screen.text("Sold out").exists && !screen.toggle("Paid").exists)
        screen.button("Restock").tap()
        #expect(screen.stepper("Quantity: 9").exists && screen.warnings.isEmpty)
    }

    @Test("a change of what a case holds runs one body, where a switch by hand runs two")
    func bodyCounts() {
        let (whole, byHand) = (Screen { Whole() }, Screen { ByHand() })
        for screen in [whole, byHand] {
            screen.resetBodyCounts()
            screen.stepper("Quantity: 1").increment()
        }
        #expect(whole.bodyCounts == ["Quantity": 1] && byHand.bodyCounts == ["ByHand": 1, "Quantity": 1])
    }

    private struct Incomplete: View {
        @State var status = Status.inStock(quantity: 1)
        let hasDefault: Bool
        var body: some View {
            VStack {
                if hasDefault {
                    Switch($status) {
                        CaseLet(/Status.inStock) { $quantity in Quantity(quantity: $quantity) }
                        CaseDefault { Text("something else") }
                    }
                } else {
                    Switch($status) { CaseLet(/Status.inStock) { $quantity in Quantity(quantity: $quantity) } }
                }
                Button("Sell") { status = .soldOut }
                Button("Order") { status = .ordered(isPaid: true) }
            }
        }
    }

    @Test("a case without a view is shown as a note and warns once; a default takes all that is left")
    func unhandled() {
        let screen = Screen { Incomplete(hasDefault: false) }
        screen.button("Sell").tap()
        #expect(screen.texts.contains("Status.soldOut is not handled") && screen.warnings.count == 1)
        #expect(screen.warnings.first?.contains("no view for the case soldOut") == true)
        screen.button("Order").tap()
        #expect(screen.texts.contains("Status.ordered is not handled") && screen.warnings.count == 2)
        let complete = Screen { Incomplete(hasDefault: true) }
        complete.button("Sell").tap()
        #expect(complete.text("something else").exists && complete.warnings.isEmpty)
    }

    private struct Optionals: View {
        @State var draft: String? = "draft"
        var body: some View {
            IfLet($draft) { $draft in
                TextField("Draft", text: $draft)
            } else: {
                Text("No draft")
            }
            Button("Discard") { draft = nil }
        }
    }

    @Test("IfLet hands on a binding to what an optional holds")
    func ifLet() {
        let screen = Screen { Optionals() }
        screen.textField("Draft").write("two")
        #expect(screen.textField("Draft").value == "two")
        screen.button("Discard").tap()
        #expect(screen.text("No draft").exists && !screen.textField("Draft").exists)
    }
}
