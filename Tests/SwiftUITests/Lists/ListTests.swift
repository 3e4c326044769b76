import Foundation
import MartletHost
import SwiftUI
import Testing

@testable import ViewTesting

private struct Note: Identifiable, Equatable {
    let id: Int
    var title: String
}

private struct NoteRow: View {
    @Binding var note: Note
    var body: some View { TextField("Title \(note.id)", text: $note.title) }
}

private struct NotesPage: View {
    @State var notes: [Note] = (1...40).map { Note(id: $0, title: "Note \($0)") }
    @State var selection: Int?

    var body: some View {
        VStack {
            Text("Selected: \(selection.map(String.init) ?? "none")")
            EditButton()
            List(selection: $selection) {
                ForEach(notes) { Text($0.title) }
                    .onDelete { notes.remove(atOffsets: $0) }
                    .onMove { notes.move(fromOffsets: $0, toOffset: $1) }
            }
            Text(notes.prefix(4).map(\.title).joined(separator: "|"))
        }
    }
}

@MainActor @Suite("List")
struct ListTests {
    @Test("a click selects a row by its id; another one moves the selection")
    func selects() {
        let screen = Screen { NotesPage() }
        screen.text("Note 2").tap()
        #expect(screen.text("Selected: 2").exists)
        screen.text("Note 5").tap()
        #expect(screen.text("Selected: 5").exists)
    }

    @Test("arrow keys move the selection, Delete removes the selected row")
    func keys() {
        let screen = Screen { NotesPage() }
        screen.text("Note 2").tap()
        screen.press(.downArrow)
        #expect(screen.text("Selected: 3").exists)
        screen.press(.upArrow)
        screen.press(.upArrow)
        #expect(screen.text("Selected: 1").exists)
        screen.press(.delete)
        #expect(screen.text("Note 2|Note 3|Note 4|Note 5").exists)
    }

    @Test("a selection tag that no row has selects nothing and stays")
    func unknownSelection() {
        let screen = Screen { NotesPage(selection: 4711) }
        #expect(screen.text("Selected: 4711").exists)
        screen.text("Note 1").tap()
        #expect(screen.text("Selected: 1").exists)
        #expect(screen.warnings == [])
    }

    @Test("tags come before ids, and a set takes several rows")
    func tags() {
        struct Page: View {
            @State private var selection: Set<String> = []
            var body: some View {
                Text(selection.sorted().joined(separator: ","))
                List(selection: $selection) {
                    Text("One").tag("one")
                    Text("Two").tag("two")
                    Text("Fixed").tag("fixed").selectionDisabled()
                }
            }
        }
        let screen = Screen { Page() }
        screen.text("One").tap()
        #expect(screen.texts[0] == "one")
        screen.text("Fixed").tap()
        #expect(screen.texts[0] == "one")
        screen.text("Two").tap()
        #expect(screen.texts[0] == "two")
        screen.press(.upArrow, modifiers: .shift)
        #expect(screen.texts[0] == "one,two")
    }

    @Test("a swipe reveals Delete, which removes the row")
    func swipeToDelete() {
        let screen = Screen { NotesPage() }
        #expect(!screen.button("Delete").exists)
        screen.text("Note 2").drag(by: CGSize(width: -70, height: 0))
        screen.button("Delete").tap()
        #expect(screen.text("Note 1|Note 3|Note 4|Note 5").exists)
        #expect(!screen.button("Delete").exists)
    }

    @Test("a swipe over most of the row does what the first button does")
    func fullSwipe() {
        struct Page: View {
            @State private var log = ""
            var body: some View {
                Text("Log: \(log)")
                List {
                    Text("Row").swipeActions {
                        Button("Archive") { log += "archive" }
                        Button("Flag") { log += "flag" }
                    }
                    .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") { log += "pin" } }
                }
            }
        }
        let screen = Screen { Page() }
        screen.text("Row").drag(by: CGSize(width: 60, height: 0))
        screen.button("Pin").tap()
        #expect(screen.text("Log: pin").exists)
        screen.text("Row").drag(by: CGSize(width: -340, height: 0))
        #expect(screen.text("Log: pinarchive").exists)
    }

