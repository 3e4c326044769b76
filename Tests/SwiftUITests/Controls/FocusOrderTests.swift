import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Where the keyboard goes", .serialized)
struct FocusOrderTests {
    private func screen(_ height: CGFloat = 300, @ViewBuilder _ content: () -> some View) -> Screen {
        Screen(size: CGSize(width: 300, height: height), content: content)
    }

    /// The labels at which Tab stops, and whether each is wholly in sight then.
    private func walk(_ screen: Screen, _ count: Int, backward: Bool = false) -> [String] {
        (0..<count).map { _ in
            screen.press(.tab, modifiers: backward ? .shift : [])
            guard let label = screen.focusedLabel else { return "nothing" }
            let frame = screen.any(label).frame
            return CGRect(origin: .zero, size: screen.size).contains(frame) ? label : "\(label) at \(frame)"
        }
    }

    @Test("Tab goes beyond the fold of a scroll view, scrolls what it stops at into sight, and comes back around")
    func eager() {
        let screen = screen {
            ScrollView {
                VStack {
                    ForEach(0..<6) { number in
                        Button("Button \(number)") {}
                        Color.red.frame(height: 400)
                    }
                }
            }
        }
        #expect(walk(screen, 7) == (0..<6).map { "Button \($0)" } + ["Button 0"])
        #expect(walk(screen, 2, backward: true) == ["Button 5", "Button 4"])
    }

    @Test("behind 256 rows without a stop Tab goes on beyond the list")
    func scanLimit() {
        func stops(_ far: Int) -> [String] {
            let screen = screen {
                VStack {
                    List(0..<500, id: \.self) { number in
                        if number == far { Button("Far") {} } else { Text("Row \(number)") }
                    }
                    Button("Behind") {}
                }
            }
            return walk(screen, 2)
        }
        #expect(stops(200) == ["Far", "Behind"] && stops(400).allSatisfy { $0 == "Behind" })
    }

    @Test("while nothing has the keyboard, it goes on from what was pressed; where nothing stops, it begins anew")
    func pressed() {
        let screen = screen {
            VStack {
                Button("First") {}
                Picker("Middle", selection: .constant(1)) { ForEach(1..<4) { Text("Option \($0)").tag($0) } }
                    .pickerStyle(.segmented)
                Button("Last") {}
                Color.red.frame(height: 40)
            }
        }
        let middle = screen.any("Middle").frame
        screen.tap(at: CGPoint(x: middle.midX, y: middle.midY))
        #expect(walk(screen, 2) == ["Last", "First"])
        screen.tap(at: CGPoint(x: middle.midX, y: middle.midY))
        #expect(walk(screen, 1, backward: true) == ["Last"], "the keyboard is at First")
    }

    @Test("a page that is pushed is gone through next, and the row that pushed it gets the keyboard back")
    func pushed() {
        let screen = Screen(size: CGSize(width: 900, height: 500)) {
            HStack {
                Button("Side") {}
                NavigationStack {
                    List {
                        NavigationLink("One") { Button("Inside One") {} }
                        NavigationLink("Two") { Button("Inside Two") {} }
                        Button("Three") {}
                    }
                }
            }
        }
        #expect(walk(screen, 3) == ["Side", "One", "Two"])
        screen.press(.space)
        #expect(walk(screen, 2) == ["Back", "Inside Two"])
        screen.press(.leftArrow, modifiers: .option)
        screen.settle()
        #expect(screen.focusedLabel == "Two")
        #expect(walk(screen, 1) == ["Three"])
    }

    @Test("an element with a name of its own is tapped from the keyboard where the gesture stands around it")
    func ownName() {
        let log = EventLog()
        let screen = screen {
            Color.red.accessibilityElement().accessibilityLabel("Card").onTapGesture { log.events.append("tap") }
                .contextMenu { Button("Delete") {} }
        }
        #expect(walk(screen, 1) == ["Card"])
        screen.press(.space)
        #expect(log.events == ["tap"])
    }

    @Test("in a scroll view inside of another one both scroll")
    func nested() {
        let screen = screen {
            ScrollView {
                Button("Top") {}
                Color.red.frame(height: 500)
                ScrollView(.horizontal) {
                    HStack {
                        ForEach(0..<4) { number in Button("Side \(number)") {}.padding(.trailing, 250) }
                    }
                }
                Color.red.frame(height: 500)
                Button("Bottom") {}
            }
        }
        #expect(walk(screen, 7) == ["Top", "Side 0", "Side 1", "Side 2", "Side 3", "Bottom", "Top"])
    }

    @Test("rows of a lazy container are made as Tab comes near, on and back", arguments: [true, false])
    func lazy(isList: Bool) {
        let screen = screen {
            if isList {
                List(0..<200) { number in Button("Row \(number)") {} }
            } else {
                ScrollView { LazyVStack { ForEach(0..<200) { number in Button("Row \(number)") {} } } }
            }
        }
        #expect(walk(screen, 200) == (0..<200).map { "Row \($0)" })
        #expect(walk(screen, 2) == ["Row 0", "Row 1"])
        #expect(walk(screen, 3, backward: true) == ["Row 0", "Row 199", "Row 198"])
    }

    @Test("rows without anything to stop at are passed, and the list stands where it stood")
    func texts() {
        let screen = screen {
            VStack {
                Button("Before") {}
                List(0..<10_000) { Text("Row \($0)") }
                Button("After") {}
            }
        }
        #expect(walk(screen, 3) == ["Before", "After", "Before"])
        #expect(screen.text("Row 0").exists)
    }

