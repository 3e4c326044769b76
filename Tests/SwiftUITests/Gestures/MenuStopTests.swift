import MartletHost
import SwiftUI
import Testing
import ViewTesting

@testable import SwiftUI
@testable import ViewTesting

@MainActor @Suite("Menus without a pointer", .serialized)
struct MenuStopTests {
    @Test("the keyboard stops at a view that has nothing but a context menu, and opens it")
    func contextMenu() {
        let log = Log()
        let screen = Screen(size: CGSize(width: 300, height: 300)) {
            VStack {
                Button("Before") {}
                Text("Photo").contextMenu { Button("Copy") { log("copy") } }
                Circle().frame(width: 40, height: 40).contextMenu { Button("Paste") { log("paste") } }
                    .accessibilityLabel("Shape")
                Text("Dragged").contextMenu { Button("Cut") { log("cut") } }.gesture(DragGesture())
            }
        }
        #expect(screen.description.elements.filter(\.offersMenu).map(\.label) == ["Photo", "Shape", "Dragged"])
        #expect(
            screen.description.elements.filter(\.isFocusable).map(\.label) == ["Before", "Photo", "Shape", "Dragged"])
        screen.press(.tab)
        screen.press(.tab)
        #expect(screen.text("Photo").isFocused)
        screen.send(.key(KeyEvent(phase: .down, key: .menu)))
        screen.button("Copy").tap()
        screen.press(.tab)
        screen.press(.space)
        screen.button("Paste").tap()
        screen.press(.tab)
        screen.press(.return)
        screen.button("Cut").tap()
        #expect(log.lines == ["copy", "paste", "cut"])
    }

    @Test("a view with a control in it has no stop of its own, and the control opens the menu")
    func control() {
        let screen = Screen {
            HStack {
                Text("Title")
                Button("Play") {}
            }
            .contextMenu { Button("Copy") {} }
        }
        #expect(screen.description.elements.filter(\.isFocusable).map(\.label) == ["Play"])
        screen.button("Play").openMenu()
        #expect(screen.button("Copy").exists)
    }

    @Test("the ring is around the view with the menu while the keyboard is at what is in it")
    func ring() {
        let screen = Screen(size: CGSize(width: 100, height: 60)) {
            Text(verbatim: "I").frame(width: 60, height: 20).contextMenu { Button("Copy") {} }
        }
        let before = screen.image()
        screen.press(.tab)
        #expect(screen.image() != before)
    }

    @Test("rows that can be swiped, deleted or have menus offer them to screen readers")
    func rows() {
        let log = Log()
        let screen = Screen {
            List {
                Text("Swiped").swipeActions { Button("Flag") { log("flag") } }
                ForEach(["Deleted"], id: \.self) { Text($0) }.onDelete { _ in log("delete") }
                Text("Plain")
                NavigationLink("Linked") { Text("page") }.contextMenu { Button("Copy") {} }
            }
        }
        let offering = screen.description.elements.filter(\.offersMenu).map(\.label)
        #expect(offering == ["Swiped", "Deleted", "Linked"])
        screen.text("Swiped").openMenu()
        screen.button("Flag").tap()
        #expect(log.lines == ["flag"])
        screen.press(.tab)
        screen.press(.tab)
        screen.press(.return)
        screen.button("Delete").tap()
        #expect(log.lines == ["flag", "delete"])
    }

    struct Chooser: View {
        let log: Log
        @State private var chosen: Set<String> = []
        var body: some View {
            List(selection: $chosen) {
                Text("One").tag("1")
                Button("Two") { log("two") }.tag("2")
            }
            .contextMenu(forSelectionType: String.self) { _ in Button("Open") {} }
            Text("chosen \(chosen.sorted().joined())")
        }
    }

    @Test("a screen reader that presses a row selects it, and uses what is in it")
    func selection() throws {
        let log = Log()
        let screen = Screen { Chooser(log: log) }
        let rows = screen.description.elements.filter { $0.role == .row }
        #expect(rows.map(\.label) == ["One", "Two"])
        #expect(rows.allSatisfy { $0.isPressable && $0.offersMenu })
        #expect(screen.root.perform(.activate, on: rows[0].id))
        screen.settle()
        #expect(screen.text("chosen 1").exists)
        #expect(screen.root.perform(.activate, on: rows[1].id))
        screen.settle()
        #expect(screen.text("chosen 2").exists)
        #expect(log.lines == ["two"])
    }

    @Test("with a finger rows of a set are selected only while the list is edited, and are no buttons before")
    func touched() {
        let screen = Screen(idiom: .phone) { Chooser(log: Log()) }
        let rows = screen.description.elements.filter { $0.role == .row }
        #expect(rows.map(\.isPressable) == [false, true])
    }
}

