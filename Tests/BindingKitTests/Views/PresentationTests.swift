import BindingKit
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Presentations of values", .serialized)
struct PresentationTests {
    struct Item: Identifiable, Equatable {
        var id = 1
        var name = "Lamp"
    }

    @Cases enum Destination {
        case edit(Item)
        case ask(Item)
        case nothing
    }

    enum Kind: String, CaseIterable { case sheet, cover, popover, page, alert, dialog, link }

    private struct Editor: View {
        @Binding var item: Item
        var body: some View { TextField("Name", text: $item.name) }
    }

    private struct Owner: View {
        let kind: Kind
        @State var destination: Destination?
        @State var item: Item?
        @State var dismissals = 0

        var body: some View {
            NavigationStack {
                VStack {
                    Button("Edit") { destination = .edit(Item()) }
                    Button("Ask") { destination = .ask(Item(name: "Chair")) }
                    Button("Nothing") { destination = .nothing }
                    Text(destination.map { caseText($0) } ?? "none")
                    Text("dismissed \(dismissals)")
                    if kind == .link {
                        NavigationLink(unwrapping: $item) {
                            item = Item()
                        } destination: { $item in
                            Editor(item: $item)
                        } label: {
                            Text("Go")
                        }
                        Text(item?.name ?? "no item")
                    }
                }
                .modifier(Presenting(kind: kind, destination: $destination, dismissals: $dismissals))
            }
        }

        private func caseText(_ destination: Destination) -> String {
            switch destination {
            case .edit(let item): "edit \(item.name)"
            case .ask(let item): "ask \(item.name)"
            case .nothing: "nothing"
            }
        }
    }

    private struct Presenting: ViewModifier {
        let kind: Kind
        @Binding var destination: Destination?
        @Binding var dismissals: Int

        func body(content: Content) -> some View {
            switch kind {
            case .sheet:
                content.sheet(unwrapping: $destination, case: \.edit, onDismiss: { dismissals += 1 }) { $item in
                    Editor(item: $item)
                    Button("Close") { destination = nil }
                }
            case .cover:
                content.fullScreenCover(unwrapping: $destination, case: /Destination.edit) { $item in
                    Editor(item: $item)
                    Button("Close") { destination = nil }
                }
            case .popover:
                content.popover(unwrapping: $destination, case: /Destination.edit) { $item in
                    Editor(item: $item)
                    Button("Close") { destination = nil }
                }
            case .page:
                content.navigationDestination(unwrapping: $destination, case: \.edit) { $item in
                    Editor(item: $item)
                    Button("Close") { destination = nil }
                }
            case .alert:
                content.alert({ Text("Ask about \($0.name)") }, unwrapping: $destination, case: /Destination.ask) {
                    $item in
                    Button("Rename") { destination = .edit(item) }
                    Button("Close", role: .cancel) {}
                } message: { item in
                    Text("It is a \(item.name)")
                }
            case .dialog:
                content.confirmationDialog(
                    { Text("Ask about \($0.name)") }, unwrapping: $destination, case: \.ask, titleVisibility: .visible
                ) { $item in
                    Button("Rename") { destination = .edit(item) }
                } message: { item in
                    Text("It is a \(item.name)")
                }
            case .link: content
            }
        }
    }

