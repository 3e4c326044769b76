import MartletHost
import Testing
@testable import ViewTesting

@testable import SwiftUI

private struct Asking: View {
    let log: Log
    @State private var isAsked = false
    @State private var name = ""

    var body: some View {
        VStack {
            Text(isAsked ? "asked" : "not asked")
            Button("Ask") { isAsked = true }
        }
        .alert("Rename?", isPresented: $isAsked) {
            TextField("Name", text: $name)
            Button("Rename") { log("rename \(name)") }
            Button("Delete", role: .destructive) { log("delete") }
            Button("Keep", role: .cancel) { log("keep") }
        } message: {
            Text("Others see it.")
        }
    }
}

@MainActor @Suite("Alerts", .serialized)
struct AlertTests {
    @Test("an alert shows heading, message, fields and buttons; a button acts and ends it")
    func asks() {
        let log = Log()
        let screen = Screen { Asking(log: log) }
        screen.button("Ask").tap()
        #expect(Set(screen.texts) == ["asked", "Ask", "Rename?", "Others see it.", "Rename", "Delete", "Keep"])
        screen.textField("Name").type("Pen")
        screen.button("Rename").tap()
        #expect(log.lines == ["rename Pen"])
        #expect(screen.texts == ["not asked", "Ask"])
    }

    @Test("in a narrow alert buttons stand below each other, the cancelling one last; fields above")
    func order() {
        let screen = Screen { Asking(log: Log()) }
        screen.button("Ask").tap()
        let (field, rename) = (screen.textField("Name").frame, screen.button("Rename").frame)
        let (delete, keep) = (screen.button("Delete").frame, screen.button("Keep").frame)
        #expect(field.maxY < rename.minY)
        let isColumn = rename.maxY < delete.minY && delete.maxY < keep.minY
        let isRow = keep.maxX < rename.minX && rename.maxX < delete.minX
        #expect(isColumn || isRow)
        #expect(rename.width == keep.width)
    }

    @Test("the keyboard and screen readers go through buttons in the order in which they stand")
    func readingOrder() {
        struct Three: View {
            @State private var asks = false
            var body: some View {
                Button("Ask") { asks = true }
                    .alert("Three", isPresented: $asks) {
                        Button("A") {}
                        Button("B") {}
                        Button("C", role: .cancel) {}
                    }
            }
        }
        let screen = Screen(size: CGSize(width: 800, height: 500)) { Three() }
        screen.button("Ask").tap()
        let buttons = screen.description.elements.filter { ["A", "B", "C"].contains($0.label) }
        #expect(buttons.map { $0.label } == ["C", "A", "B"])
        let places = buttons.map { $0.frame.minX }
        #expect(places == places.sorted())
        var stops = [screen.focusedLabel ?? ""]
        for _ in 0..<3 {
            screen.press(.tab)
            stops.append(screen.focusedLabel ?? "")
        }
        #expect("CABCAB".contains(stops.joined()) && stops.count == 4)
    }

    @Test("return gives the first usual answer, also from a field; escape cancels; a press beside does nothing")
    func keys() {
        let log = Log()
        let stage = Stage { Asking(log: log) }
        stage.click(stage.element(.button, "Ask"))
        stage.click(CGPoint(x: 2, y: 2))
        #expect(stage.texts.contains("Rename?"))
        stage.key(.escape)
        #expect(stage.texts == ["not asked", "Ask"])
        stage.click(stage.element(.button, "Ask"))
        stage.key(.return)
        #expect(stage.texts == ["not asked", "Ask"])
        stage.click(stage.element(.button, "Ask"))
        stage.root.nativeElement(stage.element(.textField, "Name").id, did: .submitted)
        stage.frame()
        #expect(stage.texts == ["not asked", "Ask"])
        #expect(log.lines == ["keep", "rename ", "rename "])
    }