    @Test("a form's last field is reached from its first, and a section's controls in between")
    func form() {
        let screen = screen {
            Form {
                ForEach(0..<5) { number in
                    Section("Section \(number)") {
                        TextField("Field \(number)", text: .constant(""))
                        Toggle("Toggle \(number)", isOn: .constant(true))
                        Text("Text")
                    }
                }
            }
        }
        #expect(walk(screen, 10) == (0..<5).flatMap { ["Field \($0)", "Toggle \($0)"] })
    }

    @Test("options below one another are one stop, the chosen one, and their title is none")
    func inlinePicker() {
        let screen = screen {
            Form {
                TextField("Name", text: .constant(""))
                Picker("Hue", selection: .constant("Red")) {
                    ForEach(["Red", "Blue"], id: \.self) { Text($0) }
                }
                .pickerStyle(.inline)
                Toggle("Last", isOn: .constant(true))
            }
        }
        #expect(walk(screen, 3) == ["Name", "Red", "Last"] && screen.picker("Hue").value == "Red")
        #expect(walk(screen, 2, backward: true) == ["Red", "Name"])
    }

    struct Vanishing: View {
        @State private var isThere = true
        var body: some View {
            VStack {
                Button("First") {}
                if isThere { Button("Second") { isThere = false } }
                Button("Third") {}
                Button("Fourth") {}
            }
        }
    }

    @Test("when the element with the keyboard goes away, Tab goes on from where it was")
    func gone() {
        let screen = screen { Vanishing() }
        _ = walk(screen, 2)
        screen.press(.space)
        #expect(screen.focusedLabel == nil)
        #expect(walk(screen, 2) == ["Third", "Fourth"])
    }

    @Test("a field that a focus state names beyond the fold is scrolled into sight")
    func named() {
        struct Page: View {
            @FocusState private var isLast: Bool
            var body: some View {
                ScrollView {
                    Button("Go") { isLast = true }
                    Color.red.frame(height: 900)
                    TextField("Last", text: .constant("")).focused($isLast)
                }
            }
        }
        let screen = screen { Page() }
        screen.button("Go").tap()
        #expect(screen.focusedLabel == "Last")
        #expect(CGRect(x: 0, y: 0, width: 300, height: 300).contains(screen.textField("Last").frame))
    }

    private var tall: some View {
        ScrollView {
            VStack(spacing: 0) {
                Button("Top") {}.frame(height: 40)
                ForEach(0..<30) { Text("Line \($0)").frame(height: 40) }
            }
        }
    }

    private func top(_ screen: Screen) -> CGFloat { screen.rects["Line 15"].map(\.minY) ?? .nan }

    @Test("page keys, Space, Home, End and arrows scroll the page that holds the keyboard")
    func pageKeys() {
        let screen = screen { tall }
        func first() -> String? { screen.texts.first }
        screen.press(.pageDown)
        #expect(first() == "Line 5")
        screen.press(.space)
        #expect(first() == "Line 12")
        screen.press(.space, modifiers: .shift)
        screen.press(.pageUp)
        #expect(first() == "Top")
        screen.press(.end)
        #expect(screen.texts.last == "Line 29")
        screen.press(.home)
        #expect(first() == "Top")
        screen.press(.downArrow)
        #expect(first() == "Line 0")
        screen.press(.upArrow)
        #expect(first() == "Top")
        screen.press(.tab)
        #expect(screen.focusedLabel == "Top")
        screen.press(.pageDown)
        #expect(first() == "Line 5")
    }

    @Test("of two scroll views keys scroll the one that was clicked, then the one that Tab went to")
    func clicked() {
        let screen = screen {
            HStack {
                ScrollView { VStack { ForEach(0..<40) { Text("Left \($0)") } } }
                ScrollView {
                    VStack {
                        Button("Right") {}; ForEach(0..<40) { Text("Right \($0)") }
                    }
                }.frame(width: 120)
            }
        }
        func state() -> [Bool] { [screen.texts.contains("Left 0"), screen.texts.contains("Right 0")] }
        screen.tap(at: CGPoint(x: 240, y: 200))
        screen.press(.pageDown)
        #expect(state() == [true, false])
        screen.tap(at: CGPoint(x: 80, y: 200))
        screen.press(.pageDown)
        #expect(state() == [false, false])
        screen.press(.tab)
        screen.press(.end)
        screen.press(.home)
        #expect(state() == [false, true])
    }

    @Test("what a control does with arrows and Space comes before scrolling; a text field keeps all but the page keys")
    func controlsFirst() {
        struct Page: View {
            @State private var value = 0.5
            @State private var presses = 0
            var body: some View {
                ScrollView {
                    Slider(value: $value) { Text("Slider") }
                    Button("Presses \(presses)") { presses += 1 }
                    TextField("Field", text: .constant(""))
                    Color.red.frame(height: 900)
                }
            }
        }
        let screen = screen { Page() }
        screen.press(.tab)
        let place = screen.slider("Slider").frame
        screen.press(.rightArrow)
        screen.press(.downArrow)
        #expect(screen.slider("Slider").frame == place)
        screen.press(.tab)
        screen.press(.space)
        #expect(screen.button("Presses 1").frame.minY > 0)
        screen.press(.tab)
        screen.press(.downArrow)
        screen.press(.end)
        #expect(screen.slider("Slider").frame == place)
        screen.press(.pageDown)
        #expect(!screen.slider("Slider").isHittable)
    }

    @Test("End shows the last row of a long list, Home the first")
    func longList() {
        let screen = screen {
            List(0..<1_000) { number in Text("Row \(number)").padding(.vertical, number > 500 ? 12 : 0) }
        }
        screen.press(.end)
        #expect(screen.text("Row 999").exists)
        screen.press(.home)
        #expect(screen.text("Row 0").exists)
    }
}
