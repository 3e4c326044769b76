import MartletHost
import Testing
import ViewTesting

@testable import SwiftUI

private struct Presenting: View {
    let log: Log
    @State private var shown = ""
    @State private var locks = false
    @State private var choice = "Tea"

    private func isShown(_ name: String) -> Binding<Bool> {
        Binding(get: { shown == name }, set: { if !$0 { shown = "" } })
    }

    var body: some View {
        VStack {
            Toggle("Locks", isOn: $locks)
            Button("Sheet") { shown = "sheet" }
            Button("Popover") { shown = "popover" }
                .popover(isPresented: isShown("popover")) { Text("In the pop-over") }
            Button("Cover") { shown = "cover" }
            Button("Alert") { shown = "alert" }
            Button("Question") { shown = "question" }
            Menu("Menu") { Button("Item") { log("item") } }
            Picker("Drink", selection: $choice) { ForEach(["Tea", "Water"], id: \.self) { Text($0) } }
                .pickerStyle(.menu)
        }
        .sheet(isPresented: isShown("sheet")) { Text("In the sheet").interactiveDismissDisabled(locks) }
        .fullScreenCover(isPresented: isShown("cover")) { Button("Uncover") { shown = "" } }
        .alert("Alert up", isPresented: isShown("alert")) {
            Button("Delete", role: .destructive) { log("delete") }
            Button("Keep", role: .cancel) { log("keep") }
        }
        .alert("Question up", isPresented: isShown("question")) {
            Button("Yes") { log("yes") }
            Button("No") { log("no") }
        }
    }
}

@MainActor @Suite("Leaving what is presented", .serialized)
struct DismissActionTests {
    private let log: Log
    private let stage: Stage

    init() {
        let log = Log()
        self.log = log
        stage = Stage(size: CGSize(width: 900, height: 900)) { Presenting(log: log) }
    }

    private func open(_ name: String) throws {
        let roles: [AccessibleElement.Role] = [.button, .menu, .picker]
        stage.click(try #require(stage.elements.first { $0.label == name && roles.contains($0.role) }))
    }

    /// What lies above the window's content, for a screen reader.
    private var card: AccessibleElement? {
        stage.elements.last { [.dialog, .alert, .openMenu].contains($0.role) }
    }

    private func leave() throws -> Bool {
        let isDone = stage.root.perform(.dismiss, on: try #require(card).id)
        stage.frame()
        return isDone
    }

    @Test(
        "a screen reader leaves a sheet, a pop-over, a menu and an alert without an answer or a choice",
        arguments: ["Sheet", "Popover", "Menu", "Drink", "Alert"])
    func leaves(name: String) throws {
        try open(name)
        #expect(card?.isModal == true)
        #expect(card?.canBeDismissed == true)
        #expect(try leave())
        #expect(card == nil)
        #expect(log.lines == (name == "Alert" ? ["keep"] : []))
    }

    @Test(
        "what only an answer or the program ends is not left otherwise", arguments: ["Cover", "Question", "Sheet"])
    func stays(name: String) throws {
        if name == "Sheet" { stage.click(stage.element(.toggle, "Locks")) }
        try open(name)
        #expect(card?.canBeDismissed == false)
        #expect(try !leave())
        #expect(card != nil)
        #expect(log.lines == [])
    }
}