@MainActor @Suite("What a screen reader finds beyond the fold", .serialized)
struct BeyondFoldTests {
    @Test("everything that a page holds is there; of very many rows those near what is seen, and the one in focus")
    func eager() {
        func labels(_ count: Int) -> [String] {
            let screen = Screen(size: CGSize(width: 200, height: 100)) {
                ScrollView { VStack { ForEach(0..<count, id: \.self) { Button("\($0)") {} } } }
            }
            return screen.window.controller.accessibleElements.map(\.label)
        }
        #expect(labels(150) == (0..<150).map { "\($0)" })
        #expect((2..<50).contains(labels(400).count))
    }

    @Test("of very many elements the one in focus is there, however far it was scrolled away")
    func inFocus() {
        let screen = Screen(size: CGSize(width: 200, height: 100)) {
            ScrollView { VStack { ForEach(0..<400, id: \.self) { Button("\($0)") {} } } }
        }
        screen.press(.tab)
        #expect(screen.focusedLabel == "0")
        screen.scroll(at: CGPoint(x: 100, y: 50), by: CGSize(width: 0, height: 6000))
        let elements = screen.window.controller.accessibleElements
        #expect(elements.contains { Int($0.label)! > 100 } && !elements.contains { $0.label == "1" })
        #expect(elements.contains { $0.label == "0" && $0.isFocused })
    }

    @Test("a form tells of all its controls, and each that is pressed is used where it is")
    func form() throws {
        struct Long: View {
            @State private var isOn = [false, false, false]
            var body: some View {
                Form {
                    Section("First part") { Toggle("First", isOn: $isOn[0]) }
                    Color.red.frame(height: 500)
                    Section("Middle part") {
                        Toggle("Middle", isOn: $isOn[1])
                        Text("nothing to press")
                    }
                    Color.red.frame(height: 500)
                    Toggle("Last", isOn: $isOn[2])
                    Text(isOn.map { $0 ? "1" : "0" }.joined())
                }
            }
        }
        let screen = Screen(size: CGSize(width: 300, height: 200)) { Long() }
        func elements() -> [AccessibleElement] { screen.window.controller.accessibleElements }
        let labels = ["First", "Middle part", "Middle", "nothing to press", "Last"]
        #expect(elements().map(\.label).filter(labels.contains) == labels)
        let tops = elements().filter { labels.contains($0.label) }.map(\.frame.minY)
        #expect(tops == tops.sorted() && tops.last! > 1000)
        for (index, label) in ["First", "Middle", "Last"].enumerated() {
            let toggle = try #require(elements().first { $0.label == label })
            #expect(screen.root.perform(.activate, on: toggle.id))
            screen.settle()
            #expect(
                elements().contains { $0.label == String("111".prefix(index + 1)) + String("000".dropLast(index + 1)) })
        }
    }

    @Test("views of a form appear when they are seen, though screen readers know of them before")
    func appearing() {
        let log = Log()
        let screen = Screen(size: CGSize(width: 300, height: 200)) {
            Form {
                Text("top").onAppear { log.lines.append("top") }
                Color.red.frame(height: 1500)
                Text("end").onAppear { log.lines.append("end") }
            }
        }
        #expect(screen.window.controller.accessibleElements.contains { $0.label == "end" })
        #expect(log.lines == ["top"])
        screen.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 3000))
        #expect(log.lines == ["top", "end"])
    }

    @Test("a pop-over of a date picker is called as the picker")
    func dates() {
        let screen = Screen(size: CGSize(width: 500, height: 600)) {
            DatePicker("Start", selection: .constant(Date(timeIntervalSince1970: 0)))
        }
        let buttons = screen.description.elements.filter { $0.role == .picker && $0.isFocusable }
        #expect(buttons.count == 2)
        for button in buttons {
            #expect(screen.root.perform(.activate, on: button.id))
            screen.settle()
            #expect(screen.description.elements.first { $0.role == .dialog }?.label == "Start")
            screen.press(.escape)
            screen.settle()
        }
    }

    @Test("the keyboard goes along where an arrow key shows the next tab")
    func tabs() {
        let screen = Screen(size: CGSize(width: 700, height: 500)) {
            TabView {
                Tab("One", systemImage: "star") { Text("first") }
                Tab("Two", systemImage: "heart") { Button("second") {} }
                Tab("Three", systemImage: "bell") { Text("third") }
            }
        }
        screen.press(.tab)
        #expect(screen.focusedLabel == "One")
        screen.press(.rightArrow)
        #expect(screen.focusedLabel == "Two")
        screen.press(.rightArrow)
        #expect(screen.focusedLabel == "Three")
        #expect(screen.text("third").exists)
        screen.press(.leftArrow)
        screen.press(.tab)
        #expect(screen.focusedLabel == "Three")
    }
}
