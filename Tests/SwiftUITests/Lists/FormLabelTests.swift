import Foundation
import MartletDisplay
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Labels in forms")
struct FormLabelTests {
    private struct Page: View {
        @State private var name = ""
        @State private var age = 30
        @State private var secret = "word"
        @State private var volume = 0.5
        @State private var size = 0
        @State private var date = Date(timeIntervalSince1970: 1_750_000_000)

        var body: some View {
            TextField("Name", text: $name, prompt: Text("Ada"))
            TextField("Age", value: $age, format: .number)
            SecureField("Secret", text: $secret)
            Slider(value: $volume) { Text("Volume") }
            Picker("Size", selection: $size) {
                Text("S").tag(0)
                Text("L").tag(1)
            }
            .pickerStyle(.segmented)
        }
    }

    /// What the fields show while they are empty, and what they are called.
    private func entries(_ content: some View) -> [String] {
        let picture = Picture(500, 500, content)
        defer { picture.close() }
        return picture.items.compactMap { item in
            guard case .native(let native) = item, case .textEntry(let entry) = native.content else { return nil }
            return "\(entry.accessibilityLabel): \(entry.placeholder)"
        }
    }

    @Test("on a desktop each control has its label at the leading edge, the fields and sliders begin below one another")
    func rows() {
        let screen = Screen(size: CGSize(width: 500, height: 500)) { Form { Page() } }
        let controls = [
            screen.textField("Name"), screen.textField("Age"), screen.any("Secret"), screen.slider("Volume"),
        ]
        #expect(Set(controls.map(\.frame.minX)).count == 1)
        #expect(controls.allSatisfy { $0.frame.minX > 150 && $0.frame.maxX == 476 })
        // The rest of the rows is the labels'.
        let segments = screen.picker("Size").frame
        #expect(segments.maxX == 476 && segments.width < 150)
        #expect(entries(Form { Page() }) == ["Name: Ada", "Age: ", "Secret: "])
    }

    @Test("on a phone the title of a field is its placeholder, and a slider has no label")
    func phone() {
        let screen = Screen(size: CGSize(width: 390, height: 500), idiom: .phone) { Form { Page() } }
        #expect(screen.textField("Name").frame.minX < 40 && screen.slider("Volume").frame.minX < 40)
        #expect(screen.picker("Size").frame.width > 300)
    }

    @Test("in a form of columns the labels end, and the controls begin, below one another")
    func columns() {
        let screen = Screen(size: CGSize(width: 400, height: 500)) {
            Form {
                Page()
                LabeledContent("Version", value: "1.2")
                Toggle("Public", isOn: .constant(true))
                Button("Send") {}
            }
            .formStyle(.columns)
        }
        let starts =
            [screen.textField("Name"), screen.textField("Age"), screen.any("Secret")].map { $0.frame.minX - 9 }
            + [screen.slider("Volume"), screen.picker("Size"), screen.text("1.2"), screen.toggle("Public")]
            .map(\.frame.minX) + [screen.button("Send").frame.minX]
        #expect(Set(starts.map { $0.rounded() }).count == 1, "\(starts)")
        #expect(starts[0] > 40)
        #expect(screen.textField("Name").frame.maxX + 9 == 400)
        #expect(screen.text("Version").frame.maxX + 8 == screen.text("1.2").frame.minX)
    }

    @Test("labels that are hidden take no room, and a field has its title as placeholder again")
    func hidden() {
        let screen = Screen(size: CGSize(width: 500, height: 500)) { Form { Page().labelsHidden() } }
        #expect(screen.textField("Age").frame.minX == 24)
        #expect(entries(Form { Page().labelsHidden() }) == ["Name: Ada", "Age: Age", "Secret: Secret"])
        #expect(screen.slider("Volume").frame.minX == 24)
    }

