import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("What stands in dialogs")
struct DialogLookTests {
    private struct Page: View {
        @State private var isAsking = false
        @State private var isSuppressed = false
        var body: some View {
            Button("Erase") { isAsking = !isSuppressed }
            Text(isSuppressed ? "asks no more" : "asks")
                .confirmationDialog("Erase everything?", isPresented: $isAsking) {
                    Button("Erase All", role: .destructive) {}
                }
                .dialogSuppressionToggle("Never again", isSuppressed: $isSuppressed)
                .dialogSeverity(.critical)
        }
    }

    @Test("a box in a dialog tells that nobody wants to be asked again")
    func suppression() {
        let screen = Screen { Page() }
        screen.button("Erase").tap()
        screen.toggle("Never again").tap()
        screen.button("Erase All").tap()
        #expect(screen.texts.contains("asks no more"))
        screen.button("Erase").tap()
        #expect(!screen.button("Erase All").exists)
    }

    @Test("a picture makes room above the title, and a warning sign stands there where the matter is critical")
    func icon() {
        struct Asking: View {
            let severity: DialogSeverity
            let icon: Image?
            var body: some View {
                Text("page").alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
                    .dialogIcon(icon).dialogSeverity(severity)
            }
        }
        func top(_ severity: DialogSeverity, _ icon: Image?) -> CGFloat {
            let screen = Screen { Asking(severity: severity, icon: icon) }
            return screen.button("Yes").frame.midY - screen.text("Sure?").frame.midY
        }
        func cardShift(_ severity: DialogSeverity, _ icon: Image?) -> CGFloat {
            Screen { Asking(severity: severity, icon: icon) }.text("Sure?").frame.midY
        }
        #expect(top(.standard, nil) == top(.critical, nil))
        #expect(cardShift(.critical, nil) == cardShift(.standard, nil) + 27)
        #expect(cardShift(.automatic, Image(systemName: "trash")) == cardShift(.critical, nil))
    }
}
