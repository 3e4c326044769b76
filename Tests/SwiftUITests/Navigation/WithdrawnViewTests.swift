import SwiftUI
import Testing
import ViewTesting

/// Rows whose views read `names[index]` through closures, which trap once the row's element is gone.
@MainActor @Suite("Views that left are not evaluated again", .serialized)
struct WithdrawnViewTests {
    @Observable @MainActor final class Model {
        var names = ["one", "two", "three"]
        var opened: Int?
        var events: [String] = []

        func name(_ index: Int) -> Binding<String> {
            Binding(get: { self.names[index] }, set: { self.names[index] = $0 })
        }

        /// Reads an element, as flags of rows do that are kept beside the names.
        func isOpened(_ index: Int) -> Binding<Bool> {
            Binding(
                get: { self.opened == index && !self.names[index].isEmpty },
                set: { self.opened = $0 && !self.names[index].isEmpty ? index : nil })
        }
    }

    struct Page: View {
        let name: Binding<String>
        let model: Model
        var body: some View {
            Form {
                Text("page of \(name.wrappedValue)")
                TextField("Name", text: name)
                ForEach(0..<3, id: \.self) { Text("\(name.wrappedValue) \($0)") }
            }
            .navigationTitle(name.wrappedValue)
            .toolbar { Button("Remove all") { model.names = [] } }
            .onChange(of: name.wrappedValue) { model.events.append(name.wrappedValue) }
            .onDisappear { model.events.append("gone") }
        }
    }

    enum Container: CaseIterable {
        case list, lazyStack, stack

        @MainActor @ViewBuilder func body(_ model: Model, _ row: @escaping (Int) -> some View) -> some View {
            switch self {
            case .list: List { ForEach(model.names.indices, id: \.self, content: row) }
            case .lazyStack: ScrollView { LazyVStack { ForEach(model.names.indices, id: \.self, content: row) } }
            case .stack: VStack { ForEach(model.names.indices, id: \.self, content: row) }
            }
        }
    }

    struct Rows<Row: View>: View {
        let model: Model
        let container: Container
        @ViewBuilder let row: (Int) -> Row
        var body: some View { container.body(model, row) }
    }

    @Test("a page whose row goes is not evaluated again, and goes", arguments: Container.allCases)
    func page(_ container: Container) {
        let model = Model()
        let screen = Screen {
            NavigationStack {
                Rows(model: model, container: container) { index in
                    NavigationLink("Row \(index)") { Page(name: model.name(index), model: model) }
                }
                .navigationTitle("Root")
            }
        }
        screen.button("Row 2").tap()
        #expect(screen.title == "three")
        screen.button("Remove all").tap()
        #expect(screen.title == "Root")
        #expect(model.events == ["gone"])
        #expect(screen.warnings == [])
    }

    @Test("a page whose own closure reads the row's element is not evaluated again", arguments: Container.allCases)
    func pageClosure(_ container: Container) {
        let model = Model()
        let screen = Screen {
            NavigationStack {
                Rows(model: model, container: container) { index in
                    NavigationLink("Row \(index)") {
                        Text("page of \(model.names[index])")
                            .navigationTitle(model.names[index])
                            .toolbar { Button("Remove all") { model.names = [] } }
                    }
                }
                .navigationTitle("Root")
            }
        }
        screen.button("Row 2").tap()
        #expect(screen.title == "three")
        screen.button("Remove all").tap()
        #expect(screen.title == "Root")
        #expect(screen.warnings == [])
    }

    @Test("a page above that of a row goes with it, by value too", arguments: Container.allCases)
    func pageAbove(_ container: Container) {
        let model = Model()
        let screen = Screen {
            NavigationStack {
                Rows(model: model, container: container) { index in
                    NavigationLink("Row \(index)") {
                        NavigationLink("Further", value: index)
                            .navigationDestination(for: Int.self) { Page(name: model.name($0), model: model) }
                    }
                }
                .navigationTitle("Root")
            }
        }
        screen.button("Row 2").tap()
        screen.button("Further").tap()
        #expect(screen.title == "three")
        screen.button("Remove all").tap()
        #expect(screen.title == "Root")
    }

