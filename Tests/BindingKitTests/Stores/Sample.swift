import BindingKit
import SwiftUI
import ViewTesting

@Cases enum Stock: Equatable {
    case inStock(quantity: Int)
    case ordered(isPaid: Bool)
    case soldOut
}

/// What the samples' bindings lead into, in every kind of store.
struct Shop: Equatable {
    var stock = Stock.inStock(quantity: 3)
    var nickname: String? = "Al"
    var draft: Row?
    var rows = (0..<3).map { Row(id: $0, title: "row \($0)") }
    var votes = ["a": 1, "b": 2]
    var count = 3
    var query = ""
    var isHidden = true
}

/// What observers were told.
@MainActor final class Log { var lines: [String] = [] }

/// A helper in use: a view with it, the same view as one would write it without, and what a user does with both.
@MainActor struct Sample {
    typealias Step = @MainActor (Screen) -> Void

    let kit: (Binding<Shop>, Log) -> AnyView
    let byHand: (Binding<Shop>, Log) -> AnyView
    /// What the store's owner does to the shop, past the binding.
    let change: (inout Shop) -> Void
    let steps: [Step]

    init<Kit: View, Hand: View>(
        @ViewBuilder kit: @escaping (Binding<Shop>, Log) -> Kit,
        @ViewBuilder byHand: @escaping (Binding<Shop>, Log) -> Hand,
        change: @escaping (inout Shop) -> Void = { _ in }, steps: [Step]
    ) {
        self.kit = { AnyView(kit($0, $1)) }
        self.byHand = { AnyView(byHand($0, $1)) }
        self.change = change
        self.steps = steps
    }
}

// MARK: What a user does

extension Sample {
    static let increment: Step = { $0.stepper("Number").increment() }
    static let toggle: Step = { $0.toggle("Flag").tap() }
    static let change: Step = { $0.button("Change").tap() }

    static func increment(_ label: String) -> Step { { $0.stepper(label).increment() } }
    static func write(_ text: String, in field: String = "Words") -> Step { { $0.textField(field).write(text) } }
    static func tap(_ button: String) -> Step { { $0.any(button).tap() } }
    static func wait(_ seconds: Double) -> Step { { $0.advance(by: .seconds(seconds)) } }
}

// MARK: What there is to use

struct Number: View {
    var label = "Number"
    @Binding var value: Int
    var body: some View {
        Stepper(label, value: $value)
        Text("\(label) is \(value)")
    }
}

struct Words: View {
    var label = "Words"
    @Binding var text: String
    var body: some View {
        TextField(label, text: $text)
        Text("\(label) is \(text)")
    }
}

struct Flag: View {
    @Binding var isOn: Bool
    var body: some View {
        Toggle("Flag", isOn: $isOn)
        Text("Flag is \(isOn)")
    }
}
