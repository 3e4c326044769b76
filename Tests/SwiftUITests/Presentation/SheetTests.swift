import MartletHost
import Testing
import ViewTesting

@testable import SwiftUI

private struct Draft: Identifiable, Equatable {
    var id = 1
    var name = ""
    var count = 1
}

/// A sheet that edits an optional draft through bindings derived from it.
private struct DraftOwner: View {
    let log: Log
    @State private var draft: Draft?
    @State private var saved = "nothing"

    var body: some View {
        VStack {
            Text("Saved: \(saved)")
            Button("Edit") { draft = Draft(name: "Pen") }
            Button("Another") { draft = Draft(id: 2, name: "Ink") }
        }
        .sheet(item: $draft, onDismiss: { log("dismissed") }) { item in
            DraftEditor(draft: Binding($draft)!, log: log) {
                saved = "\(draft!.name) × \(draft!.count)"
                draft = nil
            }
            .onAppear { log("appear \(item.id)") }
            .onDisappear { log("disappear \(item.id)") }
        }
    }
}

private struct DraftEditor: View {
    @Binding var draft: Draft
    let log: Log
    let save: () -> Void

    var body: some View {
        VStack {
            DraftTitle(name: draft.name)
            TextField("Name", text: $draft.name)
            Stepper("Count: \(draft.count)", value: $draft.count)
            Button("Save", action: save)
            Button("Next") { draft = Draft(id: 2, name: "Ink") }
        }
    }
}

private struct DraftTitle: View {
    let name: String
    var body: some View { Text("Editing \(name)") }
}

private struct Dismissing: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var mode
    @Environment(\.isPresented) private var isPresented
    let title: String

    var body: some View {
        Text("\(title) \(isPresented ? "presented" : "not presented")")
        Button("Dismiss \(title)") { dismiss() }
        Button("End \(title)") { mode.wrappedValue.dismiss() }
    }
}

@MainActor @Suite("Sheets", .serialized)
struct SheetTests {
    @Test("a sheet shows an optional draft and follows every letter; only what reads it is evaluated")
    func draft() {
        let log = Log()
        let screen = Screen { DraftOwner(log: log) }
        screen.button("Edit").tap()
        #expect(screen.text("Editing Pen").exists)
        screen.resetBodyCounts()
        screen.textField("Name").type("s")
        #expect(screen.text("Editing Pens").exists)
        #expect(screen.bodyCounts["DraftTitle"] == 1)
        screen.stepper("Count: 1").increment()
        #expect(screen.text("Count: 2").exists)
        screen.button("Save").tap()
        #expect(screen.texts == ["Saved: Pens × 2", "Edit", "Another"])
        #expect(log.lines == ["appear 1", "disappear 1", "dismissed"])
        #expect(screen.warnings == [])
    }

    @Test("an item with another id has a sheet of its own, after the first is gone")
    func anotherItem() {
        let log = Log()
        let screen = Screen { DraftOwner(log: log) }
        screen.button("Edit").tap()
        screen.button("Next").tap()
        #expect(screen.text("Editing Ink").exists)
        #expect(!screen.text("Editing Pen").exists)
        #expect(log.lines == ["appear 1", "disappear 1", "dismissed", "appear 2"])
    }

    private struct Toggling: View {
        let log: Log
        @State private var isShown = false
        @State private var typed = ""
        @State private var locks = false

        var body: some View {
            VStack {
                Toggle("Locks", isOn: $locks)
                TextField("Behind", text: $typed)
                Button("Show") { isShown = true }
            }
            .sheet(isPresented: $isShown, onDismiss: { log("dismissed") }) {
                Dismissing(title: "sheet").interactiveDismissDisabled(locks)
            }
        }
    }

    @Test("dismiss, presentationMode, escape and a press beside the sheet end it")
    func ends() {
        let log = Log()
        let stage = Stage(size: CGSize(width: 900, height: 700)) { Toggling(log: log) }
        for end in ["dismiss", "mode", "escape", "outside"] {
            stage.click(stage.element(.button, "Show"))
            #expect(stage.texts.contains("sheet presented"))
            switch end {
            case "dismiss": stage.click(stage.element(.button, "Dismiss sheet"))
            case "mode": stage.click(stage.element(.button, "End sheet"))
            case "escape": stage.key(.escape)
            default: stage.click(CGPoint(x: 5, y: 5))
            }
            #expect(!stage.texts.contains("sheet presented"), "\(end)")
        }
        #expect(log.lines == Array(repeating: "dismissed", count: 4))
    }