    @Test("a page that a row's flag pushed goes, and the flag is left alone", arguments: Container.allCases)
    func flaggedPage(_ container: Container) {
        let model = Model()
        let screen = Screen {
            NavigationStack {
                Rows(model: model, container: container) { index in
                    NavigationLink("Row \(index)", isActive: model.isOpened(index)) {
                        Page(name: model.name(index), model: model)
                    }
                }
                .navigationTitle("Root")
            }
        }
        screen.button("Row 1").tap()
        #expect(screen.title == "two")
        screen.button("Remove all").tap()
        #expect(screen.title == "Root")
        #expect(model.events == ["gone"])
    }

    enum Layer: CaseIterable { case sheet, cover, popover, alert, dialog }

    struct LayerRow: View {
        let index: Int
        let model: Model
        let layer: Layer
        var body: some View {
            let row = Button("Row \(index)") { model.opened = index }
            let flag = model.isOpened(index)
            switch layer {
            case .sheet: row.sheet(isPresented: flag) { content }
            case .cover: row.fullScreenCover(isPresented: flag) { content }
            case .popover: row.popover(isPresented: flag) { content }
            case .alert:
                row.alert("Alert", isPresented: flag) {
                    remove
                } message: {
                    Text(model.names[index])
                }
            case .dialog: row.confirmationDialog("Dialog", isPresented: flag) { remove }
            }
        }

        private var remove: some View { Button("Remove \(model.names[index])") { model.names = [] } }
        private var content: some View {
            VStack {
                List { ForEach(0..<3, id: \.self) { Text("\(model.names[index]) \($0)") } }
                TextField("Name", text: model.name(index))
                remove
            }
        }
    }

    @Test("what a row presents is not evaluated again", arguments: Container.allCases, Layer.allCases)
    func layer(_ container: Container, _ layer: Layer) {
        let model = Model()
        let screen = Screen {
            Rows(model: model, container: container) { LayerRow(index: $0, model: model, layer: layer) }
        }
        screen.button("Row 2").tap()
        screen.button("Remove three").tap()
        #expect(screen.texts == [])
    }

    struct MenuRow: View {
        let index: Int
        let model: Model
        var body: some View {
            Menu("Row \(index)") {
                Text(model.names[index])
                Menu("More") { Button("Remove \(model.names[index])") { model.names = [] } }
            }
            Text("Text \(index)").contextMenu { Button("Context of \(model.names[index])") { model.names = [] } }
        }
    }

    @Test("an open menu of a row goes with it", arguments: Container.allCases)
    func menu(_ container: Container) {
        let model = Model()
        let screen = Screen { Rows(model: model, container: container) { MenuRow(index: $0, model: model) } }
        screen.button("Row 2").tap()
        screen.any("More").tap()
        model.names = []
        #expect(screen.texts == [])
        model.names = ["one"]
        screen.text("Text 0").secondaryClick()
        screen.any("Context of one").tap()
        #expect(screen.texts == [])
    }

    struct FieldRow: View {
        let index: Int
        let model: Model
        @FocusState private var isFocused: Bool
        var body: some View {
            VStack {
                TextField("Field \(index)", text: model.name(index))
                TextField(
                    "Number \(index)",
                    value: Binding(
                        get: { model.names[index].count },
                        set: { model.names[index] = String(repeating: "x", count: $0) }),
                    format: .number
                )
                .focused($isFocused)
                .onChange(of: isFocused) { _ = model.names[index] }
            }
        }
    }

    @Test("a field that is being typed in writes nothing once its row is gone", arguments: Container.allCases)
    func field(_ container: Container) {
        let model = Model()
        let screen = Screen { Rows(model: model, container: container) { FieldRow(index: $0, model: model) } }
        screen.textField("Number 2").tap()
        screen.textField("Number 2").type("7")
        model.names = []
        #expect(screen.texts == [])
        #expect(model.names == [])
    }
}
