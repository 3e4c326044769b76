import SwiftUI
import Testing
import ViewTesting

private struct NoteKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
    fileprivate var note: String? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }

    @Entry fileprivate var draft: Binding<String>?
    @Entry fileprivate var page: Int?
}

@MainActor @Suite("Focused values")
struct FocusedValueTests {
    struct Teller: View {
        @FocusedValue(\.note) private var note
        @FocusedBinding(\.draft) private var draft
        @FocusedValue(\.page) private var page

        var body: some View {
            Text("\(note ?? "none") \(draft ?? "none") \(page ?? 0)")
            Button("Clear") { draft = "" }
        }
    }

    struct Page: View {
        @State private var first = "a"
        @State private var second = "b"

        var body: some View {
            VStack {
                Teller()
                TextField("First", text: $first).focusedValue(\.note, "one").focusedValue(\.draft, $first)
                TextField("Second", text: $second).focusedValue(\.note, "two")
            }
            .focusedSceneValue(\.page, 7)
        }
    }

    @Test("who has the keyboard is heard elsewhere; a scene's value always")
    func values() {
        let screen = Screen { Page() }
        #expect(screen.texts.first == "none none 7")
        screen.textField("First").tap()
        #expect(screen.texts.first == "one a 7")
        screen.textField("Second").tap()
        #expect(screen.texts.first == "two none 7")
    }

    @Test("a focused binding writes where it comes from")
    func binding() {
        let screen = Screen { Page() }
        screen.textField("First").tap()
        screen.textField("First").type("x")
        #expect(screen.texts.first?.contains("x") == true)
    }
}
