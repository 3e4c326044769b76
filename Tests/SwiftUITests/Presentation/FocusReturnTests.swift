import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Who has the keyboard after a question", .serialized)
struct FocusReturnTests {
    private struct Rows: View {
        let asksByDialog: Bool
        @State private var isAsking = false
        @State private var isDialogShown = false
        var body: some View {
            List {
                ForEach(["One", "Two", "Three"], id: \.self) { name in
                    NavigationLink(name) { Text("Page") }
                        .contextMenu {
                            Button("Delete") { if asksByDialog { isDialogShown = true } else { isAsking = true } }
                        }
                }
            }
            .alert("Delete it?", isPresented: $isAsking) {
                Button("Delete it", role: .destructive) {}
                Button("Cancel", role: .cancel) {}
            }
            .confirmationDialog("Delete it?", isPresented: $isDialogShown) {
                Button("Delete it", role: .destructive) {}
            }
        }
    }

    @Test("a question that the menu of a row asks gives the keyboard back to the row", arguments: [false, true])
    func fromMenu(byDialog: Bool) {
        let screen = Screen(size: CGSize(width: 400, height: 600)) {
            NavigationStack { Rows(asksByDialog: byDialog) }
        }
        screen.press(.tab)
        screen.press(.tab)
        #expect(screen.focusedLabel == "Two")
        screen.press(KeyEquivalent("\u{F70D}"), modifiers: .shift)
        screen.press(.return)
        #expect(screen.texts.contains("Delete it?"), "\(screen.texts)")
        screen.press(.escape)
        #expect(!screen.texts.contains("Delete it?"))
        #expect(screen.focusedLabel == "Two")
        screen.press(.tab)
        #expect(screen.focusedLabel == "Three")
    }

    private struct Form: View {
        let asks: (Binding<Bool>, FocusState<Bool>.Binding) -> Void
        @State private var name = "Ann"
        @State private var isAsking = false
        @FocusState private var isFocused: Bool
        var body: some View {
            TextField("Name", text: $name).focused($isFocused).onSubmit { asks($isAsking, $isFocused) }
                .alert("Taken", isPresented: $isAsking) { Button("OK") {} }
        }
    }

    @Test("a field that the program focuses while an alert is up gets the keyboard when the alert has gone")
    func focusBehind() {
        let ways: [(Binding<Bool>, FocusState<Bool>.Binding) -> Void] = [
            { alert, focus in
                alert.wrappedValue = true
                focus.wrappedValue = true
            },
            { alert, focus in
                withAnimation { alert.wrappedValue = true }
                focus.wrappedValue = true
            },
            { alert, focus in
                alert.wrappedValue = true
                DispatchQueue.main.async { focus.wrappedValue = true }
            },
        ]
        for ask in ways {
            let screen = Screen { Form(asks: ask) }
            screen.textField("Name").tap()
            #expect(screen.focusedLabel == "Name")
            screen.textField("Name").submit()
            #expect(screen.texts.contains("Taken"))
            #expect(screen.focusedLabel != "Name")
            screen.press(.return)
            #expect(!screen.texts.contains("Taken"))
            #expect(screen.focusedLabel == "Name")
        }
    }
}
