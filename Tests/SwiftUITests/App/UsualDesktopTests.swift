import SwiftUI
import Testing
@testable import ViewTesting

@MainActor @Suite("What users of a desktop do", .serialized)
struct UsualDesktopTests {
    private struct Closing: App {
        var body: some Scene {
            WindowGroup {
                Menu("More") { Button("Item") {} }.padding(50).toolbar { Button("New") {}.keyboardShortcut("k") }
            }
        }
    }

    @Test("a window with menus that nobody opened is closed by keys, and the program goes on", arguments: ["w", "q"])
    func closes(key: String) {
        let program = Program(Closing.self)
        program.windows[0].press("n", modifiers: .command)
        #expect(program.windows.count == 2)
        let other = Program(Closing.self)
        other.windows[0].press(KeyEquivalent(Character(key)), modifiers: .command)
        #expect(other.windows.isEmpty)
    }

    private struct OwnCommands: Commands {
        @Environment(\.openWindow) private var openWindow
        var body: some Commands {
            CommandGroup(replacing: .newItem) { Button("New Note") {}.keyboardShortcut("n") }
            CommandMenu("Notes") { Button("Archive") {} }
        }
    }

    private struct Noted: App {
        var body: some Scene {
            WindowGroup { Text("Notes") }.commands { OwnCommands() }
        }
    }

    @Test("commands of a type of one's own stand in place of the usual ones, and in their place in the menu")
    func replaces() {
        let program = Program(Noted.self)
        program.windows[0].press(KeyEquivalent("\u{F70D}"))
        let texts = program.windows[0].texts
        #expect(texts.contains("New Note") && texts.contains("Notes") && !texts.contains("New Window"), "\(texts)")
        program.windows[0].press(.escape)
        program.windows[0].press("n", modifiers: .command)
        #expect(program.windows.count == 1)
    }

    private struct Fields: View {
        let lines: Int
        @State private var isShown = false
        @State private var name = ""
        @FocusState private var hasKeyboard: Bool
        var body: some View {
            Button("Open") { isShown = true }.sheet(isPresented: $isShown) {
                ScrollView {
                    VStack {
                        ForEach(0..<lines, id: \.self) { Text("Line \($0)").frame(height: 30) }
                        TextField("Name", text: $name).focused($hasKeyboard)
                    }
                }
            }
            Text(hasKeyboard ? "writes" : "reads")
        }
    }

    @Test("a sheet begins in its first field, unless that would hide its beginning")
    func begins() {
        func open(_ lines: Int) -> [String] {
            let screen = Screen(size: CGSize(width: 600, height: 500)) { Fields(lines: lines) }
            screen.button("Open").tap()
            return screen.texts
        }
        #expect(open(2).contains("writes"))
        let long = open(40)
        #expect(long.contains("reads") && long.contains("Line 0"))
    }

    private struct Stars: View {
        @State private var count = 3
        var body: some View {
            List {
                HStack {
                    Text("Salad")
                    Text("★").accessibilityElement().accessibilityLabel("Rating").accessibilityValue("\(count) of 5")
                }
                .swipeActions { Button("Delete") {} }
            }
            Text("★").accessibilityElement().accessibilityLabel("Stars").accessibilityValue("\(count)")
                .accessibilityAdjustableAction { count += $0 == .increment ? 1 : -1 }
        }
    }

    @Test("a screen reader can make more of what is adjustable, and hears the values in a row's name")
    func adjusts() {
        let screen = Screen { Stars() }
        let stars = screen.description.elements.first { $0.label == "Stars" }
        #expect(stars?.isAdjustable == true && stars?.isFocusable == true)
        let quiet = Screen { Stars().focusEffectDisabled() }
        for each in [screen, quiet] {
            for _ in 0..<10 where each.focusedLabel != "Stars" { each.press(.tab) }
        }
        #expect(screen.focusedLabel == "Stars" && screen.image() != quiet.image(), "a ring shows where the keyboard is")
        let row = screen.description.elements.first { $0.role == .row }
        #expect(row?.label == "Salad, Rating, 3 of 5", "\(row?.label ?? "none")")
    }

    @Test("a screen reader finds a view where the shape for it is")
    func shaped() {
        let screen = Screen(size: CGSize(width: 200, height: 100)) {
            Text("Spot").frame(width: 100, height: 60)
                .contentShape(.accessibility, Rectangle().size(width: 20, height: 10).offset(x: 5, y: 7))
        }
        let frame = screen.description.elements.first { $0.label == "Spot" }?.frame
        #expect(frame == CGRect(x: 55, y: 27, width: 20, height: 10), "\(frame ?? .null)")
    }

    private struct Titled: View {
        var body: some View {
            Color.clear.sheet(isPresented: .constant(true)) {
                NavigationStack {
                    Form { DatePicker("Delivery", selection: .constant(.now)) }.navigationTitle("Item")
                }
            }
        }
    }

    @Test("a dialog is called what its page is")
    func dialog() {
        let screen = Screen { Titled() }
        #expect(screen.description.elements.first { $0.role == .dialog }?.label == "Item")
    }

    @Test("a time is written from left to right in every language", arguments: [false, true])
    func times(hasStepper: Bool) {
        let date = Calendar(identifier: .gregorian).date(from: DateComponents(year: 2026, hour: 14, minute: 37))!
        let screen = Screen(size: CGSize(width: 500, height: 200)) {
            VStack {
                if hasStepper {
                    DatePicker("At", selection: .constant(date), displayedComponents: .hourAndMinute)
                        .datePickerStyle(.stepperField)
                } else {
                    DatePicker("At", selection: .constant(date), displayedComponents: .hourAndMinute)
                        .datePickerStyle(.field)
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
            .environment(\.locale, Locale(identifier: "de_DE"))
        }
        let (hour, minute) = (screen.any("Hour").frame, screen.any("Minute").frame)
        #expect(hour.width > 0 && hour.maxX <= minute.minX, "\(hour), \(minute)")
    }

    @Test("the button that return presses looks so")
    func preferred() {
        func image(_ shortcut: KeyboardShortcut?) -> Data {
            Screen(size: CGSize(width: 100, height: 60)) { Button("Save") {}.keyboardShortcut(shortcut) }.image()
        }
        let prominent = Screen(size: CGSize(width: 100, height: 60)) {
            Button("Save") {}.buttonStyle(.borderedProminent)
        }
        #expect(image(.defaultAction) == prominent.image() && image(.cancelAction) != prominent.image())
    }

    private struct Marked: FormatStyle {
        func format(_ value: Int) -> AttributedString {
            var text = AttributedString("number \(value)")
            text.foregroundColor = .red
            return text
        }
    }

    private struct Person: Identifiable {
        let id: Int
        var name: String { "Person \(id)" }
    }

    @Test("texts of formats with attributes are shown, and rows of tables made of their values alone")
    func forms() {
        #expect(Screen { Text(3, format: Marked()) }.texts == ["number 3"])
        let people = [Person(id: 1), Person(id: 2)]
        let table = Screen(size: CGSize(width: 500, height: 300)) {
            Table(of: Person.self) {
                TableColumn("Name", value: \.name)
            } rows: {
                ForEach(people)
            }
        }
        #expect(table.texts.contains("Person 1") && table.texts.contains("Person 2"))
    }
}
