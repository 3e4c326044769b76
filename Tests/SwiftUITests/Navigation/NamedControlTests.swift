import SwiftUI
import Testing
import ViewTesting

@testable import ViewTesting

@MainActor @Suite("What controls are called", .serialized)
struct NamedControlTests {
    struct Stack: View {
        @State private var title = "Notes"
        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink("Open") {
                        NavigationLink("Further") { Text("end") }
                            .toolbar { Button("Rename") { title = "Papers" } }
                    }
                }
                .navigationTitle(title)
            }
        }
    }

    private func names(_ screen: Screen) -> [String] {
        screen.description.elements.filter { !$0.isCovered && $0.role == .button }.map(\.label)
    }

    @Test("a back button carries the title of the page before, also when that changes")
    func back() {
        let screen = Screen { Stack() }
        screen.button("Open").tap()
        #expect(names(screen).contains("Notes"))
        screen.button("Rename").tap()
        #expect(names(screen).contains("Papers") && !names(screen).contains("Notes"))
        screen.button("Further").tap()
        #expect(names(screen) == ["Back"], "the page before has no title")
        screen.button("Back").tap()
        screen.button("Back").tap()
        #expect(screen.button("Open").exists && screen.title == "Papers")
    }

    @Test("headers of sections in lists are headings; controls in them stay controls")
    func headers() {
        let screen = Screen {
            List {
                Section("Fruit") { Text("Apple") }
                Section {
                    Text("Leek")
                } header: {
                    HStack {
                        Text("Vegetables")
                        Button("Add") {}
                    }
                }
            }
        }
        let elements = screen.description.elements
        #expect(elements.filter { $0.role == .heading }.map(\.label) == ["Fruit", "Vegetables"])
        #expect(screen.button("Add").exists && screen.text("Fruit").exists)
    }

    @Test("a field with a prompt keeps its title for tests and screen readers, and is found by its prompt too")
    func fields() {
        let screen = Screen {
            TextField("Name", text: .constant(""), prompt: Text("Ada Lovelace"))
            SecureField("Password", text: .constant(""), prompt: Text("Eight letters"))
            TextField("", text: .constant(""), prompt: Text("Search"))
        }
        #expect(screen.description.elements.map(\.label) == ["Name", "Password", "Search"])
        #expect(screen.textField("Ada Lovelace").exists && screen.secureField("Eight letters").exists)
    }
}