    @Test("where interactive dismissal is disabled, only the program ends the sheet")
    func locked() {
        let log = Log()
        let stage = Stage(size: CGSize(width: 900, height: 700)) { Toggling(log: log) }
        stage.click(stage.element(.toggle, "Locks"))
        stage.click(stage.element(.button, "Show"))
        stage.key(.escape)
        stage.click(CGPoint(x: 5, y: 5))
        #expect(stage.texts.contains("sheet presented"))
        stage.click(stage.element(.button, "Dismiss sheet"))
        #expect(!stage.texts.contains("sheet presented"))
    }

    @Test("nothing behind a sheet takes the pointer or the keyboard, which comes back afterwards")
    func focus() {
        let stage = Stage { Toggling(log: Log()) }
        let field = stage.element(.textField, "Behind")
        stage.click(field)
        #expect(stage.root.focusedElement == field.id)
        stage.click(stage.element(.button, "Show"))
        #expect(stage.root.focusedElement == nil)
        #expect(stage.element(.textField, "Behind").isCovered)
        #expect(stage.elements.filter(\.isFocusable).map(\.label) == ["Dismiss sheet", "End sheet"])
        stage.key(.tab)
        stage.key(.tab)
        stage.key(.tab)
        #expect(stage.root.focusedElement == stage.element(.button, "Dismiss sheet").id)
        stage.key(.return)
        #expect(!stage.texts.contains("sheet presented"))
        #expect(stage.root.focusedElement == field.id)
    }

    private struct Nested: View {
        @State private var first = false
        @State private var second = false

        var body: some View {
            Button("First") { first = true }
                .sheet(isPresented: $first) {
                    VStack {
                        Dismissing(title: "first")
                        Button("Second") { second = true }
                    }
                    .sheet(isPresented: $second) { Dismissing(title: "second") }
                }
        }
    }

    @Test("a sheet presents another; each ends alone, and the inner with the outer")
    func nested() {
        let screen = Screen { Nested() }
        screen.button("First").tap()
        screen.button("Second").tap()
        #expect(screen.texts.filter { $0.hasSuffix("presented") } == ["first presented", "second presented"])
        #expect(!screen.button("Dismiss first").isHittable)
        screen.button("Dismiss second").tap()
        #expect(screen.texts.filter { $0.hasSuffix("presented") } == ["first presented"])
        screen.button("Second").tap()
        screen.button("Dismiss second").tap()
        screen.button("Dismiss first").tap()
        #expect(screen.texts == ["First"])
    }

    private struct Two: View {
        let log: Log
        @State private var first = false
        @State private var second = false

        var body: some View {
            Button("Both") { (first, second) = (true, true) }
                .sheet(isPresented: $first, onDismiss: { log("first") }) { Dismissing(title: "first") }
                .sheet(isPresented: $second, onDismiss: { log("second") }) { Dismissing(title: "second") }
        }
    }

    @Test("a second sheet waits until the first is gone")
    func queue() {
        let log = Log()
        let screen = Screen { Two(log: log) }
        screen.button("Both").tap()
        let shown = screen.texts.filter { $0.hasSuffix("presented") }
        #expect(shown.count == 1)
        #expect(screen.warnings.count == 1)
        let (one, other) = shown == ["first presented"] ? ("first", "second") : ("second", "first")
        screen.button("Dismiss \(one)").tap()
        #expect(screen.texts.filter { $0.hasSuffix("presented") } == ["\(other) presented"])
        screen.button("Dismiss \(other)").tap()
        #expect(screen.texts == ["Both"])
        #expect(log.lines == [one, other])
    }

