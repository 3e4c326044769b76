import SwiftUI
import Testing

@testable import ViewTesting

@MainActor @Suite("Picker", .serialized)
struct PickerTests {
    enum Hue: String, CaseIterable, Identifiable {
        case red, green, blue
        var id: Hue { self }
    }

    /// A picker in any style, whose binding writes down what happens.
    struct Styled<Style: PickerStyle>: View {
        let style: Style
        @State private var hue = Hue.red
        var body: some View {
            VStack {
                Text("Now \(hue.rawValue)")
                Picker("Hue", selection: $hue) {
                    ForEach(Hue.allCases) { Text($0.rawValue) }
                }
                .pickerStyle(style)
            }
        }
    }

    private func check(_ style: some PickerStyle, _ name: String) {
        let screen = Screen { Styled(style: style) }
        #expect(screen.picker("Hue").value == "red", "\(name)")
        screen.picker("Hue").select("blue")
        #expect(screen.text("Now blue").exists, "\(name)")
        #expect(screen.picker("Hue").value == "blue", "\(name)")
        screen.picker("Hue").decrement()
        #expect(screen.text("Now green").exists, "\(name)")
        #expect(screen.warnings == [], "\(name)")
    }

    @Test("the options of a radio group are shown whole beside the label")
    func radioOptions() {
        let screen = Screen(size: CGSize(width: 720, height: 400)) {
            Form {
                Picker("Contact", selection: .constant("Mail")) {
                    ForEach(["Mail", "Letter", "Never"], id: \.self) { Text($0).tag($0) }
                }
                .pickerStyle(.radioGroup)
                Text("Letter and so on")
            }
        }
        let ideal = Screen { Text("Letter") }.text("Letter").frame.width
        // A round button and the space after it come before the text.
        #expect(screen.any("Letter").frame.width == ideal + 28)
    }

    @Test(
        "a wheel that scrolls a form does not turn a picker that comes under the pointer",
        arguments: [200, 330] as [CGFloat])
    func wheelOverWheel(x: CGFloat) {
        struct Page: View {
            @State private var rating = 3
            var body: some View {
                Form {
                    ForEach(0..<8) { Text("Row \($0)") }
                    Picker("Rating", selection: $rating) { ForEach(1..<6) { Text("\($0) of 5").tag($0) } }
                        .pickerStyle(.wheel)
                    ForEach(8..<10) { Text("Row \($0)") }
                }
            }
        }
        let screen = Screen(size: CGSize(width: 400, height: 300)) { Page() }
        for _ in 0..<20 { screen.scroll(at: CGPoint(x: x, y: 200), by: CGSize(width: 0, height: 60)) }
        #expect(screen.picker("Rating").value == "3 of 5")
        #expect(screen.text("Row 9").exists)
    }

    @Test("a wheel is as high as its frame says, and five lines where nothing is said")
    func wheelHeight() {
        func height(in frame: CGFloat?) -> CGFloat {
            let screen = Screen(size: CGSize(width: 300, height: 500)) {
                Picker("Number", selection: .constant(4)) { ForEach(0..<20, id: \.self) { Text("\($0)") } }
                    .pickerStyle(.wheel).labelsHidden().frame(height: frame)
                Text("Below")
            }
            return screen.picker("Number").frame.height
        }
        #expect(height(in: 100) == 100)
        #expect(height(in: 300) == height(in: nil))
        #expect(height(in: nil) > 140)
    }

    @Test("the options of a constant range have their places as tags, those of one with ids the ids")
    func ranges() {
        let screen = Screen {
            Picker("People", selection: .constant(2)) { ForEach(2..<100) { Text("\($0) people") } }
            Picker("Guests", selection: .constant(2)) { ForEach(2..<100, id: \.self) { Text("\($0) guests") } }
        }
        #expect(screen.picker("People").value == "4 people")
        #expect(screen.picker("Guests").value == "2 guests")
    }

    @Test("the ids of a ForEach are tags; every style shows the choice, and is chosen in by pointer and by keys")
    func styles() {
        check(.automatic, "automatic")
        check(.menu, "menu")
        check(.segmented, "segmented")
        check(.inline, "inline")
        check(.wheel, "wheel")
        check(.palette, "palette")
        check(.radioGroup, "radioGroup")
        check(SegmentedPickerStyle(), "SegmentedPickerStyle")
        check(WheelPickerStyle(), "WheelPickerStyle")
    }

    struct Optionals: View {
        @State private var hue: Hue? = .green
        let includesOptional: Bool
        var body: some View {
            VStack {
                Text("Now \(hue?.rawValue ?? "nothing")")
                Picker(selection: $hue, label: Text("Hue")) {
                    Text("None").tag(Hue?.none)
                    ForEach(Hue.allCases, id: \.rawValue) {
                        Text($0.rawValue).tag($0, includeOptional: includesOptional)
                    }
                }
                .pickerStyle(.segmented)
            }
        }
    }

    @Test("an optional selection takes tags of what it wraps, and a row for none")
    func optionals() {
        let screen = Screen { Optionals(includesOptional: true) }
        #expect(screen.picker("Hue").value == "green")
        screen.picker("Hue").select("None")
        #expect(screen.text("Now nothing").exists)
        screen.picker("Hue").select("blue")
        #expect(screen.text("Now blue").exists)
        #expect(screen.warnings == [])
    }

    @Test("on a phone the titles of segments grow with the user's wish no further than those of bars")
    func largeSegments() {
        func height(_ size: DynamicTypeSize, _ idiom: Idiom) -> CGFloat {
            let screen = Screen(size: CGSize(width: 390, height: 300), idiom: idiom) {
                Picker("Trip", selection: .constant(0)) { Text("Walk").tag(0) }.pickerStyle(.segmented)
                    .dynamicTypeSize(size)
            }
            return screen.text("Walk").frame.height
        }
        #expect(height(.accessibility5, .phone) == height(.xxxLarge, .phone))
        #expect(height(.xxxLarge, .phone) > height(.large, .phone))
        #expect(height(.accessibility5, .desktop) > height(.xxxLarge, .desktop))
    }

