import MartletGraph
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Labels of rows", .serialized)
struct LabelLineTests {
    private func frames(_ content: some View) -> (texts: [String: CGRect], elements: [String: CGRect]) {
        let window = TestWindow(size: CGSize(width: 400, height: 600), content)
        window.settle()
        defer { window.close() }
        let found = window.root.describe()
        return (
            Dictionary(found.texts.map { ($0.text, $0.frame) }, uniquingKeysWith: { a, _ in a }),
            Dictionary(found.elements.map { ($0.label, $0.frame) }, uniquingKeysWith: { a, _ in a })
        )
    }

    @Test("at its ideal size a label keeps 8 points from what it labels")
    func ideal() {
        let found = frames(
            VStack {
                Toggle("Sound", isOn: .constant(true)).fixedSize()
                Stepper("Count", value: .constant(1)).fixedSize()
            })
        for (title, width) in [("Sound", CGFloat(46)), ("Count", 69)] {
            let gap = (found.elements[title]?.maxX ?? 0) - width - (found.texts[title]?.maxX ?? 0)
            #expect(gap == 8, "\(title)")
        }
    }

    @Test("labelled content in a stepper's label ends before the stepper's buttons")
    func stepper() {
        let found = frames(
            Form {
                Stepper(value: .constant(1)) { LabeledContent("Guests", value: "1") }
            })
        let button = found.elements.first { $0.key.hasPrefix("Guests") }?.value ?? .zero
        #expect((found.texts["1"]?.maxX ?? 400) <= button.maxX - 69 - 8)
    }

    struct Labels: View {
        @State private var choice = 1
        let showsThird: Bool
        var body: some View {
            Form {
                Toggle(isOn: .constant(true)) {
                    Text("Toggle")
                    Text("What it does")
                    if showsThird { Text("More") }
                }
                Picker(selection: $choice) {
                    Text("One").tag(1)
                } label: {
                    Text("Picker")
                    Text("What is picked")
                }
                LabeledContent {
                    Text("Value")
                } label: {
                    Text("Content")
                    Text("What it is").italic()
                }
            }
        }
    }

    @Test("of two texts in the label of a Toggle, Picker or LabeledContent the second stands below, smaller")
    func lines() {
        let window = TestWindow(size: CGSize(width: 400, height: 600), Labels(showsThird: false))
        window.settle()
        defer { window.close() }
        let texts = Dictionary(
            window.root.describe().texts.map { ($0.text, $0.frame) }, uniquingKeysWith: { a, _ in a })
        let pairs = [("Toggle", "What it does"), ("Picker", "What is picked"), ("Content", "What it is")]
        for (title, line) in pairs {
            guard let title = texts[title], let line = texts[line] else {
                Issue.record("no \(title) or no \(line)")
                continue
            }
            #expect(title.minX == line.minX)
            #expect(title.maxY == line.minY)
            #expect(line.height < title.height)
        }
    }
}