    @Test(
        "is there for its case alone, edits the value where it is, and is ended by nil",
        arguments: Kind.allCases.prefix(4))
    func editors(kind: Kind) {
        let screen = Screen { Owner(kind: kind) }
        screen.button("Nothing").tap()
        #expect(!screen.textField("Name").exists && screen.texts.contains("nothing"))
        screen.button("Edit").tap()
        screen.textField("Name").write("Table")
        #expect(screen.textField("Name").value == "Table")
        screen.button("Close").tap()
        screen.advance(by: .seconds(1))
        #expect(!screen.textField("Name").exists && screen.texts.contains("none"))
        if kind == .sheet { #expect(screen.texts.contains("dismissed 1")) }
        screen.button("Edit").tap()
        #expect(screen.textField("Name").value == "Lamp" && screen.warnings.isEmpty)
    }

    @Test(
        "an alert and a dialog say what the value is; leaving makes the optional nil", arguments: [Kind.alert, .dialog])
    func dialogs(kind: Kind) {
        let screen = Screen { Owner(kind: kind) }
        screen.button("Ask").tap()
        #expect(screen.texts.contains("Ask about Chair") && screen.texts.contains("It is a Chair"))
        screen.button("Rename").tap()
        screen.advance(by: .seconds(1))
        #expect(!screen.texts.contains("Ask about Chair") && screen.texts.contains("edit Chair"))
        #expect(screen.warnings.isEmpty)
    }

    @Test("a link pushes a page for an optional that it fills, and going back empties it")
    func link() {
        let screen = Screen { Owner(kind: .link) }
        #expect(screen.texts.contains("no item"))
        screen.any("Go").tap()
        screen.advance(by: .seconds(1))
        screen.textField("Name").write("Table")
        screen.button("Back").tap()
        screen.advance(by: .seconds(1))
        #expect(screen.texts.contains("no item") && !screen.textField("Name").exists)
    }

    private struct CaseLink: View {
        let byName: Bool
        @State var destination: Destination? = .ask(Item(name: "Chair"))
        var body: some View {
            NavigationStack {
                if byName {
                    NavigationLink(unwrapping: $destination, case: \.edit) {
                        destination = .edit(Item())
                    } destination: { $item in
                        Editor(item: $item)
                    } label: {
                        Text("Go")
                    }
                } else {
                    NavigationLink(unwrapping: $destination, case: /Destination.edit) {
                        destination = .edit(Item())
                    } destination: { $item in
                        Editor(item: $item)
                    } label: {
                        Text("Go")
                    }
                }
                Text(destination == nil ? "none" : "some")
            }
        }
    }

    @Test("a link pushes a page for the case that it puts in, by name or by path", arguments: [true, false])
    func caseLink(byName: Bool) {
        let screen = Screen { CaseLink(byName: byName) }
        #expect(!screen.textField("Name").exists && screen.texts.contains("some"), "another case pushes nothing")
        screen.any("Go").tap()
        screen.advance(by: .seconds(1))
        screen.textField("Name").write("Table")
        #expect(screen.textField("Name").value == "Table")
        screen.button("Back").tap()
        screen.advance(by: .seconds(1))
        #expect(screen.texts.contains("none") && !screen.textField("Name").exists)
    }

    private struct Items: View {
        @State var item: Item? = Item()
        var body: some View {
            Button("Other") { item = Item(id: 2, name: "Chair") }
                .sheet(unwrapping: $item) { $item in
                    Page(item: $item)
                    Button("Next") { self.item = Item(id: 2, name: "Chair") }
                    Button("End") { self.item = nil }
                }
        }

        struct Page: View {
            @Binding var item: Item
            @State private var count = 0
            var body: some View { Button("\(item.name) \(count)") { count += 1 } }
        }
    }

    @Test("a value with another id gets content of its own; what leaves shows the last value")
    func identity() {
        let screen = Screen { Items() }
        screen.button("Lamp 0").tap()
        #expect(screen.button("Lamp 1").exists)
        screen.button("Next").tap()
        #expect(screen.button("Chair 0").exists)
        screen.button("End").tap()
        screen.advance(by: .seconds(1))
        #expect(!screen.button("Chair 0").exists && screen.warnings.isEmpty)
    }

    @Test("typing in what is presented runs neither the owner's body nor the presentation's")
    func bodyCounts() {
        let screen = Screen { Items() }
        screen.resetBodyCounts()
        screen.button("Lamp 0").tap()
        #expect(screen.bodyCounts == ["Page": 1])
    }
}