    @Test("an alert without a button has an OK; a dialog without a way out a Cancel")
    func standardButtons() {
        struct Owner: View {
            @State private var alert = false
            @State private var dialog = false
            var body: some View {
                VStack {
                    Button("Alert") { alert = true }.alert("Done", isPresented: $alert) {}
                    Button("Dialog") { dialog = true }
                        .confirmationDialog("Choose", isPresented: $dialog) { Button("One") {} }
                }
            }
        }
        let screen = Screen { Owner() }
        screen.button("Alert").tap()
        #expect(screen.texts == ["Alert", "Dialog", "Done", "OK"])
        screen.button("OK").tap()
        screen.button("Dialog").tap()
        #expect(screen.texts == ["Alert", "Dialog", "Choose", "One", "Cancel"])
        screen.button("Cancel").tap()
        #expect(screen.texts == ["Alert", "Dialog"])
    }

    @Test("escape does what the button that cancels a dialog does; a press beside it does so on a phone alone")
    func dialogCancels() {
        struct Owner: View {
            let log: Log
            @State private var isShown = true
            var body: some View {
                Color.clear.confirmationDialog("Choose", isPresented: $isShown) {
                    Button("One") {}
                    Button("Leave", role: .cancel) { log("left") }
                }
            }
        }
        for byKey in [true, false] {
            let log = Log()
            let stage = Stage { Owner(log: log).environment(\.idiom, byKey ? .desktop : .phone) }
            // On a phone the title is not seen, and names the dialog.
            #expect(stage.elements.map(\.label) == (byKey ? ["Choose"] : []) + ["Choose", "One", "Leave"])
            #expect(stage.elements[0].role == .alert)
            #expect(stage.texts == (byKey ? ["Choose"] : []) + ["One", "Leave"])
            if byKey {
                stage.click(CGPoint(x: 2, y: 2))
                #expect(log.lines == [])
                stage.key(.escape)
            } else {
                stage.click(CGPoint(x: 2, y: 2))
            }
            #expect(log.lines == ["left"])
            #expect(stage.texts == [])
        }
    }

    @Test("the title of a dialog is seen where the program says so, and on a desktop where it says nothing")
    func dialogTitle() {
        func texts(_ visibility: Visibility, _ idiom: Idiom) -> [String] {
            Screen(idiom: idiom) {
                Color.white.confirmationDialog(
                    "Choose", isPresented: .constant(true), titleVisibility: visibility
                ) {
                    Button("One") {}
                } message: {
                    Text("Which?")
                }
            }.texts
        }
        for idiom in [Idiom.phone, .pad, .desktop] {
            #expect(texts(.visible, idiom) == ["Choose", "Which?", "One", "Cancel"])
            #expect(texts(.hidden, idiom) == ["Which?", "One", "Cancel"])
        }
        #expect(texts(.automatic, .desktop).first == "Choose" && texts(.automatic, .phone).first == "Which?")
    }

    @Test("an alert asked for beside a sheet that is up comes when the sheet is gone")
    func afterSheet() {
        struct Owner: View {
            @State private var sheet = true
            @State private var alert = false
            var body: some View {
                Text("Owner")
                    .sheet(isPresented: $sheet) {
                        Button("Warn") { alert = true }
                        Button("Close") { sheet = false }
                    }
                    .alert("Warning", isPresented: $alert) {}
            }
        }
        let screen = Screen { Owner() }
        screen.button("Warn").tap()
        #expect(screen.texts == ["Owner", "Warn", "Close"])
        screen.button("Close").tap()
        #expect(screen.texts == ["Owner", "Warning", "OK"])
        screen.button("OK").tap()
        #expect(screen.texts == ["Owner"])
    }

    @Test("alerts that come while one is up wait, and come in their order")
    func queue() {
        struct Owner: View {
            @State private var first = false
            @State private var second = false
            @State private var third = false
            var body: some View {
                VStack {
                    Button("All") { (first, second, third) = (true, true, true) }
                    Text("A").alert("First", isPresented: $first) { Button("OK 1") {} }
                    Text("B").alert("Second", isPresented: $second) { Button("OK 2") {} }
                    Text("C").alert("Third", isPresented: $third) { Button("OK 3") {} }
                }
            }
        }
        let screen = Screen { Owner() }
        screen.button("All").tap()
        var seen: [String] = []
        for _ in 0..<3 {
            let titles = screen.texts.filter { ["First", "Second", "Third"].contains($0) }
            #expect(titles.count == 1)
            seen += titles
            screen.button("OK \(["First": 1, "Second": 2, "Third": 3][titles[0]]!)").tap()
        }
        #expect(seen == ["First", "Second", "Third"])
        #expect(screen.texts == ["All", "A", "B", "C"])
    }

