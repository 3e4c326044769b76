import MartletHost
import SwiftUI
import Testing
import ViewTesting

@testable import SwiftUI
@testable import ViewTesting

@MainActor @Suite("Taps without a pointer", .serialized)
struct TapActivationTests {
    private func element(_ label: String, on screen: Screen) throws -> AccessibleElement {
        try #require(screen.description.elements.first { $0.label == label })
    }

    private func activate(_ label: String, on screen: Screen) throws -> Bool {
        let element = try element(label, on: screen)
        return screen.root.perform(.activate, on: element.id)
    }

    struct Counters: View {
        let log: Log
        var body: some View {
            VStack {
                Text("Once").onTapGesture { log("once") }
                Text("Where").onTapGesture { _ in log("where") }.frame(width: 100, height: 40)
                Text("Twice").onTapGesture(count: 2) { log("twice") }
                Text("Either").gesture(
                    TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { _ in log("either") })
                Text("Off").onTapGesture { log("off") }.disabled(true)
            }
        }
    }

    @Test("a screen reader presses what follows one tap, and Tab stops at it")
    func activation() throws {
        let log = Log()
        let screen = Screen { Counters(log: log) }
        let elements = screen.description.elements
        #expect(elements.filter(\.isPressable).map(\.label) == ["Once", "Where", "Either"])
        #expect(elements.filter(\.isFocusable).map(\.label) == ["Once", "Where", "Either"])
        for name in ["Once", "Either"] { #expect(try activate(name, on: screen)) }
        for name in ["Twice", "Off"] { #expect(try !activate(name, on: screen)) }
        #expect(log.lines == ["once", "either"])
        for _ in 0..<3 { screen.press(.tab) }
        #expect(screen.text("Either").isFocused)
        screen.press(.space)
        screen.press(.tab)
        screen.press(.return)
        #expect(log.lines == ["once", "either", "either", "once"])
    }

    @Test("of a group that follows taps each text is pressed, and the keyboard stops once, or at its control")
    func groups() throws {
        let log = Log()
        let screen = Screen {
            VStack {
                Text("Title")
                Text("Details")
            }
            .onTapGesture { log("card") }
            HStack {
                Text("Page")
                Button("Save") { log("save") }
            }
            .onTapGesture { log("page") }
        }
        let elements = screen.description.elements
        #expect(elements.filter(\.isPressable).map(\.label) == ["Title", "Details", "Page"])
        #expect(elements.filter(\.isFocusable).map(\.label) == ["Title", "Save"])
        for name in ["Details", "Page", "Save"] { #expect(try activate(name, on: screen)) }
        #expect(log.lines == ["card", "page", "save"])
    }

    @Test("a shape that follows taps is an element to press; a control in it is used, not tapped")
    func shapes() throws {
        let log = Log()
        let screen = Screen {
            Circle().frame(width: 40, height: 40).onTapGesture { log("dot") }.accessibilityLabel("A dot")
            Rectangle().frame(width: 40, height: 40).onTapGesture { log("nameless") }
            Slider(value: .constant(1)) { Text("Volume") }.onTapGesture { log("slider") }
        }
        #expect(try element("A dot", on: screen).role == .button)
        #expect(try activate("A dot", on: screen))
        #expect(try activate("", on: screen))
        #expect(try !activate("Volume", on: screen))
        #expect(log.lines == ["dot", "nameless"])
        #expect(screen.description.elements.filter(\.isFocusable).map(\.label) == ["A dot", "", "Volume"])
        screen.press(.tab)
        screen.press(.space)
        #expect(log.lines == ["dot", "nameless", "dot"])
    }

    @Test("the ring is around the view that follows taps while the keyboard is at what is in it")
    func ring() {
        let screen = Screen(size: CGSize(width: 100, height: 60)) {
            Text(verbatim: "I").frame(width: 60, height: 20).onTapGesture {}
        }
        let before = screen.image()
        screen.press(.tab)
        #expect(screen.image() != before)
    }
}

@MainActor @Suite("States that screen readers are told", .serialized)
struct DescribedStateTests {
    @Test("what opens and closes says which it is")
    func expanded() {
        let screen = Screen {
            List {
                DisclosureGroup("More") { Text("inside") }
                Section("Part", isExpanded: .constant(true)) { Text("row") }
            }
            .listStyle(.sidebar)
            Button("Plain") {}
        }
        #expect(screen.button("More").isExpanded == false)
        screen.button("More").tap()
        #expect(screen.button("More").isExpanded == true && screen.button("Part").isExpanded == true)
        #expect(screen.button("Plain").isExpanded == nil)
    }

    @Test("dialogs are modal, unless what is behind can be used")
    func modal() {
        let screen = Screen {
            Button("Behind") {}
                .sheet(isPresented: .constant(true)) { Text("In a sheet") }
        }
        let elements = screen.description.elements
        #expect(elements.filter(\.isModal).map(\.role) == [.dialog])
        #expect(elements.filter(\.isCovered).map(\.label) == ["Behind"])
        let usable = Screen {
            Text("Behind")
                .sheet(isPresented: .constant(true)) {
                    Text("In a sheet").presentationDetents([.height(100)]).presentationBackgroundInteraction(.enabled)
                }
        }
        #expect(usable.description.elements.filter(\.isModal).isEmpty)
    }

    @Test("a stepper goes to a number in steps, no further than it can")
    func stepper() {
        let log = Log()
        let screen = Screen { Copies(log: log) }
        screen.stepper("Copies").set(8)
        #expect(screen.stepper("Copies").value == "8")
        screen.stepper("Copies").set(-50)
        #expect(screen.stepper("Copies").value == "1")
        #expect(log.lines == ["edit", "edit"])
    }

    struct Copies: View {
        let log: Log
        @State private var number = 4
        var body: some View {
            Stepper("Copies", value: $number, in: 1...9, step: 2) { if $0 { log("edit") } }
        }
    }

    @Test("the chosen day is on, and each can be pressed")
    func days() throws {
        var day = Date(timeIntervalSince1970: 0)
        let binding = Binding {
            day
        } set: {
            day = $0
        }
        let screen = Screen {
            DatePicker("Day", selection: binding, displayedComponents: .date).datePickerStyle(.graphical)
                .environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_US"))
        }
        let days = screen.description.elements.filter {
            $0.role == .button && $0.label.contains("1970") && $0.isOn != nil
        }
        #expect(days.count == 31 && days.filter { $0.isOn == true }.count == 1)
        #expect(screen.root.perform(.activate, on: days[8].id))
        #expect(day == Date(timeIntervalSince1970: 8 * 86_400))
    }
}