    @Test("what labelled content holds is named already, and what a form shows elsewhere is in no form")
    func elsewhere() {
        let field = TextField("Word", text: .constant(""))
        #expect(entries(Form { LabeledContent("Of the day") { field } }) == ["Word: Word"])
        #expect(entries(List { field }) == ["Word: Word"])
        #expect(entries(Form { Text("Row").popover(isPresented: .constant(true)) { field } }) == ["Word: Word"])
        #expect(entries(Form { field }) == ["Word: "])
        #expect(entries(Form { TextField(text: .constant("")) { Label("Word", systemImage: "star") } }) == ["Word: "])
    }

    @Test("a toggle among the buttons of a group is a button itself")
    func controlGroup() {
        let screen = Screen(size: CGSize(width: 500, height: 300)) {
            Form {
                ControlGroup {
                    Toggle(isOn: .constant(false)) { Label("Bold", systemImage: "bold") }
                    Button("Undo") {}
                }
            }
        }
        let (toggle, button) = (screen.toggle("Bold").frame, screen.button("Undo").frame)
        #expect(button.minX - toggle.maxX == 1 && toggle.height == button.height)
    }

    @Test(
        "a switch, a stepper and a colour hug their labels outside of rows on a desktop, and fill the width on a phone")
    func hugging() {
        func width(_ idiom: Idiom) -> [CGFloat] {
            let screen = Screen(size: CGSize(width: 400, height: 300), idiom: idiom) {
                VStack {
                    Toggle("On", isOn: .constant(true))
                    Stepper("Two", value: .constant(2))
                }
            }
            return [screen.toggle("On").frame.width, screen.stepper("Two").frame.width]
        }
        #expect(width(.desktop).allSatisfy { $0 < 150 })
        #expect(width(.phone) == [400, 400])
    }

    @Test("no word of a label or a value breaks while the value can stand below")
    func narrow() {
        func rects(_ width: CGFloat) -> (CGRect, CGRect) {
            let screen = Screen(size: CGSize(width: width, height: 600)) {
                Form { LabeledContent("Quantity", value: "1,234,567.89") }
            }
            return (screen.text("Quantity").frame, screen.text("1,234,567.89").frame)
        }
        let wide = rects(400)
        #expect(wide.0.midY == wide.1.midY && wide.1.maxX == 376)
        let (label, value) = rects(170)
        #expect(value.minY > label.maxY && value.minX == label.minX)
        #expect(label.height == wide.0.height && value.height == wide.1.height)
    }

    @Test("a text breaks into lines beside a label while its words are whole")
    func lines() {
        let long = "Several words that take more than one line"
        let screen = Screen(size: CGSize(width: 300, height: 600)) { Form { LabeledContent("Note", value: long) } }
        #expect(screen.text(long).frame.minX > screen.text("Note").frame.maxX)
        #expect(screen.text(long).frame.height > 30)
    }

    @Test("cells of a table have boxes to check")
    func cells() {
        struct Row: Identifiable { let id: Int }
        let screen = Screen(size: CGSize(width: 900, height: 300)) {
            Table([Row(id: 1)]) {
                TableColumn("A") { _ in Text("Name") }
                TableColumn("B") { _ in Toggle("Done", isOn: .constant(true)).labelsHidden() }
            }
        }
        #expect(screen.toggle("Done").frame.size == CGSize(width: 20, height: 20))
    }

    /// Asks its views for the least that they take.
    private struct Least: Layout {
        let tell: (CGSize) -> Void

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            for view in subviews { tell(view.sizeThatFits(.zero)) }
            return proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test("where no height is offered a label keeps to one line, so that a window is not as high as its letters")
    func leastHeight() {
        var sizes: [CGSize] = []
        _ = Screen {
            Least(tell: { sizes.append($0) }) {
                Toggle("Notifications", isOn: .constant(true))
                Stepper("Copies of the page", value: .constant(1))
            }
        }
        #expect(sizes.count >= 2 && sizes.allSatisfy { $0.height < 70 })
    }
}