    @Test("a selection that no option has is warned of, shows no option, and can be left by choosing one")
    func invalid() {
        let screen = Screen { Optionals(includesOptional: false) }
        #expect(screen.picker("Hue").value == "")
        #expect(
            screen.warnings == [
                "Picker: the selection \"Optional(\(String(reflecting: Hue.green)))\" is invalid and does not have an "
                    + "associated tag, this will give undefined results."
            ])
        screen.picker("Hue").select("None")
        #expect(screen.text("Now nothing").exists)
    }

    struct Numbers: View {
        @State private var first = 1
        @State private var second = 2
        var body: some View {
            VStack {
                Text("\(first) \(second)")
                Picker("Both", sources: [$first, $second], selection: \.self) {
                    ForEach(0..<4, id: \.self) { Text("\($0)") }
                }
                .pickerStyle(.radioGroup)
            }
        }
    }

    @Test("a picker of several values marks what any of them is, and sets them all")
    func sources() {
        let screen = Screen { Numbers() }
        #expect(screen.picker("Both").value == "1, 2")
        screen.picker("Both").select("3")
        #expect(screen.text("3 3").exists)
        #expect(screen.picker("Both").value == "3")
    }

    @Test("the titles of segments are the system's, in a header with its own letters, too")
    func segmentTitles() {
        func size(_ font: Font?) -> CGSize? {
            let screen = Screen {
                Picker("Span", selection: .constant(1)) {
                    Text("Week").tag(1)
                    Text("Year").tag(2)
                }
                .pickerStyle(.segmented).fixedSize().font(font).foregroundStyle(.red)
            }
            return screen.rects["Week"]?.size
        }
        #expect(size(.caption) == size(nil) && size(.largeTitle) == size(nil))
    }

    @Test("the tabs of a picker look like segments, are chosen like those, and are told to screen readers as tabs")
    func tabs() {
        let screen = Screen(size: CGSize(width: 306, height: 200)) { Styled(style: .tabs) }
        let segments = Screen(size: CGSize(width: 306, height: 200)) { Styled(style: .segmented) }
        #expect(screen.image() == segments.image())
        let tabs = screen.description.elements.filter { $0.role == .tab }
        #expect(
            tabs.map(\.label) == segments.description.elements.filter { $0.role == .option }.map(\.label)
                && tabs.count == 3)
        #expect(tabs.filter { $0.isOn == true }.count == 1)
        screen.picker("Hue").select("blue")
        #expect(screen.picker("Hue").value == "blue")
        #expect(screen.description.elements.first { $0.role == .tab && $0.isOn == true }?.label == "blue")
        #expect(screen.audit([.unreachable]).isEmpty)
    }

    @Test("segments share the width that is offered, in a box 34 points high")
    func segments() {
        let screen = Screen(size: CGSize(width: 306, height: 200)) { Styled(style: .segmented) }
        #expect(screen.picker("Hue").frame.size == CGSize(width: 306, height: 34))
        #expect(screen.any("blue").frame.width == 100)
        #expect(screen.any("blue").frame.minX == 203)
    }

    @Test("a wheel has five lines with the choice in the middle, and turns by dragging and scrolling")
    func wheel() {
        let screen = Screen { Styled(style: .wheel) }
        let wheel = screen.picker("Hue").frame
        #expect(wheel.height == 160)
        #expect(screen.any("red").frame.midY == wheel.midY)
        screen.picker("Hue").drag(by: CGSize(width: 0, height: -40))
        #expect(screen.text("Now green").exists)
        #expect(screen.any("green").frame.midY == wheel.midY)
        screen.picker("Hue").drag(by: CGSize(width: 0, height: -400))
        #expect(screen.text("Now blue").exists)
    }

    @Test("a disabled picker cannot be used")
    func disabled() {
        let screen = Screen { Styled(style: .segmented).disabled(true) }
        #expect(!screen.picker("Hue").isEnabled)
        let blue = screen.any("blue").frame
        screen.tap(at: CGPoint(x: blue.midX, y: blue.midY))
        #expect(screen.text("Now red").exists)
    }

    @Test("a menu shows the choice on its button, ticks it among the others, and goes when another is chosen")
    func menu() {
        let screen = Screen(size: CGSize(width: 300, height: 300)) { Styled(style: .menu) }
        #expect(screen.texts == ["Now red", "red"])
        screen.picker("Hue").tap()
        #expect(screen.texts == ["Now red", "red", "red", "green", "blue"])
        #expect(screen.button("red").value == "1")
        #expect(screen.button("green").value == "0")
        screen.press(.downArrow)
        screen.press(.downArrow)
        screen.press(.return)
        #expect(screen.texts == ["Now green", "green"])
        screen.picker("Hue").tap()
        screen.press(.escape)
        #expect(screen.texts == ["Now green", "green"])
    }

    struct Labelled: View {
        @State private var number = 1
        var body: some View {
            Picker("Number", selection: $number) {
                Text("One").tag(1)
                Text("Two").tag(2)
            } currentValueLabel: {
                Text("No. \(number)")
            }
        }
    }

    @Test("a label of the value stands for the chosen option on the button")
    func currentValueLabel() {
        let screen = Screen { Labelled() }
        #expect(screen.texts == ["No. 1"])
        screen.picker("Number").select("Two")
        #expect(screen.texts == ["No. 2"])
    }
}