    @Test("in edit mode a button reveals Delete and a handle moves the row")
    func edits() {
        let screen = Screen { NotesPage() }
        #expect(!screen.button("Remove Note 3").exists)
        screen.button("Edit").tap()
        screen.button("Remove Note 3").tap()
        screen.button("Delete").tap()
        #expect(screen.text("Note 1|Note 2|Note 4|Note 5").exists)
        screen.stepper("Reorder Note 1").drag(by: CGSize(width: 0, height: 110))
        #expect(screen.text("Note 2|Note 4|Note 1|Note 5").exists)
        screen.button("Done").tap()
        #expect(!screen.button("Remove Note 2").exists)
    }

    private struct OrderPage: View {
        @State var names = (1...40).map { "Row \($0)" }
        var isDraggable = false
        var body: some View {
            Text(names.prefix(4).joined(separator: "|"))
            List {
                ForEach(names, id: \.self) { name in
                    if isDraggable { Text(name).draggable(name) } else { Text(name) }
                }
                .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }

    @Test("where a list is not edited the mouse moves its rows, but for what is dragged out of one")
    func movesFreely() {
        let screen = Screen { OrderPage() }
        screen.text("Row 1").drag(by: CGSize(width: 0, height: 110))
        #expect(screen.text("Row 2|Row 3|Row 1|Row 4").exists)
        screen.text("Row 4").drag(by: CGSize(width: 4, height: -60))
        #expect(screen.text("Row 2|Row 3|Row 4|Row 1").exists)
        let draggable = Screen { OrderPage(isDraggable: true) }
        draggable.text("Row 1").drag(by: CGSize(width: 0, height: 110))
        #expect(draggable.text("Row 1|Row 2|Row 3|Row 4").exists)
    }

    @Test("a finger that has rested on a row moves it; one that moves at once scrolls")
    func movesByFinger() {
        let screen = Screen { OrderPage() }
        func finger(_ phase: PointerEvent.Phase, _ y: CGFloat) {
            let event = PointerEvent(
                phase: phase, location: CGPoint(x: 100, y: y), button: .primary, clickCount: 1, modifiers: [],
                time: screen.clock.now, sequence: 1)
            screen.send(.pointer(event))
        }
        let start = screen.text("Row 1").frame.midY
        screen.swipe(from: CGPoint(x: 100, y: start + 200), to: CGPoint(x: 100, y: start))
        screen.advance(by: .seconds(3))
        #expect(screen.text("Row 1|Row 2|Row 3|Row 4").exists && !screen.text("Row 1").isHittable)
        screen.swipe(from: CGPoint(x: 100, y: start), to: CGPoint(x: 100, y: start + 400))
        screen.advance(by: .seconds(3))
        finger(.down, start)
        screen.advance(by: .milliseconds(600))
        for step in 1...10 { finger(.moved, start + CGFloat(step) * 11) }
        finger(.up, start + 110)
        #expect(screen.text("Row 2|Row 3|Row 1|Row 4").exists)
    }

    @Test("beside the only control of a row a click chooses the row on a desktop, and on a phone presses it, too")
    func controlsInRows() {
        struct Page: View {
            @State private var chosen: Set<Int> = []
            @State private var count = 0
            var body: some View {
                Text("chosen \(chosen.sorted().description) pressed \(count)")
                List(1..<6, id: \.self, selection: $chosen) { number in
                    HStack {
                        Text("Row \(number)")
                        Spacer()
                        Button("Press \(number)") { count += 1 }
                    }
                }
            }
        }
        let desktop = Screen(size: CGSize(width: 400, height: 400)) { Page() }
        desktop.text("Row 2").tap()
        desktop.hold(.shift)
        desktop.text("Row 4").tap()
        desktop.hold([])
        #expect(desktop.text("chosen [2, 3, 4] pressed 0").exists)
        desktop.button("Press 3").tap()
        #expect(desktop.texts[0].hasSuffix("pressed 1"))
        let phone = Screen(size: CGSize(width: 400, height: 400), idiom: .phone) { Page() }
        phone.text("Row 2").tap()
        #expect(phone.texts[0].hasSuffix("pressed 1"))
    }

    @Test("deleteDisabled and moveDisabled take a row out")
    func disabled() {
        let screen = Screen {
            List {
                ForEach(1..<3) { Text("Row \($0)").deleteDisabled($0 == 1).moveDisabled($0 == 2) }
                    .onDelete { _ in }.onMove { _, _ in }
            }
            .environment(\.editMode, .constant(.active))
        }
        #expect(!screen.button("Remove Row 1").exists)
        #expect(screen.button("Remove Row 2").exists)
        #expect(screen.stepper("Reorder Row 1").exists)
        #expect(!screen.stepper("Reorder Row 2").exists)
    }

    @Test("typing a letter into a row evaluates that row, not the others")
    func typing() {
        struct Page: View {
            @State private var notes = (1...5).map { Note(id: $0, title: "Note \($0)") }
            var body: some View { List($notes) { $note in NoteRow(note: $note) } }
        }
        let screen = Screen { Page() }
        screen.resetBodyCounts()
        screen.textField("Title 2").type("!")
        #expect(screen.textField("Title 2").value == "Note 2!")
        #expect(screen.bodyCounts["NoteRow"] == 1)
    }

    @Test("a row that has the keyboard stays while it is scrolled away, beyond what is kept of others")
    func keepsFocusedRow() {
        struct Page: View {
            @State private var notes = (1...2000).map { Note(id: $0, title: "Note \($0)") }
            @FocusState private var focus: Int?
            var body: some View {
                Text("Focus: \(focus ?? 0)")
                List($notes) { $note in NoteRow(note: $note).focused($focus, equals: note.id) }
            }
        }
        let screen = Screen { Page() }
        screen.textField("Title 2").tap()
        #expect(screen.texts.first == "Focus: 2")
        var title = 3
        for _ in 0..<60 {
            screen.textField("Title \(title)").scroll(by: CGSize(width: 0, height: 500))
            title += 10
        }
        #expect(screen.texts.first == "Focus: 2")
        #expect(!screen.textField("Title 2").isVisible)
    }

    @Test("a click anywhere in a row with one button uses the button")
    func rowAction() {
        struct Page: View {
            @State private var count = 0
            var body: some View {
                Text("Count: \(count)")
                List {
                    HStack {
                        Text("Label")
                        Spacer()
                        Button("Add") { count += 1 }
                    }
                }
            }
        }
        let screen = Screen { Page() }
        screen.button("Add").tap()
        #expect(screen.text("Count: 1").exists)
        screen.text("Label").tap()
        #expect(screen.text("Count: 2").exists)
    }

    @Test("rows off the screen are not among the texts")
    func laziness() {
        let screen = Screen(size: CGSize(width: 390, height: 400)) { List(0..<10_000) { Text("Row \($0)") } }
        #expect(screen.texts.first == "Row 0")
        #expect(screen.texts.count == 8)
    }

    @Test("rows with children open and close")
    func outline() {
        struct Node: Identifiable {
            let id: String
            var children: [Node]?
        }
        let tree = [Node(id: "Fruit", children: [Node(id: "Apple"), Node(id: "Pear")]), Node(id: "Bread")]
        let screen = Screen { List(tree, children: \.children) { Text($0.id) } }
        #expect(screen.texts == ["Fruit", "Bread"])
        screen.button("Fruit").tap()
        #expect(screen.texts == ["Fruit", "Apple", "Pear", "Bread"])
        screen.button("Fruit").tap()
        #expect(screen.texts == ["Fruit", "Bread"])
    }

    @Test("in a tree of which rows can be selected a click selects a row, and its chevron opens it")
    func selectableOutline() {
        struct Node: Identifiable {
            let id: String
            var children: [Node]?
        }
        struct Page: View {
            @State private var one: String?
            @State private var many: Set<String> = []
            let tree = [Node(id: "Fruit", children: [Node(id: "Apple"), Node(id: "Pear")]), Node(id: "Bread")]
            var body: some View {
                Text("\(one ?? "none"), \(many.sorted())")
                List(tree, children: \.children, selection: $one) { Text($0.id) }
                List(tree, id: \.id, children: \.children, selection: $many) { Text("\($0.id)s") }
            }
        }
        let screen = Screen { Page() }
        screen.text("Fruit").tap()
        screen.text("Breads").tap()
        #expect(screen.texts == ["Fruit, [\"Bread\"]", "Fruit", "Bread", "Fruits", "Breads"])
        screen.button("Expand").nth(0).tap()
        #expect(screen.texts == ["Fruit, [\"Bread\"]", "Fruit", "Apple", "Pear", "Bread", "Fruits", "Breads"])
        screen.text("Pear").tap()
        #expect(screen.texts.first == "Pear, [\"Bread\"]")
        screen.button("Collapse").tap()
        #expect(screen.texts == ["Pear, [\"Bread\"]", "Fruit", "Bread", "Fruits", "Breads"])
    }

    @Test("the arrows open and close the rows of a tree, and go into it and out of it")
    func outlineByKeys() {
        struct Node: Identifiable {
            let id: String
            var children: [Node]?
        }
        struct Page: View {
            @State private var chosen: String? = "Fruit"
            @FocusState private var isFocused: Bool
            let tree = [
                Node(id: "Fruit", children: [Node(id: "Apple"), Node(id: "Nuts", children: [Node(id: "Hazelnut")])]),
                Node(id: "Bread"),
            ]
            var body: some View {
                Text(chosen ?? "nothing")
                List(tree, children: \.children, selection: $chosen) { Text($0.id) }
                    .focused($isFocused)
                    .onAppear { isFocused = true }
            }
        }
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let (into, out): (KeyEquivalent, KeyEquivalent) =
                direction == .leftToRight ? (.rightArrow, .leftArrow) : (.leftArrow, .rightArrow)
            let screen = Screen { Page().environment(\.layoutDirection, direction) }
            screen.press(into)
            #expect(screen.texts == ["Fruit", "Fruit", "Apple", "Nuts", "Bread"])
            screen.press(into)
            #expect(screen.texts.first == "Apple")
            screen.press(into)
            #expect(screen.texts.first == "Apple")
            screen.press(.downArrow)
            screen.press(into)
            screen.press(into)
            #expect(screen.texts == ["Hazelnut", "Fruit", "Apple", "Nuts", "Hazelnut", "Bread"])
            screen.press(out)
            #expect(screen.texts.first == "Nuts")
            screen.press(out)
            #expect(screen.texts == ["Nuts", "Fruit", "Apple", "Nuts", "Bread"])
            screen.press(out)
            screen.press(out)
            #expect(screen.texts == ["Fruit", "Fruit", "Bread"])
        }
    }

    @Test("a section that is not expanded shows its header alone")
    func expandedSection() {
        struct Page: View {
            @State private var isExpanded = true
            var body: some View {
                List { Section("Drafts", isExpanded: $isExpanded) { Text("Letter") } }.listStyle(.sidebar)
            }
        }
        let screen = Screen { Page() }
        #expect(screen.texts == ["Drafts", "Letter"])
        screen.button("Drafts").tap()
        #expect(screen.texts == ["Drafts"])
    }

    @Test("what a row presents looks as outside of a list")
    func presented() {
        struct Page: View {
            @State private var isUp = false
            var body: some View {
                List {
                    Button("Open") { isUp = true }
                        .sheet(isPresented: $isUp) { Button("Close") { isUp = false } }
                }
            }
        }
        let screen = Screen { Page() }
        screen.button("Open").tap()
        #expect(screen.button("Close").frame.height == 34)
    }
}
