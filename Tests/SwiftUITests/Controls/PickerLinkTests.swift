import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Picker pages and rows", .serialized)
struct PickerLinkTests {
    enum Color: String, CaseIterable, Identifiable {
        case red, green, blue
        var id: Self { self }
    }

    struct Page<S: PickerStyle>: View {
        let style: S
        var hidesLabel = false
        @State private var color: Color? = .green

        @ViewBuilder private var picker: some View {
            Picker("Colour", selection: $color) {
                Text("None").tag(Color?.none)
                ForEach(Color.allCases) { Text($0.rawValue).tag(Optional($0)) }
            }
        }

        var body: some View {
            NavigationStack {
                Form {
                    Section("Look") {
                        if hidesLabel { picker.labelsHidden() } else { picker }
                    }
                    Text("now \(color?.rawValue ?? "none")")
                }
                .navigationTitle("Settings")
            }
            .pickerStyle(style)
        }
    }

    @Test("a navigation link picker shows its value, opens a page of rows, and goes back with the choice")
    func navigationLink() {
        let screen = Screen { Page(style: .navigationLink) }
        #expect(screen.picker("Colour").value == "green")
        screen.picker("Colour").tap()
        #expect(screen.title == "Colour")
        #expect(screen.texts.filter { ["None", "red", "green", "blue"].contains($0) }.count == 4)
        screen.text("blue").tap()
        #expect(screen.texts.contains("now blue") && screen.title == "Settings")
        #expect(screen.picker("Colour").value == "blue")
        screen.picker("Colour").tap()
        screen.text("blue").tap()
        #expect(screen.title == "Settings")
        #expect(screen.warnings == [])
    }

    @Test("without a stack around a navigation link picker cannot be used")
    func navigationLinkWithoutStack() {
        let screen = Screen {
            Picker("Colour", selection: .constant(Color.red)) { ForEach(Color.allCases) { Text($0.rawValue) } }
                .pickerStyle(.navigationLink)
        }
        #expect(!screen.picker("Colour").isEnabled)
    }

    @Test("an inline picker in a form is a row for its label and one for each option, which react as a whole")
    func inlineRows() {
        let screen = Screen { Page(style: .inline) }
        let frames = ["Colour", "None", "red", "green", "blue"].compactMap { screen.rects[$0] }
        #expect(frames.count == 5)
        for (above, below) in zip(frames, frames.dropFirst()) { #expect(below.midY - above.midY == 50) }
        // Far from the text, in the row of it.
        screen.tap(at: CGPoint(x: 300, y: frames[2].midY))
        #expect(screen.texts.contains("now red"))
        screen.any("None").tap()
        #expect(screen.texts.contains("now none"))
        #expect(screen.picker("Colour").value == "None")
    }

    @Test("an inline picker whose label is hidden has rows for its options only, which the keyboard chooses")
    func inlineKeys() {
        let screen = Screen { Page(style: .inline, hidesLabel: true) }
        #expect(!screen.texts.contains("Colour"))
        for _ in 0..<6 where screen.focusedLabel != "green" { screen.press(.tab) }
        screen.press(.upArrow)
        #expect(screen.texts.contains("now red"))
    }

    @Test("the options of an inline picker are one stop of the keyboard, and arrows choose among them")
    func inlineArrows() {
        let screen = Screen { Page(style: .inline) }
        func press(_ key: KeyEquivalent) -> [String] {
            screen.press(key)
            return [screen.focusedLabel ?? "nothing", screen.texts.last ?? ""]
        }
        #expect(press(.tab) == ["green", "now green"])
        #expect(press(.downArrow) == ["blue", "now blue"])
        #expect(press(.downArrow) == ["blue", "now blue"], "it is the last")
        #expect(press(.upArrow) == ["green", "now green"])
        #expect(press(.upArrow) == ["red", "now red"])
        #expect(press(.tab) == ["red", "now red"], "there is nothing else to stop at")
        screen.text("blue").tap()
        #expect(screen.texts.last == "now blue")
    }

    private struct Unchosen: View {
        @State private var size = 0
        var body: some View {
            VStack {
                Button("Before") {}
                Picker("Size", selection: $size) { ForEach([1, 2, 3], id: \.self) { Text("Size \($0)") } }
                    .pickerStyle(.inline)
                Button("After") {}
                Text("now \(size)")
            }
        }
    }

    @Test("while no option is chosen, the keyboard stops at the first")
    func unchosen() {
        let screen = Screen { Unchosen() }
        func stops(_ count: Int) -> [String?] {
            (0..<count).map { _ in
                screen.press(.tab)
                return screen.focusedLabel
            }
        }
        #expect(stops(3) == ["Before", "Size 1", "After"])
        #expect(stops(2) == ["Before", "Size 1"])
        screen.press(.downArrow)
        #expect(screen.focusedLabel == "Size 2" && screen.texts.last == "now 2")
        #expect(stops(3) == ["After", "Before", "Size 2"])
    }

    @Test("on the page of a navigation link picker each option is a stop: choosing one leaves the page")
    func pageKeys() {
        let screen = Screen { Page(style: .navigationLink) }
        screen.picker("Colour").tap()
        for _ in 0..<6 where screen.focusedLabel != "red" { screen.press(.tab) }
        screen.press(.downArrow)
        #expect(screen.title == "Colour")
        screen.press(.space)
        #expect(screen.title == "Settings" && screen.texts.contains("now red"))
    }

    @Test("a wheel keeps its height of five lines in the row of a form")
    func wheelRow() {
        let screen = Screen { Page(style: .wheel) }
        let frame = screen.picker("Colour").frame
        #expect(frame.height == 160 && frame.minX >= 12 && frame.maxX <= 378)
        #expect(screen.picker("Colour").value == "green")
    }

    struct Item: Identifiable {
        let id: Int
        var color: Color
    }

    struct Several: View {
        @State var items: [Item]
        var body: some View {
            Picker("Colours", sources: $items, selection: \.color) {
                ForEach(Color.allCases) { Text($0.rawValue) }
            }
            .pickerStyle(.segmented)
            Text(items.map(\.color.rawValue).joined(separator: " "))
            Button("Empty") { items = [] }
        }
    }

    @Test("a picker of several values survives that there is none left, and marks nothing then")
    func emptySources() {
        let screen = Screen { Several(items: [Item(id: 1, color: .red), Item(id: 2, color: .blue)]) }
        screen.picker("Colours").select("green")
        #expect(screen.texts.contains("green green"))
        screen.button("Empty").tap()
        #expect(screen.picker("Colours").value == "")
        screen.picker("Colours").select("blue")
        #expect(screen.picker("Colours").value == "" && screen.warnings == [])
    }
}
