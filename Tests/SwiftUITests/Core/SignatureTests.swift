import SwiftUI
import Testing
import ViewTesting

/// A collection whose elements change and move, and whose number stays.
private struct Seats: MutableCollection, RandomAccessCollection, Equatable {
    var names: [String]
    var startIndex: Int { 0 }
    var endIndex: Int { names.count }

    subscript(index: Int) -> String {
        get { names[index] }
        set { names[index] = newValue }
    }
}

@MainActor @Suite("Signatures as Apple has them")
struct SignatureTests {
    private static func link<D: View>(_ title: String, to destination: () -> D) -> some View {
        NavigationLink(destination: destination) { Text(title) }
    }

    private struct Stack: View {
        @State private var count = 0
        var body: some View {
            NavigationStack {
                VStack {
                    SignatureTests.link("Go") { Text("Page \(count)") }
                    Button("More") { count += 1 }
                }
            }
        }
    }

    @Test("a link takes a closure that does not escape, and shows what it made last")
    func destinations() {
        let screen = Screen { Stack() }
        screen.button("More").tap()
        screen.button("Go").tap()
        #expect(screen.texts.contains("Page 1"))
    }

    @Test("a task takes a closure of any isolation, given away")
    func tasks() {
        func work(_ action: sending @escaping @isolated(any) () async -> Void) -> some View { Text("a").task(action) }
        let done = State(initialValue: Done())
        let screen = Screen { work { @MainActor in done.wrappedValue.isDone = true } }
        screen.wait { done.wrappedValue.isDone }
        #expect(screen.texts == ["a"])
    }

    @MainActor private final class Done { var isDone = false }

    @Test("rows of a collection that keeps its length can be moved")
    func editActions() {
        struct Page: View {
            @State var seats = Seats(names: ["Ada", "Grace", "Joan"])
            var body: some View {
                List {
                    ForEach($seats, id: \.self, editActions: .move) { $seat in Text(seat) }
                }
                Button("Swap") { seats.names.swapAt(0, 2) }
            }
        }
        let screen = Screen { Page() }
        #expect(screen.texts.prefix(3) == ["Ada", "Grace", "Joan"])
        screen.button("Swap").tap()
        #expect(screen.texts.prefix(3) == ["Joan", "Grace", "Ada"])
    }

    @Test("pickers with a symbol or a picture of several values show their own current value")
    func pickers() {
        struct Choice: Identifiable { let id: Int; var size = 1 }
        struct Page: View {
            @State private var all = [Choice(id: 1), Choice(id: 2, size: 2)]
            let title = "Size"
            var body: some View {
                Picker(title, systemImage: "ruler", sources: $all, selection: \.size) {
                    Text("Small").tag(1)
                    Text("Large").tag(2)
                } currentValueLabel: {
                    Text("Mixed")
                }
                Picker("Width", image: ImageResource(name: "photo", bundle: .main), selection: $all[0].size) {
                    Text("Small").tag(1)
                } currentValueLabel: {
                    Text("Narrow")
                }
                Toggle(title, systemImage: "star", sources: [Binding.constant(true)], isOn: \.self)
                Button("Cancel", image: ImageResource(name: "photo", bundle: .main), role: .cancel) {}
                Menu(title, image: ImageResource(name: "photo", bundle: .main)) {
                    Text("Item")
                } primaryAction: {
                }
            }
        }
        let screen = Screen { Page() }
        #expect(screen.texts.contains("Mixed") && screen.texts.contains("Narrow"))
        #expect(screen.texts.contains("Cancel"))
    }

    nonisolated private static func stack() -> NavigationStack<NavigationPath, Text> {
        NavigationStack { Text("a") }
    }

    @Test("the actions for windows can be had anywhere, and are used on the main actor")
    func actions() async {
        let open = await Task.detached { EnvironmentValues().openWindow }.value
        open(id: "none")
        #expect(Screen { Self.stack() }.texts == ["a"])
    }
}