    @Test("an alert from a sheet lies above it; an answer may end the sheet too")
    func fromSheet() {
        struct Inner: View {
            @Environment(\.dismiss) private var dismiss
            @State private var isAsked = false
            var body: some View {
                Button("Discard") { isAsked = true }
                    .alert("Sure?", isPresented: $isAsked) {
                        Button("Yes", role: .destructive) { dismiss() }
                        Button("No", role: .cancel) {}
                    }
            }
        }
        struct Owner: View {
            @State private var isShown = true
            var body: some View { Text(isShown ? "up" : "gone").sheet(isPresented: $isShown) { Inner() } }
        }
        let screen = Screen { Owner() }
        screen.button("Discard").tap()
        #expect(!screen.button("Discard").isHittable)
        screen.button("No").tap()
        #expect(screen.texts == ["up", "Discard"])
        screen.button("Discard").tap()
        screen.button("Yes").tap()
        #expect(screen.texts == ["gone"])
    }

    @Test("alerts of 2019: a value with one button, with two, and for an item")
    func older() {
        struct Item: Identifiable { let id: Int }
        struct Owner: View {
            let log: Log
            @State private var isShown = false
            @State private var item: Item?
            @State private var sheet = false
            var body: some View {
                VStack {
                    Button("Flag") { isShown = true }
                        .alert(isPresented: $isShown) { Alert(title: Text("Saved"), message: Text("All of it")) }
                    Button("Item") { item = Item(id: 7) }
                        .alert(item: $item) { item in
                            Alert(
                                title: Text("Delete \(item.id)?"),
                                primaryButton: .destructive(Text("Delete")) { log("delete \(item.id)") },
                                secondaryButton: .cancel())
                        }
                    Button("Sheet") { sheet = true }
                        .actionSheet(isPresented: $sheet) {
                            ActionSheet(
                                title: Text("Sort"),
                                buttons: [.default(Text("By name")) { log("name") }, .cancel { log("cancel") }])
                        }
                }
            }
        }
        let log = Log()
        let screen = Screen { Owner(log: log) }
        screen.button("Flag").tap()
        #expect(screen.text("All of it").exists)
        screen.button("OK").tap()
        screen.button("Item").tap()
        #expect(screen.text("Delete 7?").exists)
        screen.button("Delete").tap()
        screen.button("Sheet").tap()
        screen.button("By name").tap()
        #expect(log.lines == ["delete 7", "name"])
        #expect(screen.texts == ["Flag", "Item", "Sheet"])
    }

    @Test("an alert about data is shown while there is some, one about an error has its description as heading")
    func data() {
        struct Failure: LocalizedError { var errorDescription: String? { "Disk full" } }
        struct Owner: View {
            @State private var isShown = false
            @State private var number: Int?
            @State private var failed = false
            var body: some View {
                VStack {
                    Button("Without") { isShown = true }
                    Button("With") { number = 3 }
                }
                .alert("About", isPresented: $isShown, presenting: number) { Button("Take \($0)") { failed = true } }
                .alert(isPresented: $failed, error: failed ? Failure() : nil) { Button("Hm") {} }
            }
        }
        let screen = Screen { Owner() }
        screen.button("Without").tap()
        #expect(screen.texts == ["Without", "With"])
        screen.button("With").tap()
        screen.button("Take 3").tap()
        #expect(screen.texts == ["Without", "With", "Disk full", "Hm"])
        screen.button("Hm").tap()
        #expect(screen.texts == ["Without", "With"])
    }
}
