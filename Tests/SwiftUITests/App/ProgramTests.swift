import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Programs")
struct ProgramTests {
    final class Store: ObservableObject { @Published var count = 1 }

    struct Counter: View {
        @ObservedObject var store: Store
        @Environment(\.openWindow) private var openWindow
        @State private var own = 0

        var body: some View {
            Text("shared \(store.count), own \(own)")
            Button("Count") { store.count += 1 }
            Button("Own") { own += 1 }
            Button("More") { openWindow(id: "counter") }
            Button("Note") { openWindow(value: store.count) }
        }
    }

    struct Note: View {
        let number: Int
        @Environment(\.dismissWindow) private var dismissWindow

        var body: some View {
            Text("note \(number)").navigationTitle("Note \(number)")
            Button("Close") { dismissWindow() }
        }
    }

    struct CounterApp: App {
        @StateObject private var store = Store()

        var body: some Scene {
            WindowGroup("Counter", id: "counter") { Counter(store: store) }
            WindowGroup(for: Int.self) { $number in Note(number: number ?? 0) }.defaultSize(width: 200, height: 100)
        }
    }

    @Test("a program opens its first scene; windows of one scene have their own state and share the program's")
    func windows() {
        let program = Program(CounterApp.self)
        #expect(program.windows.map(\.texts.first) == ["shared 1, own 0"])
        program.windows[0].button("More").tap()
        program.windows[0].button("Own").tap()
        program.windows[1].button("Count").tap()
        #expect(program.windows.map(\.texts.first) == ["shared 2, own 1", "shared 2, own 0"])
    }

    @Test("a value has one window, which closes itself, and opens again as new")
    func values() {
        let program = Program(CounterApp.self)
        let first = program.windows[0]
        first.button("Note").tap()
        first.button("Note").tap()
        #expect(program.windows.count == 2)
        #expect(program.windows[1].title == "Note 1")
        #expect(program.windows[1].size == CGSize(width: 200, height: 100))
        program.windows[1].button("Close").tap()
        #expect(program.windows.map(\.texts.first) == ["shared 1, own 0"])
        first.button("Note").tap()
        #expect(program.windows.map(\.texts.first) == ["shared 1, own 0", "note 1"])
    }

    @Test("a screen whose window has closed shows nothing more, and the program goes on")
    func closed() {
        let program = Program(CounterApp.self)
        program.windows[0].button("Note").tap()
        let note = program.windows[1]
        note.button("Close").tap()
        #expect(note.texts == [])
        program.windows[0].button("Count").tap()
        #expect(program.windows[0].texts.first == "shared 2, own 0")
    }
}
