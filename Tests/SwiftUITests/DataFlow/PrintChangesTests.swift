import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Why bodies run", .serialized)
struct PrintChangesTests {
    struct V: View {
        let value: Int
        var body: some View {
            let _ = Self._printChanges()
            Text("\(value)")
        }
    }

    struct Owner: View {
        @State private var value = 0
        var body: some View {
            V(value: value)
            Button("Add") { value += 1 }
            Button("Ask") { V._printChanges() }
        }
    }

    /// What the process of an exit test wrote to standard output, without what the testing library writes there.
    func lines(_ result: ExitTest.Result?) -> [String] {
        String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
            .split(separator: "\n").map(String.init).filter { $0.hasSuffix("changed.") }
    }

    @Test("semantics 38: a view without properties changes itself; where no body runs, nothing has changed")
    func plainView() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run {
                let screen = Screen { Owner() }
                screen.button("Add").tap()
                screen.button("Ask").tap()
            }
        }
        #expect(
            lines(result) == [
                "PrintChangesTests.V: @self changed.", "PrintChangesTests.V: @self changed.",
                "PrintChangesTests.V: unchanged.",
            ])
    }

    struct Named: View {
        @State private var name = "a"
        @State private var unread = 0
        var body: some View {
            let _ = Self._logChanges()
            Button("Rename \(name)") { name += "b" }
            Button("Unread") {
                unread += 1
                name += "c"
            }
        }
    }

    @Test("semantics 38: a State is named when it comes, and after a change if the body reads it")
    func state() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run {
                let screen = Screen { Named() }
                screen.button("Rename a").tap()
                screen.button("Unread").tap()
            }
        }
        #expect(
            lines(result) == [
                "PrintChangesTests.Named: @self, @identity, _name, _unread changed.",
                "PrintChangesTests.Named: _name changed.", "PrintChangesTests.Named: _name changed.",
            ])
    }

    final class Model: ObservableObject {
        @Published var value = 0
    }

    @Observable final class Watched {
        var value = 0
    }

    @propertyWrapper struct Custom: DynamicProperty {
        @State private var stored = 0
        var wrappedValue: Int {
            get { stored }
            nonmutating set { stored = newValue }
        }
    }

    struct Everything: View {
        @ObservedObject var model: Model
        @Binding var bound: Int
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.layoutDirection) private var direction
        @Custom private var custom
        let watched: Watched

        var body: some View {
            let _ = Self._printChanges()
            Text("\(model.value) \(bound) \(watched.value) \(isEnabled ? 1 : 0) \(direction == .leftToRight ? 1 : 0)")
            Text("Custom \(custom)").onTapGesture { custom += 1 }
        }
    }

    struct Around: View {
        @StateObject private var model = Model()
        @State private var bound = 0
        @State private var isDisabled = false
        @State private var watched = Watched()

        var body: some View {
            Everything(model: model, bound: $bound, watched: watched).disabled(isDisabled)
            Button("Model") { model.value += 1 }
            Button("Bound") { bound += 1 }
            Button("Watched") { watched.value += 1 }
            Button("Disable") { isDisabled = true }
        }
    }

    @Test("semantics 38: each kind of property is named by its field")
    func everyKind() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run {
                let screen = Screen { Around() }
                screen.text("Custom 0").tap()
                for name in ["Model", "Bound", "Watched", "Disable"] { screen.button(name).tap() }
            }
        }
        #expect(
            lines(result) == [
                "PrintChangesTests.Everything: @self, @identity, _model, _bound, _isEnabled, _direction, _custom changed.",
                "PrintChangesTests.Everything: _custom changed.", "PrintChangesTests.Everything: _model changed.",
                "PrintChangesTests.Everything: _bound changed.",
                "PrintChangesTests.Everything: @dependencies changed.",
                "PrintChangesTests.Everything: _isEnabled changed.",
            ])
    }

    struct Marked: ViewModifier {
        let mark: String
        @State private var count = 0
        func body(content: Content) -> some View {
            let _ = Self._printChanges()
            content
            Button("Count \(mark) \(count)") { count += 1 }
        }
    }

    struct Marks: View {
        @State private var mark = "a"
        var body: some View {
            Text("text").modifier(Marked(mark: mark))
            Button("Mark") { mark = "b" }
        }
    }

    @Test("semantics 38: a modifier says why its body runs")
    func modifier() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run {
                let screen = Screen { Marks() }
                screen.button("Count a 0").tap()
                screen.button("Mark").tap()
            }
        }
        #expect(
            lines(result) == [
                "PrintChangesTests.Marked: @self, @identity, _count changed.",
                "PrintChangesTests.Marked: _count changed.", "PrintChangesTests.Marked: @self changed.",
            ])
    }
}
