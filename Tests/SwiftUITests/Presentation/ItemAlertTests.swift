import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Alerts and dialogs by item and by error")
struct ItemAlertTests {
    struct Failure: LocalizedError {
        var errorDescription: String? { "It failed" }
    }

    struct Page: View {
        @State private var number: Int?
        @State private var choice: String?
        @State private var failure: Failure?

        var body: some View {
            VStack {
                Text("\(number ?? 0) \(choice ?? "none") \(failure == nil)")
                Button("Ask") { number = 4 }
                Button("Choose") { choice = "x" }
                Button("Fail") { failure = Failure() }
            }
            .alert("Delete?", item: $number) { number in
                Button("Delete \(number)") {}
            } message: {
                Text("Number \($0)")
            }
            .confirmationDialog("Which?", item: $choice, titleVisibility: .visible) { Button("Take \($0)") {} }
            .alert(error: $failure) { Button("Fine") {} }
        }
    }

    @Test("an item is asked about while it is there, and any answer takes it away")
    func items() {
        let screen = Screen { Page() }
        for (button, shown, answer) in [
            ("Ask", ["Delete?", "Number 4"], "Delete 4"), ("Choose", ["Which?"], "Take x"),
            ("Fail", ["It failed"], "Fine"),
        ] {
            screen.button(button).tap()
            #expect(shown.allSatisfy { screen.texts.contains($0) })
            screen.button(answer).tap()
            #expect(screen.texts.first == "0 none true")
            #expect(!screen.texts.contains(shown[0]))
        }
    }
}
