import MartletDisplay
import MartletHost
import Testing

@testable import SwiftUI

@MainActor @Suite("Controls under the pointer", .serialized)
struct PointerLookTests {
    /// What a control looks like at rest, under the pointer, pressed, and left again.
    private func looks(_ place: CGPoint = CGPoint(x: 200, y: 300), _ content: () -> some View) -> [[DisplayItem]] {
        let stage = Stage(content)
        let away = CGPoint(x: 1, y: 1)
        var looks = [shown(stage)]
        stage.pointer(.moved, place)
        looks.append(shown(stage))
        stage.pointer(.down, place)
        looks.append(shown(stage))
        stage.pointer(.moved, away)
        stage.pointer(.up, away)
        looks.append(shown(stage))
        return looks
    }

    private func shown(_ stage: Stage) -> [DisplayItem] {
        func flat(_ group: DisplayGroup) -> [DisplayItem] {
            // A fading group is told apart by a line of its opacity.
            let mark = DisplayItem.fill(
                .rect(.zero), .color(RGBA(red: 0, green: 0, blue: 0, alpha: Float(group.appearance.opacity))),
                FillStyle())
            let inner = group.items.flatMap { item -> [DisplayItem] in
                if case .group(let child) = item { flat(child) } else { [item] }
            }
            return group.appearance.opacity < 1 ? [mark] + inner : inner
        }
        return flat(stage.root.rootGroup)
    }

    private func expectThreeLooks(_ looks: [[DisplayItem]], _ name: String) {
        #expect(looks[0] != looks[1], "\(name) is the same under the pointer")
        #expect(looks[1] != looks[2] && looks[0] != looks[2], "\(name) is the same when pressed")
        #expect(looks[0] == looks[3], "\(name) is not as before when the pointer has left")
    }

    @Test("every kind of button, link and toggle shows the pointer over it and a press")
    func controls() {
        func name(_ index: Int) -> String { "button \(index)" }
        let place = CGPoint(x: 200, y: 300)
        expectThreeLooks(looks { Button("A") {} }, "a button")
        expectThreeLooks(looks { Button("A") {}.buttonStyle(.bordered) }, "a bordered button")
        expectThreeLooks(looks { Button("A") {}.buttonStyle(.borderedProminent) }, "a prominent button")
        expectThreeLooks(looks { Button("A") {}.buttonStyle(.borderless) }, "a button without border")
        let plain = looks { Button("Wide title") {}.buttonStyle(.plain) }
        #expect(
            plain[0] == plain[1] && plain[0] != plain[2] && plain[0] == plain[3], "a plain button shows a press alone")
        expectThreeLooks(looks { Button("A", role: .destructive) {} }, "a red button")
        expectThreeLooks(looks { Link("Wide title", destination: URL(string: "https://example.com")!) }, "a link")
        expectThreeLooks(looks { NavigationStack { NavigationLink("Wide title") { Text("") } } }, "a link to a page")
        expectThreeLooks(looks(place) { Toggle("T", isOn: .constant(true)) }, "a switch")
        expectThreeLooks(looks(place) { Toggle("T", isOn: .constant(false)).toggleStyle(.button) }, "a toggle button")
        expectThreeLooks(looks { Menu("Wide title") { Button("B") {} } }, "a menu")
        expectThreeLooks(
            looks(CGPoint(x: 300, y: 300)) {
                Picker("P", selection: .constant(0)) { ForEach(0..<2) { Text("\($0)").tag($0) } }.pickerStyle(
                    .segmented)
            }, "a segment")
        expectThreeLooks(
            looks {
                Picker("P", selection: .constant(0)) { ForEach(0..<1) { Text("Wide title \($0)").tag($0) } }
                    .pickerStyle(.radioGroup).labelsHidden()
            }, "a radio button")
        expectThreeLooks(
            looks(CGPoint(x: 230, y: 300)) { Stepper("S", value: .constant(1)).labelsHidden() }, "a stepper")
    }

    @Test("a disabled control shows nothing of the pointer")
    func disabled() {
        let looks = looks { Button("A") {}.disabled(true) }
        #expect(looks[0] == looks[1] && looks[1] == looks[2])
    }

    @Test("a row with a link shows the pointer as a whole, its label stays as it is")
    func rows() {
        let looks = looks(CGPoint(x: 200, y: 43)) {
            NavigationStack { List { NavigationLink("One") { Text("") } } }
        }
        #expect(looks[0] != looks[1] && looks[1] != looks[2])
        let texts = looks[1].filter { if case .text = $0 { true } else { false } }
        #expect(texts == looks[0].filter { if case .text = $0 { true } else { false } })
        #expect(looks[1].count == looks[0].count + 1)
    }

    @Test("what is around the content is darkened with what a sheet covers")
    func shade() {
        struct Content: View {
            @State var isShown = false
            var body: some View {
                Button("Show") { isShown = true }.sheet(isPresented: $isShown) {
                    Button("Close") { isShown = false }
                }
            }
        }
        let stage = Stage { Content() }
        #expect(stage.root.shade == 0)
        stage.click(stage.element(.button, "Show"))
        stage.advance(by: 1)
        #expect(abs(stage.root.shade - 0.32) < 0.001)
        stage.click(stage.element(.button, "Close"))
        stage.advance(by: 1)
        #expect(stage.root.shade == 0)
    }
}