    @Test("a sheet sees the environment of the view that presents it, and follows it")
    func environment() {
        struct Reader: View {
            @Environment(\.locale) private var locale
            var body: some View { Text("Locale \(locale.identifier)") }
        }
        struct Owner: View {
            @State private var isFrench = false
            var body: some View {
                Color.clear
                    .sheet(isPresented: .constant(true)) {
                        Reader()
                        Button("French") { isFrench = true }
                    }
                    .environment(\.locale, Locale(identifier: isFrench ? "fr_FR" : "de_DE"))
            }
        }
        let screen = Screen { Owner() }
        #expect(screen.text("Locale de_DE").exists)
        screen.button("French").tap()
        #expect(screen.text("Locale fr_FR").exists)
    }

    @Test("a sheet goes with the view that presents it")
    func ownerLeaves() {
        struct Owner: View {
            let log: Log
            @State private var isThere = true
            var body: some View {
                if isThere {
                    Text("Owner").sheet(isPresented: .constant(true)) {
                        Button("Remove") { isThere = false }.onDisappear { log("gone") }
                    }
                } else {
                    Text("Rest")
                }
            }
        }
        let log = Log()
        let screen = Screen { Owner(log: log) }
        screen.button("Remove").tap()
        #expect(screen.texts == ["Rest"])
        #expect(log.lines == ["gone"])
    }

    @Test("presenting and editing in a sheet evaluates neither the view that presents it nor what does not read")
    func bodies() {
        struct Field: View {
            @Binding var text: String
            var body: some View { TextField("Field", text: $text) }
        }
        struct Still: View {
            var body: some View { Text("Still") }
        }
        struct Owner: View {
            @State private var isShown = false
            @State private var text = ""
            var body: some View {
                Button("Show") { isShown = true }
                    .sheet(isPresented: $isShown) {
                        Field(text: $text)
                        Still()
                        Button("Close") { isShown = false }
                    }
            }
        }
        let screen = Screen { Owner() }
        screen.resetBodyCounts()
        screen.button("Show").tap()
        #expect(screen.bodyCounts == ["Field": 1, "Still": 1])
        screen.resetBodyCounts()
        screen.textField("Field").type("a")
        #expect(screen.textField("Field").value == "a")
        #expect(screen.bodyCounts.filter { $0.key != "Field" } == [:])
        screen.resetBodyCounts()
        screen.button("Close").tap()
        #expect(screen.bodyCounts == [:])
    }

    @Test("a sheet that is up when a view appears appears after it; of two appearances the inner comes first")
    func appearances() {
        let log = Log()
        let screen = Screen {
            Text("Owner")
                .sheet(isPresented: .constant(true)) {
                    VStack { Text("In").onAppear { log("in") } }.onAppear { log("sheet") }
                }
                .onAppear { log("owner") }
        }
        #expect(screen.texts == ["Owner", "In"])
        #expect(log.lines == ["in", "sheet", "owner"])
    }

    @Test("a sheet cannot be used or typed into while an alert lies above it")
    func coveredSheet() {
        struct Owner: View {
            @State private var text = ""
            @State private var asks = true
            var body: some View {
                Text("Owner").sheet(isPresented: .constant(true)) {
                    TextField("Field", text: $text).alert("Sure?", isPresented: $asks) {}
                }
            }
        }
        let screen = Screen { Owner() }
        #expect(!screen.textField("Field").isHittable)
        screen.button("OK").tap()
        #expect(screen.textField("Field").isHittable)
    }

    @Test("a binding that the program leaves true keeps the sheet")
    func stubborn() {
        let stage = Stage { Text("Behind").sheet(isPresented: .constant(true)) { Text("Sheet") } }
        stage.key(.escape)
        #expect(stage.texts == ["Behind", "Sheet"])
    }

    @Test("a closure binding that says nothing of its change is asked again after a dismissal")
    func closures() {
        final class Box: @unchecked Sendable { var isOn = true }
        let box = Box()
        let stage = Stage {
            Text("Behind").sheet(isPresented: Binding(get: { box.isOn }, set: { box.isOn = $0 })) { Text("Sheet") }
        }
        #expect(stage.texts == ["Behind", "Sheet"])
        stage.key(.escape)
        #expect(stage.texts == ["Behind"])
    }
}
