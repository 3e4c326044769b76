import MartletHost
import SwiftUI
import Testing

@testable import SwiftUI
@testable import ViewTesting

@MainActor @Suite("Focus and keys", .serialized)
struct FocusTests {
    enum Field: Hashable { case name, city }

    struct Fields: View {
        let log: Log
        @State private var name = ""
        @State private var city = ""
        @State private var showsCity = true
        @FocusState private var field: Field?

        var body: some View {
            VStack {
                Text("In \(field.map { "\($0)" } ?? "nothing")")
                TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .city }
                if showsCity { TextField("City", text: $city).focused($field, equals: .city) }
                Button("City!") {
                    showsCity = true
                    field = .city
                }
                Button("Leave") { field = nil }
                Button("Hide") { showsCity = false }
            }
            .onChange(of: field) { log("\($0.map { "\($0)" } ?? "nil") \($1.map { "\($0)" } ?? "nil")") }
        }
    }

    @Test("the keyboard passes over a control that is not to be stopped at; the pointer presses it")
    func unfocusableControl() {
        struct Page: View {
            @State private var text = ""
            var body: some View {
                Text(text)
                Button("First") { text = "first" }.focusable(false)
                Toggle("Second", isOn: .constant(false)).focusable(false)
                Button("Third") { text = "third" }
                HStack {
                    Button("Fourth") { text = "fourth" }
                    Button("Fifth") { text = "fifth" }
                }
                .focusable(false)
            }
        }
        let screen = Screen { Page() }
        screen.press(.tab)
        screen.press(.space)
        #expect(screen.texts.first == "third")
        screen.press(.tab)
        screen.press(.space)
        #expect(screen.texts.first == "fourth")
        screen.button("First").tap()
        #expect(screen.texts.first == "first")
    }

    @Test("a focus state follows the keyboard, and moves it when it is written")
    func states() {
        let log = Log()
        let screen = Screen { Fields(log: log) }
        screen.textField("Name").tap()
        #expect(screen.text("In name").exists)
        #expect(screen.textField("Name").isFocused)
        screen.press(.return)
        #expect(screen.focusedLabel == "City")
        #expect(screen.text("In city").exists)
        screen.button("Leave").tap()
        #expect(screen.focusedLabel == nil)
        #expect(screen.text("In nothing").exists)
        #expect(log.lines == ["nil name", "name city", "city nil"])
    }

    @Test("a field that comes with the write gets the keyboard, and one that goes gives it back")
    func coming() {
        let log = Log()
        let screen = Screen { Fields(log: log) }
        screen.button("Hide").tap()
        #expect(!screen.textField("City").exists)
        screen.button("City!").tap()
        #expect(screen.focusedLabel == "City")
        screen.button("Hide").tap()
        #expect(screen.focusedLabel == nil)
        #expect(screen.text("In nothing").exists)
        #expect(log.lines == ["nil city", "city nil"])
    }

    struct Composer: View {
        let log: Log
        @State private var text = ""
        @FocusState private var isTyping: Bool
        var body: some View {
            NavigationStack {
                VStack {
                    TextField("Message", text: $text).focused($isTyping)
                    Menu("Attach") { Button("Photo") { log("photo") } }
                    Button("Stop") { isTyping = false }
                }
                .toolbar { ToolbarItem(placement: .keyboard) { Text("Above the keyboard") } }
            }
            .onChange(of: isTyping) { log("\($1)") }
        }
    }

    @Test("a menu borrows the keyboard: to focus states and bars the field has it all the while")
    func menuBorrows() {
        let log = Log()
        let screen = Screen { Composer(log: log) }
        screen.textField("Message").tap()
        screen.button("Attach").tap()
        #expect(screen.texts.contains("Photo") && screen.texts.contains("Above the keyboard"))
        #expect(!screen.textField("Message").isFocused)
        screen.button("Photo").tap()
        #expect(screen.textField("Message").isFocused)
        #expect(log.lines == ["true", "photo"])
        screen.button("Stop").tap()
        #expect(log.lines == ["true", "photo", "false"] && !screen.texts.contains("Above the keyboard"))
    }

    struct Search: View {
        @State private var text = ""
        @FocusState private var isSearching: Bool
        var body: some View {
            VStack {
                Text(isSearching ? "searching" : "idle")
                HStack { TextField("Search", text: $text) }.focused($isSearching)
            }
            .onAppear { isSearching = true }
        }
    }

    private struct Task: View {
        @FocusState private var focus: Int?
        @State private var text = ""
        var body: some View {
            VStack {
                HStack {
                    Button("Done") {}
                    TextField("Title", text: $text)
                }
                .focused($focus, equals: 1)
                HStack { Button("Alone") {} }.focused($focus, equals: 2)
                Button("First") { focus = 1 }
                Button("Second") { focus = 2 }
            }
        }
    }

    @Test("where the program puts the keyboard into several views, a field has it before a button")
    func fieldFirst() {
        let screen = Screen { Task() }
        screen.button("First").tap()
        screen.press("a")
        #expect(screen.textField("Title").value == "a")
        screen.button("Second").tap()
        #expect(screen.focusedLabel == "Alone")
    }

    @Test("a Bool is true while anything in the view has the keyboard; onAppear can put it there")
    func flags() {
        let screen = Screen { Search() }
        #expect(screen.focusedLabel == "Search")
        #expect(screen.text("searching").exists)
        screen.press("a")
        screen.press("b")
        screen.press(.delete)
        #expect(screen.textField("Search").value == "a")
    }

    @Test("Tab goes through what can be used in reading order and comes back around")
    func tab() {
        let screen = Screen {
            VStack {
                TextField("First", text: .constant(""))
                Button("Off") {}.disabled(true)
                Toggle("Second", isOn: .constant(false))
                Slider(value: .constant(0.5)) { Text("Third") }
            }
        }
        var stops: [String?] = []
        for _ in 0..<4 {
            screen.press(.tab)
            stops.append(screen.focusedLabel)
        }
        screen.press(.tab, modifiers: .shift)
        stops.append(screen.focusedLabel)
        #expect(stops == ["First", "Second", "Third", "First", "Third"])
    }

    @Test("shortcuts use their controls from anywhere: Control stands for command, Return and Escape for dialogs")
    func shortcuts() {
        let log = Log()
        let screen = Screen {
            VStack {
                TextField("Name", text: .constant(""))
                Button("Save") { log("save") }.keyboardShortcut("s")
                Button("Save As") { log("save as") }.keyboardShortcut("s", modifiers: [.command, .shift])
                Button("OK") { log("ok") }.keyboardShortcut(.defaultAction)
                Button("Cancel") { log("cancel") }.keyboardShortcut(.cancelAction)
                Button("Off") { log("off") }.keyboardShortcut("o").disabled(true)
                Button("None") { log("none") }.keyboardShortcut(nil)
            }
        }
        screen.press("s", modifiers: .control)
        screen.press("s", modifiers: .command)
        screen.press("S", modifiers: [.control, .shift])
        screen.press("s")
        screen.press("o", modifiers: .control)
        screen.press(.return)
        screen.press(.escape)
        screen.textField("Name").tap()
        screen.press("s", modifiers: .control)
        screen.press(.return)
        #expect(log.lines == ["save", "save", "save as", "ok", "cancel", "save", "ok"])
    }

    @Test("a shortcut with Control comes before what an editor does with the key")
    func beforeEditor() {
        struct Compose: View {
            @State private var text = "a"
            let log: Log
            var body: some View {
                VStack {
                    TextEditor(text: $text).accessibilityLabel("Editor")
                    Button("Send") { log("send") }.keyboardShortcut(.return, modifiers: .command)
                    Button("Top") { log("top") }.keyboardShortcut(.upArrow, modifiers: .command)
                    Text("\(text.count) letters")
                }
            }
        }
        let log = Log()
        let screen = Screen { Compose(log: log) }
        screen.textEditor("Editor").tap()
        screen.press(.return, modifiers: .control)
        screen.press(.upArrow, modifiers: .control)
        #expect(log.lines == ["send", "top"] && screen.text("1 letters").exists)
        screen.press(.return)
        #expect(log.lines == ["send", "top"] && screen.text("2 letters").exists)
    }

    @Test("Control and Z take back what was typed into a field, and are a shortcut like others where nothing was")
    func undoing() {
        struct Compose: View {
            let log: Log
            @State private var text = "a"
            var body: some View {
                TextField("Name", text: $text)
                Button("Undo") { log("undo") }.keyboardShortcut("z")
                Button("Other text") { text = "b" }
            }
        }
        let log = Log()
        let screen = Screen { Compose(log: log) }
        func isTaken() -> Bool {
            let undo = KeyEvent(phase: .down, key: .character("z"), modifiers: .control)
            return screen.window.controller.takesKeyFromNative(undo)
        }
        screen.textField("Name").tap()
        #expect(isTaken() && log.lines == ["undo"])
        screen.textField("Name").type("c")
        #expect(!isTaken() && log.lines == ["undo"])
        screen.button("Other text").tap()
        screen.textField("Name").tap()
        #expect(isTaken() && log.lines == ["undo", "undo"])
    }

    @Test("Return in a field that has an onSubmit does that, not what the default button does as well")
    func submitFirst() {
        let log = Log()
        let screen = Screen {
            VStack {
                TextField("Text", text: .constant("")).onSubmit { log("submit") }
                Button("Add") { log("add") }.keyboardShortcut(.defaultAction)
            }
        }
        screen.textField("Text").tap()
        screen.press(.return)
        #expect(log.lines == ["submit"])
    }

    @Test("Return uses the control that has the keyboard before the default button")
    func focusedFirst() {
        let log = Log()
        let screen = Screen {
            VStack {
                Button("First") { log("first") }
                Button("OK") { log("ok") }.keyboardShortcut(.defaultAction)
            }
        }
        screen.press(.tab)
        screen.press(.return)
        #expect(log.lines == ["first"])
    }

    @Test("keys go to the view that has the keyboard, then outwards until one handles them")
    func keyPresses() {
        let log = Log()
        let screen = Screen {
            VStack {
                Text("Board").focusable()
                    .onKeyPress(.upArrow) {
                        log("up")
                        return .handled
                    }
                    .onKeyPress("x") {
                        log("inner x")
                        return .ignored
                    }
            }
            .onKeyPress(characters: .letters) {
                log("outer \($0.characters)")
                return .handled
            }
        }
        screen.press(.upArrow)
        #expect(log.lines == [])
        screen.press(.tab)
        #expect(screen.focusedLabel == "Board")
        screen.press(.upArrow)
        screen.press("x")
        #expect(log.lines == ["up", "inner x", "outer x"])
    }

    @Test("a ring is drawn around the control with the keyboard while keys are in use, and inside a field's box")
    func ring() {
        let screen = Screen(size: CGSize(width: 200, height: 120)) {
            VStack {
                Button("Press") {}
                TextField("Field", text: .constant(""))
            }
        }
        let plain = screen.image()
        screen.textField("Field").tap()
        let inField = screen.image()
        #expect(inField != plain)
        screen.press(.tab)
        #expect(screen.focusedLabel == "Press")
        let onButton = screen.image()
        #expect(onButton != inField && onButton != plain)
        screen.button("Press").tap()
        screen.hover(at: nil)
        #expect(screen.image() == plain, "the pointer hides the ring")
    }

    @Test("a disabled field does not take the keyboard")
    func unreachable() {
        struct Gone: View {
            @FocusState var field: Int?
            var body: some View {
                VStack {
                    Text("At \(field ?? -1)")
                    TextField("A", text: .constant("")).focused($field, equals: 1).disabled(true)
                    Button("Go") { field = 1 }
                    Button("Stop") { field = nil }
                }
            }
        }
        let screen = Screen { Gone() }
        screen.button("Go").tap()
        #expect(screen.focusedLabel == nil)
        screen.button("Stop").tap()
        #expect(screen.text("At -1").exists)
        #expect(screen.warnings == [])
    }

    struct Defaults: View {
        @FocusState private var field: Field?
        let mode: ScrollDismissesKeyboardMode
        var body: some View {
            ScrollView {
                TextField("Name", text: .constant("")).focused($field, equals: .name)
                TextField("City", text: .constant("")).focused($field, equals: .city)
                Color.red.frame(height: 900)
            }
            .scrollDismissesKeyboard(mode)
            .defaultFocus($field, .city)
        }
    }

    @Test("a view says where the keyboard is at first, and whether scrolling takes it away")
    func defaults() {
        for (mode, label) in [(ScrollDismissesKeyboardMode.automatic, "City"), (.immediately, nil)] {
            let stage = Stage { Defaults(mode: mode) }
            #expect(stage.elements.first { $0.isFocused }?.label == "City")
            _ = stage.root.handle(
                .scroll(
                    ScrollEvent(
                        location: CGPoint(x: 200, y: 200), delta: CGSize(width: 0, height: 10), phase: .changed,
                        time: 0)))
            stage.frame()
            #expect(stage.elements.first { $0.isFocused }?.label == label)
        }
    }
}
